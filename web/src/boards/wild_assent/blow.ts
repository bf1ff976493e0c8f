/** A throw of dice and what came of it, read from what happened. */
import type { GameEvent } from '../../wire.ts';

/** What an attack did to one of its targets. */
export interface Hit {
  target: string;
  how: 'hurt' | 'slain' | 'unharmed';
  lost: number;
  total: number;
  defense: number;
}

export interface Blow {
  attacker: string;
  targets: string[];
  hits: Hit[];
}

/** The throw to be shown apart; Momentum dice roll where they lie to be taken. */
export function rollIn(events: readonly GameEvent[]): GameEvent | undefined {
  return events.findLast(({ event, why }) => event === 'draft-rolled' || (event === 'rolled' && why !== 'momentum' && why !== 'reroll'));
}

/**
 * The attack whose dice were thrown last. It is often told before its dice, for somebody may be asked in between: then it is
 * among what happened before these events.
 */
export function blowOf(events: readonly GameEvent[], before: readonly GameEvent[] = []): Blow | null {
  const roll = rollIn(events);
  if (roll?.why !== 'attack') return null;
  const at = events.indexOf(roll);
  const attack = [...before, ...events.slice(0, at)].findLast(({ event }) => event === 'attacked');
  if (!attack || attack.seat !== roll.seat) return null; // what is shown begins in the midst of it
  const next = events.findIndex(({ event }, index) => index > at && ['attacked', 'activated', 'round-began'].includes(event));
  const came = events.slice(at, next < 0 ? undefined : next);
  const hits = came.filter(({ event }) => event === 'struck').map((struck): Hit => {
    const target = String(struck.gladiator);
    const of = (kinds: readonly string[]) => came.find(({ event, gladiator, why }) => kinds.includes(event) && gladiator === target && (event !== 'hurt' || why === 'attack'));
    const lost = Number(of(['hurt'])?.lost ?? 0);
    const how = of(['slain', 'destroyed']) ? 'slain' : lost ? 'hurt' : 'unharmed';
    return { target, how, lost, total: Number(struck.total), defense: Number(struck.defense) };
  });
  return { attacker: String(attack.gladiator), targets: (attack.targets as string[] | undefined) ?? [], hits };
}
