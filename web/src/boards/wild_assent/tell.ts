/** The log of Wild Assent, with people by their names; one's own deeds are told to oneself as such. */
import { sitterOf } from '../../table/words.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, Seat, View } from '../../wire.ts';
import { seatName, seatNumber } from './view.ts';

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^P[1-4]$/.test(value);

export function tell(event: GameEvent, view: View, texts: Texts, seats: readonly Seat[]): string {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (!isSeat(value)) return value;
    const seat = seats[seatNumber(value)];
    return seat ? sitterOf(seat) : texts.name(value);
  };
  const told = Object.fromEntries(Object.entries(event).map(([fact, value]) => [fact, named(value)]));
  return texts.tell(told as GameEvent, view.seat === null ? '' : String(named(seatName(view.seat))));
}
