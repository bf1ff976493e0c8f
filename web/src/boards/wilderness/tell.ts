/** The log of Wilderness, with people by their names. */
import { sitterOf } from '../../table/words.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, Seat, View } from '../../wire.ts';
import { seatNumber } from './seats.ts';

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^P[1-8]$/.test(value);

export function tell(event: GameEvent, _view: View, texts: Texts, seats: readonly Seat[]): string {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (!isSeat(value)) return value;
    const seat = seats[seatNumber(value)];
    return seat ? sitterOf(seat) : texts.name(value);
  };
  const told = Object.fromEntries(Object.entries(event).map(([fact, value]) => [fact, named(value)]));
  return texts.tell(told as GameEvent);
}
