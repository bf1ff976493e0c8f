/** Where pieces stand inside the squares, so that up to six Fae, a stone and the Mortal find room in one. */
import { isSquare, SEASONS, type Pieces } from './view.ts';

export const CELL = 100;

export interface Placed {
  element: string;
  square: string;
  /** The middle of the piece, from the top left of the drawing. */
  x: number;
  y: number;
  radius: number;
}

/** What an action moves, and the square where it will stand. */
export interface Goal {
  piece: string;
  square: string;
}

type Spot = [x: number, y: number];

/** Middles inside a square of 100 by how many Fae share it, alone and beside a stone or the Mortal. */
const ALONE: Record<number, [radius: number, ...Spot[]]> = {
  1: [34, [50, 52]],
  2: [23.5, [26, 54], [74, 54]],
  3: [21, [27, 34], [73, 34], [50, 74]],
  4: [20, [27, 30], [73, 30], [27, 74], [73, 74]],
  5: [16, [20, 32], [50, 32], [80, 32], [33, 72], [67, 72]],
  6: [16, [19, 32], [50, 32], [81, 32], [19, 72], [50, 72], [81, 72]],
};
const BESIDE: Record<number, [radius: number, ...Spot[]]> = {
  1: [28, [33, 57]],
  2: [19, [24, 33], [24, 76]],
  3: [16, [20, 28], [20, 63], [51, 80]],
  4: [14.5, [18, 26], [18, 56], [18, 86], [48, 86]],
  5: [14, [17, 26], [17, 56], [17, 86], [45, 86], [45, 56]],
  6: [13, [16, 26], [16, 55], [16, 85], [42, 85], [42, 55], [42, 27]],
};

/** The top left of a square; Unseelie sits behind row 8 and sees the board turned round. */
export function originOf(square: string, turned: boolean): Spot {
  const column = square.charCodeAt(0) - 65;
  const row = Number(square[1]) - 1;
  return turned ? [(7 - column) * CELL, row * CELL] : [column * CELL, (7 - row) * CELL];
}

export function place(pieces: Pieces, turned: boolean): Placed[] {
  const fae = new Map<string, string[]>();
  for (const [name, at] of Object.entries(pieces.fae)) {
    if (isSquare(at)) fae.set(at, [...(fae.get(at) ?? []), name]);
  }
  const stones = SEASONS.filter((season) => isSquare(pieces.stones[season]));
  const stoneSquares = new Set(stones.map((season) => pieces.stones[season]));
  const placed: Placed[] = [];
  const put = (element: string, square: string, [x, y]: Spot, radius: number) => {
    const [left, top] = originOf(square, turned);
    placed.push({ element, square, x: left + x, y: top + y, radius });
  };
  for (const season of stones) {
    const square = pieces.stones[season]!;
    const shared = fae.has(square) || square === pieces.mortal;
    put(`stone:${season}`, square, shared ? [76, 77] : [50, 53], shared ? 19 : 27);
  }
  if (isSquare(pieces.mortal)) {
    const square = pieces.mortal;
    if (fae.has(square)) put('mortal:mortal', square, [75, 32], 23);
    else put('mortal:mortal', square, stoneSquares.has(square) ? [38, 50] : [50, 52], 33);
  }
  for (const [square, names] of fae) {
    const crowded = stoneSquares.has(square) || square === pieces.mortal;
    const [radius, ...spots] = (crowded ? BESIDE : ALONE)[Math.min(names.length, 6)]!;
    names.forEach((name, index) => put(`fae:${name}`, square, spots[Math.min(index, 5)]!, radius));
  }
  return placed;
}

/** What an action moves on the board, and whereto. */
export function goalOf(elements: readonly string[]): Goal | null {
  const piece = elements.find((element) => /^(fae|stone|mortal):/.test(element));
  const square = elements.find((element) => element.startsWith('square:'))?.slice(7);
  return piece && square ? { piece, square } : null;
}

/** The pieces as they will stand then. */
export function moved({ fae, stones, mortal }: Pieces, { piece, square }: Goal): Pieces {
  const [kind, name] = [piece.slice(0, piece.indexOf(':')), piece.slice(piece.indexOf(':') + 1)];
  if (kind === 'fae') return { fae: { ...fae, [name]: square }, stones, mortal };
  return kind === 'stone' ? { fae, stones: { ...stones, [name]: square }, mortal } : { fae, stones, mortal: square };
}

/** Where the Mortal's way comes into the next stone's square, and its direction in degrees; across an edge, on both sides. */
export function crossings(mortal: string, next: string, turned: boolean): { x: number; y: number; angle: number }[] {
  const [[fromX, fromY], [toX, toY]] = [originOf(mortal, turned), originOf(next, turned)];
  const step = (from: number, to: number) => ((((to - from) / CELL + 9) % 8) - 1);
  const [dx, dy] = [step(fromX, toX), step(fromY, toY)];
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return [];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const half = CELL / 2;
  // Within the next square, whose stone leaves more room at the edge than whoever stands with the Mortal.
  const into = { x: toX + half - dx * (half - 11), y: toY + half - dy * (half - 11), angle };
  const joined = fromX + dx * CELL === toX && fromY + dy * CELL === toY;
  return joined ? [into] : [{ x: fromX + half + dx * (half - 11), y: fromY + half + dy * (half - 11), angle }, into];
}
