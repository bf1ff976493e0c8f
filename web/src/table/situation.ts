/** What the guide is told of a choice that is under way. */
import type { Situation } from '../boards/board.ts';
import type { LegalAction, View } from '../wire.ts';
import { deciding, fitting, livenessOf, meant, type Roles } from './picking.ts';

export function situationOf(
  view: View, seat: number | null, legal: readonly LegalAction[], picked: readonly string[], roles: Roles,
): Situation {
  const live = livenessOf(legal, picked, roles);
  const apart = deciding(legal, picked);
  const rest = new Set(fitting(legal, picked).flatMap(([, elements]) => elements.filter((one) => live.get(one) === 'pick')));
  return {
    view, seat, picked, live,
    legal: legal.map(([, elements]) => elements),
    outcomes: legal.map(([, , outcomes]) => outcomes),
    open: apart.length ? apart : [...rest],
    settled: picked.length > 0 && meant(legal, picked, roles) !== null,
  };
}
