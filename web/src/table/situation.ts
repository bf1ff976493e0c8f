/** What the guide is told of a choice that is under way. */
import type { Situation } from '../boards/board.ts';
import type { LegalAction, View } from '../wire.ts';
import { actorSaid, alone, deciding, fitting, livenessOf, meant, type Roles } from './picking.ts';

export function situationOf(
  view: View, seat: number | null, legal: readonly LegalAction[], picked: readonly string[], roles: Roles,
): Situation {
  const live = livenessOf(legal, picked, roles);
  const left = alone(fitting(legal, picked), picked, roles);
  const apart = deciding(left, picked);
  const rest = new Set(left.flatMap(([, elements]) => elements.filter((one) => live.get(one) === 'pick')));
  return {
    view, seat, picked, live,
    legal: legal.map(([, elements]) => elements),
    outcomes: legal.map(([, , outcomes]) => outcomes),
    open: apart.length ? apart : [...rest],
    implied: actorSaid(legal, picked, roles) !== null,
    settled: picked.length > 0 && meant(legal, picked, roles) !== null,
  };
}
