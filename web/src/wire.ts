/**
 * The types of what goes over the wire, by the client's names. `wire.gen.ts` is made from the server's structures;
 * here is what the client alone knows of them.
 */
import type {
  Act, Agree, AskAbout, AskPast, AskWhy, Beforehand, ChapterText, Chat, Draw, ListedGame, Hello, Leave, Look, NewTable, OptionForm, Orders, Ping,
  NoRematch, Rematch, Resign, RuleText, Say, SeatShown, Show, TableShown, Told, Undo, Wait, Withdraw,
} from './wire.gen.ts';

export type { Demo, FinishedTable, GameWords, LessonAnswer, LessonShown, LessonStep, ListedLesson, ListedTable, Commitment, Link, Me, Picture, Problem, SeatWish, TableId, Tables, WindowShown } from './wire.gen.ts';

export type Language = 'en' | 'de';
export type Facts = Record<string, unknown>;

/** What an option of a game can be. */
export type Value = boolean | number | string;

/** What a seat may see. Each board knows the shape of its own game's views. */
export interface View {
  game: string;
  seat: number | null;
  step: string;
  [key: string]: unknown;
}

export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

/** What an action comes to, as far as the view tells it: `outcome-<kind>` in the game's texts. */
export interface Outcome {
  kind: string;
  [fact: string]: unknown;
}

export type GameInfo = ListedGame;
export type Option = OptionForm;
export type Rule = RuleText;
export type Chapter = ChapterText;
export type Seat = SeatShown;
export type TableWish = Omit<NewTable, 'commitment' | 'entropy'>;

export type TableMessage = TableShown;
export type ChatMessage = Chat;
export type FromServer = Told;
export type Answer = Extract<Told, { id: string }>;

export type Result = NonNullable<TableShown['result']>;
/** An event beside the number of the record entry that it belongs to. */
export type NumberedEvent = TableShown['events'][number];
/** An action's text, the elements that occur in it, and what it comes to. */
export type LegalAction = TableShown['legal'][number];
export type Order = Orders['order'];

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** What a client says after `hello` and wants answered; it gets its id when it is sent. */
export type Request = WithoutId<Act | AskWhy | AskAbout | AskPast | Look | Wait | Beforehand | Undo | Draw | Resign | Leave | Agree | Withdraw | Rematch | NoRematch | Say>;

/** What is said without waiting for an answer. */
export type Notice = Hello | Show | Orders | Ping;
