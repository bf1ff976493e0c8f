/** How the sides stand to the Demand that lies open. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Seat } from '../../wire.ts';
import { sideInWords } from './names.ts';
import { membersOf, toneOf, type ArenaView } from './view.ts';

export interface Judged {
  tone: string;
  met: boolean;
  words: string;
}

export function judgedBy(view: ArenaView, seats: readonly Seat[], texts: Texts): Judged[] {
  return (view.demand ?? []).map((met, side) => {
    const words = say('wa-demand', { side: sideInWords(side, view, seats, texts), met: met ? 'yes' : 'no' });
    return { tone: toneOf(membersOf(side, view)[0] ?? 0, view), met, words };
  });
}
