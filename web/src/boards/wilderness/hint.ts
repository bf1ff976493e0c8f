/** What to do now, for somebody who plays for the first time. */
import type { Outcome } from '../../wire.ts';
import type { Hint, Situation } from '../board.ts';
import type { WildernessView } from './view.ts';

const REMEDIES = ['do:search', 'do:drink', 'do:rest', 'do:sleep'];

export function hint({ view, seat, live, picked, outcomes }: Situation): Hint | null {
  if (!live.size || picked.length) return null;
  const able = [...live].filter(([, state]) => state === 'pick').map(([element]) => element);
  const of = (kind: string) => able.filter((element) => element.startsWith(`${kind}:`));
  /** On its first square thirst cannot fall any further. */
  const thirsty = ((view as WildernessView).players[seat ?? 0]?.thirst ?? 1) > 1;
  const helps = able.filter((element) => REMEDIES.includes(element) && (element !== 'do:drink' || thirsty));
  if (able.includes('do:end')) {
    if (able.length === 1) return { message: 'wn-hint-end', elements: ['do:end'] };
    if (able.includes('area:village')) return { message: 'wn-hint-village', elements: ['area:village'] };
    if (outcomes.some((each) => each.some(isDeadly))) return { message: 'wn-hint-deadly', elements: helps };
    if (helps.includes('do:drink')) return { message: 'wn-hint-drink', elements: ['do:drink'] };
    return of('area').length ? { message: 'wn-hint-turn', elements: of('area') } : { message: 'wn-hint-no-step', elements: [] };
  }
  if (able.includes('do:pass')) return { message: of('card').length ? 'wn-hint-window' : 'wn-hint-no-card', elements: of('card') };
  return null;
}

/** Does somebody die of what an action comes to? */
export function isDeadly({ kind, left }: Outcome): boolean {
  return kind === 'nature' && left === 0;
}
