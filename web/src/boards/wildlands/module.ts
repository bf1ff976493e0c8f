/** The answers of Wildlands to what the shell asks of a board. */
import { can, say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, View } from '../../wire.ts';
import { split } from './elements.ts';
import { mapOf, ratioOf, type Content } from './content.ts';
import { cardInWords, fullName, nameInLine, nameOfFaction } from './names.ts';
import { factionInLine } from './tell.ts';
import { allCharacters, factionName, isActive, isCharacter, seatOf, type WildlandsView } from './view.ts';

export function nameOf(element: string, view: View, texts: Texts): string {
  const own = view as WildlandsView;
  const [kind, name] = split(element);
  if (kind === 'space') return say('wl-space', { number: Number(name) });
  if (kind === 'character') return seatOf(name) === view.seat ? nameInLine(name, own, texts) : fullName(name, own, texts);
  if (kind === 'card') return cardInWords(name, factionName(own.players[view.seat ?? -1]), texts);
  if (kind === 'faction') return nameOfFaction(name, texts);
  if (kind === 'do') return can(`wl-do-${name}`) ? say(`wl-do-${name}`) : texts.name(name);
  return texts.name(name);
}

/** Words that go without saying once the other elements are picked. */
const UNSPOKEN = new Set(['faction', 'assign', 'reveal', 'target', 'defend']);

export function isOnBoard(element: string): boolean {
  const [kind, name] = split(element);
  return kind !== 'do' || UNSPOKEN.has(name);
}

export function standsOn(element: string, view: View): string | null {
  const space = allCharacters(view as WildlandsView).find(({ name }) => element === `character:${name}`)?.space;
  return space == null ? null : `space:${space}`;
}

/** The spaces that an event names. */
export function spacesIn(event: GameEvent): number[] {
  const spaces = Array.isArray(event.spaces) ? event.spaces : [];
  return [event.from, event.to, event.space, ...spaces].filter((space) => typeof space === 'number');
}

export function elementsOf(event: GameEvent): string[] {
  const targets: unknown[] = Array.isArray(event.targets) ? event.targets : [];
  return [
    ...spacesIn(event).map((space) => `space:${space}`),
    ...[event.character, ...targets].filter(isCharacter).map((character) => `character:${character}`),
    ...(typeof event.seat === 'string' ? [`seat:${event.seat}`] : []),
  ];
}

/** Who still has to decide, as far as everybody can see it. */
export function whoActs(view: View): number[] {
  const own = view as WildlandsView;
  const seats = own.players.map((_, seat) => seat);
  const choosing = seats.filter((seat) => !own.players[seat]!.faction);
  switch (own.step) {
    case 'faction':
      return own.options.faction_pick === 'draft' ? choosing.slice(0, 1) : choosing;
    case 'assign':
      return own.asks_you ? [own.seat!] : seats.filter((seat) => seat !== own.seat);
    case 'window':
      return (own.asked ?? []).map(seatOf);
    case 'defend':
    case 'target':
      return own.defender ? [seatOf(own.defender)] : [];
    case 'reveal':
    case 'act':
      return [seatOf(own.acting)];
    default:
      return [];
  }
}

/** The name of the faction, once it is chosen. */
export function playedBy(seat: number, view: View, texts: Texts, form?: 'line' | 'short'): string | null {
  const faction = factionName((view as WildlandsView).players[seat]);
  if (faction === null) return null;
  if (form === 'short') return say(`wl-short-${faction}`);
  return (form === 'line' ? factionInLine : nameOfFaction)(faction, texts);
}

/** Whoever defends or interrupts does so in somebody else's turn. */
export function turnOf(view: View): number | null {
  const own = view as WildlandsView;
  const seat = own.players.findIndex((_, one) => isActive(own, one));
  return seat < 0 ? null : seat;
}

/** Whoever acts by a wild card in somebody else's turn. */
export function interrupter(view: View): number | null {
  const { acting, active, step } = view as WildlandsView;
  return acting === active || turnOf(view) === null || step === 'reveal' ? null : seatOf(acting);
}

const USUAL = 1.45; // until a map is there

export function ratio(view: View, content: unknown): number {
  const map = mapOf((content ?? {}) as Content, view as WildlandsView);
  return map ? ratioOf(map) : USUAL;
}
