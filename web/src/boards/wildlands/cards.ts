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

/** Equal cards together, each with how many there are; wild cards last. */
export function grouped(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].sort(([one], [other]) => Number(one === WILD) - Number(other === WILD) || one.localeCompare(other));
}
