/**
 * What the table page and a game's board know of each other.
 *
 * A board draws a view and says which element was clicked; it knows no rules and sends nothing. To add a board,
 * make the folder `boards/<game>/`, called like the game: `index.ts` has a `BoardModule` as its default export,
 * `texts/en.ftl` and `texts/de.ftl` what the board says besides the texts of the game, `emblem.svg` the picture
 * on the game's card. The folder is found by its name.
 */
import type { Component } from 'svelte';
import type { Weight } from '../table/queue.ts';
import type { Texts } from '../texts/texts.ts';
import type { GameEvent, Seat, View } from '../wire.ts';

/**
 * - `pick`: it occurs in an action that fits what is picked so far; clicking it picks it.
 * - `picked`: it is picked; clicking it puts it back, or plays the move if it was the last that the move lacked.
 * - `switch`: it does not fit what is picked, but begins another legal action; clicking it starts afresh with it.
 *
 * What is in none of these states is not live. Report a click on it all the same: the shell asks the server why.
 */
export type Liveness = 'pick' | 'picked' | 'switch';

/** The events of the last change, to animate them and to mark where they happened. */
export interface Fresh {
  /** Grows with every change, so that the same events twice are still two changes. */
  serial: number;
  events: readonly GameEvent[];
  /** False for what was there when the page was opened: mark it, but do not play it. */
  animate: boolean;
}

export interface BoardProps {
  /** `State.view` of the shown seat; each board casts it to its own shape. */
  view: View;
  /** `GET /api/content/<game>`, an empty object where the game has none. */
  content: unknown;
  /** The seat whose eyes these are, null for a watcher. */
  seat: number | null;
  seats: readonly Seat[];
  /** The game's texts in the language that is shown. */
  texts: Texts;
  live: ReadonlyMap<string, Liveness>;
  /** In the order in which they were picked. */
  picked: readonly string[];
  /** The one action that is left, not sent yet: its elements, to preview it. Empty if there is none. */
  proposed: readonly string[];
  /** Elements of the log line under the mouse. */
  marked: ReadonlySet<string>;
  /** Elements that the first-game guide points at. */
  hinted: ReadonlySet<string>;
  fresh: Fresh;
  /** Once the game is over: the elements by which it was won. */
  won: ReadonlySet<string>;
  onpick: (element: string) => void;
}

/** Where the points came from: a column a source, a row a seat. */
export interface Scores {
  sources: readonly string[];
  rows: readonly (readonly number[])[];
}

/** What the first-game guide says now: a message of the board's texts, and the elements it points at. */
export interface Hint {
  message: string;
  elements: readonly string[];
}

export interface Situation {
  view: View;
  seat: number | null;
  live: ReadonlyMap<string, Liveness>;
  picked: readonly string[];
}

/** What an event sounds like, by its kind; what is not named here sounds like a plain move. */
export type Sounds = Readonly<Record<string, 'gain' | 'loss'>>;

export interface BoardModule {
  /**
   * It is as wide as its room and should not be taller than the CSS variable `--board-height`; on
   * a small screen the lowest `--dock-height` of the window is covered by the choices.
   * Every element it draws must carry `data-element="<element>"` on one SVG or HTML node, by which the guide
   * finds it; every live element must be reachable by Tab or arrow keys and answer to Enter.
   */
  Board: Component<BoardProps>;
  /** The name of an element in a sentence or on a chip. */
  nameOf: (element: string, view: View, texts: Texts) => string;
  /** Can this element be clicked on the board now? If not, and it is live, the shell shows a chip for it. */
  isOnBoard: (element: string, view: View) => boolean;
  /** The log line of an event, where the game's texts alone do not say it well. */
  tell?: (event: GameEvent, view: View, texts: Texts, seats: readonly Seat[]) => string;
  /** What a seat plays, if it is more than its role: "The Gnomads". */
  playerOf?: (seat: number, view: View, texts: Texts) => string | null;
  /** How much an event matters to those who look on; left out, every event has a caption. */
  weigh?: (event: GameEvent) => Weight;
  /** Does a turn or a round begin with this event? Looking back can leap to it. */
  begins?: (event: GameEvent) => boolean;
  /** Does this event end a turn of that seat? What came after it is the recap of its next one. */
  endsTurn?: (event: GameEvent, seat: number) => boolean;
  /** Of a game that is over: how it was won, in a sentence, from everything that happened. */
  howWon?: (events: readonly GameEvent[], view: View, texts: Texts, seats: readonly Seat[]) => string;
  /** Of a game that is over: the elements by which it was won. */
  wonBy?: (events: readonly GameEvent[], view: View) => string[];
  /** Of a game with points: where they came from. */
  scores?: (events: readonly GameEvent[], view: View) => Scores;
  /** What a log line points at. */
  elementsOf: (event: GameEvent) => string[];
  /** The seats (numbers) that are to act, as far as that is public. */
  whoActs: (view: View) => number[];
  /** The guide's word on this moment, null where the prompt says it all. */
  hint: (situation: Situation) => Hint | null;
  sounds: Sounds;
}
