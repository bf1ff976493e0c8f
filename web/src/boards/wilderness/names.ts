/** People, places and cards in words. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Seat } from '../../wire.ts';
import type { Ground } from './land.ts';
import type { WildernessView } from './view.ts';

/** The one who plays a character, by name; "you" is you. */
export function characterInWords(seat: number, view: WildernessView, seats: readonly Seat[]): string {
  if (seat === view.seat) return say('wn-you');
  return seats[seat]?.name || say('wn-player', { number: seat + 1 });
}

/** An area as a screen reader says it: what it is, where it lies, and who is there. */
export function areaInWords(name: string, land: ReadonlyMap<string, Ground>, view: WildernessView, texts: Texts): string {
  const here = [
    ...view.players.flatMap(({ area, alive }, seat) => (area === name && alive ? [say('wn-player', { number: seat + 1 })] : [])),
    ...view.animals.flatMap(({ area, kind }) => (area === name ? [texts.name(kind)] : [])),
  ];
  const ground = land.get(name);
  const terrain = name === 'village' ? say('wn-village') : texts.name(ground?.terrain ?? '');
  const water = ground?.rivers.some(Boolean) ? say('wn-by-the-river') : '';
  const place = name === 'village' ? '' : name;
  return [terrain, place, water, ...here].filter(Boolean).join(', ');
}
