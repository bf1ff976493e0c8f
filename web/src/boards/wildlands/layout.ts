/** Where tokens and shards stand inside the spaces, so that they overlap neither each other nor the number. */
import type { Point, Space, WildMap } from './content.ts';
import { between, contains, distanceToOutline } from './furniture.ts';
import { allCharacters, type Character, type WildlandsView } from './view.ts';

export interface Placed {
  /** `character:P1.3`, or `shard:P1.17`, which is no element of the game but a key. */
  key: string;
  space: number;
  x: number;
  y: number;
  /** How much smaller than usual. */
  scale: number;
}

export interface PlacedCharacter extends Placed {
  character: Character;
}

export interface PlacedShard extends Placed {
  seat: number;
}

const TOKEN = 33;
const SHARD = 19;
const GRID = 8;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.52, 0.45];
const GAP = 3;
/** The battlement round the number of a cover space, and what the pips of a token above it need. */
const RING = 27;
const PIPS = 6;

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
      if (!contains(space.points, point)) continue;
      found.push({ point, edge: distanceToOutline(space.points, point), core: between(point, space.core) });
    }
  }
  found.sort((one, other) => one.core - other.core || other.edge - one.edge);
  candidates.set(space, found);
  return found;
}

/** Does something so large stand right above the number? */
function above(space: Space, [x, y]: Point, radius: number): boolean {
  return radius > SHARD && y < space.core[1] && Math.abs(x - space.core[0]) < radius;
}

function tryAt(space: Space, radii: readonly number[], core: number): Point[] | null {
  const spots: { point: Point; radius: number }[] = [];
  for (const radius of radii) {
    const free = candidatesOf(space).find(
      (spot) =>
        spot.edge >= radius * 0.78 &&
        spot.core >= core + radius + (above(space, spot.point, radius) ? PIPS : 0) &&
        spots.every((other) => between(other.point, spot.point) >= other.radius + radius + GAP),
    );
    if (!free) return null;
    spots.push({ point: free.point, radius });
  }
  return spots.map(({ point }) => point);
}

function arrange(space: Space, radii: readonly number[], core: number): { spots: Point[]; scale: number } {
  for (const scale of SCALES) {
    const spots = tryAt(space, radii.map((radius) => radius * scale), core);
    if (spots) return { spots, scale };
  }
  // More than the space can hold: side by side across it, over the number.
  const step = 20;
  return {
    scale: SCALES.at(-1)!,
    spots: radii.map((_, index) => [space.core[0] + ((index % 5) - 2) * step, space.core[1] + (Math.floor(index / 5) - 1) * step]),
  };
}

/** All tokens and shards. Of hidden characters only those whose space this view knows. */
export function place(map: WildMap, view: WildlandsView): { characters: PlacedCharacter[]; shards: PlacedShard[] } {
  const here = new Map<number, { characters: Character[]; shards: number[] }>();
  const at = (space: number) => {
    const found = here.get(space) ?? { characters: [], shards: [] };
    here.set(space, found);
    return found;
  };
  for (const character of allCharacters(view)) if (character.space !== null) at(character.space).characters.push(character);
  view.players.forEach((player, seat) => player.shards?.forEach((space) => at(space).shards.push(seat)));
  const characters: PlacedCharacter[] = [];
  const shards: PlacedShard[] = [];
  for (const space of map.spaces) {
    const found = here.get(space.number);
    if (!found) continue;
    const radii = [...found.characters.map(() => TOKEN), ...found.shards.map(() => SHARD)];
    const { spots, scale } = arrange(space, radii, space.cover ? Math.max(RING, map.core_radius) : map.core_radius);
    const put = (key: string, index: number): Placed => ({ key, space: space.number, x: spots[index]![0], y: spots[index]![1], scale });
    found.characters.forEach((character, index) => {
      characters.push({ ...put(`character:${character.name}`, index), character });
    });
    found.shards.forEach((seat, index) => {
      shards.push({ ...put(`shard:${seat}.${space.number}`, found.characters.length + index), seat });
    });
  }
  return { characters, shards };
}

/** There or, where that would hide the number of a space, beside it; so much room does it need. */
export function besideNumbers(point: Point, map: WildMap, radius: number): Point {
  const [x, y] = point;
  const clear = (space: Space) => (space.cover ? Math.max(RING, map.core_radius) : map.core_radius) + radius;
  const hidden = map.spaces.find((space) => between(space.core, point) < clear(space));
  if (!hidden) return point;
  const [dx, dy] = [x - hidden.core[0], y - hidden.core[1]];
  const far = Math.hypot(dx, dy);
  // Right over it there is no nearer side: below, where a token has nothing but its health.
  return far < 1 ? [x, y + clear(hidden)] : [hidden.core[0] + (dx / far) * clear(hidden), hidden.core[1] + (dy / far) * clear(hidden)];
}

export function bySpace<Kind extends Placed>(placed: readonly Kind[]): Map<number, Kind[]> {
  const found = new Map<number, Kind[]>();
  for (const one of placed) found.set(one.space, [...(found.get(one.space) ?? []), one]);
  return found;
}
