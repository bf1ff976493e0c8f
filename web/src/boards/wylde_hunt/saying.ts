/** Actions of Wylde Hunt in sentences, and what they come to as signs. */
import { joined } from '../../table/result.ts';
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Facts, LegalAction, Outcome, View } from '../../wire.ts';
import type { Role, Sentence, Sign } from '../board.ts';
import { nameOf } from './module.ts';
import { kindOf, sideOf } from './view.ts';

const PIECES = ['fae', 'stone', 'mortal'];

export function roleOf(element: string, view: View): Role {
  const kind = element.slice(0, element.indexOf(':'));
  if (kind === 'fae' && sideOf(element.slice(4)) !== (view.seat === 1 ? 'U' : 'S')) return 'foe';
  if (PIECES.includes(kind)) return 'piece';
  return kind === 'do' ? 'word' : 'place';
}

export const keys = { 'do:hold': 'S', 'do:first': '1', 'do:second': '2' };

export const forGood = (element: string) => element.startsWith('setup:');

/** "Move the Sylph to F7". */
export function sentence([, elements]: LegalAction, view: View, texts: Texts): Sentence {
  const part = (kind: string) => elements.find((one) => one.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? '';
  const [fae, square, season] = [part('fae'), part('square'), part('stone')];
  const text = (): string => {
    if (fae) return say(elements.includes('do:hold') ? 'wh-say-hold' : 'wh-say-turn', { kind: kindOf(fae), square });
    if (season) return say('wh-say-stone', { stone: nameOf(`stone:${season}`, view, texts), square });
    if (square) return say('wh-say-mortal', { square });
    if (part('setup')) return say('wh-say-setup', { setup: nameOf(`setup:${part('setup')}`, view, texts) });
    return nameOf(elements[0]!, view, texts);
  };
  return { text: text(), payment: '' };
}

/** Your Fae are called yours, also in sentences of the game. */
export function nameFacts(facts: Facts, view: View, texts: Texts): Facts {
  const side = view.seat === null ? null : view.seat === 0 ? 'S' : 'U';
  const isOwn = (fae: unknown): fae is string => typeof fae === 'string' && side !== null && sideOf(fae) === side;
  if (Array.isArray(facts.fae)) {
    const named = facts.fae.map((fae) => (isOwn(fae) ? say(`wh-your-${kindOf(fae)}`) : texts.name(fae, 'the')));
    return { ...facts, fae: joined(named, texts.language) };
  }
  if (!isOwn(facts.fae)) return facts;
  const [named, other] = [say(`wh-your-${kindOf(facts.fae)}`), say(`wh-your-den-${kindOf(facts.fae)}`)];
  return { ...facts, fae: named, 'fae-den': other };
}

/** A Fae that is lost is worse than a contest, and the end of the game comes before everything. */
export function signOf({ kind, fae, yours }: Outcome, view: View): Omit<Sign, 'words'> | null {
  const own = typeof fae === 'string' && sideOf(fae) === (view.seat === 0 ? 'S' : 'U');
  switch (kind) {
    case 'contest-won':
      return { kind: 'win', text: '' };
    case 'contest-lost':
      return { kind: 'lose', text: '' };
    case 'contest-tied':
    case 'drawn':
      return { kind: 'tie', text: '' };
    case 'banished':
      return { kind: own ? 'banished' : 'win', text: '' };
    case 'doomed':
      return { kind: 'banished', text: '' };
    case 'returned':
      return { kind: own ? 'gain' : 'lose', text: '' };
    case 'won':
      return { kind: 'victory', text: '' };
    case 'dominates':
      return { kind: yours === 'yes' ? 'victory' : 'lose', text: '' };
    case 'lost':
      return { kind: 'lose', text: '' };
    default:
      return null;
  }
}
