/** What lies where somebody clicks or presses Enter, the topmost first; the shell knows what it means. */
import type { Liveness } from '../board.ts';
import type { PlacedCharacter } from './layout.ts';

/** The characters there, first those that can be picked, then the space. By mouse each of them is clicked by itself. */
export function lyingOn(space: number, here: readonly PlacedCharacter[], live: ReadonlyMap<string, Liveness>): string[] {
  const keys = here.map(({ key }) => key);
  return [...keys.toSorted((one, other) => Number(live.has(other)) - Number(live.has(one))), `space:${space}`];
}

/** The next live character after the picked one, where several share a space. */
export function nextOn(
  space: number, here: readonly PlacedCharacter[], live: ReadonlyMap<string, Liveness>, picked: readonly string[],
): string[] {
  const able = here.map(({ key }) => key).filter((key) => live.has(key));
  return able.length ? [able[(able.findIndex((key) => picked.includes(key)) + 1) % able.length]!] : lyingOn(space, here, live);
}
