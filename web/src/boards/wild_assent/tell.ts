/** The log of Wild Assent, with people by their names; one's own deeds are told to oneself as such. */
import { can, say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, Result, Seat, View } from '../../wire.ts';
import { peopleInWords } from './names.ts';
import { seatName, seatNumber } from './view.ts';

/** Why the match ended: whose Assent fell, who conceded. */
export function reason({ reason: why, sides, winners }: Result, yours: readonly number[], texts: Texts, seats: readonly Seat[]): string | null {
  const lost = winners.length ? sides.find((side) => !winners.includes(side[0]!)) : undefined;
  const message = `wa-reason-${why.replaceAll(' ', '-')}`;
  if (!lost || !can(message)) return null;
  const team = lost.length > 1;
  const own = yours.length > 0 && yours.every((seat) => lost.includes(seat));
  return say(message, { who: own ? (team ? 'team' : 'you') : team ? 'several' : 'one', name: peopleInWords(lost, seats, texts) });
}

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^P[1-4]$/.test(value);

export function tell(event: GameEvent, view: View, texts: Texts, seats: readonly Seat[]): string {
  const named = (value: unknown): unknown => {
    const several: unknown[] = Array.isArray(value) ? value : [value];
    return several.length && several.every(isSeat) ? peopleInWords(several.map(seatNumber), seats, texts) : value;
  };
  const told = Object.fromEntries(Object.entries(event).map(([fact, value]) => [fact, named(value)]));
  return texts.tell(told as GameEvent, view.seat === null ? '' : String(named(seatName(view.seat))));
}
