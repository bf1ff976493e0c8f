/** Who is how near to five points (WL-END-01). */
import { say } from '../../texts/spoken.svelte.ts';
import type { View } from '../../wire.ts';
import type { Race } from '../board.ts';
import type { WildlandsView } from './view.ts';

const GOAL = 5;

export function race(view: View): Race {
  const { players } = view as WildlandsView;
  const playing = players.some(({ faction }) => faction) ? players : [];
  return {
    goal: say('wl-goal'),
    meters: playing.map(({ points = 0 }) => [{ have: points, need: GOAL, words: say('wl-points', { points }) }]),
  };
}
