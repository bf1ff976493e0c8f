/** People, places and cards in words. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Seat } from '../../wire.ts';
import type { Ground } from './land.ts';
import type { WildernessView } from './view.ts';

/** Of bots there may be several of one kind, so they go by their seats. */
export function figureInWords(seat: number, view: WildernessView, seats: readonly Seat[]): string {
  const { kind, name } = seats[seat] ?? {};
  return seat === view.seat ? say('wn-you') : kind === 'person' && name ? name : say('wn-player', { number: seat + 1 });
}

interface Looked {
  land: ReadonlyMap<string, Ground>;
  view: WildernessView;
  texts: Texts;
  seats: readonly Seat[];
}

/** An area: what it is and who is there; for a screen reader also where it lies, which the eye sees. */
export function areaInWords(name: string, { land, view, texts, seats }: Looked, where: boolean): string {
  const here = [
    ...view.players.flatMap(({ area, alive }, seat) => (area === name && alive ? [figureInWords(seat, view, seats)] : [])),
    ...view.animals.flatMap(({ area, kind }) => (area === name ? [texts.name(kind)] : [])),
  ];
  const ground = land.get(name);
  const terrain = name === 'village' ? say('wn-village') : texts.name(ground?.terrain ?? '');
  const water = ground?.rivers.some(Boolean) ? say('wn-by-the-river') : '';
  const lair = ground?.lair ? say('wn-lair') : '';
  const laid = ground?.laid ? say('wn-laid') : '';
  const place = name === 'village' || !where ? '' : name;
  return [terrain, place, water, lair, laid, ...here].filter(Boolean).join(', ');
}
