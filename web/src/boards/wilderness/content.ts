/** What the server tells of the game's components. */
export interface Tile {
  /** The terrain of its 21 areas, row by row from the base. */
  terrain: string[];
  /** The sides of each area that are rivers, as a mask in the order of the compass. */
  rivers: number[];
  lairs: (string | null)[];
}

/** A sentence of a card by language. */
export type Said = Record<string, string>;

export interface WeatherCard {
  squares: number;
  dark: number[];
  starred: number[];
  draw: number;
  text: Said;
}

export interface Content {
  tiles: Record<string, Tile>;
  tracks: Record<string, { thirst: number[]; hunger: number[]; energy: number[] }>;
  weather: Record<string, WeatherCard>;
  events: Record<string, { upper: Said; lower: Said }>;
  sickness: Record<string, { stays: boolean; text: Said }>;
}

/** The sentence of `raft upper`, of a Sickness or of a Weather card. */
export function textOf(card: string, content: Content): Said | undefined {
  const [name = '', half] = card.split(' ');
  if (half === 'upper' || half === 'lower') return content.events[name]?.[half];
  return content.sickness[name]?.text ?? content.weather[name]?.text;
}

export function spoken(said: Said | undefined, language: string): string {
  return said?.[language] ?? said?.en ?? '';
}
