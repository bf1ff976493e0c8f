/** What to do now, for somebody who plays for the first time. */
import type { Hint, Situation } from '../board.ts';
import { split } from './module.ts';
import type { WildernessView } from './view.ts';

export function hint({ view, seat, live, picked }: Situation): Hint | null {
  if (!live.size || picked.length) return null;
  const able = [...live].filter(([, state]) => state === 'pick').map(([element]) => element);
  const of = (kind: string) => able.filter((element) => split(element)[0] === kind);
  const thirst = (view as WildernessView).players[seat ?? 0]?.thirst ?? 0;
  if (able.includes('do:drink') && thirst > 0) return { message: 'wn-hint-drink', elements: ['do:drink'] };
  if (able.includes('do:end') && able.length === 1) return { message: 'wn-hint-end', elements: ['do:end'] };
  if (able.includes('do:end') && !of('area').length) return { message: 'wn-hint-no-step', elements: [] };
  if (able.includes('do:end')) return { message: 'wn-hint-turn', elements: of('area') };
  if (able.includes('do:pass')) return { message: of('card').length ? 'wn-hint-window' : 'wn-hint-no-card', elements: of('card') };
  return null;
}
