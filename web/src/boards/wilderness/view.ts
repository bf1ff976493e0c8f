/** The shape of Wilderness' views, and what can be read from them at a glance. */
import type { GameEvent, View } from '../../wire.ts';
import type { Content } from './content.ts';
import { areaOf, Chart, type Area } from './geometry.ts';
import { seatName } from './seats.ts';

export interface Player {
  /** `q,r`, or `village`. */
  area: string;
  /** Squares of the health board, from 1. */
  thirst: number;
  hunger: number;
  exhaustion: number;
  hand_size: number;
  hand?: string[];
  sickness: string[];
  alive: boolean;
  /** The Tribe has turned against this player (WN-TRIBE-04). */
  hated: boolean;
  asleep: boolean;
  lost: boolean;
  /** With whom this player goes along (WN-RULING-72). */
  along: string | null;
}

export interface Animal {
  name: string;
  kind: string;
  /** Null for one that has left the game. */
  area: string | null;
}

/** Dice that lie on the table: whose, for what, and how they fell. In an attack those of the animal come first. */
export interface Throw {
  seat: string;
  for: string;
  faces: number[];
}

export interface WildernessView extends View {
  tiles: ({ tile: string; turn: number } | null)[];
  extra: Record<string, string>;
  players: Player[];
  animals: Animal[];
  weather: { cards: string[]; square: number };
  /** Whose turn it is; null in Nature's turn. */
  active: string | null;
  first: string;
  /** `spent`: has this player spent any energy in this turn? */
  turn: { player: string | null; energy: number; spent: boolean };
  /** What it costs to go to the areas beside the active player. */
  costs?: Record<string, number>;
  /** The least number that finds the way, 0 where nobody rolls for it. */
  way: number;
  /** By how many steps the coming Nature's turn moves each marker as things stand, by the names of the living. */
  nature: Record<string, Record<Track, number>>;
  /** By animal, the players of whom it attacks one in the coming Nature's turn. */
  hunted: Record<string, string[]>;
  roll?: Throw;
  attack?: { seat: string; by: string; dice: number };
  /** The half of an Event card, the Sickness or the Weather card that is carried out: `raft upper`, `fever`. */
  card?: string;
  /** Does this seat owe a decision? */
  asks_you?: boolean;
  /** What the open window is about. */
  about?: string;
  winners?: string[];
  options: Record<string, unknown>;
  asked?: string[];
}

const THROWN_FOR: Record<string, string> = { way: 'step', card: 'trial' };

/** The dice of an event; the compass is no die. */
export function throwOf({ seat, why, faces }: GameEvent): Throw | null {
  if (why === 'direction' || why === 'animal') return null;
  return { seat: String(seat), for: THROWN_FOR[String(why)] ?? String(why), faces: faces as number[] };
}

export function chartOf(view: WildernessView): Chart {
  return new Chart(view.tiles.length, view.options.mirror_board === true, Number(view.options.village_contacts ?? 2));
}

export function whereIs(area: string, chart: Chart): Area {
  return area === 'village' ? chart.village : areaOf(area);
}

export type Track = 'thirst' | 'hunger' | 'exhaustion';
export const TRACKS: readonly Track[] = ['thirst', 'hunger', 'exhaustion'];

/** The numbers on the three tracks; the skull is the square behind the last of exhaustion (WN-DEATH-01). */
export function tracksOf(content: Content, view: WildernessView): Record<Track, number[]> {
  const { thirst, hunger, energy } = content.tracks[String(view.options.tracks ?? 'tracks_v1')] ?? Object.values(content.tracks)[0]!;
  return { thirst, hunger, exhaustion: energy };
}

/** What Nature's turn will take from a player as things stand. */
export function takenFrom(seat: number, view: WildernessView): number {
  return view.nature[seatName(seat)]?.exhaustion ?? 0;
}

/** Will the coming Nature's turn kill this player as things stand? */
export function isDoomed(seat: number, view: WildernessView, tracks: Record<Track, number[]>): boolean {
  const player = view.players[seat]!;
  return player.alive && player.exhaustion + takenFrom(seat, view) > tracks.exhaustion.length;
}
