/** What lies where somebody clicks or presses Enter, the topmost first; the shell knows what it means. */
import type { Liveness } from '../board.ts';
import type { Placed } from './layout.ts';

/** Fae before the Mortal, the Mortal before a stone, the ground last. */
const ORDER = ['fae', 'mortal', 'stone'];

/** Whatever can be picked lies above what cannot. */
export function lyingOn(square: string, pieces: readonly Placed[], live: ReadonlyMap<string, Liveness>): string[] {
  const rank = (element: string) => ORDER.indexOf(element.slice(0, element.indexOf(':'))) - (live.has(element) ? ORDER.length : 0);
  const here = pieces.filter((piece) => piece.square === square).map((piece) => piece.element);
  return [...here.toSorted((one, other) => rank(one) - rank(other)), `square:${square}`];
}

/** The next live piece after the picked one, where several share a square. */
export function nextOn(
  square: string, pieces: readonly Placed[], live: ReadonlyMap<string, Liveness>, picked: readonly string[],
): string[] {
  const able = lyingOn(square, pieces, live).slice(0, -1).filter((element) => live.has(element));
  const after = able[(able.findIndex((element) => picked.includes(element)) + 1) % Math.max(able.length, 1)];
  return after ? [after] : lyingOn(square, pieces, live);
}

/**
 * What a click on a piece means: that piece. A stone, the Mortal or an enemy that cannot be picked stands for the piece that
 * can and shares its square; an own Fae that cannot act is never taken for another one.
 */
export function meantBy(
  { element, square }: Placed, own: boolean, pieces: readonly Placed[], live: ReadonlyMap<string, Liveness>,
): string[] {
  const lying = lyingOn(square, pieces, live);
  const shared = !own && !live.has(element) && lying.slice(0, -1).some((one) => live.has(one));
  return shared ? lying : [element, `square:${square}`];
}
