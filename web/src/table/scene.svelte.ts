import { getContext, setContext, untrack } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import type { BoardModule, Fresh, Liveness } from '../boards/board.ts';
import { gameOf, seatNames } from '../home/games.svelte.ts';
import type { GameEvent, TableMessage, View } from '../wire.ts';
import { momentAt, momentsOf, since, type Moment } from './moments.ts';
import { Pace } from './pace.svelte.ts';
import { Past } from './past.svelte.ts';
import { Seen } from './seen.svelte.ts';
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
  private readonly seen = new Seen();
  /** The last message that was followed, and whether an action was on its way then. */
  private heard: TableMessage | null = null;
  private sent = false;

  readonly moments: readonly Moment[] = $derived.by(() => {
    const { board } = this;
    return momentsOf(this.table.events, (event) => board?.weigh?.(event) ?? 1, (event) => board?.begins?.(event) ?? false);
  });
  private readonly happened: readonly GameEvent[] = $derived.by(() => this.table.events.map(([, event]) => event));
  /** What happened since the shown seat had its last turn, until it acts in the next one. */
  readonly recap = $derived.by(() => {
    const { board, seen } = this;
    const { now, events } = this.table;
    const game = gameOf(now?.game ?? '');
    const seat = now?.seat;
    if (seat == null || !game || !board?.endsTurn) return [];
    const own = seatNames(game, now!.seats.length)[seat];
    const takesBack = ({ event, seat }: GameEvent) => event === 'took-back' && seat === own;
    const lately = since(
      events, (event, place) => board.endsTurn!(event, seat, this.happened.slice(0, place)), (event) => (takesBack(event) ? 0 : (board.weigh?.(event) ?? 1)), seen.acted,
    );
    const last = lately.at(-1);
    return last && board.begins?.(last[1]) ? lately.slice(0, -1) : lately; // that it is one's turn again goes without saying
  });

  /** The last entry that has been shown; whatever tells of the match goes no further. */
  readonly shownTo: number = $derived.by(() => (this.pace.behind ? (this.pace.step?.entry ?? Infinity) : Infinity));
  /** Is the game over, and has its end been shown? */
  readonly over: boolean = $derived.by(() => this.table.now?.status === 'over' && !this.pace.behind && !this.pace.arriving);
  /** Is what is drawn not the table as it is? Then nothing on it is live. */
  readonly aside: boolean = $derived.by(() => this.past.open || this.pace.behind);
  readonly view: View | null = $derived.by(() => {
    const { now } = this.table;
    const shown = (this.past.open ? this.past.view : this.pace.view) ?? now?.view ?? null;
    // A game that the table ended (somebody gave up) stops in the middle of a step, and nobody has to do anything more.
    return shown && !this.aside && now?.status === 'over' ? { ...shown, step: 'over' } : shown;
  });
  readonly fresh: Fresh = $derived.by(() => (this.past.open ? this.past.fresh : this.pace.fresh));
  readonly live: ReadonlyMap<string, Liveness> = $derived.by(() => (this.aside || this.watching ? NOTHING_LIVE : this.table.live));
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

  /** Is it for the shown seat to decide, for as long as it likes, while what led there is still being shown? */
  readonly watching: boolean = $derived.by(() => {
    const { now } = this.table;
    return (this.pace.behind || this.pace.arriving) && !this.past.open && now?.status === 'playing' && (!now.window || this.table.hasAllTime) && now.seat !== null && now.asked.includes(now.seat);
  });

  constructor(readonly table: Table) {
    const watched = (entry: number) => {
      if (document.visibilityState === 'visible') this.seen.watch(entry);
    };
    this.pace = new Pace((at) => table.look(at), (entry) => this.past.open || watched(entry));
    this.past = new Past((at) => table.look(at), watched);
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
      this.note(now, events.at(-1)?.[0] ?? -1, sending);
      if (now.status === 'playing') this.witnessed = true;
      if (this.asked && events.length && now.view) {
        this.asked = false;
        this.lookBack(-1);
      }
      if (now.rewound !== null) this.past.forget(now.rewound);
      this.pace.follow(now, events, board, pace, sending, sending || (asksMe && legal.length > 0 && !hasAllTime));
    });
  }

  /** What whoever plays knows already: whoever acts in their turn has seen what came before it. */
  private note(now: TableMessage, last: number, sending: boolean): void {
    if (now.seat === null) return;
    this.seen.begin(`${this.table.id} ${now.seat}`);
    if (now !== this.heard && now.rewound !== null) this.seen.forget(now.rewound);
    if (sending && !this.sent && !now.window && !now.ahead) {
      if (this.isTurnOf(now.seat)) this.seen.act(last);
      else this.seen.know(last);
    }
    this.heard = now;
    this.sent = sending;
  }

  /** Is it this seat's turn, and not only asked something in another's? */
  isTurnOf(seat: number): boolean {
    const { board } = this;
    const whose = board?.turnOf ?? board?.concerned;
    const view = this.table.now?.view;
    return !whose || !view || (whose(view) ?? seat) === seat;
  }

  /** Has this not been watched? */
  isNews(entry: number): boolean {
    return entry !== this.pace.step?.entry && !this.seen.has(entry);
  }

  /** All that was new has been read. */
  closeRecap(): void {
    this.seen.know(this.table.events.at(-1)?.[0] ?? -1);
  }

  /** A click on the board. What is still being shown is skipped; the click counts if it begins something. */
  click(elements: readonly string[], pick: () => void): void {
    if (this.past.open) {
      this.past.tried = this.table.now?.status === 'playing' && this.table.now.seat !== null;
      return;
    }
    this.pace.land();
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
    this.table.clear(); // what was refused would lie over the controls
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
