/** Asking the server what the game tells of something that somebody points at. */
import type { Facts } from '../wire.ts';

const PAUSE = 120; // milliseconds: whoever only passes over it asks nothing

/** Ask after a pause and hand on the answer, unless it has been called off by then. */
export function askAfterPause(ask: (element: string) => Promise<Facts>, element: string, tell: (facts: Facts) => void): () => void {
  let current = true;
  const pause = setTimeout(async () => {
    const facts = await ask(element);
    if (current) tell(facts);
  }, PAUSE);
  return () => {
    current = false;
    clearTimeout(pause);
  };
}
