/** Gladiators, fields and people in words. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import { kindOf } from './content.ts';
import { placeOf, seatNumber, type ArenaView } from './view.ts';

/** One of several that are alike has its number behind its name. */
export function gladiatorName(name: string, texts: Texts): string {
  const kind = kindOf(name);
  return kind === name ? texts.name(name) : `${texts.name(kind)} ${name.slice(kind.length + 1)}`;
}

export const facingName = (facing: string) => say(`wa-facing-${facing}`);

/** Who or what is on a field, in a word or two. */
export function occupantInWords(name: string, view: ArenaView, texts: Texts): string {
  const here = view.gladiators.find(({ place }) => place && placeOf(place).field === name);
  if (here) return gladiatorName(here.name, texts);
  const obstacle = view.obstacles[name];
  return obstacle ? say(`wa-${obstacle}`) : '';
}

/** A field as a screen reader says it: where it lies, what is on it, who stands there and looks where. */
export function fieldInWords(name: string, view: ArenaView, texts: Texts): string {
  const here = view.gladiators.find(({ place }) => place && placeOf(place).field === name);
  const obstacle = view.obstacles[name];
  const [column, row] = name.split(',');
  const parts = [say('wa-field', { column: column!, row: row! })];
  if (obstacle) parts.push(say(`wa-${obstacle}`));
  if (here) {
    parts.push(gladiatorName(here.name, texts));
    parts.push(seatNumber(here.seat) === view.seat ? say('wa-yours') : say('wa-of-player', { number: seatNumber(here.seat) + 1 }));
    parts.push(say('wa-health-words', { health: here.health, most: here.most }));
    parts.push(say('wa-looks', { facing: facingName(placeOf(here.place!).facing) }));
    parts.push(...here.statuses.map((status) => say(`wa-status-${status}`)));
  }
  return parts.join(', ');
}
