/** What the draft is about now: the cards that lie open, who has which, whose pick it is. */
import type { Content } from './content.ts';
import { kindOf } from './content.ts';
import { FIRST_CREATURE, seatName, seatNumber, sideOf, topOf, type ArenaView } from './view.ts';

export const CATEGORIES = ['large', 'medium', 'assent', 'equipment'] as const;
export type Category = (typeof CATEGORIES)[number];

export function categoryOf(view: ArenaView): Category | null {
  const top = topOf(view);
  return top?.frame === 'draft' ? (CATEGORIES[Number(top.category)] ?? null) : null;
}

export function cardsOf(category: Category, content: Content): string[] {
  if (category === 'assent') return Object.keys(content.assents);
  if (category === 'equipment') return Object.keys(content.equipment);
  return Object.entries(content.creatures).filter(([, { size }]) => size === category).map(([name]) => name);
}

/** Equipment for which an Assent of the side still has a slot comes first; other cards stay as they lie. */
export function fittingFirst(cards: string[], side: number, view: ArenaView, content: Content): string[] {
  const free = new Set(view.players.flatMap((player, seat) => (sideOf(seat, view) === side ? freeSlots(player, content) : [])));
  const fits = (card: string) => !(card in content.equipment) || free.has('any') || free.has(content.equipment[card]!.type);
  return [...cards.filter(fits), ...cards.filter((card) => !fits(card))];
}

/** The slots of an Assent on which nothing lies; a card takes the one of its type before one for any. */
function freeSlots({ assent, equipment }: ArenaView['players'][number], content: Content): string[] {
  const slots = [...(content.assents[assent ?? '']?.slots ?? [])];
  for (const card of equipment) {
    const own = slots.indexOf(content.equipment[card]?.type ?? '');
    slots.splice(own >= 0 ? own : slots.indexOf('any'), 1);
  }
  return slots;
}

/** Who has a card: the seat, or null while it lies open. */
export function holderOf(card: string, view: ArenaView): number | null {
  const gladiator = view.gladiators.find(({ name }) => kindOf(name) === card || name === card);
  if (gladiator) return seatNumber(gladiator.seat);
  const seat = view.players.findIndex(({ equipment }) => equipment.includes(card));
  return seat < 0 ? null : seat;
}

/** The cards of a side: Assents, Creatures, Equipment. */
export function heldBy(side: number, view: ArenaView): { gladiators: string[]; equipment: string[] } {
  const seats = view.players.map((_, seat) => seat).filter((seat) => sideOf(seat, view) === side);
  return {
    gladiators: view.gladiators.filter((one) => seats.includes(seatNumber(one.seat))).map(({ name }) => name),
    equipment: seats.flatMap((seat) => view.players[seat]!.equipment),
  };
}

/** Whose picks of a category come one after another (WA-DRAFT-02 to -09), until nothing is left (WA-RULING-03): sides. */
export function picksOf(view: ArenaView, content: Content): number[] {
  const top = topOf(view);
  const category = categoryOf(view);
  if (!top || !category) return [];
  const number = { large: Number(view.options.large_per_side ?? 2) * 2, medium: mediumOf(view) * 2, assent: view.players.length, equipment: view.players.length * 2 };
  const most = view.options.allow_duplicate_creatures ? Infinity : cardsOf(category, content).length;
  const second = category === 'assent' || category === 'equipment' ? 1 : 0;
  const free = view.options.selection === 'free';
  return Array.from({ length: Math.min(number[category], most) }, (_, pick) => view.player_1 ^ (free ? pick & 1 : (second + ((pick + 1) >> 1)) & 1));
}

function mediumOf(view: ArenaView): number {
  return Number(view.options.medium_per_side) || (view.players.length === 2 ? 3 : 4);
}

/** In a team: the card that is dealt now (WA-RULING-114). */
export function dealtNow(view: ArenaView): string | null {
  const top = topOf(view);
  if (top?.frame !== 'deal' || top.owner === undefined) return null;
  const { gladiators } = heldBy(sideOf(top.owner, view), view);
  const item = Number(top.item);
  if (item === 0) return view.players[top.owner]?.assent ?? null;
  const creatures = gladiators.filter((name) => (view.gladiators.find((one) => one.name === name)?.number ?? 0) >= FIRST_CREATURE);
  const equipment = [...view.players[top.owner]!.equipment, ...(view.players[top.owner + 1]?.equipment ?? [])];
  return creatures[item - 1] ?? equipment[item - 1 - creatures.length] ?? null;
}

/** In a team: what the captain has given to a seat so far. */
export function givenTo(seat: number, view: ArenaView): string[] {
  const top = topOf(view);
  if (top?.frame !== 'deal' || top.owner === undefined) return [];
  const item = Number(top.item);
  const { assent } = view.players[seat]!;
  const creatures = view.gladiators.filter((one) => one.number >= FIRST_CREATURE && sideOf(seatNumber(one.seat), view) === sideOf(seat, view));
  const equipment = heldBy(sideOf(seat, view), view).equipment;
  const partners = (card: number) => (Number(top.given) >> card) & 1; // until all is dealt they lie with the captain
  return [
    ...(item > 0 && assent ? [assent] : []),
    ...creatures.slice(0, Math.max(0, item - 1)).filter((one) => seatNumber(one.seat) === seat).map(({ name }) => name),
    ...equipment.slice(0, Math.max(0, item - 1 - creatures.length)).filter((_, card) => top.owner! + partners(card) === seat),
  ];
}

const PLACE_BITS = 32;

/** The Creatures that the shown seat has put into its row so far. */
export function orderedBy(seat: number | null, view: ArenaView): string[] {
  const top = topOf(view);
  let row = seat === null ? 0 : Number(top?.[`order-${seat + 1}`] ?? 0);
  const found: string[] = [];
  while (row > 0) {
    const name = view.gladiators.find(({ number }) => number === (row % PLACE_BITS) - 1)?.name;
    if (name) found.push(name);
    row = Math.floor(row / PLACE_BITS);
  }
  return found;
}

export function hasChosenSkills(seat: number | null, view: ArenaView): boolean {
  return seat !== null && Number(topOf(view)?.[`pair-${seat + 1}`] ?? 0) > 0;
}

export function ownCreatures(seat: number | null, view: ArenaView): string[] {
  return view.gladiators.filter((one) => one.number >= FIRST_CREATURE && seat !== null && one.seat === seatName(seat)).map(({ name }) => name);
}
