/** Where tokens, shards and those who are about to come stand inside the spaces. */
import type { Point, Space, WildMap } from './content.ts';
import { between } from './furniture.ts';
import { coreOf, layDown, SHARD, standUp, TOKEN, type Disc } from './room.ts';
import { allCharacters, type Character, type WildlandsView } from './view.ts';

export interface Placed {
  /** `character:P1.3`, or `shard:P1.17`, which is no element of the game but a key. */
  key: string;
  space: number;
  x: number;
  y: number;
  /** How much smaller than usual. */
  scale: number;
}

export interface PlacedCharacter extends Placed {
  character: Character;
}

export interface PlacedShard extends Placed {
  seat: number;
}

/** Somebody who would stand there, were the staged action played. */
export interface Coming {
  name: string;
  space: number;
}

export interface Layout {
  characters: PlacedCharacter[];
  shards: PlacedShard[];
  /** Those who are coming, under the same keys as if they had come. */
  ghosts: Placed[];
}

/** What is known of where everybody was drawn. */
export interface Memory {
  /** The places as they were drawn last: whoever has not left a space keeps the one there. */
  last: ReadonlyMap<string, Placed>;
  /** By key and space: whoever has been in a space stands there again, also when somebody looks back, if it is free. */
  once: ReadonlyMap<string, Point>;
}

export const NOTHING: Memory = { last: new Map(), once: new Map() };

/** The table as it is and what is looked back at each have their last places, and know the same of the rest. */
export type Memories = Record<'now' | 'past', Memory['last']> & { once: Memory['once'] };

export function nothingYet(): Memories {
  return { now: NOTHING.last, past: NOTHING.last, once: NOTHING.once };
}

export function remember({ characters, shards }: Layout, before: Memory = NOTHING): Memory {
  const all = [...characters, ...shards];
  return {
    last: new Map(all.map((placed) => [placed.key, placed])),
    once: new Map([...before.once, ...characters.map(({ key, space, x, y }): [string, Point] => [`${key} ${space}`, [x, y]])]),
  };
}

/** All tokens and shards. Of hidden characters only those whose space this view knows. */
export function place(map: WildMap, view: WildlandsView, before: Memory = NOTHING, coming: readonly Coming[] = []): Layout {
  const layout: Layout = { characters: [], shards: [], ghosts: [] };
  const standing = allCharacters(view).filter(({ space }) => space !== null);
  /** Those in other spaces: where they have been put already, or were last if they are still there. */
  const strangersTo = ({ number }: Space): Disc[] =>
    standing.filter(({ space }) => space !== number).flatMap(({ name, space }) => {
      const key = `character:${name}`;
      const placed = layout.characters.find((one) => one.key === key) ?? before.last.get(key);
      return placed?.space === space ? [{ point: [placed.x, placed.y], radius: TOKEN * placed.scale }] : [];
    });
  for (const space of map.spaces) {
    const here = standing.filter((character) => character.space === space.number);
    const owners = view.players.flatMap((player, seat) => (player.shards?.includes(space.number) ? [seat] : []));
    const arriving = coming.filter((one) => one.space === space.number && !here.some(({ name }) => name === one.name));
    if (!here.length && !owners.length && !arriving.length) continue;
    const core = coreOf(space, map);
    const kept = (key: string): Point | undefined => {
      const known = before.last.get(key);
      return known?.space === space.number ? [known.x, known.y] : undefined;
    };
    const put = (key: string, [x, y]: Point, scale: number): Placed => ({ key, space: space.number, x, y, scale });

    const shards = owners.map((seat) => `shard:${seat}.${space.number}`);
    const lying = layDown(space, core, shards.map(kept));
    owners.forEach((seat, index) => layout.shards.push({ ...put(shards[index]!, lying.spots[index]!, lying.scale), seat }));

    const keys = [...here, ...arriving].map(({ name }) => `character:${name}`);
    const taken = lying.spots.map((point) => ({ point, radius: SHARD * lying.scale }));
    const wished = keys.map((key) => before.once.get(`${key} ${space.number}`));
    const { spots, scale } = standUp(space, core, keys.map((key, index) => (index < here.length ? kept(key) : undefined)), taken, wished, strangersTo(space));
    here.forEach((character, index) => layout.characters.push({ ...put(keys[index]!, spots[index]!, scale), character }));
    arriving.forEach((_, index) => layout.ghosts.push(put(keys[here.length + index]!, spots[here.length + index]!, scale)));
  }
  return layout;
}

/** There or, where that would hide the number of a space, beside it; so much room does it need. */
export function besideNumbers(point: Point, map: WildMap, radius: number): Point {
  const [x, y] = point;
  const hidden = map.spaces.find((space) => between(space.core, point) < coreOf(space, map) + radius);
  if (!hidden) return point;
  const clear = coreOf(hidden, map) + radius;
  const [dx, dy] = [x - hidden.core[0], y - hidden.core[1]];
  const far = Math.hypot(dx, dy);
  // Right over it there is no nearer side: below, where a token has nothing but its health.
  return far < 1 ? [x, y + clear] : [hidden.core[0] + (dx / far) * clear, hidden.core[1] + (dy / far) * clear];
}

export function bySpace<Kind extends Placed>(placed: readonly Kind[]): Map<number, Kind[]> {
  const found = new Map<number, Kind[]>();
  for (const one of placed) found.set(one.space, [...(found.get(one.space) ?? []), one]);
  return found;
}
