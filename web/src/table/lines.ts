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
 * Lines of which several in a row are alike are one, told by `tell`: `of` says what a line is one of. What matters less than
 * they do (`weigh`) does not interrupt a row. The line stands where the first of them stood.
 */
export function together<Line extends LogLine & { isNew: boolean }>(
  lines: readonly Line[], of: (event: GameEvent) => string | null, tell: (events: GameEvent[]) => string, weigh: (event: GameEvent) => Weight,
): Line[] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const [event] = line.events;
    const row = of(event!) === null ? -1 : rows.findLastIndex(([first]) => of(first!.events[0]!) === of(event!));
    const unbroken = rows.slice(row + 1).every(([other]) => weigh(other!.events[0]!) < weigh(event!));
    if (row >= 0 && unbroken) rows[row]!.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => {
    const events = row.flatMap((line) => line.events);
    return row.length > 1 ? { ...row[0]!, events, text: tell(events), isNew: row.some(({ isNew }) => isNew) } : row[0]!;
  });
}

/** So many of the lines in their order, and more only where all of them matter much; of those that do not, the last. */
export function weightiest<Line extends LogLine>(lines: readonly Line[], most: number, weigh: (event: GameEvent) => Weight): Line[] {
  const isLight = ({ events }: Line) => events.every((event) => weigh(event) < 2);
  const light = lines.filter(isLight);
  const dropped = new Set(light.slice(0, Math.max(0, lines.length - most)));
  return lines.filter((line) => !dropped.has(line));
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
