/** What stands about on the map, only to be looked at: crates and bushes in cover, torches on walls. */
import type { Border, Point, Space, WildMap } from './content.ts';

export type Prop = 'crate' | 'barrel' | 'bush' | 'boulder' | 'shelf';

export interface Placement {
  prop: Prop;
  at: Point;
  turn: number;
}

const PROPS: Record<string, [Prop, Prop]> = {
  planks: ['crate', 'barrel'],
  flags: ['barrel', 'crate'],
  cobbles: ['crate', 'barrel'],
  grass: ['bush', 'boulder'],
};

export function between([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(u - x, v - y);
}

function distanceToEdge([x, y]: Point, [px, py]: Point, [qx, qy]: Point): number {
  const [dx, dy] = [qx - px, qy - py];
  const square = dx * dx + dy * dy;
  const share = square ? Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / square)) : 0;
  return Math.hypot(x - px - share * dx, y - py - share * dy);
}

export function distanceToOutline(outline: readonly Point[], point: Point): number {
  return Math.min(...outline.map((corner, index) => distanceToEdge(point, corner, outline[(index + 1) % outline.length]!)));
}

export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([qx, qy], index) => {
    const [px, py] = outline.at(index - 1)!;
    if (py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py)) inside = !inside;
  });
  return inside;
}

function middle({ points: [p, q] }: Border): Point {
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
}

/** Up to four spots near the corners of a space, apart from its edges, its core and the arrows. */
function spotsIn({ points, core }: Space, taken: readonly Point[], room: number): Point[] {
  const spots: Point[] = [];
  for (const corner of points) {
    for (const reach of [36, 56]) {
      const share = Math.min(0.5, reach / between(corner, core));
      const spot: Point = [corner[0] + (core[0] - corner[0]) * share, corner[1] + (core[1] - corner[1]) * share];
      const clear = distanceToOutline(points, spot) > 20 && contains(points, spot);
      if (clear && [core, ...spots, ...taken].every((other) => between(spot, other) > room)) spots.push(spot);
    }
  }
  return spots.slice(0, 4);
}

export function furnish(map: WildMap): Placement[] {
  const arrows = map.arrows.map(middle);
  return map.spaces.flatMap((space, index) => {
    if (!space.cover) return [];
    const shapes: [Prop, Prop] = space.place === 'library' ? ['shelf', 'crate'] : (PROPS[map.floors[index]![1]] ?? ['boulder', 'boulder']);
    return spotsIn(space, arrows, map.core_radius + 22).map((at, nth) => ({
      prop: shapes[nth % 2]!, at, turn: (index * 37 + nth * 71) % 90,
    }));
  });
}

const APART = 330;
const LONG = 70;

/** Torches on long outer walls, well apart: where they hang, turned so that the flame is in the room. */
export function torches(map: WildMap): Point[] {
  const hung: Point[] = [];
  for (const wall of map.walls) {
    const [p, q] = wall.points;
    const at = middle(wall);
    if (wall.between[1] !== 0 || between(p, q) < LONG || hung.some((other) => between(other, at) < APART)) continue;
    hung.push(at);
  }
  return hung;
}
