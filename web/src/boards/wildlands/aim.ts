/** What a click or Enter on a space or on a token means. */
import type { Liveness } from '../board.ts';
import type { PlacedCharacter } from './layout.ts';

type Live = ReadonlyMap<string, Liveness>;

/** The space itself while something is being aimed, otherwise a character there; with `next` the one after. */
export function candidateAt(
  space: number, here: readonly PlacedCharacter[], live: Live, picked: readonly string[], next: boolean,
): string {
  const ground = `space:${space}`;
  const able = here.map(({ key }) => key).filter((key) => live.has(key));
  if (next && able.length) return able[(able.findIndex((key) => picked.includes(key)) + 1) % able.length]!;
  const inState = (state: Liveness) => able.find((key) => live.get(key) === state);
  if (live.get(ground) === 'pick' && picked.length) return ground;
  const found = inState('pick') ?? (live.has(ground) ? ground : undefined) ?? inState('picked') ?? inState('switch');
  return found ?? (picked.length ? ground : (here[0]?.key ?? ground));
}

/** A click on a token means the token if that is live, otherwise the space below it. */
export function candidateOf({ key, space }: PlacedCharacter, live: Live): string {
  const ground = `space:${space}`;
  const own = live.get(key);
  if (own === 'pick' || own === 'picked') return key;
  if (live.get(ground) === 'pick') return ground;
  return key;
}
