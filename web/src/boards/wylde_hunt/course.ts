/** The course of a match of Wylde Hunt: what matters in it, where turns end, by what it was won. */
import type { Weight } from '../../table/queue.ts';
import type { GameEvent } from '../../wire.ts';
import { sideOf } from './view.ts';

const WEIGHTS: Record<string, Weight> = {
  'setup-chosen': 1, 'mortal-placed': 1, 'destiny-settled': 1, 'stone-moved': 1, 'mortal-moved': 1, returned: 2,
  'none-eligible': 2, 'order-chosen': 1, moved: 1, held: 1, contested: 2, vanquished: 2, banished: 2, 'game-over': 2, 'took-back': 1,
};

export function weigh({ event }: GameEvent): Weight {
  return WEIGHTS[event] ?? 0;
}

export function begins({ event }: GameEvent): boolean {
  return event === 'round-began';
}

/** A turn is one Fae; between turns one decides on the stone, or on who goes first. Whoever controls destiny was told before. */
export function endsTurn({ event, fae, side }: GameEvent, own: number, before: readonly GameEvent[]): boolean {
  const mine = own === 0 ? 'S' : 'U';
  if (event === 'moved' || event === 'held') return sideOf(String(fae)) === mine;
  if (event === 'stone-moved') return before.findLast((one) => one.event === 'destiny-settled')?.side === mine;
  return event === 'order-chosen' && side === mine;
}

/** The Mortal's square and the Fae that ensnared it. */
export function wonBy(events: readonly GameEvent[]): string[] {
  const end = events.findLast(({ event }) => event === 'game-over');
  if (!end?.square) return [];
  return [`square:${String(end.square)}`, ...(end.fae as string[]).map((fae) => `fae:${fae}`)];
}
