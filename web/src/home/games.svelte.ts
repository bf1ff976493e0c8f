/** The games of this server. They do not change while the page is open. */
import { get } from '../net/api.ts';
import { settings } from '../app/settings.svelte.ts';
import type { GameInfo, GameWords } from '../wire.ts';

let games = $state.raw<GameInfo[] | null>(null);
let coming: Promise<void> | null = null;
const contents = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

export function allGames(): GameInfo[] | null {
  return games;
}

export function gameOf(name: string): GameInfo | undefined {
  return games?.find((game) => game.name === name);
}

/** What is said of a game, in the language that is shown. */
export function wordsOf(game: GameInfo): GameWords {
  return game.words[settings.language] ?? { title: game.title, tagline: '', about: '' };
}

export function titleOf(name: string): string {
  const game = gameOf(name);
  return game ? wordsOf(game).title : '';
}

export function loadGames(): Promise<void> {
  coming ??= get<GameInfo[]>('/api/games').then(
    (loaded) => {
      games = loaded;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** What a game's board is drawn from, for new tables or with the components that a table names; an empty object
 * where the server has nothing. */
export function content(game: string, digest = ''): Promise<unknown> {
  const path = digest ? `${game}/${digest}` : game;
  const known = contents.get(path) ?? get<unknown>(`/api/content/${path}`).catch(() => ({}));
  contents.set(path, known);
  void known.then((loaded) => arrived.set(path, loaded));
  return known;
}

/** The same, for whoever cannot wait for it; null as long as it has not come. */
export function contentNow(game: string, digest = ''): unknown {
  return arrived.get(digest ? `${game}/${digest}` : game) ?? null;
}

/** The seats that win and lose together at a table of that size: teams, or everybody alone. */
export function sidesOf(game: GameInfo, seats: number): number[][] {
  return game.sides[String(seats)] ?? Array.from({ length: seats }, (_, seat) => [seat]);
}

/** The number of the team that begins with a seat, where there are teams; 0 for any other seat. */
export function teamFrom(seat: number, sides: readonly number[][]): number {
  return sides.findIndex((side) => side.length > 1 && side[0] === seat) + 1;
}

/** The server's names of the seats at a table of that size. */
export function seatNames(game: GameInfo, seats: number): string[] {
  return game.seat_names[String(seats)] ?? Array.from({ length: seats }, (_, index) => `P${index + 1}`);
}
