/** The order of a hand: a card keeps its place while others are played. */
import { WILD } from './cards.ts';

/** A place in the hand; a card that was played leaves it empty. */
export interface Place {
  id: number;
  card: string;
  gone: boolean;
}

export interface Held {
  turns: number;
  places: readonly Place[];
}

function inOrder(one: string, other: string): number {
  return Number(one === WILD) - Number(other === WILD) || one.localeCompare(other);
}

/**
 * The places as they are now, after what they were. What was played leaves its place empty, and takes it again if it is
 * taken back; with new cards, which come at the end, and with the next turn the others close up.
 */
export function holding(hand: readonly string[], turns: number, before: Held | undefined): Held {
  const left = [...hand];
  const take = (card: string) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const stay = new Set((before?.places ?? []).filter(({ card, gone }) => !gone && take(card)));
  const places = (before?.places ?? []).map((place): Place => ({ ...place, gone: !stay.has(place) && !(place.gone && take(place.card)) }));
  const next = Math.max(-1, ...places.map(({ id }) => id)) + 1;
  const drawn = left.toSorted(inOrder).map((card, index): Place => ({ id: next + index, card, gone: false }));
  const closed = drawn.length || turns !== before?.turns ? places.filter(({ gone }) => !gone) : places;
  return { turns, places: [...closed, ...drawn] };
}

/** In two rows, filled column by column: when one of them is empty, the cards of the other have all the room. */
export function withoutEmptyRow<Card extends { gone: boolean }>(cards: readonly Card[]): readonly Card[] {
  const empty = [0, 1].some((row) => cards.every(({ gone }, nth) => gone || nth % 2 !== row));
  return empty ? cards.filter(({ gone }) => !gone) : cards;
}
