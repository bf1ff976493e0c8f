/** The pictures of a game's guide and rulebook, each asked for once. */
import { get } from '../net/api.ts';
import type { Picture } from '../wire.ts';

const asked = new Map<string, Promise<Picture>>();

export function pictureOf(game: string, name: string): Promise<Picture> {
  const key = `${game}/${name}`;
  const known = asked.get(key) ?? get<Picture>(`/api/pictures/${key}`);
  asked.set(key, known);
  known.catch(() => asked.delete(key));
  return known;
}
