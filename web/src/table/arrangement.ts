/**
 * How the parts of a table share the screen. The board gets what it can use, the rest gets what is left:
 *
 * - `wide`: the board, the players, and a third column for log and chat;
 * - `broad`: the board, and one column for everything else;
 * - `tall`: a phone or tablet held upright: everything above or below the board, log and chat in a drawer;
 * - `low`: a phone on its side: the board, one column with the hand, log and chat in a drawer.
 */
export type Kind = 'wide' | 'broad' | 'tall' | 'low';

export interface Arrangement {
  kind: Kind;
  /** How wide everything beside the board is, in pixels. */
  side: number;
  /** How high the line above the board is that is told what happened, in pixels; without one 0. */
  told: number;
}

/** Do log and chat stand beside the board, rather than in a drawer? */
export function isDocked({ kind }: Arrangement): boolean {
  return kind === 'wide' || kind === 'broad';
}

export interface Screen {
  width: number;
  height: number;
  /** Pixels of 1rem. */
  rem: number;
}

/** Above the board (the page's header, but on a phone), around it, and below it where the game has a hand of cards; in rem. */
const HEADER = 2.5;
const GAPS = 1.25;
/** The line above a board that is told what happened; in rem. */
const TOLD = 1.5;
export const HAND = { least: 6.4, most: 9.5, share: 0.143 };

const LOW = 30;
const NARROW = 44;
const COLUMN = { least: 18.5, share: 0.17, most: 36 };
const TWO_COLUMNS = { least: 40, most: 54 };

/** On a phone on its side: what is beside the board, and with a hand of cards in it; in rem. */
const BESIDE = 17;
const BESIDE_HAND = 20.5;

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** `ratio` is the board's width by its height; with `hand` there are cards below it, with `line` it is told above it what happened. */
export function arrange({ width, height, rem }: Screen, ratio: number, hand: boolean, line = false): Arrangement {
  if (height < LOW * rem && width > height) {
    return { kind: 'low', side: within((hand ? BESIDE_HAND : BESIDE) * rem, width - (height - 0.5 * rem) * ratio, width * 0.45), told: 0 };
  }
  if (width < NARROW * rem || width < height * 1.05) return { kind: 'tall', side: width, told: 0 };
  const told = line ? TOLD * rem : 0;
  const cards = hand ? within(HAND.least * rem, height * HAND.share, HAND.most * rem) : 0;
  const free = width - (height - cards - told - (HEADER + GAPS) * rem) * ratio - 3 * GAPS * rem;
  if (free >= TWO_COLUMNS.least * rem) return { kind: 'wide', side: Math.min(free, TWO_COLUMNS.most * rem), told };
  return { kind: 'broad', side: within(Math.max(COLUMN.least * rem, COLUMN.share * width), free, COLUMN.most * rem), told };
}
