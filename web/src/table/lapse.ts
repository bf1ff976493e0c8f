/** Whoever keeps a reaction window open has so much time and no more. */
import type { WindowShown } from '../wire.ts';

/** The line may have taken longer for the last word before the end than for the end itself; in milliseconds. */
const SLACK = 500;

/** Did a window that one kept open close because the time was up, without one's answer? */
export function hasLapsed(before: WindowShown | null, after: WindowShown | null, endsAt: number | null, at: number): boolean {
  if (!before?.you_wait || !before.thinking || before.your_answer !== null || after?.number === before.number) return false;
  return endsAt !== null && at >= endsAt - SLACK;
}
