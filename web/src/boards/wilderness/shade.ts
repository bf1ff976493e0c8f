import type { Track } from './view.ts';

const SHADES = ['#7fae6a', '#d9c25a', '#d98a3d', '#c8502f'] as const;

/** The colour of a square of a track, from calm to alarming, by the number that is printed; of the skull black. */
export function shade(track: Track, numbers: readonly number[], square: number): string {
  const number = numbers[square];
  if (number === undefined) return '#1d1a22';
  return SHADES[Math.min(3, track === 'exhaustion' ? 6 - number : number)]!;
}
