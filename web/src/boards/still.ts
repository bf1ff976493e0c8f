/** A board that is looked at and not played: nothing is live, nothing has just happened. */
import type { Texts } from '../texts/texts.ts';
import type { View } from '../wire.ts';
import type { BoardProps } from './board.ts';

export function still(view: View, content: unknown, texts: Texts, seat: number | null, mark: readonly string[] = []): BoardProps {
  return {
    view, content, seat, texts,
    seats: [],
    live: new Map(),
    picked: [],
    proposed: [],
    staged: null,
    signs: new Map(),
    marked: new Set(mark),
    hinted: new Set(),
    fresh: { serial: 0, events: [], animate: false },
    onpick: () => undefined,
    ondrag: () => undefined,
    ondrop: () => undefined,
  };
}
