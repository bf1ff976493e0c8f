/** What to do now, for somebody who plays for the first time. */
import type { Hint, Situation } from '../board.ts';
import { split } from './module.ts';
import { seatName, type WildlandsView } from './view.ts';

export function hint({ view, seat, live, picked }: Situation): Hint | null {
  if (!live.size || seat === null) return null;
  const able = [...live].filter(([, state]) => state === 'pick').map(([element]) => element);
  const of = (kind: string) => able.filter((element) => split(element)[0] === kind);
  const point = (message: string, ...elements: string[]): Hint => ({ message: `wl-hint-${message}`, elements });
  switch (view.step) {
    case 'faction':
      return point('faction', ...of('faction'));
    case 'assign':
      return able.includes('do:assign') ? point('assign', ...of('space')) : point('reopen');
    case 'reveal':
      return point('reveal', ...of('character'));
    case 'window':
      return able.includes('do:interrupt') ? point('interrupt', 'do:interrupt', 'do:pass') : point('pass', 'do:pass');
    case 'target':
      return point('target', ...of('character'));
    case 'defend':
      return of('card').length ? point('defend', ...of('card')) : point('take', 'do:take');
    case 'act':
      return acting(view as WildlandsView, seat, able, picked);
    default:
      return null;
  }
}

function acting(view: WildlandsView, seat: number, able: readonly string[], picked: readonly string[]): Hint {
  const of = (kind: string) => able.filter((element) => split(element)[0] === kind);
  const point = (message: string, ...elements: string[]): Hint => ({ message: `wl-hint-${message}`, elements });
  const own = of('character').filter((element) => element.startsWith(`character:${seatName(seat)}.`));
  if (!picked.length) {
    if (able.includes('do:claim')) return point('claim', 'do:claim');
    const acts = able.some((element) => element.startsWith('card:'));
    if (!acts) return point('end', view.acting === view.active ? 'do:end' : 'do:finish');
    return point('act', ...own);
  }
  if (picked.includes('do:claim')) return point('pay', ...of('card'));
  if (!picked.some((element) => element.startsWith('character:'))) return point('who', ...own);
  if (of('space').length || of('character').length) return point('where', ...of('space'), ...of('character'));
  return of('card').length ? point('pay', ...of('card')) : point('word', ...of('do'));
}
