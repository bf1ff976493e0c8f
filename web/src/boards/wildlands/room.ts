/** Finding room inside a space: spots that overlap neither each other nor the number, and that are kept. */
import type { Point, Space, WildMap } from './content.ts';
import { between, contains, distanceToOutline } from './furniture.ts';

export const TOKEN = 35;
export const SHARD = 19;
const GRID = 8;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.52, 0.45];
const GAP = 3;
/** The battlement round the number of a cover space, and what the pips of a token above it need. */
const RING = 27;
const PIPS = 6;
/** A shard shows its owner's sign at its foot. */
const INSIDE = 1.3;
/** So much smaller would everybody be for the sake of their old places that they are better arranged anew for a newcomer. */
const WORTH = 0.19;
/** Rather than overlap somebody in the next space, tokens are this small, but no smaller. */
const APART = 0.8;

/** Something round that is in the way. */
export interface Disc {
  point: Point;
  radius: number;
}

export interface Settled {
  spots: Point[];
  scale: number;
}

interface Candidate {
  point: Point;
  edge: number;
  core: number;
}

const candidates = new WeakMap<Space, Candidate[]>();

/** The points of a grid that lie inside a space, those close to its core first. */
function candidatesOf(space: Space): Candidate[] {
  const known = candidates.get(space);
  if (known) return known;
  const [xs, ys] = [space.points.map(([x]) => x), space.points.map(([, y]) => y)];
  const found: Candidate[] = [];
  for (let x = Math.min(...xs) + GRID / 2; x < Math.max(...xs); x += GRID) {
    for (let y = Math.min(...ys) + GRID / 2; y < Math.max(...ys); y += GRID) {
      const point: Point = [x, y];
      if (contains(space.points, point)) found.push(measured(space, point));
    }
  }
  found.sort((one, other) => one.core - other.core || other.edge - one.edge);
  candidates.set(space, found);
  return found;
}

function measured(space: Space, point: Point): Candidate {
  return { point, edge: distanceToOutline(space.points, point), core: between(point, space.core) };
}

/** How far the number of a space reaches from its core. */
export function coreOf(space: Space, map: WildMap): number {
  return space.cover ? Math.max(RING, map.core_radius) : map.core_radius;
}

function isFree(space: Space, core: number, { point, edge, core: far }: Candidate, radius: number, taken: readonly Disc[]): boolean {
  const above = radius > SHARD && point[1] < space.core[1] && Math.abs(point[0] - space.core[0]) < radius;
  return edge >= radius * 0.78
    && far >= core + radius + (above ? PIPS : 0)
    && taken.every((other) => between(other.point, point) >= other.radius + radius + GAP);
}

/** Does nobody in the next spaces overlap it? */
function isClear({ point }: Candidate, radius: number, strangers: readonly Disc[]): boolean {
  return strangers.every((other) => between(other.point, point) >= other.radius + radius);
}

/** Shards lie beside the number and well inside, so that nobody wonders in which space; tokens stand round them. */
export function layDown(space: Space, core: number, kept: readonly (Point | undefined)[]): Settled {
  const all = candidatesOf(space);
  const inside = all.filter(({ edge, core: far }) => edge >= INSIDE * SHARD && far >= core + SHARD);
  return settled(space, core, SHARD, kept, [], inside.length >= kept.length ? inside : all);
}

/**
 * Tokens stand close to the number: those who have a place keep it, and newcomers take the one they wish or what is free,
 * where they can clear of those in the next spaces. Where somebody has left, the others take the room again.
 */
export function standUp(
  space: Space, core: number, kept: readonly (Point | undefined)[], taken: readonly Disc[], wished: readonly (Point | undefined)[] = [],
  strangers: readonly Disc[] = [],
): Settled {
  const near = strangers.filter(({ point, radius }) => contains(space.points, point) || distanceToOutline(space.points, point) < radius);
  const place = (known: readonly (Point | undefined)[]) => settled(space, core, TOKEN, known, taken, candidatesOf(space), wished, near);
  const found = place(kept);
  if (found.scale === 1 || kept.every((spot) => !spot)) return found;
  const anew = place(kept.map(() => undefined));
  const better = anew.scale - found.scale;
  return better >= WORTH || (better > 0 && kept.every((spot) => spot)) ? anew : found;
}

function settled(
  space: Space, core: number, size: number, kept: readonly (Point | undefined)[], taken: readonly Disc[], order: readonly Candidate[],
  wished: readonly (Point | undefined)[] = [], strangers: readonly Disc[] = [],
): Settled {
  const apart = strangers.length ? SCALES.filter((scale) => scale >= APART).map((scale) => ({ scale, clear: strangers })) : [];
  for (const { scale, clear } of [...apart, ...SCALES.map((scale) => ({ scale, clear: [] }))]) {
    const spots = tryAt(space, core, size * scale, kept, taken, order, wished, clear);
    if (spots) return { spots, scale };
  }
  // More than the space can hold: side by side across it, over the number.
  const step = 20;
  return {
    scale: SCALES.at(-1)!,
    spots: kept.map((_, index) => [space.core[0] + ((index % 5) - 2) * step, space.core[1] + (Math.floor(index / 5) - 1) * step]),
  };
}

function tryAt(
  space: Space, core: number, radius: number, kept: readonly (Point | undefined)[], taken: readonly Disc[], order: readonly Candidate[],
  wished: readonly (Point | undefined)[], strangers: readonly Disc[],
): Point[] | null {
  const all = [...taken];
  const put = (candidate: Candidate | undefined) => {
    if (!candidate || !isFree(space, core, candidate, radius, all)) return false;
    all.push({ point: candidate.point, radius });
    return true;
  };
  const spots = kept.map((spot) => (spot && put(measured(space, spot)) ? spot : null));
  if (spots.some((spot, index) => kept[index] && !spot)) return null;
  for (const [index, spot] of spots.entries()) {
    if (spot) continue;
    const wish = wished[index];
    const isWished = wish && isFree(space, core, measured(space, wish), radius, all);
    const free = isWished ? measured(space, wish) : order.find((candidate) => isFree(space, core, candidate, radius, all) && isClear(candidate, radius, strangers));
    if (!put(free)) return null;
    spots[index] = free!.point;
  }
  return spots as Point[];
}
