/** The moments of a match that one can look back at, and where one's last turn ended. */
import type { GameEvent, NumberedEvent } from '../wire.ts';
import type { Weight } from './queue.ts';

/** One entry with something to see in it. */
export interface Moment {
  entry: number;
  events: readonly GameEvent[];
  /** Does a turn or a round begin here? */
  begins: boolean;
}

type Weigh = (event: GameEvent) => Weight;

/** What happened, entry by entry, without what is for the log alone. */
export function momentsOf(told: readonly NumberedEvent[], weigh: Weigh, begins: (event: GameEvent) => boolean): Moment[] {
  const moments: Moment[] = [];
  let beginning = false;
  let entry = -1;
  for (const [number, event] of told) {
    beginning ||= begins(event);
    if (!weigh(event)) continue;
    if (number === entry) {
      const last = moments.at(-1)!;
      moments[moments.length - 1] = { ...last, events: [...last.events, event], begins: last.begins || beginning };
    } else moments.push({ entry: number, events: [event], begins: beginning });
    entry = number;
    beginning = false;
  }
  return moments;
}

/** The place of the last moment up to an entry, -1 before the first. */
export function momentAt(moments: readonly Moment[], entry: number): number {
  return moments.findLastIndex((moment) => moment.entry <= entry);
}

/** Where the next or the last turn began, seen from a moment. */
export function turnFrom(moments: readonly Moment[], place: number, by: 1 | -1): number {
  for (let at = place + by; at >= 0 && at < moments.length; at += by) if (moments[at]!.begins) return at;
  return by < 0 ? -1 : moments.length - 1;
}

const MOST = 20;

/**
 * What mattered since a seat's last turn: the weightiest if it is too much, in their order; nothing before a first turn,
 * and nothing once the seat has acted in the next one.
 */
export function since(told: readonly NumberedEvent[], ended: (event: GameEvent, place: number) => boolean, weigh: Weigh, acted = -1): NumberedEvent[] {
  const start = told.findLast(([, event], place) => ended(event, place))?.[0] ?? -1;
  if (start < 0 || acted > start) return [];
  const after = told.filter(([entry, event]) => entry > start && weigh(event) > 0);
  if (after.length <= MOST) return after;
  const heavy = after.filter(([, event]) => weigh(event) > 1);
  return heavy.slice(-MOST);
}
