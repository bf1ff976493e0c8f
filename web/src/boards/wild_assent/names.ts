/** Gladiators, fields and people in words. */
import { sitterOf } from '../../table/words.ts';
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Facts, Seat } from '../../wire.ts';
import { membersOf, placeOf, seatName, seatNumber, type ArenaView } from './view.ts';

/** One of several that are alike has its number behind its name. */
export function gladiatorName(name: string, texts: Texts): string {
  return texts.name(name);
}

const FORMS = ['the', 'a', 'der', 'den', 'dem', 'einen'];

/** A name as a fact of a message, in every form that a sentence may want: `$gladiator`, `$gladiator-den`. */
export function called(fact: string, name: string | readonly string[], texts: Texts): Facts {
  return Object.fromEntries([[fact, texts.name(name)], ...FORMS.map((form) => [`${fact}-${form}`, texts.name(name, form)])]);
}

export const facingName = (facing: string) => say(`wa-facing-${facing}`);

/** "Ada & Ben": those who sit on these seats, or the names of the seats in a picture. */
export function peopleInWords(seats: readonly number[], sitters: readonly Seat[], texts: Texts): string {
  return seats.map((seat) => (sitters[seat] ? sitterOf(sitters[seat], sitters) : texts.name(seatName(seat)))).join(' & ');
}

/** A side by its people. */
export function sideInWords(side: number, view: ArenaView, sitters: readonly Seat[], texts: Texts): string {
  return peopleInWords(membersOf(side, view), sitters, texts);
}

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
