/** What actions come to, before they are played: sentences for the button, signs for the targets. */
import type { BoardModule, Sentence, Sign } from '../boards/board.ts';
import { capital, type Texts } from '../texts/texts.ts';
import type { LegalAction, Outcome, View } from '../wire.ts';
import { leftBy, piecesIn } from './picking.ts';
import type { Table } from './table.svelte.ts';

/** An action as a button says it: by the board's own sentence or, without one, by the names of its elements. */
export function sentenceOf(action: LegalAction, view: View, board: BoardModule, texts: Texts): Sentence {
  if (board.sentence) return board.sentence(action, view, texts);
  return { text: action[1].map((element) => board.nameOf(element, view, texts)).join('\u00a0· '), payment: '' };
}

/** What an action comes to, a sentence each. */
export function foretold([, , outcomes]: LegalAction, view: View, board: BoardModule, texts: Texts): string[] {
  return outcomes.map((outcome) => inWords(outcome, view, board, texts));
}

function inWords(outcome: Outcome, view: View, board: BoardModule, texts: Texts): string {
  const { kind, ...facts } = outcome;
  return capital(texts.say(`outcome-${kind}`, board.nameFacts?.(facts, view, texts) ?? facts));
}

/** The sign of an action, or of what it does to one of its targets: that of the first of its outcomes that has one. */
export function signOf([, , outcomes]: LegalAction, view: View, board: BoardModule, texts: Texts, target?: string): Sign | null {
  for (const outcome of outcomes) {
    const whose = board.outcomeOf?.(outcome);
    if (target && whose && whose !== target) continue;
    const sign = board.signOf?.(outcome, view);
    if (sign) return { ...sign, words: inWords(outcome, view, board, texts), outcomes };
  }
  return null;
}

/**
 * The same sign for all, or one with the least and the greatest number; null where they say different things. Between
 * damage and being taken out there is only more of it.
 */
export function common(signs: readonly (Sign | null)[]): Sign | null {
  const [first] = signs;
  const hurts = signs.find((sign) => sign?.kind === 'damage');
  if (hurts && signs.every((sign) => sign?.kind === 'damage' || sign?.kind === 'out')) {
    const numbers = spread(signs.map((sign) => sign!.text)).split('–');
    const out = signs.some((sign) => sign!.kind === 'out');
    const words = [...new Set(signs.map((sign) => sign!.words))].join(' ');
    return { ...hurts, words, text: out ? `${numbers[0]}–✕` : numbers.join('–'), chance: spread(signs.map((sign) => sign!.chance ?? '')) };
  }
  if (!first || signs.some((sign) => sign?.kind !== first.kind)) return null;
  return { ...first, text: spread(signs.map((sign) => sign!.text)), chance: spread(signs.map((sign) => sign!.chance ?? '')) };
}

/** "3", or "2–5" and "49–72 %" where they differ. */
function spread(texts: readonly string[]): string {
  const sorted = [...new Set(texts.filter(Boolean))].sort((one, other) => parseFloat(one) - parseFloat(other));
  const [least = '', most = least] = [sorted[0], sorted.at(-1)];
  const unit = /\D*$/.exec(most)![0];
  return sorted.length > 1 ? `${least.endsWith(unit) ? least.slice(0, least.length - unit.length) : least}–${most}` : least;
}

/** What picking each target comes to, as soon as it is said who shall do it. */
export function signsOf({ legal, picked, live, roles, now }: Table, board: BoardModule, texts: Texts): Map<string, Sign> {
  const signs = new Map<string, Sign>();
  if (!now?.view || (piecesIn(legal, roles).length > 1 && !picked.some((one) => roles(one) === 'piece'))) return signs;
  for (const [element, state] of live) {
    if (!['place', 'foe'].includes(roles(element))) continue;
    const sign = common(leftBy(legal, picked, element, state, roles).map((action) => signOf(action, now.view!, board, texts, element)));
    if (sign) signs.set(element, sign);
  }
  return signs;
}
