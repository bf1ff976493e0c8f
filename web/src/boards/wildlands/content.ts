/** What the server says of maps and factions, and what follows from it: sight and ways. */
import type { OwnFaction, Player, WildlandsView } from './view.ts';

export type Point = [x: number, y: number];

export interface Space {
  number: number;
  points: Point[];
  core: Point;
  cover: boolean;
  high: boolean;
  place: string;
  adjacent: number[];
}

/** A line with the spaces on both sides, 0 for none; of an arrow the low one stands first. */
export interface Border {
  points: [Point, Point];
  between: [number, number];
}

type Sight = Record<string, Record<string, number>>;

export interface WildMap {
  core_radius: number;
  frame: [x: number, y: number, width: number, height: number];
  spaces: Space[];
  walls: Border[];
  lines: Border[];
  gate: Border[];
  arrows: Border[];
  solids: Point[][];
  sight: Sight;
  sight_gate_closed: Sight;
  /** For pairs ("4 25", the lower first) that do not see each other from middle to middle: the ends of a line that does. */
  aslant: Record<string, [Point, Point]>;
  colours: { ground: string; rim: string; solid: string };
  /** The tint and the texture of each floor. */
  floors: [tint: string, texture: string][];
}

export interface Faction {
  characters: { slot: number; name: string; kind: string; health: number }[];
  cards: string[];
  card: { icons: number[]; flags: number[][]; open_flags: number[] };
}

export interface Content {
  maps?: Record<string, WildMap>;
  factions?: Record<string, Faction>;
  flags?: { name: string; group: string }[];
}

export function mapOf(content: Content, view: WildlandsView): WildMap | null {
  return (typeof view.map === 'string' && content.maps?.[view.map]) || null;
}

/** The line along which one space sees another, from the rim of one number to that of the other, or from middle to middle. */
export function sightLine(from: number, to: number, map: WildMap): { ends: [Point, Point]; rims: boolean } | null {
  const [start, end] = map.aslant[`${Math.min(from, to)} ${Math.max(from, to)}`] ?? [];
  if (start && end) return { ends: from < to ? [start, end] : [end, start], rims: true };
  const [one, other] = [from, to].map((space) => map.spaces.find(({ number }) => number === space)?.core);
  return one && other && from !== to ? { ends: [one, other], rims: false } : null;
}

/** Walls between two floors are drawn so thick, and where such a wall ends it comes to a point, so long. */
export const WALL = 13;
const TIP = 20;

/**
 * The walls as they are drawn: `outer` ones, of which only what lies off the floors is to be seen, and `inner` ones with their
 * `tips`, which end where the wall does. A line of sight may pass close by, and must not seem to go through them.
 */
export function wallStrokes(map: WildMap): { outer: string; inner: string; tips: string } {
  const meeting = new Map<string, number>();
  for (const { points } of map.walls) for (const point of points) meeting.set(point.join(' '), (meeting.get(point.join(' ')) ?? 0) + 1);
  const [outer, inner] = [true, false].map((atRim) => map.walls.filter(({ between }) => between.includes(0) === atRim));
  let tips = '';
  const back = ([x, y]: Point, [u, v]: Point): Point => {
    if (meeting.get(`${x} ${y}`) !== 1) return [x, y];
    const length = Math.hypot(u - x, v - y);
    const [dx, dy] = [(u - x) / length, (v - y) / length];
    const tip = Math.min(TIP, length / 2);
    const [baseX, baseY] = [x + dx * tip, y + dy * tip];
    const [sideX, sideY] = [(-dy * WALL) / 2, (dx * WALL) / 2];
    tips += pathOf([[baseX + sideX, baseY + sideY], [x, y], [baseX - sideX, baseY - sideY]]);
    return [baseX, baseY];
  };
  const shortened = inner!.map((wall): Border => ({ ...wall, points: [back(...wall.points), back(wall.points[1], wall.points[0])] }));
  return { outer: strokesOf(outer!), inner: strokesOf(shortened), tips };
}

/** Width by height. */
export function ratioOf(map: WildMap): number {
  return map.frame[2] / map.frame[3];
}

export function factionOf(content: Content, player: Player | undefined): Faction | null {
  return (typeof player?.faction === 'string' && content.factions?.[player.faction]) || null;
}

export function healthOf(content: Content, player: Player | undefined, slot: number): number {
  const own = player?.faction as OwnFaction | string | undefined;
  if (typeof own === 'object') return own.health[slot - 1] ?? 1;
  return factionOf(content, player)?.characters[slot - 1]?.health ?? 1;
}

/** What can be seen from a space and walked to from it. */
export interface Outlook {
  from: number;
  /** In sight with at most one space between: heavy ranged reaches that far. */
  near: Set<number>;
  far: Set<number>;
  /** How many cards it takes to walk there, up to `FARTHEST`. */
  cards: Map<number, number>;
}

const FARTHEST = 3;
const NEAR = 1;

export function outlook(map: WildMap, from: number, gateClosed: boolean): Outlook {
  const sight = (gateClosed ? map.sight_gate_closed : map.sight)[from] ?? {};
  const near = new Set<number>();
  const far = new Set<number>();
  for (const [space, between] of Object.entries(sight)) (between <= NEAR ? near : far).add(Number(space));
  return { from, near, far, cards: walks(map, from) };
}

/** A step costs a card, one up to high ground two. */
function walks(map: WildMap, from: number): Map<number, number> {
  const up = new Set(map.arrows.map(({ between: [low, high] }) => `${low}-${high}`));
  const spaces = new Map(map.spaces.map((space) => [space.number, space]));
  const cards = new Map([[from, 0]]);
  for (let paid = 0; paid < FARTHEST; paid++) {
    for (const [here, cost] of [...cards]) {
      if (cost !== paid) continue;
      for (const next of spaces.get(here)?.adjacent ?? []) {
        const price = paid + (up.has(`${here}-${next}`) ? 2 : 1);
        if (price <= FARTHEST && price < (cards.get(next) ?? Infinity)) cards.set(next, price);
      }
    }
  }
  cards.delete(from);
  return cards;
}

/** The next space in the direction of an arrow key: near, and not too far off the axis. */
export function spaceTowards(map: WildMap, from: number, key: string): number {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const start = map.spaces.find((space) => space.number === from);
  if (!step || !start) return from;
  let best = from;
  let least = Infinity;
  for (const { number, core } of map.spaces) {
    const [dx, dy] = [core[0] - start.core[0], core[1] - start.core[1]];
    const along = dx * step[0]! + dy * step[1]!;
    const aside = Math.abs(dx * step[1]!) + Math.abs(dy * step[0]!);
    if (along <= 0 || aside > along * 1.8) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [number, cost];
  }
  return best;
}

export function pathOf(points: readonly Point[]): string {
  return `${strokeOf(points)}Z`;
}

export function strokeOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

export function strokesOf(borders: readonly Border[]): string {
  return borders.map(({ points: [p, q] }) => `M${p.join(' ')}L${q.join(' ')}`).join('');
}
