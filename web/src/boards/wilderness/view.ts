/** The shape of Wilderness' views, and what can be read from them at a glance. */
import type { View } from '../../wire.ts';
import type { Content } from './content.ts';
import { areaOf, Chart, type Area } from './geometry.ts';

export interface Player {
  /** `q,r`, or `village`. */
  area: string;
  /** Squares of the health board, from 1. */
  thirst: number;
  hunger: number;
  exhaustion: number;
  /** What the coming Nature's turn takes as things stand. */
  nature: number;
  hand_size: number;
  hand?: string[];
  sickness: string[];
  alive: boolean;
  /** The Tribe has turned against this player (WN-TRIBE-04). */
  hated: boolean;
  asleep: boolean;
  lost: boolean;
}

export interface Animal {
  name: string;
  kind: string;
  area: string;
}

/** Dice on the table: for what, and how they fell; none before the throw. */
export interface Throw {
  kind: string;
  player: string;
  dice?: number[];
  against?: number[];
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
  energy: number;
  /** What it costs to go to the areas beside the active player. */
  costs?: Record<string, number>;
  roll?: Throw;
  compass?: number;
  options: Record<string, unknown>;
  asked?: string[];
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

/** Will the coming Nature's turn kill this player as things stand? */
export function isDoomed(player: Player, tracks: Record<Track, number[]>): boolean {
  return player.alive && player.exhaustion + player.nature > tracks.exhaustion.length;
}
