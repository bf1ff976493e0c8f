/** What happened, step by step, no faster than a person can follow; and never so slowly that one falls far behind. */
import type { GameEvent, View } from '../wire.ts';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** How much something matters to those who look on: for the log alone, a caption, one that stays longer, or one that nothing cuts short. */
export type Weight = 0 | 1 | 2 | 3;

/** One entry of the match as the shown seat saw it. */
export interface Step {
  entry: number;
  events: readonly GameEvent[];
  weight: Weight;
  /** What is to be seen after it; null while that is still asked for. */
  view: View | null;
  /** A plain move of one's own: one need not be told of it. */
  own?: boolean;
  /** What mattered right before and was passed over, since somebody must not be kept waiting: it is told along with this. */
  missed?: readonly GameEvent[];
}

export interface Clock {
  /** Call back after so many milliseconds, unless the function that is returned is called before. */
  after(milliseconds: number, call: () => void): () => void;
}

const HOLD: Record<Speed, number> = { slow: 2600, normal: 1400, fast: 650, off: 0 };
/** However much waits, it is shown within this time, unless each step would be gone before it is seen. */
const MOST: Record<Speed, number> = { slow: 20_000, normal: 8_000, fast: 3_500, off: 0 };
const LEAST = 250;
const WEIGHS: Record<Weight, number> = { 0: 0.15, 1: 1, 2: 1.35, 3: 1.5 };
const MOST_WEIGHT: Weight = 3;
/** A caption of several lines takes longer to read. */
const LINE = 0.35;

/** How long a step is shown if nothing else waits. */
export function holdOf(step: Step, speed: Speed): number {
  const more = Math.max(0, step.events.length + (step.missed?.length ?? 0) - 1);
  return HOLD[speed] * (WEIGHS[step.weight] + (step.weight && step.weight < MOST_WEIGHT ? LINE * Math.min(more, 3) : 0));
}

/** Steps that wait, and the one that is shown. */
export class Queue {
  private waiting: Step[] = [];
  private holding: (() => void) | null = null;
  /** The step that is held. */
  private shown: Step | null = null;
  /** By how much each hold is shortened, because so much waits. */
  private haste = 1;
  private readonly clock: Clock;
  private readonly show: (step: Step, last: boolean) => void;
  private readonly rest: () => void;
  private readonly watched: (step: Step) => void;
  speed: Speed = 'normal';

  /** `show` shows a step, the last one or not; `rest` is called when nothing is held any more, `watched` when a step was held as long as it takes. */
  constructor(clock: Clock, show: (step: Step, last: boolean) => void, rest: () => void, watched: (step: Step) => void = () => undefined) {
    this.clock = clock;
    this.show = show;
    this.rest = rest;
    this.watched = watched;
  }

  /** Is there something that has not been shown yet? */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  add(steps: readonly Step[]): void {
    this.waiting.push(...steps);
    const all = this.waiting.reduce((sum, step) => sum + holdOf(step, this.speed), 0);
    this.haste = Math.min(1, MOST[this.speed] / (all || 1));
    if (this.speed === 'off') this.skip();
    else if (!this.holding) this.next();
  }

  /** Show the last step now. */
  skip(): void {
    this.waiting.splice(0, this.waiting.length - 1);
    if (this.waiting.length) this.next();
  }

  /**
   * Somebody must not be kept waiting: show the last step as soon as may be. What mattered before it and could not be read
   * yet is told with it; what weighs most is still shown by itself first, and is told no more than once.
   */
  hurry(): void {
    const last = this.waiting.pop();
    if (!last) return;
    const passed = this.waiting.splice(0);
    const held = this.holding ? this.shown : null;
    const announced = passed.findLastIndex(({ weight }) => weight === MOST_WEIGHT);
    const ahead = announced < 0 ? [] : [passed[announced]!];
    const before = announced < 0 && held && held.weight < MOST_WEIGHT ? [held] : [];
    const unread = [...before, ...passed.slice(announced + 1)].filter(({ weight }) => weight > 1);
    if (unread.length) {
      last.missed = unread.flatMap(({ missed, events }) => [...(missed ?? []), ...events]);
      if (last.weight < 2) last.weight = 2;
    }
    this.waiting.push(...ahead, last);
    if (announced >= 0 || held?.weight !== MOST_WEIGHT) this.next();
  }

  /** Forget everything. */
  clear(): void {
    this.waiting = [];
    this.holding?.();
    this.holding = null;
  }

  private next(): void {
    this.holding?.();
    this.holding = null;
    const step = this.waiting.shift();
    if (!step) {
      this.rest();
      return;
    }
    this.shown = step;
    this.show(step, !this.waiting.length);
    const time = this.timeFor(step);
    this.holding = this.clock.after(time, () => {
      if (time) this.watched(step);
      this.next();
    });
  }

  /** The more waits, the faster it goes; what nobody has to read passes in a blink. */
  private timeFor(step: Step): number {
    const hold = holdOf(step, this.speed) * this.haste;
    return step.weight ? Math.max(LEAST, hold) : hold;
  }
}

/** So many events before the fresh ones are told along with them. */
const BEFORE = 16;

/** What happened right before an event; nothing if it is not among those told. */
export function rightBefore(told: readonly (readonly [number, GameEvent])[], first: GameEvent | undefined): GameEvent[] {
  const at = Math.max(0, told.findIndex(([, event]) => event === first));
  return told.slice(Math.max(0, at - BEFORE), at).map(([, event]) => event);
}

/**
 * The steps of some new entries: what has no weight of its own happens along with what comes next, or with what
 * came before if nothing does. The last of them shows the view as it is now.
 */
export function stepsOf(told: readonly (readonly [number, GameEvent])[], weigh: (event: GameEvent) => Weight, now: View): Step[] {
  const steps: Step[] = [];
  let passing: GameEvent[] = [];
  let entry = -1;
  let current: GameEvent[] = [];
  const close = () => {
    if (!current.length) return;
    const weight = Math.max(...current.map(weigh)) as Weight;
    passing.push(...current);
    if (weight) {
      steps.push({ entry, events: passing, weight, view: null });
      passing = [];
    }
    current = [];
  };
  for (const [number, event] of told) {
    if (number !== entry) close();
    entry = number;
    current.push(event);
  }
  close();
  const last = steps.at(-1);
  if (last) {
    last.events = [...last.events, ...passing];
    last.view = now;
  } else if (passing.length) steps.push({ entry, events: passing, weight: 0, view: now });
  return steps;
}
