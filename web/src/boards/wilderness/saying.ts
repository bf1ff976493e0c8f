/** Actions of Wilderness in sentences, and what they come to as signs. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { LegalAction, Outcome, View } from '../../wire.ts';
import type { Role, Sentence, Sign } from '../board.ts';
import { nameOf, split } from './module.ts';
import { seatNumber } from './seats.ts';

export function roleOf(element: string, view: View): Role {
  const [kind, name] = split(element);
  if (kind === 'player') return seatNumber(name) === view.seat ? 'piece' : 'foe';
  return kind === 'do' ? 'word' : 'place';
}

export const keys = {
  'do:pass': 'P', 'do:end': 'E', 'do:drink': 'D', 'do:rest': 'R', 'do:sleep': 'Z', 'do:search': 'F', 'do:yes': 'Y', 'do:no': 'N',
};

/** "Go to the forest at 5,1", "Play Raft: for you". */
export function sentence([, elements]: LegalAction, view: View, texts: Texts): Sentence {
  const aim = elements.at(-1) ?? '';
  const what = nameOf(aim, view, texts);
  const [kind] = split(aim);
  const text = elements.length > 1 && kind === 'area' ? say('wn-say-move', { area: what })
    : kind === 'card' ? say('wn-say-play', { card: what })
    : kind === 'do' ? what : say('wn-say-choose', { what });
  return { text, payment: '' };
}

export function signOf({ kind }: Outcome): Omit<Sign, 'words'> | null {
  if (kind === 'swamp' || kind === 'desert') return { kind: 'lose', text: '' };
  if (kind === 'night-roll') return { kind: 'tie', text: '' };
  return kind === 'wins' ? { kind: 'win', text: '' } : null;
}
