/** What somebody has begun to say, as the headline tells it until it is played. */
import type { BoardModule } from '../boards/board.ts';
import { say } from '../texts/spoken.svelte.ts';
import { capital, type Texts } from '../texts/texts.ts';
import type { LegalAction, View } from '../wire.ts';
import { actorSaid, alone, fitting, wordsNow } from './picking.ts';
import type { Table } from './table.svelte.ts';
import { actionInWords, listed } from './words.ts';

/** More actions than these are not yet one thing that is to be done. */
const MOST = 60;

/** The action that is staged, what is still to be paid for it, or who shall act; null where that says no more than the game's own question. */
export function pendingInWords(table: Table, view: View, board: BoardModule, texts: Texts): string | null {
  const { picked, legal, roles, staged, question } = table;
  if (question.length) return say(question.length > 1 ? 'which-is-meant' : 'is-that-meant');
  if (!picked.length) return null;
  const inWords = (action: LegalAction) => actionInWords(action, view, board, texts);
  if (staged) return say('pending-staged', { action: inWords(staged) });
  const left = alone(fitting(legal, picked), picked, roles);
  const cards = (elements: readonly string[]) => elements.filter((one) => roles(one) === 'card').length;
  const needs = new Set(left.map(([, elements]) => cards(elements)));
  const deeds = new Set(left.slice(0, MOST).map(inWords));
  if (left.length <= MOST && deeds.size === 1 && needs.size === 1 && cards(left[0]![1])) {
    return say('pending-cards', { action: [...deeds][0]!, have: cards(picked), need: [...needs][0]! });
  }
  const pieces = picked.filter((one) => roles(one) === 'piece');
  const next = new Set([...table.live].filter(([, how]) => how === 'pick').map(([one]) => roles(one)));
  const targets = picked.filter((one) => ['place', 'foe'].includes(roles(one)));
  const words = wordsNow(legal, picked, roles);
  const named = (elements: string[]) => listed(elements.map((one) => board.nameOf(one, view, texts)));
  const said = targets.length ? targets : picked.filter((one) => roles(one) === 'word');
  if (picked.every((one) => roles(one) === 'card') && next.has('piece')) return say('pending-with', { count: picked.length });
  const actor = actorSaid(legal, picked, roles);
  if (actor !== null && words.length > 1) return say('pending-how', { what: capital(named([actor])), whom: named(targets) });
  if (!pieces.length && said.length && next.has('piece')) return say('pending-who', { whom: capital(named(said)) });
  if (pieces.length && targets.length && words.length > 1) return say('pending-how', { what: capital(named(pieces)), whom: named(targets) });
  if (!pieces.length || !(next.has('place') || next.has('foe'))) return null;
  return say('pending-piece', { what: capital(named(pieces)), more: words.length ? 'yes' : 'no', aim: next.has('foe') ? 'foe' : 'place' });
}
