/** Actions of Wildlands in sentences, and what they come to as signs. */
import { say } from '../../texts/spoken.svelte.ts';
import { capital, type Texts } from '../../texts/texts.ts';
import type { Facts, LegalAction, Outcome, View } from '../../wire.ts';
import type { Role, Sentence, Sign } from '../board.ts';
import { usedOf, WILD } from './cards.ts';
import { split } from './elements.ts';
import { cardInWords, entryInWords, nameInLine } from './names.ts';
import { characterInLine, factionInLine } from './tell.ts';
import { factionName, isCharacter, seatName, seatOf, slotOf, type WildlandsView } from './view.ts';

export function roleOf(element: string, view: View): Role {
  const [kind, name] = split(element);
  if (kind === 'character') return seatOf(name) === view.seat ? 'piece' : 'foe';
  if (kind === 'seat') return 'foe';
  return kind === 'do' ? 'word' : kind === 'card' ? 'card' : 'place';
}

export const aimsAtFoes = true;

export const keys = {
  'do:interrupt': 'I', 'do:pass': 'P', 'do:end': 'E', 'do:finish': 'E', 'do:draw-two': 'D', 'do:claim': 'C', 'do:take': 'T',
};

const hurts = ({ kind }: Outcome) => kind === 'damage' || kind === 'knocked-out';
const ATTACKS = ['melee', 'heavy-melee', 'ranged', 'heavy-ranged'];

export const forGood = (element: string) => element.startsWith('faction:');

/** "Move Tak to space 12", paid with "Tak: melee, Burra Tongs". */
export function sentence([, elements, outcomes]: LegalAction, view: View, texts: Texts): Sentence {
  const own = view as WildlandsView;
  const parts = elements.map(split);
  const of = (kind: string) => parts.filter(([one]) => one === kind).map(([, name]) => name);
  const acting = of('character').filter((name) => seatOf(name) === view.seat);
  const characters = acting.map((name) => nameInLine(name, own, texts));
  const foes = of('character').filter((name) => seatOf(name) !== view.seat).map((name) => characterInLine(name, own, texts));
  const [who = '', other = ''] = characters;
  const [space, space2] = of('space');
  const word = of('do')[0] ?? '';
  const cards = outcomes.find(({ kind }) => kind === 'draws')?.cards ?? 0;
  const hurt = outcomes.find(hurts);
  const where = outcomes.find(({ kind }) => kind === 'appears')?.space ?? '';
  const spent = of('card');
  const payment = spent.length && !['interrupt', 'draw-two'].includes(word) ? paidWith(spent, word, acting.map(slotOf), own, texts) : '';
  const text = (): string => {
    if (word === 'faction') return say('wl-say-faction', { faction: factionInLine(split(elements[0]!)[1], texts) });
    if (ATTACKS.includes(word)) return say('wl-say-attack', { who, foes: foes.join(say('wl-or')), attack: texts.name(word) });
    if (word === 'rally' && other) return say('wl-say-rally-two', { who, space, other, space2 });
    if (word === 'take' && hurt) return say('wl-say-take', { who: nameInLine(String(hurt.character), own, texts), how: hurt.kind, damage: Number(hurt.damage) });
    return say(`wl-say-${word}`, { who, space: space ?? where, cards });
  };
  const words = text();
  return { text: capital(words), payment };
}

/** Of one card the entry that is used, if that is clear; more are told by their number, and the hand shows which. */
function paidWith(cards: readonly string[], word: string, slots: readonly number[], view: WildlandsView, texts: Texts): string {
  const [card, ...others] = cards;
  if (others.length) return say('wl-say-with-many', { count: cards.length, wild: cards.filter((one) => one === WILD).length });
  const faction = factionName(view.players[view.seat ?? -1]);
  const used = usedOf(card!, word, slots);
  if (used) return say('wl-say-with-entry', { entry: entryInWords(used, faction, texts) });
  return say('wl-say-with', { cards: cardInWords(card!, faction, texts) });
}

/** Who attacks whom, how and what it comes to, for whoever may defend; what can be done, in one's turn or in an interrupt. */
export function prompt(view: View, texts: Texts, legal: readonly LegalAction[]): string | null {
  const own = view as WildlandsView;
  if (own.step === 'act') return promptToAct(own, legal);
  if (own.step !== 'defend' || !own.attack || !own.defender) return null;
  const hurt = legal.flatMap(([, , outcomes]) => outcomes).find((outcome) => hurts(outcome) && outcome.character === own.defender);
  const able = legal.some(([, elements]) => elements.some((element) => element.startsWith('card:')));
  const words = say(able ? 'wl-prompt-defend' : 'wl-prompt-take', {
    attacker: nameInLine(own.attack.by, own, texts), target: nameInLine(own.defender, own, texts), attack: texts.name(own.attack.flag),
    how: hurt?.kind ?? 'untold', damage: Number(hurt?.damage), left: Number(hurt?.left),
  });
  return capital(words);
}

/** It is not my turn, but I act. */
export function outOfTurn(view: View): string | null {
  const { acting, active, seat } = view as WildlandsView;
  if (seat === null || acting === active) return null;
  if (acting === seatName(seat)) return say('wl-your-interrupt');
  return active === seatName(seat) ? say('wl-your-turn-interrupted') : null;
}

/** A turn begins with one's own characters in hiding; nobody is sent anywhere then. */
export function chooseFirst(view: View): string | null {
  return (view as WildlandsView).step === 'reveal' ? say('wl-first-reveal') : null;
}

const ENDS = ['do:end', 'do:finish'];

function promptToAct(view: WildlandsView, legal: readonly LegalAction[]): string {
  const able = new Set(legal.flatMap(([, elements]) => elements.filter((element) => element.startsWith('do:') && !ENDS.includes(element))));
  const reveals = able.delete('do:reveal');
  const words = say('wl-prompt-act', {
    whose: view.active === view.acting ? 'turn' : 'interrupt', can: able.size ? (reveals ? 'both' : 'act') : reveals ? 'reveal' : 'none',
  });
  return capital(words.trim());
}

/** Characters by their names, those of others with their band. */
export function nameFacts(facts: Facts, view: View, texts: Texts): Facts {
  const own = view as WildlandsView;
  const nameIn = (character: string) => (seatOf(character) === view.seat ? nameInLine : characterInLine)(character, own, texts);
  const named = (value: unknown) => (isCharacter(value) ? nameIn(value) : value);
  const told = Object.entries(facts).map(([fact, value]) => [fact, Array.isArray(value) ? value.map(named) : named(value)]);
  return Object.fromEntries(told) as Facts;
}

export function signOf({ kind, damage, points }: Outcome): Omit<Sign, 'words'> | null {
  switch (kind) {
    case 'knocked-out':
      return { kind: 'out', text: '' };
    case 'damage':
    case 'one-of':
      return { kind: 'damage', text: String(damage) };
    case 'points':
      return { kind: 'gain', text: String(points) };
    case 'shard':
      return { kind: 'gain', text: '' };
    default:
      return null;
  }
}
