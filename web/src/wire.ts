/** What goes over the wire, as docs/protocol.md has it. Nothing here is made up by the client. */

export type Value = boolean | number | string;
export type Facts = Record<string, unknown>;
export type Language = 'en' | 'de';

export interface Me {
  id: string;
  name: string;
}

export interface Option {
  name: string;
  default: Value;
  values: Value[];
  rule: string;
  kind: 'switch' | 'choice';
}

export interface BotKind {
  spec: string;
  level: number;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  seat_names: Record<string, string[]>;
  minutes: [number, number];
  secrets: boolean;
  options: Option[];
  bots: BotKind[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
}

export interface Seat {
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
  here: boolean;
  you: boolean;
  left: boolean;
}

export type Status = 'waiting' | 'playing' | 'over';

export interface Card {
  id: string;
  game: string;
  seats: Seat[];
  status: Status;
  version: number;
  your_turn: boolean;
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface TableWish {
  game: string;
  options: Record<string, Value>;
  seats: SeatWish[];
  public: boolean;
}

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

/** An event beside the number of the record entry that it belongs to. */
export type NumberedEvent = [entry: number, event: GameEvent];

/** An action's text and the elements that occur in it. */
export type LegalAction = [action: string, elements: string[]];

/** Points by seat, places by side, and the seats that have won: nobody after a draw. */
export interface Result {
  points: number[];
  sides: number[][];
  places: number[];
  winners: number[];
  reason: string;
}

export interface TableMessage {
  t: 'table';
  version: number;
  status: Status;
  game: string;
  options: Record<string, Value>;
  seats: Seat[];
  yours: number[];
  seat: number | null;
  /** Null until the game has begun. */
  view: View | null;
  asked: number[];
  /** Empty unless the shown seat owes a decision. */
  legal: LegalAction[];
  events: NumberedEvent[];
  rewound: number | null;
  window: { closes_in: number | null; length: number } | null;
  order: Order | null;
  undo: { free: boolean } | null;
  asking: { undo: number; agreed: number[] } | null;
  draw: number | null;
  result: Result | null;
  rematch: string | null;
  /** The commitment to the table's secret and, at the end, the secret itself. */
  fair: Record<string, string>;
}

export interface ChatMessage {
  t: 'chat';
  from: string;
  text: string;
  at: number;
  /** The lines of a table are numbered; after a reconnection they come again. */
  n: number;
}

export interface WhyMessage {
  t: 'why';
  id: string;
  rule: string | null;
  facts: Facts;
}

export interface NoMessage {
  t: 'no';
  id: string;
  error: string;
  rule: string | null;
  facts: Facts;
}

export interface ReachMessage {
  t: 'reach';
  id: string;
  spaces: Record<string, string[]>;
}

export type FromServer =
  | TableMessage
  | ChatMessage
  | WhyMessage
  | NoMessage
  | ReachMessage
  | { t: 'ok'; id: string; version: number }
  | { t: 'pong' };

export type Order = 'ask' | 'pass-until-my-turn' | 'ask-when-attacked';

/** What a client says after `hello`; those that are answered get their id when they are sent. */
export type Request =
  | { t: 'act'; version: number; seat: number; action: string }
  | { t: 'why'; seat: number; picked: string[]; element: string }
  | { t: 'look'; element: string }
  | { t: 'undo' | 'draw' | 'resign' | 'leave'; seat: number }
  | { t: 'agree'; seat: number; to: 'undo' | 'draw'; yes: boolean }
  | { t: 'rematch'; commitment: string; entropy: string }
  | { t: 'chat'; text: string };

export type Notice =
  | { t: 'hello'; version: number }
  | { t: 'show'; seat: number }
  | { t: 'orders'; seat: number; order: Order }
  | { t: 'ping' };

export type Answer = Extract<FromServer, { id: string }>;
