/** The log of Wild Assent, with people by their names and those that are alike by their numbers. */
import { sitterOf } from '../../table/words.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, Seat, View } from '../../wire.ts';
import { gladiatorName } from './names.ts';
import { seatNumber } from './view.ts';

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^P[1-4]$/.test(value);
const NAMED = ['gladiator', 'targets', 'by', 'order'];

export function tell(event: GameEvent, _view: View, texts: Texts, seats: readonly Seat[]): string {
  const named = (fact: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => named(fact, one));
    if (isSeat(value)) return seats[seatNumber(value)] ? sitterOf(seats[seatNumber(value)]!) : texts.name(value);
    return NAMED.includes(fact) && typeof value === 'string' ? gladiatorName(value, texts) : value;
  };
  const told = Object.fromEntries(Object.entries(event).map(([fact, value]) => [fact, fact === 'event' ? value : named(fact, value)]));
  return texts.tell(told as GameEvent);
}
