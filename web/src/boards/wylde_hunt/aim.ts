import type { Liveness } from '../board.ts';
import type { Placed } from './layout.ts';

/**
 * What Enter or a click on a square means: a Fae there that fits, the square itself, or a Fae there with which to
 * start afresh. With `next`, the Fae after the picked one, where several share the square.
 */
export function candidateAt(
  square: string, pieces: readonly Placed[], live: ReadonlyMap<string, Liveness>, picked: readonly string[], next: boolean,
): string {
  const here = pieces.filter((piece) => piece.square === square).map((piece) => piece.element);
  const ground = `square:${square}`;
  if (next) {
    const able = here.filter((element) => live.has(element));
    const after = able[(able.findIndex((element) => picked.includes(element)) + 1) % Math.max(able.length, 1)];
    if (after) return after;
  }
  const inState = (state: Liveness) => here.find((element) => live.get(element) === state);
  if (live.get(ground) === 'pick') return picked.length ? ground : (inState('pick') ?? ground);
  const found = inState('pick') ?? (live.get(ground) === 'picked' ? ground : undefined) ?? inState('picked');
  const fae = here.find((element) => element.startsWith('fae:'));
  return found ?? inState('switch') ?? (picked.length ? ground : (fae ?? ground));
}
