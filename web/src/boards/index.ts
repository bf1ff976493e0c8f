import type { BoardModule } from './board.ts';

type Loader = () => Promise<{ default: BoardModule }>;

const BOARDS: Record<string, Loader> = {
  wildlands: () => import('./wildlands/index.ts'),
  wylde_hunt: () => import('./wylde_hunt/index.ts'),
};

/** The board of a game. One that has no drawing yet is played by its words alone. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => import('./plain/index.ts'));
  return (await load()).default;
}
