/** The shape of Wild Assent's views, and what can be read from them at a glance. */
import type { View } from '../../wire.ts';

export interface Gladiator {
  name: string;
  number: number;
  seat: string;
  /** `3,5 N`; null off the board. */
  place: string | null;
  health: number;
  most: number;
  statuses: string[];
  /** Those that work in the activation that is under way. */
  working: string[];
  dice: string[];
  healing: number;
  tokens: number[];
  summoner?: number;
}

export interface Player {
  assent: string | null;
  skills: string[];
  equipment: string[];
  order: string[];
  /** `2 damage, 1 blank`, or `none`. */
  momentum: string;
  won: string;
}

export interface Frame {
  frame: string;
  owner?: number;
  [field: string]: unknown;
}

/** The statistics of a Gladiator as they are now. */
export interface Present {
  speed: number;
  range: number;
  base: number;
  dice: number;
  physical: number;
  magical: number;
}

export interface ArenaView extends View {
  players: Player[];
  gladiators: Gladiator[];
  obstacles: Record<string, string>;
  left_over: string[][];
  player_1: number;
  named: (string | null)[];
  done: number[];
  round: number;
  deck: string[];
  edicts: string[];
  card: string | null;
  acted: string[];
  moved: string[];
  stack: Frame[];
  options: Record<string, unknown>;
  asks_you?: boolean;
  winners?: string[];
  /** By side, in a scenario. */
  points?: number[];
  /** Of those on the board. */
  numbers?: Record<string, Present>;
  /** Whether each side meets the Demand as things stand; only while one lies open. */
  demand?: boolean[];
}

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Facing = (typeof FACINGS)[number];
/** Gladiators are numbered: Assents by their seats, then Creatures, then Summons. */
export const FIRST_CREATURE = 4;
export const FIRST_SUMMON = 20;
/** Below this number texts belong to Gladiators, from it on to sides. */
const SIDE_OWNER = 64;

export const seatNumber = (name: string) => Number(name.slice(1)) - 1;
export const seatName = (seat: number) => `P${seat + 1}`;

export function rowsOf(view: ArenaView): number {
  return Number(view.options.board_rows ?? 10);
}

/** Two players are the sides; of four, seats 1 and 2 play seats 3 and 4. */
export function sideOf(seat: number, view: ArenaView): number {
  return view.players.length === 2 ? seat : Math.floor(seat / 2);
}

/** The seats of a side, the captain's first. */
export function membersOf(side: number, view: ArenaView): number[] {
  return view.players.map((_, seat) => seat).filter((seat) => sideOf(seat, view) === side);
}

/** Is that side red? Player 1 is (WA-RULING-115). */
export function isRed(seat: number, view: ArenaView): boolean {
  return sideOf(seat, view) === view.player_1;
}

/** `red`, `blue`, and the lighter tones of a team's second player. */
export function toneOf(seat: number, view: ArenaView): string {
  const second = view.players.length > 2 && seat % 2 === 1 ? ' second' : '';
  return (isRed(seat, view) ? 'red' : 'blue') + second;
}

export function topOf(view: ArenaView): Frame | undefined {
  return view.stack.at(-1);
}

export function numbered(number: unknown, view: ArenaView): Gladiator | undefined {
  return view.gladiators.find((one) => one.number === number);
}

export function named(name: string, view: ArenaView): Gladiator | undefined {
  return view.gladiators.find((one) => one.name === name);
}

/** The tokens that lie on a Skill: an Assent's own come first, then the two chosen ones, then those of its two Equipment cards. */
export function tokensOn(skill: string, gladiator: Gladiator | undefined, own: readonly string[], player: Player | undefined): number | undefined {
  const chosen = player?.skills.indexOf(skill) ?? -1;
  const item = player?.equipment.indexOf(skill) ?? -1; // the Skill of a card has its name
  const place = item >= 0 ? 4 + item : chosen >= 0 ? 2 + chosen : own.indexOf(skill);
  return gladiator?.tokens[place];
}

/** Is it of the side that looks on? */
export function isOwn(name: string, view: ArenaView): boolean {
  const one = named(name, view);
  return one !== undefined && view.seat !== null && sideOf(seatNumber(one.seat), view) === sideOf(view.seat, view);
}

/** Who activates, whatever else is under way. */
export function activeOf(view: ArenaView): Gladiator | undefined {
  const frame = view.stack.findLast((one) => one.frame === 'activation');
  return frame && numbered(frame.gladiator, view);
}

/** Who moves, is placed or aims now. */
export function moverOf(view: ArenaView): Gladiator | undefined {
  const top = topOf(view);
  return top && ['activation', 'aim', 'stroll', 'put', 'summon'].includes(top.frame) ? numbered(top.gladiator, view) : undefined;
}

export interface AskingText {
  source: string;
  owner: Gladiator | undefined;
  /** Shall it act, shall it act once more in another way (`further`), or to whom? */
  asks: 'maybe' | 'further' | 'target';
}

/** The text about which somebody is asked. */
export function textOf(view: ArenaView): AskingText | null {
  const top = topOf(view);
  if (top?.frame !== 'effect') return null;
  const maybe = Number(top.clause) > 1 ? 'further' : 'maybe';
  return { source: String(top.source), owner: numbered(top.owner, view), asks: top.stage === 1 ? maybe : 'target' };
}

/** Where an activation is: is it a Summon's turn, the movement, the climb, or the action? */
export function stageOf(view: ArenaView): 'summons' | 'moves' | 'climbs' | 'acts' {
  const stage = topOf(view)?.stage;
  return stage === 3 ? 'summons' : stage === 4 ? 'moves' : stage === 6 ? 'climbs' : 'acts';
}

/** Does the one who activates move now (and not act yet)? */
export function isMoving(view: ArenaView): boolean {
  const top = topOf(view);
  return top?.frame === 'activation' && top.stage === 4;
}

/** Is it the reroll that is asked for, and not the assignment? */
export function isRerolling(view: ArenaView): boolean {
  const top = topOf(view);
  return top?.frame === 'momentum' && top.stage === 1;
}

/** The seat that owes a decision, where it is one. */
export function askedSeat(view: ArenaView): number | null {
  const top = topOf(view);
  if (!top || top.owner === undefined) return null;
  if (top.frame !== 'effect') return top.owner;
  if (top.owner >= SIDE_OWNER) return (top.owner - SIDE_OWNER) * (view.players.length / 2);
  const owner = numbered(top.owner, view);
  return owner ? seatNumber(owner.seat) : null;
}

export interface Place {
  field: string;
  facing: Facing;
}

export function placeOf(text: string): Place {
  const [field = '', facing = 'N'] = text.split(' ');
  return { field, facing: facing as Facing };
}

/** Dice by their faces: `2 damage, 1 blank` are three. */
export function facesOf(text: string): string[] {
  if (!text || text === 'none') return [];
  return text.split(', ').flatMap((part) => {
    const [count = '0', face = ''] = part.split(' ');
    return Array.from({ length: Number(count) }, () => face);
  });
}

/** Set-up before anything lies on the board. */
export function isDrafting(view: ArenaView): boolean {
  return ['draft-roll', 'draft', 'deal', 'choose'].includes(view.step);
}

/** Are Gladiators placed, in turn or all at once? */
export function isPlacing(view: ArenaView): boolean {
  return view.step === 'placing' || view.step === 'hidden-troupes';
}

/** Do all decide at once, unseen by the others? */
export function isSealed(view: ArenaView): boolean {
  return ['choose', 'hidden-obstacles', 'hidden-troupes'].includes(view.step);
}

/** Placed at the same time: what the own side has placed is seen by it, as if it lay open already (WA-RULING-120). */
export function unveiled(view: ArenaView): ArenaView {
  const top = topOf(view);
  if (top?.frame === 'hidden-troupes') {
    const placed = (number: number) => Number(top[`gladiator-${number}`] ?? 0) - 1;
    return { ...view, gladiators: view.gladiators.map((one) => (placed(one.number) >= 0 ? { ...one, place: placeNumbered(placed(one.number)) } : one)) };
  }
  if (top?.frame !== 'hidden-obstacles') return view;
  const obstacles = { ...view.obstacles };
  const left = view.left_over.map((_, side) => KINDS.filter((kind) => {
    const field = Number(top[`${kind}-${side + 1}`] ?? 0) - 1;
    if (field >= 0) obstacles[fieldNumbered(field)] = kind;
    return field < 0;
  }));
  return { ...view, obstacles, left_over: left };
}

const KINDS = ['partial-cover', 'full-cover', 'spinning-blades', 'pit'];
const fieldNumbered = (field: number) => `${(field % 10) + 1},${Math.floor(field / 10) + 1}`;
const placeNumbered = (place: number) => `${fieldNumbered(Math.floor(place / 4))} ${FACINGS[place % 4]}`;

/** Whose Gladiators there are, Assent first, then the Creatures in their order, then Summons on the board. */
export function troupeOf(seat: number, view: ArenaView): Gladiator[] {
  const own = view.gladiators.filter((one) => one.seat === seatName(seat));
  const order = view.players[seat]?.order ?? [];
  const rank = (one: Gladiator) => {
    if (one.number < FIRST_CREATURE) return -1;
    const place = order.indexOf(one.name);
    return place >= 0 ? place : one.number;
  };
  return own.filter((one) => one.number < FIRST_SUMMON || one.place).sort((one, other) => rank(one) - rank(other));
}
