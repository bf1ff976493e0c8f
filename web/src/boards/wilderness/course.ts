/** The course of a match of Wilderness: what matters in it, and where turns begin and end. */
import type { Weight } from '../../table/queue.ts';
import type { GameEvent } from '../../wire.ts';
import { seatName } from './seats.ts';

const WEIGHTS: Record<string, Weight> = {
  'day-began': 2, 'nature-began': 1, 'turn-began': 1, moved: 1, drank: 1, rested: 1, slept: 1, searched: 1, thrown: 1, lost: 2,
  'not-lost': 2, stayed: 1, 'tile-turned': 2, 'animal-came': 2, 'animal-gone': 2, attacked: 2, fought: 2, prevented: 2,
  'tribe-turned': 2, 'tribe-fed': 1, 'area-placed': 2, 'area-returned': 1, played: 2, 'played-late': 2, 'fell-ill': 2,
  recovered: 1, cancelled: 2, 'goes-along': 2, 'taken-back': 2, died: 2, 'gave-up': 2, 'game-over': 2,
};

/** What others do to somebody's health; what time, food and rest do to it is seen on the tracks. */
const DEALT = ['card', 'attack', 'won'];

export function weigh({ event, why }: GameEvent): Weight {
  if (event === 'track-moved') return DEALT.includes(String(why)) ? 2 : 0;
  return WEIGHTS[event] ?? 0;
}

export function begins({ event }: GameEvent): boolean {
  return event === 'turn-began' || event === 'nature-began';
}

/** Everybody's turn comes once a round; what happened since one's own is the recap. */
export function endsTurn({ event, seat }: GameEvent, own: number): boolean {
  return ['ended', 'slept', 'lost'].includes(event) && seat === seatName(own);
}

/** The village, if that is where it was decided. */
export function wonBy(events: readonly GameEvent[]): string[] {
  const end = events.findLast(({ event }) => event === 'game-over');
  return end?.reason === 'village' ? ['area:village'] : [];
}
