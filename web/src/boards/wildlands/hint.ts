/** What to do now, for somebody who plays for the first time. Every sentence must be true of the situation. */
import type { Hint, Situation } from '../board.ts';
import { WILD } from './cards.ts';
import { ofKind } from './elements.ts';
import { seatName, type WildlandsView } from './view.ts';

const ENDS = ['do:end', 'do:finish'];

function point(message: string, elements: readonly string[] = []): Hint {
  return { message: `wl-hint-${message}`, elements };
}

export function hint(situation: Situation): Hint | null {
  const { view, seat, open, legal, picked, settled } = situation;
  if (!legal.length || seat === null) return null;
  if (settled && mayMoveAlong(situation, seat)) return { ...point('along-send'), goesOn: true };
  if (settled) return point(picked.includes('do:end') ? 'send-end' : picked.includes('do:finish') ? 'send-finish' : 'send');
  const has = (element: string) => legal.some((elements) => elements.includes(element));
  const of = (kind: string) => ofKind(open, kind);
  switch (view.step) {
    case 'faction':
      return point('faction', of('faction'));
    case 'assign':
      return has('do:assign') ? point('assign', of('space')) : point('reopen');
    case 'reveal':
      return point('reveal', of('character'));
    case 'window':
      return inWindow(view as WildlandsView, seat, has('do:interrupt'));
    case 'target':
      return point('target', of('character'));
    case 'defend':
      return legal.some((elements) => ofKind(elements, 'card').length) ? point('defend', of('card')) : point('take', ['do:take']);
    case 'act':
      return picked.length ? goingOn(situation, seat) : beginning(situation, seat);
    default:
      return null;
  }
}

function inWindow(view: WildlandsView, seat: number, able: boolean): Hint {
  if (able) return point('interrupt');
  return point(view.players[seat]?.hand?.includes(WILD) ? 'no-interrupt' : 'pass', ['do:pass']);
}

/** Nothing is picked yet. */
function beginning({ legal, open }: Situation, seat: number): Hint {
  const all = [...new Set(legal.flat())];
  if (all.includes('do:claim')) return point('claim', ['do:claim']);
  const own = ofKind(open, 'character').filter((element) => isOwn(element, seat));
  const words = ofKind(all, 'do').filter((word) => !ENDS.includes(word));
  if (!words.length) return point(all.includes('do:finish') ? 'finish' : 'end', ENDS.filter((end) => all.includes(end)));
  if (words.every((word) => word === 'do:reveal')) return point('reveal-or-end', own);
  if (words.every((word) => word === 'do:draw-two')) return point('draw-or-end', words);
  return point('act', own);
}

/** Something is picked and something is missing: who, where or whom, what, paid with which card. */
function goingOn(situation: Situation, seat: number): Hint {
  const { open, picked, live, implied } = situation;
  // Whoever is the only one that can do it must be said as well, save where a word or a space says it.
  const able = [...live].filter(([element, state]) => state === 'pick' && isOwn(element, seat)).map(([element]) => element);
  const spoken = able.length === 1 && [...ofKind(picked, 'do'), ...ofKind(picked, 'space')].length > 0;
  if (able.length && !spoken && !implied && !picked.some((element) => isOwn(element, seat))) return point('who', able);
  const words = ofKind(open, 'do');
  // Of the only thing that can be meant the card is missing.
  const missing = [...live].filter(([element, state]) => state === 'pick' && element.startsWith('card:')).map(([element]) => element);
  if (implied && words.length < 2 && missing.length) return point('pay', missing);
  const aimed = picked.some((element) => ['space', 'seat'].includes(element.split(':')[0]!) || (element.startsWith('character:') && !isOwn(element, seat)));
  const along = mayMoveAlong(situation, seat);
  if (aimed && words.length) return point(ofKind(open, 'card').length ? (along ? 'along-how' : 'how') : 'word', words);
  const characters = ofKind(open, 'character');
  const own = characters.filter((element) => isOwn(element, seat));
  const foes = [...characters.filter((element) => !isOwn(element, seat)), ...ofKind(open, 'seat')];
  const spaces = ofKind(open, 'space');
  if (spaces.length && foes.length) return point('where-or-whom', [...spaces, ...foes]);
  if (spaces.length) return point('where', spaces);
  if (foes.length) return point('whom', foes);
  if (own.length) return point('partner', own);
  const cards = ofKind(open, 'card');
  return cards.length ? point(along ? 'along-pay' : 'pay', cards) : point('word', words);
}

/** It is said who goes where, and in a rally somebody else may still be said who goes as well. */
function mayMoveAlong({ legal, picked }: Situation, seat: number): boolean {
  const own = (elements: readonly string[]) => elements.filter((element) => isOwn(element, seat)).length;
  if (own(picked) !== 1 || ofKind(picked, 'space').length !== 1) return false;
  return legal.some((elements) => own(elements) === 2 && picked.every((one) => elements.includes(one)));
}

function isOwn(element: string, seat: number): boolean {
  return element.startsWith(`character:${seatName(seat)}.`);
}
