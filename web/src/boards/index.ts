/** The boards of the games, found by their folders: `boards/<name of the game>/`. */
import type { BoardModule } from './board.ts';

const BOARDS = import.meta.glob<{ default: BoardModule }>('./*/index.ts');
const EMBLEMS = import.meta.glob<string>('./*/emblem.svg', { eager: true, query: '?url', import: 'default' });

/** The board of a game. One that has no drawing yet is played by its words alone. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/index.ts`] ?? (() => import('./plain/index.ts'));
  return (await load()).default;
}

/** The address of a game's emblem, if it has one. */
export function emblemOf(game: string): string | undefined {
  return EMBLEMS[`./${game}/emblem.svg`];
}
