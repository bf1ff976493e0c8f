/** Where fields lie on the drawing: column 1 at the left, row 1 at the bottom. */
import type { Content } from './content.ts';
import type { ArenaView, Facing } from './view.ts';

export type Point = readonly [x: number, y: number];
export type Field = readonly [column: number, row: number];

export const CELL = 100;
export const RIM = 62;
export const COLUMNS = 10;

export function fieldOf(name: string): Field {
  const [column, row] = name.split(',').map(Number);
  return [column!, row!];
}

export const nameOfField = ([column, row]: Field) => `${column},${row}`;

export function cornerOf([column, row]: Field, rows: number): Point {
  return [RIM + (column - 1) * CELL, RIM + (rows - row) * CELL];
}

export function centreOf(field: string | Field, rows: number): Point {
  const [x, y] = cornerOf(typeof field === 'string' ? fieldOf(field) : field, rows);
  return [x + CELL / 2, y + CELL / 2];
}

export const sizeOf = (rows: number): [width: number, height: number] => [COLUMNS * CELL + 2 * RIM, rows * CELL + 2 * RIM];

/** To the east and to the north. */
export const STEP: Record<Facing, Field> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
/** As a turn of a drawing that looks north. */
export const TURN: Record<Facing, number> = { N: 0, E: 90, S: 180, W: 270 };

export function allFields(rows: number): Field[] {
  return Array.from({ length: rows * COLUMNS }, (_, index) => [(index % COLUMNS) + 1, Math.floor(index / COLUMNS) + 1]);
}

export function distance([c, r]: Field, [d, s]: Field): number {
  return Math.max(Math.abs(c - d), Math.abs(r - s));
}

/** Within the frontal arc, its edges included (WA-LOS-03). */
export function inArc(facing: Facing, [c, r]: Field, [d, s]: Field): boolean {
  const [east, north] = STEP[facing];
  const ahead = (d - c) * east + (s - r) * north;
  const aside = Math.abs(east ? s - r : d - c);
  return ahead >= 1 && aside <= ahead;
}

/** The field straight behind. */
export function backOf(facing: Facing, [c, r]: Field): Field {
  const [east, north] = STEP[facing];
  return [c - east, r - north];
}

/** Does an attack from there cross the field straight behind (WA-BACK-01)? */
export function fromBehind(facing: Facing, [c, r]: Field, [d, s]: Field): boolean {
  const [east, north] = STEP[facing];
  const behind = -((d - c) * east + (s - r) * north);
  return behind >= 1 && Math.abs(east ? s - r : d - c) < behind;
}

/** The fields that a line between two middles crosses, as the server tells them for every distance. */
export function crossed(from: Field, to: Field, content: Content): Field[] {
  const [dc, dr] = [to[0] - from[0], to[1] - from[1]];
  const steps = content.lines[`${Math.abs(dc)},${Math.abs(dr)}`] ?? [];
  return steps.map(([c, r]) => [from[0] + c * Math.sign(dc || 1), from[1] + r * Math.sign(dr || 1)]);
}

const WALLS = ['full-cover', 'spinning-blades'];

/** Fields that stop a line that crosses them. */
export function blockers(view: ArenaView): Set<string> {
  const found = new Set(Object.entries(view.obstacles).filter(([, kind]) => WALLS.includes(kind)).map(([field]) => field));
  for (const { place } of view.gladiators) if (place) found.add(place.split(' ')[0]!);
  return found;
}

/** What stands in the way of a line: the fields that block it. */
export function inTheWay(from: Field, to: Field, blocked: ReadonlySet<string>, content: Content): string[] {
  return crossed(from, to, content).map(nameOfField).filter((name) => blocked.has(name));
}
