/** What to do now, for somebody who plays for the first time. */
import type { Hint, Situation } from '../board.ts';
import { split } from './module.ts';

export function hint({ live, picked }: Situation): Hint | null {
  if (!live.size || picked.length) return null;
  const able = [...live].filter(([, state]) => state === 'pick').map(([element]) => element);
  const of = (kind: string) => able.filter((element) => split(element)[0] === kind);
  if (able.includes('do:drink')) return { message: 'wn-hint-drink', elements: ['do:drink'] };
  if (able.includes('do:end')) return { message: 'wn-hint-turn', elements: of('area') };
  if (able.includes('do:pass')) return { message: of('card').length ? 'wn-hint-window' : 'wn-hint-no-card', elements: of('card') };
  return null;
}
