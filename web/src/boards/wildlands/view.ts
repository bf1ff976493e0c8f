/** The shape of Wildlands' views, and what can be read from them at a glance. */
import type { View } from '../../wire.ts';

/** A space, a hidden character with or without its space, `out`, or a space with damage. */
export type Whereabouts = number | string | { at: number; damage: number };

/** A faction that a position brought along, instead of the name of a printed one. */
export interface OwnFaction {
  name?: string;
  health: number[];
  cards: string[];
}

/** Empty until a faction is chosen. */
export interface Player {
  faction?: string | OwnFaction;
  characters?: Record<string, Whereabouts>;
  hand_size?: number;
  deck_size?: number;
  discard_size?: number;
  aside?: string[];
  shards?: number[];
  points?: number;
  dealt_count?: number;
  discard?: string[];
  hand?: string[];
  dealt?: number[];
}

export interface Attack {
  flag: string;
  by: string;
  targets: string[];
  shielded: string[];
}

export interface WildlandsView extends View {
  map: unknown;
  options: Record<string, unknown>;
  active: string;
  acting: string;
  turns: number;
  players: Player[];
  asked?: string[];
  attack?: Attack;
  /** A character that is to defend, or the seat that is to name a target. */
  defender?: string;
  your_answer?: 'interrupt' | 'pass';
  winners?: string[];
}

export const SLOTS = [1, 2, 3, 4, 5] as const;

export type Place = 'hidden' | 'board' | 'out';

export interface Character {
  /** `P2.3` */
  name: string;
  seat: number;
  slot: number;
  place: Place;
  /** Where it stands or, if that is known to us, where it will appear. */
  space: number | null;
  damage: number;
}

export function seatName(seat: number): string {
  return `P${seat + 1}`;
}

/** The number of a seat by its name, or by the name of one of its characters. */
export function seatOf(name: string): number {
  return Number(name[1]) - 1;
}

export function slotOf(character: string): number {
  return Number(character[3]);
}

export function isCharacter(value: unknown): value is string {
  return typeof value === 'string' && /^P[1-4]\.[1-5]$/.test(value);
}

export function charactersOf(player: Player, seat: number): Character[] {
  if (!player.characters) return [];
  return SLOTS.map((slot) => {
    const where = player.characters![slot] ?? 'out';
    const character = { name: `${seatName(seat)}.${slot}`, seat, slot, damage: 0 };
    if (typeof where === 'number') return { ...character, place: 'board', space: where };
    if (typeof where === 'object') return { ...character, place: 'board', space: where.at, damage: where.damage };
    if (where === 'out') return { ...character, place: 'out', space: null };
    return { ...character, place: 'hidden', space: Number(where.slice(7)) || null };
  });
}

export function allCharacters(view: WildlandsView): Character[] {
  return view.players.flatMap(charactersOf);
}

export function factionName(player: Player | undefined): string | null {
  const faction = player?.faction;
  if (faction === undefined) return null;
  return typeof faction === 'string' ? faction : (faction.name ?? 'own');
}

/** Has that seat the active player marker? */
export function isActive(view: WildlandsView, seat: number): boolean {
  return view.active === seatName(seat) && !['faction', 'deal', 'assign', 'over'].includes(view.step);
}
