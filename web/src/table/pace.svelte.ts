import type { BoardModule, Fresh } from '../boards/board.ts';
import type { NumberedEvent, TableMessage, View } from '../wire.ts';
import { Queue, rightBefore, stepsOf, type Speed, type Step } from './queue.ts';

/** So long a piece is on its way, in milliseconds; at most as long as a step is held. */
const ARRIVAL = 800;
const NOTHING: Fresh = { serial: 0, events: [], animate: false };

/**
 * What the board shows of the running match: step after step at the chosen speed, then the table as it is. It only
 * follows; nobody has to wait for it.
 */
export class Pace {
  /** The step that is shown, as long as it is held. */
  step = $state.raw<Step | null>(null);
  /** What the board shows while it is behind the table; null: the table as it is. */
  view = $state.raw<View | null>(null);
  fresh = $state.raw<Fresh>(NOTHING);
  /** Is there something that has not been shown yet? */
  behind = $state.raw(false);
  /** Is something of the last step still on its way across the board? */
  arriving = $state.raw(false);

  private landing: ReturnType<typeof setTimeout> | undefined;
  private seat: number | null | undefined;
  /** The last entry that has been taken up. */
  private known = -1;
  private shown: View | null = null;
  private told: readonly NumberedEvent[] = [];
  private readonly queue = new Queue(
    { after: (time, call) => { const timer = setTimeout(call, time); return () => clearTimeout(timer); } },
    (step, last) => this.show(step, last),
    () => {
      this.step = null;
      this.land();
    },
    ({ entry }) => this.watched(entry),
  );

  /** `watched`: an entry was shown to its end, or done by whoever looks. */
  constructor(private readonly look: (at: number) => Promise<View | null>, private readonly watched: (entry: number) => void) {}

  /** The table has told something. `sending`: in answer to an action; `hurry`: somebody must not be kept waiting. */
  follow(now: TableMessage, events: readonly NumberedEvent[], board: BoardModule, speed: Speed, sending: boolean, hurry: boolean): void {
    this.queue.speed = speed;
    this.told = events;
    const last = events.at(-1)?.[0] ?? -1;
    const first = this.seat === undefined;
    const rewound = now.rewound !== null && now.rewound <= this.known;
    const again = first || this.seat !== now.seat || last < this.known || rewound;
    this.seat = now.seat;
    if (again) this.begin(now, events, last, first || rewound);
    else if (last > this.known && now.view) {
      const steps = stepsOf(events.filter(([entry]) => entry > this.known), (event) => board.weigh?.(event) ?? 1, now.view);
      for (const step of steps) if (!step.view) void this.find(step);
      if (sending && steps[0]) {
        if (steps[0].weight === 1) steps[0].own = true;
        this.watched(steps[0].entry);
      }
      this.queue.add(steps);
    }
    this.known = last;
    if (hurry) {
      if (sending) this.queue.skip();
      else this.queue.hurry();
      this.land();
    }
    this.mark();
    if (!this.behind) this.shown = now.view;
  }

  /** Show the table as it is; once more, and the last caption goes too. */
  skip(): void {
    if (this.queue.behind) this.queue.skip();
    else this.close();
    this.land();
    this.mark();
  }

  close(): void {
    this.queue.clear();
    this.land();
    this.step = null;
    this.mark();
  }

  /** Another seat, or something was taken back: there is nothing to follow, only what was last. */
  private begin(now: TableMessage, events: readonly NumberedEvent[], last: number, anew: boolean): void {
    this.close();
    this.shown = now.view;
    // The line that says so often takes the very number of the one that was taken back.
    if (!anew && last === this.known) return;
    const lately = events.filter(([entry]) => entry === last).map(([, event]) => event);
    this.fresh = { serial: this.fresh.serial + 1, events: lately, before: rightBefore(events, lately[0]), animate: false };
  }

  private async find(step: Step): Promise<void> {
    const view = await this.look(step.entry + 1);
    if (!view) return;
    step.view = view;
    if (this.step === step && this.behind) this.view = this.shown = view;
  }

  private show(step: Step, last: boolean): void {
    this.step = step;
    this.shown = step.view ?? this.shown;
    this.fresh = { serial: this.fresh.serial + 1, events: step.events, before: rightBefore(this.told, step.events[0]), animate: true };
    this.behind = !last;
    this.view = last ? null : this.shown;
    this.land();
    // How one's own last move ends the game is seen before it is told.
    const seen = !step.own || step.events.some(({ event }) => event === 'game-over');
    this.arriving = last && step.weight > 0 && seen && this.queue.speed !== 'off';
    if (this.arriving) this.landing = setTimeout(() => this.land(), ARRIVAL);
  }

  /** Whoever acts need not wait for it. */
  land(): void {
    clearTimeout(this.landing);
    this.arriving = false;
  }

  private mark(): void {
    this.behind = this.queue.behind;
    this.view = this.behind ? this.shown : null;
  }
}
