/** What a person has seen of a match, kept by the browser: a page that is loaded again tells no more than what is new. */
interface Kept {
  /** Everything up to this entry is known: the seat has acted since. */
  upTo: number;
  /** The last entry before the seat acted in a turn of its own. */
  acted?: number;
  /** What was watched to the end after it. */
  watched: number[];
}

const KEY = 'wildtable.seen';
const MOST_SEATS = 40;
const NEVER = -1;

export class Seen {
  /** The last entry before one acted; negative if that is not known. */
  upTo = $state.raw(NEVER);
  /** The last entry before one acted in one's own turn. */
  acted = $state.raw(NEVER);
  private watched = $state.raw<ReadonlySet<number>>(new Set());
  /** Table and seat. */
  private of = '';

  /** From now on it is about this seat at this table. */
  begin(of: string): void {
    if (of === this.of) return;
    this.of = of;
    const kept = read()[of];
    this.upTo = kept?.upTo ?? NEVER;
    this.acted = kept?.acted ?? NEVER;
    this.watched = new Set(kept?.watched);
  }

  has(entry: number): boolean {
    return entry <= this.upTo || this.watched.has(entry);
  }

  watch(entry: number): void {
    if (!this.has(entry)) this.keep(this.upTo, [...this.watched, entry]);
  }

  /** All of it up to an entry. */
  know(entry: number): void {
    if (entry > this.upTo) this.keep(entry, [...this.watched].filter((one) => one > entry));
  }

  /** One's turn has been begun, with all that came before it known. */
  act(entry: number): void {
    this.acted = entry;
    this.know(entry);
  }

  /** It was taken back from this entry on. */
  forget(entry: number): void {
    this.acted = Math.min(this.acted, entry - 1);
    this.keep(Math.min(this.upTo, entry - 1), [...this.watched].filter((one) => one < entry));
  }

  private keep(upTo: number, watched: number[]): void {
    this.upTo = upTo;
    this.watched = new Set(watched);
    const all = read();
    delete all[this.of]; // the latest stand last
    all[this.of] = { upTo, watched, acted: this.acted };
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST_SEATS))));
    } catch {
      // A browser without storage tells more than what is new.
    }
  }
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {}; // storage may be closed to us, or hold something old
  }
}
