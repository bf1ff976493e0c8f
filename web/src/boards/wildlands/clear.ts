/** Where signs and lines go so that they cover neither tokens, shards and numbers nor each other. */
import type { Point, WildMap } from './content.ts';
import { between } from './furniture.ts';
import type { Layout, Placed } from './layout.ts';
import { coreOf, SHARD, TOKEN, type Disc } from './room.ts';

/** What OutcomeSign draws at its radius reaches so much further: a star has rays. */
const RAYS = 1.2;
const SIGN = 18;
const LEAST = 0.8; // smaller it could not be read
/** From the upper right round both sides to what is below, where a token has its health. */
const ANGLES = [-45, -135, -20, -160, -70, -110, 10, 170, -90, 45, 135, 70, 110].map((degrees) => (degrees * Math.PI) / 180);

export interface SignSpot {
  x: number;
  y: number;
  radius: number;
}

export function discOf({ x, y, scale }: Placed, radius = TOKEN): Disc {
  return { point: [x, y], radius: radius * scale };
}

/** Whatever stands, lies or is about to come on the map, and the numbers. */
export function obstacles(map: WildMap, { characters, ghosts, shards }: Layout): Disc[] {
  return [
    ...[...characters, ...ghosts].map((token) => discOf(token)),
    ...shards.map((shard) => discOf(shard, SHARD)),
    ...map.spaces.map((space) => ({ point: space.core, radius: coreOf(space, map) })),
  ];
}

/** The first of those points that is free or, where none is, the one where least is covered. */
export function freest(points: readonly Point[], radius: number, taken: readonly Disc[]): Point {
  const covered = (point: Point) => taken.reduce((sum, other) => sum + Math.max(0, other.radius + radius - between(other.point, point)), 0);
  let best = points[0]!;
  let least = Infinity;
  for (const point of points) {
    const cost = covered(point);
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}

function around([x, y]: Point, reach: number): Point[] {
  return ANGLES.map((angle): Point => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
}

/** A spot for the sign of each element: at the rim of its token, or beside the number of its space. */
export function signSpots(elements: Iterable<string>, map: WildMap, layout: Layout): Map<string, SignSpot> {
  const found = new Map<string, SignSpot>();
  const signs: Disc[] = [];
  const things = obstacles(map, layout);
  for (const element of elements) {
    const token = layout.characters.find(({ key }) => key === element);
    const space = map.spaces.find(({ number }) => element === `space:${number}`);
    const own: Disc | null = token ? discOf(token) : space ? { point: space.core, radius: coreOf(space, map) } : null;
    if (!own) continue;
    const radius = SIGN * (token ? Math.max(LEAST, token.scale) : 1);
    const reach = own.radius + radius * (token ? 0.15 : 0.7);
    const others = things.filter(({ point }) => between(point, own.point) > 1);
    // Another sign is not to be covered at all, a neighbour's rim may be.
    const [x, y] = freest(around(own.point, reach), radius * RAYS, [...others, ...signs, ...signs]);
    found.set(element, { x, y, radius });
    signs.push({ point: [x, y], radius: radius * RAYS });
  }
  return found;
}

const BENDS = [0, 0.12, -0.12, 0.24, -0.24, 0.38, -0.38];
const STEPS = 24;
const THICK = 8;

/** A line that ends short of what it runs between, and goes round what is in its way where a slight bend is enough. */
export function wayRound(from: Point, to: Point, taken: readonly Disc[], short: readonly [number, number]): Point[] {
  const others = taken.filter(({ point }) => between(point, from) > 1 && between(point, to) > 1);
  let best: Point[] = [];
  let least = Infinity;
  for (const bend of BENDS) {
    const line = bent(from, to, bend).filter((point) => between(point, from) >= short[0] && between(point, to) >= short[1]);
    const length = between(from, to);
    const covered = line.reduce((sum, point) => sum + others.reduce((part, other) => part + Math.max(0, other.radius + THICK - between(other.point, point)), 0), 0);
    const cost = (covered * length) / STEPS + Math.abs(bend) * length * 2;
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}

/** A straight line that ends short of what it runs between: a shot is a line of sight. */
export function straight(from: Point, to: Point, short: readonly [number, number]): Point[] {
  return bent(from, to, 0).filter((point) => between(point, from) >= short[0] && between(point, to) >= short[1]);
}

function bent([x, y]: Point, [u, v]: Point, bend: number): Point[] {
  const [cx, cy] = [(x + u) / 2 - (v - y) * bend, (y + v) / 2 + (u - x) * bend];
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * x + b * cx + c * u, a * y + b * cy + c * v];
  });
}
