/** The light of the hour: each square of a Weather card is four hours of its day. */
import type { WeatherCard } from './content.ts';

export interface Light {
  night: boolean;
  starred: boolean;
  /** What lies over the land. */
  colour: string;
}

const DAWN = 'rgb(255 170 92 / 20%)';
const DAY = 'rgb(255 248 220 / 0%)';
const DUSK = 'rgb(214 92 60 / 24%)';
const NIGHT = 'rgb(10 18 62 / 58%)';

export function lightOf(card: WeatherCard | undefined, square: number): Light {
  if (!card) return { night: false, starred: false, colour: DAY };
  const night = card.dark.includes(square);
  const first = square === 0 || card.dark.includes(square - 1);
  const last = card.dark.includes(square + 1) || square === card.squares - 1;
  return { night, starred: card.starred.includes(square), colour: night ? NIGHT : first ? DAWN : last ? DUSK : DAY };
}
