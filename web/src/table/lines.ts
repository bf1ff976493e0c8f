/** The log as lines. */
import type { GameEvent, NumberedEvent } from '../wire.ts';
import type { Weight } from './queue.ts';

export interface LogLine {
  entry: number;
  text: string;
  events: GameEvent[];
}

/**
 * The lines of the log; what is told several times in a row is one line, what goes without saying is none. Where cards are
 * dealt in turn, and the like that matters little (`weigh`), whoever gets several has one line.
 */
export function linesOf(told: NumberedEvent[], tell: (event: GameEvent) => string, weigh: (event: GameEvent) => Weight = () => 2): LogLine[] {
  const lines: LogLine[] = [];
  for (const [entry, event] of told) {
    const text = tell(event);
    if (!text) continue;
    const begun = weigh(event) ? -1 : lines.findLastIndex(({ events }) => events[0]!.event !== event.event) + 1;
    const same = lines.slice(begun).find((line) => line.text === text);
    if (same) same.events.push(event);
    else lines.push({ entry, text, events: [event] });
  }
  return lines;
}

/**
 * So many of the lines in their order. What came last is told from its beginning on, for what `follows` does not stand
 * alone; where that is too much it is what began it, what concerns oneself, and of the rest the last.
 */
export function fewest<Line extends { mine: boolean; follows?: boolean }>(all: readonly Line[], most: number): Line[] {
  const begins = all.flatMap(({ follows = true }, nth) => (follows ? [] : [nth]));
  const lines = all.slice(begins.find((from) => all.length - from <= most) ?? begins.at(-1) ?? 0);
  const later = lines.slice(1);
  const kept = [...lines.slice(0, 1), ...later.filter(({ mine }) => mine), ...later.filter(({ mine }) => !mine).reverse()].slice(0, most);
  return lines.filter((line) => kept.includes(line));
}
