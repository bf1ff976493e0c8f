/** The row of this round: who activates after whom, as far as that is settled. */
import { numbered, type ArenaView, type Gladiator } from './view.ts';

/** The stage of a round in which Creatures activate. */
const CREATURES = 4;

/** Whose Assent goes first changes every round (WA-ROUND-08). */
function firstSide(view: ArenaView): number {
  return view.player_1 ^ ((Math.max(1, view.round) - 1) & 1);
}

/** The first or second player of a side; a team has named one, or its captain is taken for it. */
function playerOf(side: number, number: number, view: ArenaView): number {
  if (view.players.length === 2) return side;
  const named = view.named[side];
  const first = named ? Number(named.slice(1)) - 1 : side * 2;
  return number === 0 ? first : side * 4 + 1 - first;
}

/** Whose place in the order it is: a Summon activates within the activation of its summoner (WA-SUMMON-03). */
export function atTurn(view: ArenaView): Gladiator | undefined {
  const frame = view.stack.find((one) => one.frame === 'activation');
  return frame && numbered(frame.gladiator, view);
}

/** Assents side by side, then the Creatures, the side that was second first (WA-ROUND-03 to -11). */
export function queueOf(view: ArenaView): string[] {
  const living = (name: string | null | undefined): name is string => {
    const found = view.gladiators.find((one) => one.name === name);
    return found?.place !== undefined && found.place !== null;
  };
  const seats = view.players.length;
  const first = firstSide(view);
  const queue: string[] = [];
  for (let turn = 0; turn < seats; turn++) {
    const assent = view.players[playerOf(turn % 2 === 0 ? first : 1 - first, Math.floor(turn / 2), view)]?.assent;
    if (living(assent)) queue.push(assent);
  }
  const rows = Array.from({ length: seats }, (_, turn) => {
    const side = turn % 2 === 0 ? 1 - first : first;
    return (view.players[playerOf(side, Math.floor(turn / 2), view)]?.order ?? []).filter(living);
  });
  /** One of each row in turn, from the row on whose turn it is. */
  const inTurn = (given: string[][], from = 0) => {
    const turned = [...given.slice(from), ...given.slice(0, from)];
    const longest = Math.max(0, ...turned.map((row) => row.length));
    return Array.from({ length: longest }, (_, place) => turned.flatMap((row) => row.slice(place, place + 1))).flat();
  };
  // Whoever fell has left a gap in its row: those that have acted, whoever activates and those to come are each set in turn.
  const now = atTurn(view)?.name;
  const acted = rows.map((row) => row.filter((name) => name !== now && view.acted.includes(name)));
  const waiting = rows.map((row) => row.filter((name) => name !== now && !view.acted.includes(name)));
  const round = view.stack.find(({ frame }) => frame === 'round');
  const next = round?.stage === CREATURES ? Number(round.cursor) % seats : 0;
  return [...queue, ...inTurn(acted), ...rows.flat().filter((name) => name === now), ...inTurn(waiting, next)];
}
