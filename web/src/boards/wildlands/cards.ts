import type { GameEvent } from '../../wire.ts';

/** What stands on a card. `1:melee 4 open:shield`: slot 1 with a flag, slot 4 without, an open flag. */
export interface Entry {
  /** Null for an open flag. */
  slot: number | null;
  flag: string | null;
}

export const WILD = 'wild';

/** In the order of the content's tables. */
export const FLAGS = ['melee', 'heavy-melee', 'ranged', 'heavy-ranged', 'area', 'cover', 'shield', 'rally', 'fly'] as const;

export type Group = 'red' | 'blue' | 'green' | 'yellow';

export const GROUP_OF: Record<string, Group> = {
  'melee': 'red', 'heavy-melee': 'red',
  'ranged': 'blue', 'heavy-ranged': 'blue', 'area': 'blue',
  'cover': 'green', 'shield': 'green',
  'rally': 'yellow', 'fly': 'yellow',
};

/** What a wild card is good for. */
export const WILD_USES = ['move', 'draw-two', 'interrupt'] as const;

export function entriesOf(card: string): Entry[] {
  if (card === WILD) return [];
  return card.split(' ').map((part) => {
    const [head = '', flag] = part.split(':');
    return head === 'open' ? { slot: null, flag: flag ?? null } : { slot: Number(head), flag: flag ?? null };
  });
}

/**
 * Which line of a card is used for a flag, or as an icon, by these slots; -1 if none is. One's own flag comes before an open
 * one, and that before the flag of a partner who rallies somebody.
 */
export function usedLine(card: string, use: string, slots: readonly number[]): number {
  const entries = entriesOf(card);
  const flagged = entries.filter(({ flag }) => flag === use);
  const isTheirs = ({ slot }: Entry) => slot !== null && slots.includes(slot);
  const partner = use === 'rally' ? flagged[0] : undefined;
  const used = flagged.find(isTheirs) ?? flagged.find(({ slot }) => slot === null) ?? partner ?? entries.find(isTheirs);
  return used ? entries.indexOf(used) : -1;
}

/** A card that was laid down, whose it is, and which of its lines counts. */
export interface PlayedCard {
  card: string;
  seat: string;
  line: number;
}

/** What needs no picture: any icon will do for it. */
const PLAIN = ['move', 'climb', 'draw-two'];

/** The cards that were played last, of what happened together: those of a defence rather than those of the attack. */
export function playedIn(events: readonly GameEvent[]): PlayedCard[] {
  const last = events.findLast(({ event, by, as }) => event === 'defended' || (event === 'played' && Array.isArray(by) && !PLAIN.includes(String(as))));
  if (last?.event === 'defended') {
    const [card, character] = [String(last.card), String(last.character)];
    return [{ card, seat: character.slice(0, 2), line: usedLine(card, String(last.flag), [Number(character[3])]) }];
  }
  const slots = ((last?.by ?? []) as string[]).map((one) => Number(one[3]));
  return ((last?.cards ?? []) as string[]).map((card) => ({ card, seat: String(last!.seat), line: usedLine(card, String(last!.as), slots) }));
}

/** With which flags one defends. */
const DEFENCES = ['melee', 'cover', 'shield'];
/** What a character's icon pays for. */
const STEPS = ['move', 'climb', 'claim'];

/** The entry of a card by which those characters do what a word says; null where it is not the only one, or of another character. */
export function usedOf(card: string, word: string, slots: readonly number[]): Entry | null {
  const isStep = STEPS.includes(word);
  const uses = word === 'defend' ? DEFENCES : [word];
  const entries = uses.map((use) => ({ use, entry: entriesOf(card)[usedLine(card, use, slots)] }));
  const found = entries.flatMap(({ use, entry }) => (entry && (isStep || entry.flag === use) ? [entry] : []));
  const [used] = found.length === 1 ? found : [];
  return used ? { ...used, flag: isStep ? null : used.flag } : null;
}

/** Equal cards together, each with how many there are; wild cards last. */
export function grouped(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].sort(([one], [other]) => Number(one === WILD) - Number(other === WILD) || one.localeCompare(other));
}
