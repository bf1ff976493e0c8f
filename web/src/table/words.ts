/** Sentences about the table that are put together from the game's texts and the client's. */
import type { BoardModule } from '../boards/board.ts';
import { settings } from '../app/settings.svelte.ts';
import { contentNow, gameOf, seatNames } from '../home/games.svelte.ts';
import { can, say } from '../texts/spoken.svelte.ts';
import { capital, type Texts } from '../texts/texts.ts';
import { sentenceOf } from './foretelling.ts';
import { headlineOf, joined } from './result.ts';
import type { Facts, GameEvent, GameInfo, LegalAction, Seat, TableMessage, View, WindowShown } from '../wire.ts';

/** "Seelie": the role of a seat in this game. */
export function roleOf(seat: number, seats: number, game: GameInfo, texts: Texts): string {
  return texts.name(seatNames(game, seats)[seat] ?? '');
}

/** "Thinking bot, strength 3 of 5" for `search:3`; one of several that are alike has a number. */
export function botInWords(spec: string, number = 0): string {
  const [kind = '', level = ''] = spec.split(':');
  const message = level ? `bot-${kind}-level` : `bot-${kind}`;
  return can(message) ? say(message, { level, number }) : spec;
}

/** "Thinking bot, 3 of 5": where there is little room. */
export function botInBrief(spec: string): string {
  const level = spec.split(':')[1];
  return level ? say('bot-level-short', { level }) : botInWords(spec);
}

/** How strong such a bot is, in a few words. */
export function howBotPlays(spec: string): string {
  const message = `bot-${spec.split(':')[0]}-about`;
  return can(message) ? say(message) : '';
}

/** Who sits there, told apart from all others at the table. */
export function sitterOf(seat: Seat, seats: readonly Seat[]): string {
  if (seat.kind === 'open') return say('seat-open');
  if (seat.kind === 'person') return seat.name;
  if (seat.left) return say('seat-gave-up', { name: seat.name });
  const alike = seats.filter((one) => one.kind === 'bot' && !one.left && one.bot === seat.bot);
  return botInWords(seat.bot, alike.length > 1 ? alike.indexOf(seat) + 1 : 0);
}

/** "away; a bot takes over in 5 minutes", some seconds after the table told it; nothing about who is here. */
export function absenceOf(seat: Seat, now: TableMessage, aged: number): string {
  const keeper = keeperOf(seat, now);
  if (keeper) return say('has-left-to', { keeper: keeper.you ? say('you') : keeper.name, own: String(keeper.you) });
  if (seat.left && seat.kind === 'person') return say('has-left');
  if (seat.kind !== 'person' || seat.here) return '';
  if (seat.bot_in === null) return say('is-away');
  const how = now.options.on_leave === 'partner' ? 'partner' : 'bot';
  return say('bot-comes', { minutes: Math.max(1, Math.ceil((seat.bot_in - aged) / 60)), how });
}

/** The partner who plays on for somebody who left. */
export function keeperOf(seat: Seat | undefined, now: TableMessage): Seat | null {
  return seat?.kept_by == null ? null : (now.seats[seat.kept_by] ?? null);
}

/** "Move Tak to space 12": an action in a sentence. */
export function actionInWords(action: LegalAction, view: View, board: BoardModule, texts: Texts): string {
  return sentenceOf(action, view, board, texts).text;
}

/** The log line of an event, as the board tells it or, without one, as the game's texts do. */
export function told(event: GameEvent, now: TableMessage | null, board: BoardModule, texts: Texts): string {
  if (event.event === 'table-said') return String(event.text);
  if (event.event === 'took-back') return tookBack(String(event.seat), now, texts);
  return now?.view && board.tell ? board.tell(event, now.view, texts, now.seats, contentNow(now.game, now.content)) : texts.tell(event);
}

/** Who took back, by name; oneself as "you". */
function tookBack(seatName: string, now: TableMessage | null, texts: Texts): string {
  const game = gameOf(now?.game ?? '');
  const seat = game && now ? seatNames(game, now.seats.length).indexOf(seatName) : -1;
  if (seat < 0) return say('took-back', { who: texts.name(seatName) });
  return now!.seat === seat ? say('took-back-yourself') : say('took-back', { who: sitterOf(now!.seats[seat]!, now!.seats) });
}

/** What somebody plays, as the board calls it: "The Gnomads"; or the role of the seat. */
export function playerInWords(seat: number, now: TableMessage, board: BoardModule, game: GameInfo, texts: Texts, inLine = false): string {
  const called = now.view && board.playedBy ? board.playedBy(seat, now.view, texts, inLine ? 'line' : undefined) : null;
  return called ?? roleOf(seat, now.seats.length, game, texts);
}

/** Of what somebody plays, for the verb after it; a person or a side by its own name is one. */
function numberOf(seat: number | undefined, now: TableMessage, board: BoardModule): 'one' | 'many' {
  return (seat !== undefined && now.view && board.numberOf?.(seat, now.view)) || 'one';
}

/** Who has won, in one sentence. */
export function headlineInWords(now: TableMessage, board: BoardModule, game: GameInfo, texts: Texts): string {
  const { message, who } = headlineOf(now.result!, now.yours);
  const named = who.map((seat, nth) => playerInWords(seat, now, board, game, texts, nth > 0 || message === 'result-won-together'));
  return say(message, { who: joined(named, settings.language), number: numberOf(who[0], now, board) });
}

/** Is it whoever looks, and nobody beside them at the same device? */
export function isYou(seat: number, now: TableMessage): boolean {
  return now.yours.length < 2 && [...now.yours, ...now.company.gave_up].includes(seat);
}

/** Why the game ended, and by what it was won. Resigning and agreeing on a draw are reasons of the table. */
export function howInWords(now: TableMessage, happened: readonly GameEvent[], board: BoardModule, texts: Texts): string[] {
  const message = `reason-${now.result!.reason.replaceAll(' ', '-')}`;
  const ended = happened.some(({ event }) => event === 'game-over');
  const how = ended && now.view && board.howWon ? board.howWon(happened, now.view, texts, now.seats) : '';
  const quitter = now.company.said.findLast(([, word]) => word === 'resign');
  const who = quitter ? (isYou(quitter[2], now) ? 'you' : (now.seats[quitter[2]]?.name ?? 'none')) : 'none';
  const why = board.reason?.(now.result!, now.yours, texts, now.seats) ?? (texts.has(message) ? texts.say(message) : say(message, { who }));
  return [why, how].filter(Boolean);
}

/** "Anna, Ben and Cleo", as the language joins them. */
export function listed(names: string[]): string {
  return joined(names, settings.language);
}

/** A person by name; of bots there may be several of one kind, so they go by what they play. */
function personOrSeat(seat: number, now: TableMessage, board: BoardModule, game: GameInfo, texts: Texts): string {
  const sitter = now.seats[seat]!;
  return sitter.kind === 'person' ? sitter.name : playerInWords(seat, now, board, game, texts, true);
}

/** Does that action say that one does nothing? */
function passedBy(action: string, now: TableMessage): boolean {
  return now.legal.some(([text, elements]) => text === action && elements.includes('do:pass'));
}

/** What the open window is to the shown seat. */
function windowInWords(now: TableMessage, open: WindowShown, board: BoardModule, game: GameInfo, texts: Texts, occasion: string): string {
  const inWords = (action: string): string => {
    const legal = now.legal.find(([text]) => text === action);
    return legal ? actionInWords(legal, now.view!, board, texts) : action;
  };
  const about = (now.view && board.concerned?.(now.view)) ?? null;
  const concern = {
    whose: about === null ? 'none' : about === now.seat ? 'you' : 'one',
    name: about === null ? '' : personOrSeat(about, now, board, game, texts),
  };
  // A game may have words of its own for it.
  const inTheGame = (message: string, facts: Facts = {}): string => {
    const known = { ...facts, ...concern, occasion, about: now.view?.about ?? '', can: now.legal.length > 1 ? 'interrupt' : 'pass' };
    return (texts.has(message) ? texts.say(message, known) : say(message, known)).trim();
  };
  // Several can be asked; which of them are bots is in the list of players.
  const called = (seat: number, nth = 0) => {
    const player = playerInWords(seat, now, board, game, texts, nth > 0);
    return now.seats[seat]!.kind === 'bot' ? player : `${player} (${sitterOf(now.seats[seat]!, now.seats)})`;
  };
  // Whose decision comes next takes the time for it; whoever else thinks is not told.
  const mine = now.seat !== null && open.own === now.seat;
  const decides = (seat: number) => say('window-own', { who: called(seat), number: numberOf(seat, now, board) });
  const thinking = mine ? say('window-own-you') : open.own == null ? say('window-thinking') : decides(open.own);
  // Whoever has settled for good what to answer is asked nothing.
  const passes = open.your_answer !== null && now.order !== 'ask';
  if (now.seat !== null && open.asked.includes(now.seat) && !passes) {
    if (open.your_answer !== null) return say('window-answered', { answer: inWords(open.your_answer), how: passedBy(open.your_answer, now) ? 'passed' : 'said', asked: open.asked.length });
    if (open.you_wait) return inTheGame('window-you-wait', { seconds: open.ends_in === null ? 0 : Math.round(open.length) });
    return open.thinking ? thinking : inTheGame('window-asks-you');
  }
  const asked = passes ? open.asked.filter((seat) => seat !== now.seat) : open.asked;
  const asking = asked.length ? inTheGame('window-asks', { who: listed(asked.map(called)) }) : say('waiting-for-others');
  const others = open.thinking ? thinking : asking;
  const said = now.beforehand ? inTheGame('said-beforehand', { action: inWords(now.beforehand) }) : '';
  return said && (!open.thinking || mine) ? said : [others, said].filter(Boolean).join(' ');
}

/** A game's prompt, "Seelie: choose ..."; whoever has one seat only is told what to do without being named. */
function promptInWords(now: TableMessage, seat: number, board: BoardModule, game: GameInfo, texts: Texts): string {
  const alone = now.yours.length === 1;
  const called = board.prompt?.(now.view!, texts, now.legal);
  if (called) return alone ? called : say('prompt-for', { who: playerInWords(seat, now, board, game, texts), asked: called });
  const prompt = texts.say(`prompt-${now.view!.step}`, { side: alone ? '' : playerInWords(seat, now, board, game, texts) });
  const asked = prompt.replace(/^[:\s]+/, '');
  return alone ? capital(asked) : prompt;
}

/** "Player 3 (Easy bot)": whom one waits for, and whether they are away. */
function awaited(seat: number, now: TableMessage, aged: number, board: BoardModule, game: GameInfo, texts: Texts): string {
  const sitter = now.seats[seat]!;
  const who = [sitterOf(sitter, now.seats), absenceOf(sitter, now, aged)].filter(Boolean).join(', ');
  return `${playerInWords(seat, now, board, game, texts, true)} (${who})`;
}

/**
 * For whoever only looks on: whose turn the board shows or who interrupts whom, in one sentence that stays while windows
 * open and close; null where it is nobody's turn, or one's own.
 */
export function turnInWords(now: TableMessage, shown: View, aged: number, board: BoardModule, game: GameInfo, texts: Texts): string | null {
  const acting = board.whoActs(shown).filter((seat) => now.seats[seat]);
  const inTurn = board.turnOf ?? board.concerned;
  const whose = inTurn ? inTurn(shown) : acting.length === 1 ? acting[0]! : null;
  if (whose === null || !now.seats[whose]) return null;
  const called = (seat: number) => playerInWords(seat, now, board, game, texts, true);
  const numbered = (seat: number) => (seat === now.seat ? 'you' : numberOf(seat, now, board));
  const inside = board.interrupter?.(shown) ?? null;
  if (inside !== null && inside !== whose) {
    const whom = whose === now.seat ? 'you' : 'other';
    return say('interrupts-now', { who: capital(called(inside)), number: numbered(inside), whom, other: called(whose) });
  }
  if (whose === now.seat) return null;
  const away = absenceOf(now.seats[whose], now, aged);
  const who = away ? awaited(whose, now, aged, board, game, texts) : called(whose);
  return say('has-the-turn', { who: capital(who), number: numbered(whose) });
}

/** Whose turn it is and what is asked, in a sentence or two; of an open window also what it follows on, where that is told here. */
export function askedInWords(now: TableMessage, aged: number, board: BoardModule, game: GameInfo, texts: Texts, occasion = ''): string {
  if (now.status === 'over' || !now.view) return texts.say('prompt-over');
  if (now.window) return windowInWords(now, now.window, board, game, texts, occasion);
  if (now.seat !== null && now.asked.includes(now.seat)) return promptInWords(now, now.seat, board, game, texts);
  const acting = board.whoActs(now.view).filter((seat) => now.seats[seat]);
  if (!acting.length) return say('waiting-for-others');
  const who = acting.map((seat) => awaited(seat, now, aged, board, game, texts)).join(', ');
  // Somebody acts in another's turn: a game may have a word for that.
  const turn = board.turnOf?.(now.view) ?? null;
  const inside = now.view.step === 'act' && turn !== null && !acting.includes(turn) && texts.has('step-interrupt');
  const step = inside ? texts.say('step-interrupt', { whose: turn === now.seat ? 'you' : 'other' }) : texts.say(`step-${now.view.step}`);
  return say('waiting-for', { who, step });
}
