import type { Fresh } from '../boards/board.ts';
import type { View } from '../wire.ts';
import { momentAt, type Moment } from './moments.ts';

const PATIENCE = 5;
const PAUSE = 400;

/**
 * Looking back: the match as the shown seat knew it at one of its moments. Whoever looks back disturbs nobody; the
 * table goes on, and one click leads back to it.
 */
export class Past {
  /** Is somebody looking back? */
  open = $state.raw(false);
  /** The entry of the moment that is looked at; -1 is the beginning. */
  entry = $state.raw(-1);
  view = $state.raw<View | null>(null);
  fresh = $state.raw<Fresh>({ serial: 0, events: [], animate: false });
  /** Did a click want to play on what is past? It is told how to come back until one goes on. */
  tried = $state.raw(false);
  /** Does it go on by itself? */
  playing = $state.raw(false);
  /** The last entry when looking back began. */
  private until = -1;
  private readonly views = new Map<number, View>();
  private wanted = -1;
  private asking = false;

  constructor(private readonly look: (at: number) => Promise<View | null>, private readonly watched: (entry: number) => void) {}

  /** How many moments have come since. */
  missed(moments: readonly Moment[]): number {
    return moments.length - 1 - momentAt(moments, this.until);
  }

  begin(moments: readonly Moment[], place: number): void {
    this.until = moments.at(-1)?.entry ?? -1;
    this.open = true;
    this.go(moments[place]);
  }

  end(): void {
    this.open = false;
    this.view = null;
    this.views.clear();
  }

  /** Something was taken back: what was seen of it is gone. */
  forget(entry: number): void {
    for (const at of this.views.keys()) if (at > entry) this.views.delete(at);
  }

  /** Look at a moment; without one at the beginning. */
  go(moment: Moment | undefined): void {
    this.tried = false;
    this.entry = moment?.entry ?? -1;
    if (moment) this.watched(moment.entry);
    this.wanted = this.entry + 1;
    this.fresh = { serial: this.fresh.serial + 1, events: moment?.events ?? [], animate: false, past: true };
    const known = this.views.get(this.wanted);
    if (known) this.view = known;
    else if (!this.asking) void this.ask();
  }

  /** One question at a time, so that whoever drags the slider asks for where it stops, not for all it passes. */
  private async ask(): Promise<void> {
    this.asking = true;
    for (let refused = 0; this.open && refused < PATIENCE && !this.views.has(this.wanted); ) {
      const at = this.wanted;
      const view = await this.look(at);
      if (view) this.views.set(at, view);
      else {
        refused += 1; // too fast, or it has just been taken back
        await new Promise((go) => setTimeout(go, PAUSE));
      }
    }
    this.asking = false;
    if (this.open) this.view = this.views.get(this.wanted) ?? this.view;
  }
}
