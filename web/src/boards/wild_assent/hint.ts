/** What to do now, for somebody who plays for the first time. Every sentence must be true of the situation. */
import type { Hint, Situation } from '../board.ts';
import { split } from './module.ts';
import { isMoving, isRerolling, stageOf, type ArenaView } from './view.ts';

function point(message: string, elements: readonly string[] = []): Hint {
  return { message: `wa-hint-${message}`, elements };
}

export function hint({ view: shown, live, picked, legal, settled }: Situation): Hint | null {
  if (!legal.length) return null;
  const view = shown as ArenaView;
  const able = [...live].filter(([, state]) => state === 'pick').map(([element]) => element);
  const of = (kind: string) => able.filter((element) => split(element)[0] === kind);
  if (settled) return picked.some((one) => one.startsWith('facing:')) ? point('turn-or-go', of('facing')) : null;
  if (picked.length) return of('facing').length ? point('facing', of('facing')) : null;
  switch (view.step) {
    case 'draft':
      return point('draft');
    case 'choose':
      return of('card').length ? point('skills', of('card')) : point('order', of('gladiator'));
    case 'obstacle':
    case 'hidden-obstacles':
      return point('obstacle', of('obstacle'));
    case 'placing':
    case 'hidden-troupes':
      return point('placing', of('gladiator'));
    case 'momentum':
      return isRerolling(view) ? point('reroll', of('die')) : point('assign', of('gladiator'));
    case 'activation':
      if (isMoving(view)) return point('move', of('field'));
      if (stageOf(view) === 'summons') return point('summons', of('gladiator'));
      return of('gladiator').length ? point('attack', of('gladiator')) : null;
    default:
      return null;
  }
}
