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
import type { Facts, GameEvent, LegalAction, Outcome, Result, Seat, View } from '../wire.ts';

/**
 * - `pick`: it occurs in an action that fits what is picked so far; clicking it picks it.
 * - `picked`: it is picked; clicking it plays the move that is settled, or puts it back.
 * - `instead`: a target, a card or a word that would take the place of a picked one; the piece stays.
 * - `switch`: a piece that does not fit what is picked; clicking it selects it instead.
 *
 * What is in none of these states is not live. Report a click on it all the same: the shell asks the server why.
 */
export type Liveness = 'pick' | 'picked' | 'instead' | 'switch';

/**
 * What an element is to whoever picks.
 *
 * - `piece`: what one acts with. It selects; another one switches the selection.
 * - `place`: where to, or which of several offers. All places of an action must be said.
 * - `foe`: at whom. Of several that one action names, it is enough to say one.
 * - `card`: how it is paid. Where there is no choice it goes without saying.
 * - `word`: what is done. Where there is no choice it goes without saying.
 */
export type Role = 'piece' | 'place' | 'foe' | 'card' | 'word';

/**
 * What an action comes to, worn by its target before it is picked: a contest won, lost or drawn, a piece lost for good
 * or knocked out, damage, a gain; `plain` is for boards with signs of their own. `words` say it to those who do not see it.
 */
export interface Sign {
  kind: 'victory' | 'win' | 'lose' | 'tie' | 'banished' | 'out' | 'damage' | 'gain' | 'plain';
  text: string;
  /** How likely it takes the target out, where dice decide: "30 %". */
  chance?: string;
  words: string;
  /** Everything that the action comes to. */
  outcomes?: readonly Outcome[];
}

/** The events of the last change, to animate them and to mark where they happened. */
export interface Fresh {
  /** Grows with every change, so that the same events twice are still two changes. */
  serial: number;
  events: readonly GameEvent[];
  /** Some of what happened right before them, whether it was shown or not. */
  before?: readonly GameEvent[];
  /** False for what was there when the page was opened: mark it, but do not play it. */
  animate: boolean;
  /** A moment that somebody looks back at. */
  past?: boolean;
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
  /** The action that was picked and can be played, to be drawn as it will be. */
  staged: LegalAction | null;
  /** What picking an element comes to, where it is known. */
  signs: ReadonlyMap<string, Sign>;
  /** Elements of the log line under the mouse. */
  marked: ReadonlySet<string>;
  /** Elements that the first-game guide points at. */
  hinted: ReadonlySet<string>;
  fresh: Fresh;
  /** Is it played in a lesson? */
  lesson?: boolean;
  /** Once the game is over: the elements by which it was won. */
  won?: ReadonlySet<string>;
  /** A click on a spot: the elements that lie there, the topmost first. */
  onpick: (...elements: string[]) => void;
  /** A piece is dragged: it is selected, whatever was picked before. */
  ondrag: (piece: string) => void;
  /** What the game tells of an element that somebody points at, where a table can be asked. */
  ask?: (element: string) => Promise<Facts>;
  /** It is let go on a spot where these elements lie: a click that selects no other piece. */
  ondrop: (...elements: string[]) => void;
  /** Somebody reads a card at full size: where a clock runs, it waits. */
  onread?: () => void;
}

/** Where the points came from: a column a source, a row a seat. */
export interface Scores {
  sources: readonly string[];
  rows: readonly (readonly number[])[];
}

/**
 * What the first-game guide says now: a message of the board's texts, and the elements it points at. The message gets
 * `$Press` and `$press`, which say "click" or, to a finger, "tap".
 */
export interface Hint {
  message: string;
  elements: readonly string[];
  /** Is it said of a staged action as well, because one may still go on with it? */
  goesOn?: boolean;
}

export interface Situation {
  view: View;
  seat: number | null;
  live: ReadonlyMap<string, Liveness>;
  picked: readonly string[];
  /** The elements of every legal action. */
  legal: readonly (readonly string[])[];
  /** What each of them comes to, as far as it is told. */
  outcomes: readonly (readonly Outcome[])[];
  /** What brings the choice further: the elements that tell apart what is left, or what is missing of the only one. */
  open: readonly string[];
  /** Nobody of one's own was picked, and yet what was picked names the only one who can be meant, as the headline says. */
  implied: boolean;
  /** Everything is said; it only has to be played. */
  settled: boolean;
}

/** What a player's panel is drawn from: the board's own properties, and whose panel it is. */
export interface PlayerProps extends BoardProps {
  of: number;
  /** With names and states in words, not only signs: there is room for it, or it was asked for. */
  full: boolean;
}

/** How far a player has come on one road to victory. */
export interface Meter {
  have: number;
  need: number;
  /** "3 of 5 points" */
  words: string;
  /** Where the number alone says it: a sign (a path on 512 by 512) and the number beside it. */
  sign?: { path: string; text: string };
}

/** How the game is won, and how near everybody is. */
export interface Race {
  /** One sentence of the board's texts. */
  goal: string;
  /** The meters of each seat. */
  meters: readonly (readonly Meter[])[];
}

/** What an event sounds like, by its kind; what is not named here sounds like a plain move. */
export type Sounds = Readonly<Record<string, 'gain' | 'loss'>>;

/** What a button says. */
export interface Sentence {
  text: string;
  payment: string;
}

/** A position that is looked at, not played. */
export interface PictureProps extends BoardProps {
  /** It is cut out around these; all of it is shown where there are none. */
  focus: readonly string[];
  /** What is drawn of it: `board`, and parts that the game names itself. */
  parts: readonly string[];
}

export interface BoardModule {
  /**
   * It fills its room, which has a definite width and height of any form (`Stage.svelte`).
   * Every element it draws must carry `data-element="<element>"` on one SVG or HTML node, by which the guide
   * finds it; every live element must be reachable by Tab or arrow keys and answer to Enter.
   */
  Board: Component<BoardProps>;
  /** A picture for the guide and the rulebook, as wide as its room. */
  Picture?: Component<PictureProps>;
  /** Is all of its drawing played on? Then what happened is told in a line of its own beside it, and covers nothing. */
  toldBeside?: boolean;
  /** Width by height of the board, by which the table page shares out the screen. */
  ratio: (view: View, content: unknown) => number;
  /** What the shown seat holds, below the board or at the thumb; it fills the width it gets. */
  Hand?: Component<BoardProps>;
  /** What lies open of one player, below the name in the list of players. */
  Player?: Component<PlayerProps>;
  /** Do the lessons speak of one's own panel, so that a phone must show it there, too? */
  ownInLessons?: boolean;
  /** The sign of a seat: a shape in a colour, as wide as `--sign`. */
  Sign?: Component<{ seat: number; view: View }>;
  /** Beside the words of a caption: a picture of what happened, where words alone do not show it. */
  Told?: Component<{ events: readonly GameEvent[]; view: View; texts: Texts }>;
  /** What a seat plays, where that is more than its name: "The Guild", in the middle of a line "the Guild", in short "Guild". */
  playedBy?: (seat: number, view: View, texts: Texts, form?: 'line' | 'short') => string | null;
  /** Is that name singular or plural, for the verb after it? Left out, it is singular. */
  numberOf?: (seat: number, view: View) => 'one' | 'many';
  /** What the signs, colours and marks mean. */
  Legend?: Component<{ texts: Texts }>;
  /** How one wins, and how near everybody is; null while nothing can be said. */
  race?: (view: View, content: unknown, texts: Texts) => Race | null;
  /** The name of an element in a sentence or on a chip. */
  nameOf: (element: string, view: View, texts: Texts) => string;
  /** What an element is to whoever picks; without it only words and cards are told from places. */
  roleOf?: (element: string, view: View) => Role;
  /** An action as a sentence, "Move the Sylph to F7", and what it is paid with, if anything. */
  sentence?: (action: LegalAction, view: View, texts: Texts) => Sentence;
  /** Facts of an outcome or a refusal as they are told, where the game's texts do not know the names. */
  nameFacts?: (facts: Facts, view: View, texts: Texts) => Facts;
  /** The sign of an outcome, null for one that is told in words alone. */
  signOf?: (outcome: Outcome, view: View) => Omit<Sign, 'words' | 'outcomes'> | null;
  /** Whom an outcome befalls, where an action may befall several: the element; null for one that is the action's own. */
  outcomeOf?: (outcome: Outcome) => string | null;
  /** The texts of legal actions that come to the same as another one, and are not to be offered besides it. */
  spare?: (legal: readonly LegalAction[]) => ReadonlySet<string>;
  /** Letters for the words that are said most: `{ 'do:end': 'E' }`. */
  keys?: Readonly<Record<string, string>>;
  /** Can this element be clicked on the board now? If not, and it is live, the shell shows a chip for it. */
  isOnBoard: (element: string, view: View) => boolean;
  /** The place where a piece stands, from which the arrow keys go on; null for what stands nowhere on the board. */
  standsOn?: (element: string, view: View) => string | null;
  /** What is asked now, as a sentence, where the step alone does not say it well. */
  prompt?: (view: View, texts: Texts, legal: readonly LegalAction[]) => string | null;
  /** Does this element settle something for the whole match: a faction, a set-up? */
  forGood?: (element: string) => boolean;
  /** Is an enemy a target by itself, and not by the place where it stands? */
  aimsAtFoes?: boolean;
  /** What stands before the headline as long as whoever looks acts out of turn. */
  outOfTurn?: (view: View) => string | null;
  /** What is to be chosen before a target, where that is not who acts. */
  chooseFirst?: (view: View) => string | null;
  /** The log line of an event, where the game's texts alone do not say it well; `content` is null as long as it has not come. */
  tell?: (event: GameEvent, view: View, texts: Texts, seats: readonly Seat[], content: unknown) => string;
  /** How much an event matters to those who look on; left out, every event has a caption. */
  weigh?: (event: GameEvent) => Weight;
  /** What an event is one of, where several in a row are one line of a recap (`tellAlike`); null for what has a line of its own. */
  alike?: (event: GameEvent) => string | null;
  tellAlike?: (events: readonly GameEvent[], view: View, texts: Texts, seats: readonly Seat[]) => string;
  /** Is it only what came of something before it? Told with others, it does not stand without that. */
  follows?: (event: GameEvent) => boolean;
  /** Of what happened together, what is worth a line. */
  gist?: (events: readonly GameEvent[]) => readonly GameEvent[];
  /** Does a turn or a round begin with this event? Looking back can leap to it. */
  begins?: (event: GameEvent) => boolean;
  /** Does this event end a turn of that seat, or was it that seat's to decide between turns? What came after it is the recap of its next one. */
  endsTurn?: (event: GameEvent, seat: number, before: readonly GameEvent[]) => boolean;
  /** Of a game that is over: why, where that befell somebody whom the game's texts alone cannot name; null elsewhere. */
  reason?: (result: Result, yours: readonly number[], texts: Texts, seats: readonly Seat[]) => string | null;
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
  /** Whom an open window is about, where it is about one player: whose turn it is, who is attacked. */
  concerned?: (view: View) => number | null;
  /** Whose turn it is, where somebody else may have to decide in it; null where it is nobody's. */
  turnOf?: (view: View) => number | null;
  /** Who acts in the middle of somebody else's turn, as long as they do; answering does not count. */
  interrupter?: (view: View) => number | null;
  /** What an open window follows on, in one short sentence, from what was seen to happen. */
  occasion?: (events: readonly GameEvent[], view: View, texts: Texts, seats: readonly Seat[]) => string;
  /** Has that seat nothing more to do in this match, though the others play on? */
  isOut?: (view: View, seat: number) => boolean;
  /** The guide's word on this moment, null where the prompt says it all. */
  hint: (situation: Situation) => Hint | null;
  sounds: Sounds;
}
