/** The log as lines. */
import type { GameEvent, NumberedEvent } from '../wire.ts';

export interface LogLine {
  entry: number;
  text: string;
  events: GameEvent[];
}

/** The lines of the log; what is told several times in a row is one line, what goes without saying is none. */
export function linesOf(told: NumberedEvent[], tell: (event: GameEvent) => string): LogLine[] {
  const lines: LogLine[] = [];
  for (const [entry, event] of told) {
    const text = tell(event);
    if (!text) continue;
    const last = lines.at(-1);
    if (last?.text === text) last.events.push(event);
    else lines.push({ entry, text, events: [event] });
  }
  return lines;
}

/** So many of the lines in their order: what began it, what concerns oneself, and of the rest the last. */
export function fewest<Line extends { mine: boolean }>(lines: readonly Line[], most: number): Line[] {
  const later = lines.slice(1);
  const kept = [...lines.slice(0, 1), ...later.filter(({ mine }) => mine), ...later.filter(({ mine }) => !mine).reverse()].slice(0, most);
  return lines.filter((line) => kept.includes(line));
}
