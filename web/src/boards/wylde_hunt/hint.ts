/** What to do now, for somebody who plays for the first time. Every sentence must be true of the situation. */
import type { Hint, Situation } from '../board.ts';
import { SEASONS, type WyldeHuntView } from './view.ts';

function point(message: string, elements: readonly string[] = []): Hint {
  return { message: `wh-hint-${message}`, elements };
}

export function hint({ view, legal, open, picked, settled }: Situation): Hint | null {
  if (!legal.length) return null;
  if (settled) return point('send');
  const of = (kind: string) => open.filter((element) => element.startsWith(`${kind}:`));
  switch (view.step) {
    case 'setup':
      return point('setup', of('setup'));
    case 'mortal':
      return point('mortal', of('square'));
    case 'order':
      return point('order');
    case 'stone':
      return point(crossesEdge(view as WyldeHuntView, of('square')) ? 'stone-edges' : 'stone', of('square'));
    case 'turn':
      return picked.some((element) => element.startsWith('fae:')) ? moving(legal, picked, of('square')) : selecting(view as WyldeHuntView, legal.filter((elements) => picked.every((one) => elements.includes(one))));
    default:
      return null;
  }
}

/** Does one of these squares lie beside the stone of the season before only across an edge of the board? */
function crossesEdge({ stones = {}, mortal }: WyldeHuntView, squares: readonly string[]): boolean {
  const here = SEASONS.findIndex((season) => stones[season] === mortal);
  const before = here < 0 ? undefined : stones[SEASONS.at(here - 1)!];
  const far = (one: string, other: string) => [0, 1].some((at) => Math.abs(one.charCodeAt(at) - other.charCodeAt(at)) > 1);
  return before !== undefined && squares.some((square) => far(square.slice(7), before));
}

/** Which of my Fae may be selected, and what their marks mean. */
function selecting(view: WyldeHuntView, legal: Situation['legal']): Hint {
  const fae = [...new Set(legal.flat().filter((element) => element.startsWith('fae:')))];
  const must = fae.filter((element) => view.must?.includes(element.slice(4)));
  if (fae.length === 1) return point(must.length ? 'select-one-must' : 'select-one-may', fae);
  if (!must.length) return point('select-may', fae);
  return point(must.length === fae.length ? 'select-must' : 'select', fae);
}

function moving(legal: Situation['legal'], picked: readonly string[], squares: readonly string[]): Hint {
  const mine = legal.filter((elements) => picked.every((element) => elements.includes(element)));
  const stays = mine.some((elements) => elements.includes('do:hold'));
  if (!squares.length) return point('stay', ['do:hold']);
  return point(stays ? 'move-or-stay' : 'move', squares);
}
