/** Legal actions that come to the same as a plainer one. */
import type { LegalAction } from '../../wire.ts';

const PLAIN = ['do:move', 'do:climb'];
const FLAGS = ['do:rally', 'do:fly'];

/**
 * A rally or a flight of one character to where the same cards also take it by its icon: whoever moves it there is not to
 * be asked by which. Rallies of two, and wherever no step leads, remain. The texts of those that are spare.
 */
export function spare(legal: readonly LegalAction[]): ReadonlySet<string> {
  const isSaidBy = (words: readonly string[]) => ([, elements]: LegalAction) => words.some((word) => elements.includes(word));
  const rest = ([, elements]: LegalAction) => elements.filter((one) => !one.startsWith('do:')).sort().join('\n');
  const steps = new Set(legal.filter(isSaidBy(PLAIN)).map(rest));
  return new Set(legal.filter((action) => isSaidBy(FLAGS)(action) && steps.has(rest(action))).map(([text]) => text));
}
