/** Opening a table, from the one click on a game's card and from the long form. */
import { needMe } from '../app/me.svelte.ts';
import { go } from '../app/router.svelte.ts';
import { post } from '../net/api.ts';
import { fairStart, keep } from '../net/fairness.ts';
import type { GameInfo, TableId, TableWish } from '../wire.ts';
import { unhurried } from './unhurried.ts';

/** The bot that is proposed first: one that plays sensibly and at once. */
export function gentleBot(game: GameInfo): string {
  return game.bots.find(({ spec }) => spec === 'greedy')?.spec ?? game.bots[0]?.spec ?? 'random';
}

/** The smallest table at which nobody is alone. */
export function fewestTogether(game: GameInfo): number {
  return Math.min(...game.seats.filter((count) => count > 1));
}

/** The id of the new table, or null if the person did not want to give a name. */
export async function openTable(wish: TableWish): Promise<string | null> {
  if (!(await needMe())) return null;
  const start = await fairStart();
  const { id } = await post<TableId>('/api/tables', { ...wish, ...start });
  keep(id, start.commitment, start.entropy);
  return id;
}

/** One person against bots, on as few seats as possible, and at once to that table. */
export async function playBots(game: GameInfo, bot = gentleBot(game)): Promise<void> {
  const others = Array.from({ length: fewestTogether(game) - 1 }, () => ({ kind: 'bot' as const, bot }));
  const id = await openTable({ game: game.name, options: unhurried(game.options), seats: [{ kind: 'me' }, ...others], public: false });
  if (id) go(`/table/${id}`);
}
