/** Sentences about the table that are put together from the game's texts and the client's. */
import type { BoardModule } from '../boards/board.ts';
import { settings } from '../app/settings.svelte.ts';
import { seatNames } from '../home/games.svelte.ts';
import { can, say } from '../texts/spoken.svelte.ts';
import type { Texts } from '../texts/texts.ts';
import type { GameEvent, GameInfo, Seat, TableMessage, View } from '../wire.ts';

/** "Seelie": the role of a seat in this game. */
export function roleOf(seat: number, seats: number, game: GameInfo, texts: Texts): string {
  return texts.name(seatNames(game, seats)[seat] ?? '');
}

/** "Search, level 3" for `search:3`. */
export function botInWords(spec: string): string {
  const [kind = '', level = ''] = spec.split(':');
  const message = level ? `bot-${kind}-level` : `bot-${kind}`;
  return can(message) ? say(message, { level }) : spec;
}

/** Who sits there. */
export function sitterOf(seat: Seat): string {
  if (seat.kind === 'open') return say('seat-open');
  if (seat.kind === 'bot') return botInWords(seat.bot);
  return seat.name;
}

/** The log line of an event, as the board tells it or, without one, as the game's texts do. */
export function told(event: GameEvent, view: View | null | undefined, board: BoardModule, texts: Texts): string {
  if (event.event === 'took-back') return say('took-back', { who: texts.name(event.seat) });
  return view && board.tell ? board.tell(event, view, texts) : texts.tell(event);
}

/** "Anna, Ben and Cleo", as the language joins them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}

/** Whose turn it is and what is asked, in one sentence. */
export function askedInWords(now: TableMessage, board: BoardModule, game: GameInfo, texts: Texts): string {
  if (now.status === 'over' || !now.view) return texts.say('prompt-over');
  const names = seatNames(game, now.seats.length);
  if (now.seat !== null && now.asked.includes(now.seat)) {
    return texts.say(`prompt-${now.view.step}`, { side: names[now.seat] });
  }
  const acting = board.whoActs(now.view).filter((seat) => now.seats[seat]);
  if (!acting.length) return say('waiting-for-others');
  const who = acting.map((seat) => `${texts.name(names[seat])} (${sitterOf(now.seats[seat]!)})`).join(', ');
  return say('waiting-for', { who, step: texts.say(`step-${now.view.step}`) });
}
