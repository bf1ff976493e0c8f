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
