/** The course of a match of Wild Assent: what matters in it, and where turns begin and end. */
import type { Weight } from '../../table/queue.ts';
import type { GameEvent } from '../../wire.ts';
import { seatName } from './view.ts';

const WEIGHTS: Record<string, Weight> = {
  'draft-decided': 2, 'draft-tied': 1, picked: 1, chose: 2, 'obstacle-placed': 1, placed: 1, 'round-began': 2, 'silvestrem-drawn': 2,
  'edict-resolved': 1, 'demand-judged': 2, 'dice-won': 1, rolled: 1, assigned: 1, activated: 1, skipped: 2, moved: 1, climbed: 1,
  'fell-into-pit': 2, brought: 1, pushed: 1, held: 1, summoned: 2, used: 2, 'text-acts': 1, affected: 1, regained: 1, attacked: 2, ignored: 2, struck: 1, hurt: 2,
  healed: 1, inflicted: 1, cleansed: 1, slain: 2, destroyed: 1, escaped: 2, conceded: 2, 'game-over': 2,
};

export function weigh({ event }: GameEvent): Weight {
  return WEIGHTS[event] ?? 0;
}

export function begins({ event }: GameEvent): boolean {
  return event === 'round-began' || event === 'activated';
}

/** What happened since one's own last activation is the recap. */
export function endsTurn({ event, seat }: GameEvent, own: number): boolean {
  return event === 'activated' && seat === seatName(own);
}

/** The Gladiator with whom it ended. */
export function wonBy(events: readonly GameEvent[]): string[] {
  const blow = events.findLast(({ event }) => event === 'attacked');
  return typeof blow?.gladiator === 'string' ? [`gladiator:${blow.gladiator}`] : [];
}
