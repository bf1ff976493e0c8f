/** How a match is won, and how near everybody is. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { View } from '../../wire.ts';
import type { Meter, Race } from '../board.ts';
import { COLUMNS } from './geometry.ts';
import { gladiatorName } from './names.ts';
import { FIRST_CREATURE, FIRST_SUMMON, isDrafting, isPlacing, isRed, membersOf, placeOf, sideOf, troupeOf, type ArenaView } from './view.ts';

const HELD_ROUNDS = 3;
const BROKEN_THROUGH = 2;
const START_COLUMNS = 2;

/** Slay the Assents, or everybody; in a scenario there is another way. */
export function race(view: View, _content: unknown, texts: Texts): Race | null {
  const own = view as ArenaView;
  const aim = String(own.options.victory);
  const before = isDrafting(own) || isPlacing(own) || own.step.endsWith('obstacle') || own.step.endsWith('obstacles');
  return { goal: goalOf(own), meters: before ? [] : own.players.map((_, seat) => metersOf(aim, seat, own, texts)) };
}

/** What a side has to do, in a sentence. */
export function goalOf(view: ArenaView): string {
  return say(`wa-goal-${String(view.options.victory)}`, { team: view.players.length > 2 ? 'yes' : 'no' });
}

function metersOf(aim: string, seat: number, view: ArenaView, texts: Texts): Meter[] {
  if (aim === 'last-man-standing') return [standing(seat, view)];
  const health = healthOfAssent(seat, view, texts);
  if (aim === 'own-high-ground') return [points(seat, view), ...health];
  return aim === 'own-breakthrough' ? [broken(seat, view), ...health] : health;
}

/** Those whom a match is about: Assents and Creatures. */
const fighters = (seat: number, view: ArenaView) => troupeOf(seat, view).filter(({ number }) => number < FIRST_SUMMON);

function standing(seat: number, view: ArenaView): Meter {
  const all = fighters(seat, view).length;
  const have = fighters(seat, view).filter(({ place }) => place).length;
  return { have, need: all, words: say('wa-standing', { standing: have, all }) };
}

export const standingInWords = (seat: number, view: ArenaView) => standing(seat, view).words;

function healthOfAssent(seat: number, view: ArenaView, texts: Texts): Meter[] {
  return fighters(seat, view).filter(({ number }) => number < FIRST_CREATURE).map(({ name, health, most, place }) => {
    const have = place ? health : 0;
    return { have, need: most, words: say('wa-left', { gladiator: gladiatorName(name, texts), health: have, most }) };
  });
}

/** Rounds for which the side has held the High Ground. */
function points(seat: number, view: ArenaView): Meter {
  const have = view.points?.[sideOf(seat, view)] ?? 0;
  return { have, need: HELD_ROUNDS, words: say('wa-points', { points: have, need: HELD_ROUNDS }) };
}

/** How many of the side stand in the start columns of the other. */
function broken(seat: number, view: ArenaView): Meter {
  const isThere = (column: number) => (isRed(seat, view) ? column > COLUMNS - START_COLUMNS : column <= START_COLUMNS);
  const side = membersOf(sideOf(seat, view), view).flatMap((one) => fighters(one, view));
  const have = side.filter(({ place }) => place && isThere(Number(placeOf(place).field.split(',')[0]))).length;
  return { have, need: BROKEN_THROUGH, words: say('wa-broken', { there: have, need: BROKEN_THROUGH }) };
}
