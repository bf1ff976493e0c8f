/** The course of a match of Wildlands: what matters in it, where turns end, where the points came from. */
import type { Weight } from '../../table/queue.ts';
import type { GameEvent } from '../../wire.ts';
import { isCharacter, seatName, seatOf } from './view.ts';

const WEIGHTS: Record<string, Weight> = {
  'faction-picked': 1, 'turn-began': 1, interrupted: 3, 'interrupt-finished': 1, revealed: 2, moved: 1, claimed: 2, scored: 2, attacked: 2,
  'area-attacked': 2, 'target-named': 1, defended: 2, damaged: 2, 'knocked-out': 2, tied: 2, 'game-over': 2, 'took-back': 1,
};

export function weigh({ event }: GameEvent): Weight {
  return WEIGHTS[event] ?? 0;
}

/** What only comes of something that was done before it: told with others, it does not stand without that. */
const FOLLOWING = ['target-named', 'defended', 'damaged', 'knocked-out', 'scored'];

export function follows({ event }: GameEvent): boolean {
  return FOLLOWING.includes(event);
}

/** Of what is told together: the damage by which somebody is knocked out goes without saying. */
export function gist(events: readonly GameEvent[]): GameEvent[] {
  const fatal = ({ event, character }: GameEvent, nth: number) =>
    event === 'damaged' && events.slice(nth + 1).some((later) => later.event === 'knocked-out' && later.character === character);
  return events.filter((event, nth) => !fatal(event, nth));
}

export function begins({ event }: GameEvent): boolean {
  return event === 'turn-began';
}

export function endsTurn({ event, seat }: GameEvent, own: number): boolean {
  return event === 'end-declared' && seat === seatName(own);
}

/** Points by seat: those for shards, and those for knocking others out. */
export function pointsOf(events: readonly GameEvent[], seats: number): number[][] {
  const rows = Array.from({ length: seats }, () => [0, 0]);
  for (const { event, seat, points, for: cause } of events) {
    if (event === 'scored') rows[seatOf(String(seat))]![cause === 'shard' ? 0 : 1]! += Number(points);
  }
  return rows;
}

/** The spaces where a seat took its shards, and those of the last who were knocked out for it. */
export function wonBy(events: readonly GameEvent[]): string[] {
  const end = events.findLast(({ event }) => event === 'game-over');
  const winners = new Set(Array.isArray(end?.winners) ? (end.winners as string[]) : []);
  const found = new Set<string>();
  for (const { event, character, space } of events) {
    if (event === 'claimed' && isCharacter(character) && winners.has(character.slice(0, 2))) found.add(`space:${String(space)}`);
  }
  return [...found];
}
