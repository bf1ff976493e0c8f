import type { Option, Value } from '../wire.ts';

const BREATH = 'breath_seconds';

/** Whoever begins a game against bots at once may be new to it, and nobody waits for them: the longest time to react. */
export function unhurried(options: readonly Option[]): Record<string, Value> {
  const breath = options.find(({ name }) => name === BREATH);
  return breath ? { [BREATH]: Math.max(...breath.values.map(Number)) } : {};
}
