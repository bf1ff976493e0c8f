import { getContext, setContext, untrack } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import type { BoardModule, Fresh, Liveness } from '../boards/board.ts';
import type { GameEvent, View } from '../wire.ts';
import { momentAt, momentsOf, since, type Moment } from './moments.ts';
import { Pace } from './pace.svelte.ts';
import { Past } from './past.svelte.ts';
import type { Table } from './table.svelte.ts';

const KEY = Symbol('scene');
const NOTHING_LIVE: ReadonlyMap<string, Liveness> = new Map();
const NOTHING: readonly string[] = [];

/** What the board shows: the table as it is, what has just happened step by step, or a moment of the past. */
export class Scene {
  readonly pace: Pace;
  readonly past: Past;
  /** Was the game still going on when this page was opened? Then its end is news. */
  witnessed = $state.raw(false);
  private board = $state.raw<BoardModule | null>(null);
  /** Was the page opened to look back? */
  private asked = location.pathname.endsWith('/look');

  readonly moments: readonly Moment[] = $derived.by(() => {
    const { board } = this;
    return momentsOf(this.table.events, (event) => board?.weigh?.(event) ?? 1, (event) => board?.begins?.(event) ?? false);
  });
  /** What mattered since the last turn of the shown seat. */
  readonly recap = $derived.by(() => {
    const { board } = this;
    const seat = this.table.now?.seat;
    if (seat == null || !board?.endsTurn) return [];
    const lately = since(this.table.events, (event) => board.endsTurn!(event, seat), (event) => board.weigh?.(event) ?? 1);
    const last = lately.at(-1);
    return last && board.begins?.(last[1]) ? lately.slice(0, -1) : lately; // that it is one's turn again goes without saying
  });
  private readonly happened: readonly GameEvent[] = $derived.by(() => this.table.events.map(([, event]) => event));

  /** The last entry that has been shown; whatever tells of the match goes no further. */
  readonly shownTo: number = $derived.by(() => (this.pace.behind ? (this.pace.step?.entry ?? Infinity) : Infinity));
  /** Is the game over, and has its end been shown? */
  readonly over: boolean = $derived.by(() => this.table.now?.status === 'over' && !this.pace.behind);
  /** Is what is drawn not the table as it is? Then nothing on it is live. */
  readonly aside: boolean = $derived.by(() => this.past.open || this.pace.behind);
  readonly view: View | null = $derived.by(() => {
    const { now } = this.table;
    const shown = (this.past.open ? this.past.view : this.pace.view) ?? now?.view ?? null;
    // A game that the table ended (somebody gave up) stops in the middle of a step, and nobody has to do anything more.
    return shown && !this.aside && now?.status === 'over' ? { ...shown, step: 'over' } : shown;
  });
  readonly fresh: Fresh = $derived.by(() => (this.past.open ? this.past.fresh : this.pace.fresh));
  readonly live: ReadonlyMap<string, Liveness> = $derived.by(() => (this.aside ? NOTHING_LIVE : this.table.live));
  readonly picked: readonly string[] = $derived.by(() => (this.aside ? NOTHING : this.table.picked));
  readonly proposed: readonly string[] = $derived.by(() =>
    this.aside ? NOTHING : ((this.table.move ?? this.table.next)?.[1] ?? NOTHING),
  );
  /** The elements by which the game was won, when its end is shown. */
  readonly won: ReadonlySet<string> = $derived.by(() => {
    const { now } = this.table;
    const atEnd = this.past.open ? this.past.entry === this.moments.at(-1)?.entry : !this.pace.behind;
    return new Set(now?.result && now.view && atEnd ? this.board?.wonBy?.(this.happened, now.view) : []);
  });

  constructor(readonly table: Table) {
    this.pace = new Pace((at) => table.look(at));
    this.past = new Past((at) => table.look(at));
    setContext(KEY, this);
  }

  close(): void {
    this.pace.close();
    this.past.end();
  }

  /** The table has told something, or somebody does something: nobody who has to answer in time is kept waiting. */
  follow(board: BoardModule): void {
    const { now, events, asksMe, legal, sending, hasAllTime } = this.table;
    const { pace } = settings;
    if (!now) return;
    untrack(() => {
      this.board = board;
      if (now.status === 'playing') this.witnessed = true;
      if (this.asked && events.length && now.view) {
        this.asked = false;
        this.lookBack(-1);
      }
      if (now.rewound !== null) this.past.forget(now.rewound);
      this.pace.follow(now, events, board, pace, sending, sending || (asksMe && legal.length > 0 && !hasAllTime));
    });
  }

  /** A click on the board. What is still being shown is skipped; the click counts if it begins something. */
  click(elements: readonly string[], pick: () => void): void {
    if (this.past.open) return;
    if (this.pace.behind) {
      this.pace.skip();
      if (this.table.picked.length || !elements.some((element) => this.table.live.has(element))) return;
    }
    pick();
  }

  /** Look back, from now or from an entry. */
  lookBack(entry?: number): void {
    if (!this.moments.length) return;
    this.table.lookingBack = true;
    this.table.picked = [];
    this.past.begin(this.moments, entry === undefined ? this.moments.length - 1 : momentAt(this.moments, entry));
  }

  backToNow(): void {
    this.past.end();
    this.pace.close();
    this.table.lookingBack = false;
  }
}

/** The scene of the table page that this component belongs to. */
export function theScene(): Scene {
  return getContext<Scene>(KEY);
}
