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

/** What an area is chosen for while a card is carried out. */
const AREA_FOR = ['walk', 'drive', 'place', 'return'];

/** "Go into the forest: 3 energy", "Play Raft: for you". */
export function sentence([, elements, outcomes]: LegalAction, view: View, texts: Texts): Sentence {
  const aim = elements.at(-1) ?? '';
  const what = nameOf(aim, view, texts);
  const [kind] = split(aim);
  const step = outcomes.find((outcome) => outcome.kind === 'cost' && outcome.terrain);
  const text = step ? say('wn-say-move', { place: say(`wn-into-${String(step.terrain)}`), cost: step.energy })
    : kind === 'area' && AREA_FOR.includes(view.step) ? say(`wn-say-${view.step}`)
    : kind === 'card' ? say('wn-say-play', { card: what })
    : kind === 'do' ? what : say('wn-say-choose', { what });
  return { text, payment: '' };
}

/** A step begins with its price; the board draws that and the risks itself. */
export function signOf({ kind, terrain, energy }: Outcome): Omit<Sign, 'words' | 'outcomes'> | null {
  return kind === 'cost' && terrain ? { kind: 'plain', text: String(energy) } : null;
}
