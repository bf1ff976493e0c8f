/** The log of Wilderness: people by their names, and you as "you". */
import { sitterOf } from '../../table/words.ts';
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, Seat, View } from '../../wire.ts';
import { seatNumber } from './seats.ts';

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^P[1-8]$/.test(value);

export function tell(event: GameEvent, view: View, texts: Texts, seats: readonly Seat[]): string {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (!isSeat(value)) return value;
    const seat = seatNumber(value);
    return seat === view.seat ? say('wn-you') : seats[seat] ? sitterOf(seats[seat]) : texts.name(value);
  };
  const told = Object.fromEntries(Object.entries(event).map(([fact, value]) => [fact, named(value)]));
  const who = isSeat(event.seat) && seatNumber(event.seat) === view.seat ? 'you' : 'other';
  return texts.tell({ ...told, who } as unknown as GameEvent);
}

/** How the game was decided, in a sentence. */
export function howWon(events: readonly GameEvent[]): string {
  const end = events.findLast(({ event }) => event === 'game-over');
  return end ? say('wn-won', { reason: String(end.reason).replaceAll(' ', '-') }) : '';
}
