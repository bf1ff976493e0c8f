/** The row of this round: who activates after whom, as far as that is settled. */
import type { ArenaView } from './view.ts';

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
  // Those that have acted stand before those that have not, whatever fell between them.
  for (let place = 0; rows.some((row) => row.length > place); place++) {
    for (const row of rows) queue.push(...row.slice(place, place + 1));
  }
  return queue;
}
