/** Who has won: alone, together with others, as a team, or nobody. */
import type { Result } from '../wire.ts';

/** A message of the client, and the seats that it names. */
export interface Headline {
  message: string;
  who: number[];
}

/** The one sentence about the end, for somebody who has these seats. */
export function headlineOf(result: Result, yours: number[]): Headline {
  const { winners } = result;
  if (!winners.length) {
    const lost = yours.length === 1 ? 'result-lost' : 'result-nobody'; // a game that one person played alone
    return { message: result.places.includes(1) ? 'result-draw' : lost, who: [] };
  }
  const team = result.sides.some((side) => side.length === winners.length && side.length > 1 && side.every((seat) => winners.includes(seat)));
  // Whoever plays several seats of one side wins or loses with it.
  const oneSide = result.sides.some((side) => yours.every((seat) => side.includes(seat)));
  if (!yours.length || !oneSide) {
    const message = team ? 'result-team' : winners.length > 1 ? 'result-together' : 'result-winner';
    return { message, who: winners };
  }
  const own = yours[0]!;
  const inTeam = result.sides.some((side) => side.length > 1 && side.includes(own));
  if (!winners.includes(own)) return { message: inTeam ? 'result-lost-team' : 'result-lost', who: [] };
  if (team) return { message: 'result-won-team', who: winners };
  if (winners.length > 1) return { message: 'result-won-together', who: winners.filter((seat) => seat !== own) };
  return { message: 'result-won', who: [] };
}

/** A side and the place that it has. */
export interface Ranked {
  side: number[];
  place: number;
}

/** The sides, the best first; of those on one place who was out before the end comes last. */
export function rankedIn({ sides, places }: Result, isOut: (seat: number) => boolean = () => false): Ranked[] {
  const last = ({ side }: Ranked) => Number(side.every(isOut));
  return sides.map((side, number) => ({ side, place: places[number] ?? 0 })).sort((one, other) => one.place - other.place || last(one) - last(other));
}

/** "2 or 4", as the language joins them. */
export function either(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** "Ada, Ben and Cleo", as the language joins them. */
export function joined(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
