/** The log of Wilderness in whole sentences: people by their names, and you as "you". */
import { can, say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, Seat, View } from '../../wire.ts';
import { settings } from '../../app/settings.svelte.ts';
import { spoken, type Content } from './content.ts';
import { seatName, seatNumber } from './seats.ts';
import type { WildernessView } from './view.ts';

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^P[1-8]$/.test(value);

/** A person by name; of bots there may be several of one kind, so they go by their seats. */
export function nameOfSeat(seat: string, texts: Texts, seats: readonly Seat[]): string {
  const sitter = seats[seatNumber(seat)];
  return sitter?.kind === 'person' || sitter?.left ? sitter.name : texts.name(seat);
}

/** What stands on the card that an event tells of: not everybody knows it by its name. */
function onTheCard(event: GameEvent, content: Content | null): string {
  const card = String(event.card);
  if (event.event === 'played' || event.event === 'played-late') return spoken(content?.events?.[card]?.[event.half as 'upper' | 'lower'], settings.language);
  return event.event === 'fell-ill' ? spoken(content?.sickness?.[card]?.text, settings.language) : '';
}

export function tell(event: GameEvent, view: View, texts: Texts, seats: readonly Seat[], content: unknown = null): string {
  const line = lineOf(event, view, texts, seats);
  const text = onTheCard(event, content as Content | null);
  return text ? say('wn-tell-text', { line, text }) : line;
}

/** Who was in the village, and when (the last who is alive is told by the reason); and whether one's own game had ended before. */
export function howWon(events: readonly GameEvent[], view: View, texts: Texts, seats: readonly Seat[]): string {
  return [thereFirst(view, texts, seats), ownDeath(events, view)].filter(Boolean).join(' ');
}

/** Whoever has died and looked on is told so once more, and on which day it was. */
function ownDeath(events: readonly GameEvent[], view: View): string {
  const died = events.findIndex(({ event, seat }) => event === 'died' && view.seat !== null && seat === seatName(view.seat));
  return died < 0 ? '' : say('wn-you-died', { day: events.slice(0, died).findLast(({ event }) => event === 'day-began')?.day ?? 1 });
}

function thereFirst(view: View, texts: Texts, seats: readonly Seat[]): string {
  const { winners = [], players, weather } = view as WildernessView;
  const there = winners.filter((seat) => players[seatNumber(seat)]?.area === 'village');
  if (!there.length) return '';
  const yours = there.length === 1 && seatNumber(there[0]!) === view.seat;
  const names = there.map((seat) => nameOfSeat(seat, texts, seats));
  const name = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
  return say('wn-how-won', { who: yours ? 'you' : there.length > 1 ? 'several' : 'one', name, day: weather.cards.length });
}

/** How dice fell; in a fight the first ones are those of whoever began it. */
function inTurn(faces: readonly number[], split: number): string {
  const sides = split ? [faces.slice(0, split), faces.slice(split)] : [faces];
  return sides.map((side) => side.join(', ')).join(` ${say('wn-against')} `);
}

function lineOf(event: GameEvent, view: View, texts: Texts, seats: readonly Seat[]): string {
  if (event.event === 'asked') return ''; // the prompt says it to those whom it concerns
  const named = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(named) : isSeat(value) ? nameOfSeat(value, texts, seats) : value;
  const winners = event.event === 'game-over' ? (event.winners as string[]) : null;
  const actors = winners ?? [event.seat].filter(isSeat);
  const message = `wn-tell-${event.event}${event.event === 'drew' && 'card' in event ? '-own' : ''}`;
  if (!can(message) || (!winners && !actors.length)) {
    return texts.tell(Object.fromEntries(Object.entries(event).map(([fact, value]) => [fact, named(value)])) as GameEvent);
  }
  const yours = view.seat !== null && actors.length === 1 && seatNumber(actors[0]!) === view.seat;
  const facts: Record<string, unknown> = {
    ...event,
    who: yours ? 'you' : actors.length ? 'one' : 'nobody',
    name: actors.map(named).join(', '),
    place: say(`wn-into-${String(event.terrain)}`),
  };
  for (const fact of ['terrain', 'track', 'card', 'cards']) if (fact in event) facts[fact] = texts.name(event[fact]);
  if ('by' in event && event.event === 'energy-given') Object.assign(facts, { way: Number(event.by) < 0 ? 'down' : 'up', by: Math.abs(Number(event.by)) });
  if ('faces' in event) facts.faces = inTurn(event.faces as number[], event.why === 'brawl' ? 2 : 0);
  if ('by' in event && event.event === 'attacked') facts.beast = texts.name(named(event.by));
  if (isSeat(event.with)) facts.other = seatNumber(event.with) === view.seat ? say('wn-you-object') : named(event.with);
  return say(message, facts);
}
