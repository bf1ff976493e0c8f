/** How the sides stand to the Demand that lies open. */
import { sitterOf } from '../../table/words.ts';
import { say } from '../../texts/spoken.svelte.ts';
import type { Seat } from '../../wire.ts';
import { sideOf, toneOf, type ArenaView } from './view.ts';

export interface Judged {
  tone: string;
  met: boolean;
  words: string;
}

export function judgedBy(view: ArenaView, seats: readonly Seat[]): Judged[] {
  return (view.demand ?? []).map((met, side) => {
    const members = view.players.map((_, seat) => seat).filter((seat) => sideOf(seat, view) === side);
    const names = members.map((seat) => (seats[seat] && sitterOf(seats[seat])) || say('wa-you')).join(' & ');
    return { tone: toneOf(members[0] ?? 0, view), met, words: say('wa-demand', { side: names, met: met ? 'yes' : 'no' }) };
  });
}
