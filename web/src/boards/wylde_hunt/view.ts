/** The shape of Wylde Hunt's views, and the board's tables. */
import type { View } from '../../wire.ts';

export type Environment = 'Mountain' | 'Plains' | 'Forest' | 'River';
export type Season = 'Spring' | 'Summer' | 'Autumn' | 'Winter';
export type FaeKind = 'Sylph' | 'Salamander' | 'Gnome' | 'Undine';
export type Side = 'S' | 'U';
export type Colour = 'white' | 'yellow' | 'green' | 'blue';

/** Where the pieces are: what a position and a set-up that can be chosen have in common. */
export interface Pieces {
  fae: Record<string, string>;
  stones: Partial<Record<Season, string>>;
  mortal?: string;
}

export interface WyldeHuntView extends View, Partial<Pieces> {
  actor: Side | null;
  setups?: (Pieces & { name: string })[];
  round?: number;
  controller?: Side;
  pending?: string[];
  must?: string[];
  /** Who waits where the Mortal walks next and will be banished there, as things stand. */
  doomed?: string[];
  /** Steps from the Mortal to each side's nearest Fae; null: it has none on the board. */
  nearest?: Record<Side, number | null>;
  /** Who would control destiny if the round ended now; null while that is settled. */
  heir?: Side | null;
  seasons?: Record<Environment, Season | null>;
}

export const ENVIRONMENTS: readonly Environment[] = ['Mountain', 'Plains', 'Forest', 'River'];
export const SEASONS: readonly Season[] = ['Spring', 'Summer', 'Autumn', 'Winter'];
export const COLOUR_OF: Record<Environment | Season | FaeKind, Colour> = {
  Mountain: 'white', Spring: 'white', Sylph: 'white',
  Plains: 'yellow', Summer: 'yellow', Salamander: 'yellow',
  Forest: 'green', Autumn: 'green', Gnome: 'green',
  River: 'blue', Winter: 'blue', Undine: 'blue',
};

const COLUMNS = [...'ABCDEFGH'];
const ROWS = [8, 7, 6, 5, 4, 3, 2, 1];
const ENVIRONMENT_OF: Record<Colour, Environment> = { white: 'Mountain', yellow: 'Plains', green: 'Forest', blue: 'River' };

/** What the server says of the board. */
interface Content {
  squares?: Record<string, Colour>;
}

export interface Square {
  name: string;
  environment: Environment;
}

/** All squares by rows from row 8, the way they are read. */
export function squaresOf(content: unknown): Square[][] {
  return ROWS.map((row) =>
    COLUMNS.map((column) => {
      const name = `${column}${row}`;
      return { name, environment: groundOf(name, content) };
    }),
  );
}

export function groundOf(square: string, content: unknown): Environment {
  return ENVIRONMENT_OF[(content as Content).squares?.[square] ?? 'white'];
}

export function sideOf(fae: string): Side {
  return fae.startsWith('S') ? 'S' : 'U';
}

export function kindOf(fae: string): FaeKind {
  return fae.slice(2) as FaeKind;
}

/** Is that a place on the board, not "vanquished" or "banished"? */
export function isSquare(place: string | undefined): place is string {
  return place !== undefined && /^[A-H][1-8]$/.test(place);
}
