/** The people at a table by their names, and what they said to each other besides the game. */
import type { BoardModule } from '../boards/board.ts';
import { gameOf } from '../home/games.svelte.ts';
import { say } from '../texts/spoken.svelte.ts';
import type { Texts } from '../texts/texts.ts';
import type { NumberedEvent, TableMessage } from '../wire.ts';
import { isYou, keeperOf, playerInWords, sitterOf } from './words.ts';

/** "Ada (Seelie)": who sits on a seat, or sat there before a bot took over, and what they play. */
export function calledOf(seat: number, now: TableMessage, board: BoardModule, texts: Texts): string {
  const sitter = now.seats[seat];
  const game = gameOf(now.game);
  if (!sitter || !game) return '';
  const name = sitter.left ? sitter.name : sitterOf(sitter, now.seats);
  return `${name} (${playerInWords(seat, now, board, game, texts)})`;
}

/** Words of the table that the log tells; an agreed draw is told by the result. */
const TOLD = ['resign', 'leave', 'return', 'late', 'draw', 'refuse-draw', 'withdraw-draw'];

/** The events with the table's own lines among them, each before the entry that it came before. */
export function withSaid(events: NumberedEvent[], now: TableMessage | null, board: BoardModule, texts: Texts): NumberedEvent[] {
  const said = now?.company.said.filter(([, word]) => TOLD.includes(word)) ?? [];
  if (!now || !said.length) return events;
  const first = events[0]?.[0] ?? 0;
  const lines = said
    .filter(([number]) => number >= first)
    .map(([number, word, seat]): NumberedEvent => {
      const keeper = word === 'leave' ? keeperOf(now.seats[seat], now)?.name : undefined;
      const replaced = word === 'resign' && now.seats[seat]?.kind === 'bot';
      const how = isYou(seat, now) ? 'yours' : replaced ? 'replaced' : keeper ? 'kept' : 'other';
      const facts = { who: calledOf(seat, now, board, texts), how, keeper: keeper ?? '' };
      return [number, { event: 'table-said', text: say(`said-${word}`, facts) }];
    });
  return [...lines, ...events].sort(([one], [other]) => one - other); // stable: before what came after it
}
