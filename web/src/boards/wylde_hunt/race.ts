/** The two roads to victory: the snare round the Mortal (WH-WIN-02) and the board for oneself (WH-WIN-05). */
import { say } from '../../texts/spoken.svelte.ts';
import type { View } from '../../wire.ts';
import type { Meter, Race } from '../board.ts';
import { seasonAtMortal } from './describe.ts';
import { COLOUR_OF, groundOf, isSquare, kindOf, sideOf, type Colour, type Side, type WyldeHuntView } from './view.ts';

const SIDES: readonly Side[] = ['S', 'U'];

/** The colours that a side must show in the Mortal's square. */
function wantedColours(view: WyldeHuntView, content: unknown): Set<Colour> {
  const season = seasonAtMortal(view);
  const wanted = new Set([COLOUR_OF[groundOf(view.mortal!, content)]]);
  if (season) wanted.add(COLOUR_OF[season]);
  return wanted;
}

function snare(side: Side, view: WyldeHuntView, wanted: Set<Colour>): Meter {
  const there = Object.entries(view.fae ?? {}).filter(([fae, at]) => sideOf(fae) === side && at === view.mortal);
  const shown = new Set(there.map(([fae]) => COLOUR_OF[kindOf(fae)]).filter((colour) => wanted.has(colour)));
  return { have: shown.size, need: wanted.size, words: say('wh-snare', { have: shown.size, need: wanted.size }) };
}

function domination(side: Side, view: WyldeHuntView): Meter {
  const enemies = Object.entries(view.fae ?? {}).filter(([fae]) => sideOf(fae) !== side);
  const gone = enemies.filter(([, at]) => !isSquare(at)).length;
  return { have: gone, need: enemies.length, words: say('wh-domination', { have: gone, need: enemies.length }) };
}

export function race(view: View, content: unknown): Race {
  const own = view as WyldeHuntView;
  if (!own.mortal) return { goal: say('wh-goal'), meters: [] };
  const wanted = wantedColours(own, content);
  return { goal: say('wh-goal'), meters: SIDES.map((side) => [snare(side, own, wanted), domination(side, own)]) };
}
