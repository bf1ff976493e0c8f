/** Actions of Wilderness in sentences, and what they come to as signs. */
import { can, say } from '../../texts/spoken.svelte.ts';
import { capital, type Texts } from '../../texts/texts.ts';
import type { Facts, LegalAction, Outcome, View } from '../../wire.ts';
import type { Role, Sentence, Sign } from '../board.ts';
import { isDeadly } from './hint.ts';
import { nameOf, split } from './module.ts';
import { seatNumber } from './seats.ts';
import type { WildernessView } from './view.ts';

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

/** What can be done in a turn, in the order in which it is told. */
const DEEDS = ['move', 'search', 'drink', 'rest', 'sleep', 'card', 'end'];

/** In one's turn what is possible now, and nothing else: "Move, rest, or end your turn." While a card is carried out, what it asks. */
export function prompt(view: View, texts: Texts, legal: readonly LegalAction[]): string | null {
  if (view.step === 'effect') return askedByCard(view as WildernessView, texts, legal);
  if (view.step !== 'turn') return null;
  const deedOf = (element: string) => ({ area: 'move', card: 'card', do: split(element)[1] })[split(element)[0]] ?? '';
  const able = new Set(legal.map(([, elements]) => deedOf(elements.at(-1) ?? '')));
  const words = DEEDS.filter((deed) => able.has(deed)).map((deed) => say(`wn-ask-${deed}`));
  if (!words.length) return null;
  const listed = new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(words);
  return say('wn-ask', { what: capital(listed) });
}

/** "Abandoned Camp: do you want what it offers?" The board shows its words. */
function askedByCard({ card }: WildernessView, texts: Texts, legal: readonly LegalAction[]): string | null {
  const [kind, name] = split(legal[0]?.[1].at(-1) ?? '');
  const message = `wn-ask-${kind === 'do' ? name : kind}`;
  return card && can(message) ? say(message, { card: texts.name(card.split(' ')[0]!) }) : null;
}

/** Players are called by what they play. */
export function nameFacts(facts: Facts, _view: View, texts: Texts): Facts {
  return 'player' in facts ? { ...facts, player: texts.name(String(facts.player)) } : facts;
}

/** "Go into the forest: 3 energy", "Play Raft: for you", "Play Raft against Player 3". */
export function sentence([, elements, outcomes]: LegalAction, view: View, texts: Texts): Sentence {
  const aim = elements.at(-1) ?? '';
  const what = nameOf(aim, view, texts);
  const [kind] = split(aim);
  const step = outcomes.find((outcome) => outcome.kind === 'cost' && outcome.terrain);
  const meant = outcomes.find((outcome) => outcome.kind === 'meant');
  const text = step ? say('wn-say-move', { place: say(`wn-into-${String(step.terrain)}`), cost: step.energy })
    : kind === 'area' && AREA_FOR.includes(view.step) ? say(`wn-say-${view.step}`)
    : kind === 'card' && meant && aim.endsWith(':lower') ? say('wn-say-against', { card: texts.name(split(aim)[1].split(':')[0]), who: texts.name(String(meant.player)) })
    : kind === 'card' ? say('wn-say-play', { card: what })
    : kind === 'do' ? what : say('wn-say-choose', { what });
  return { text, payment: '' };
}

/** A step begins with its price; the board draws that and the risks itself. Ending a turn can be one's death. */
export function signOf(outcome: Outcome): Omit<Sign, 'words' | 'outcomes'> | null {
  if (isDeadly(outcome)) return { kind: 'lose', text: '' };
  const { kind, terrain, energy } = outcome;
  return kind === 'cost' && terrain ? { kind: 'plain', text: String(energy) } : null;
}
