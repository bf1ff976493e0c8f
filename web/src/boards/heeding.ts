import type { GameEvent } from '../wire.ts';
import type { BoardProps } from './board.ts';

/**
 * What is to be seen now on a map that is larger than its pane: what is staged, else the targets, else what a lesson
 * points at, else what has just happened.
 */
export function heeded({ staged, picked, live, fresh, hinted, lesson }: BoardProps, elementsOf: (event: GameEvent) => string[]): string[] {
  if (staged) return [...staged[1]];
  if (picked.length) return [...live].filter(([, how]) => how === 'pick').map(([element]) => element);
  if (lesson && hinted.size) return [...hinted];
  return fresh.animate || fresh.past ? fresh.events.flatMap(elementsOf) : [];
}
