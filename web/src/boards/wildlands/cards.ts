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

/** With which flags one defends. */
const DEFENCES = ['melee', 'cover', 'shield'];
/** What a character's icon pays for. */
const STEPS = ['move', 'climb', 'claim'];

/** The entry of a card by which those characters do what a word says; null where it is not the only one, or of another character. */
export function usedOf(card: string, word: string, slots: readonly number[]): Entry | null {
  const ours = entriesOf(card).filter(({ slot }) => (slot === null ? !STEPS.includes(word) : slots.includes(slot)));
  if (STEPS.includes(word)) return ours[0] ? { ...ours[0], flag: null } : null;
  const flags = word === 'defend' ? DEFENCES : [word];
  const found = ours.filter(({ flag }) => flag !== null && flags.includes(flag));
  return found.length === 1 ? found[0]! : null;
}

/** Equal cards together, each with how many there are; wild cards last. */
export function grouped(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].sort(([one], [other]) => Number(one === WILD) - Number(other === WILD) || one.localeCompare(other));
}
