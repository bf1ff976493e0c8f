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

/** Equal cards together, each with how many there are; wild cards last. */
export function grouped(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].sort(([one], [other]) => Number(one === WILD) - Number(other === WILD) || one.localeCompare(other));
}
