import type { BoardModule, Fresh, Liveness, Role } from '../boards/board.ts';
import { witness } from '../net/fairness.ts';
import { TableSocket, type Connection, type Line, type Listener } from '../net/socket.ts';
import type {
  Answer, ChatMessage, Facts, FromServer, LegalAction, NumberedEvent, Order, Request, TableMessage, View,
} from '../wire.ts';
import { askedWith, fitting, isEither, isOfWordsAlone, keepFitting, lacksPiece, livenessOf, meanings, meant, missesFoe, oneBack, picksFor, switchTo, type Meaning } from './picking.ts';
import { Fleeting } from './fleeting.svelte.ts';
import { hasLapsed } from './lapse.ts';
import { rightBefore } from './queue.ts';

/** Why something is not possible: a rule with its facts, a sentence of the server, or nothing to say. */
export interface Refusal {
  rule: string | null;
  facts: Facts;
  error: string;
  /** It was not said yet who is to do it. */
  unsaid?: boolean;
}

const NONE: readonly LegalAction[] = [];
/** So long it is told that the time to react was up, in milliseconds. */
const TOLD_FOR = 10_000;
/** So long it is told that one has passed, in milliseconds. */
const PASSED_FOR = 2_500;
/** A window that is open for longer lets whoever comes next say what they will do, after so many milliseconds. */
const OFFERED_AFTER = 1_200;

/** One table as this browser knows it, and what its person is about to do. */
export class Table {
  now = $state.raw<TableMessage | null>(null);
  events = $state.raw<NumberedEvent[]>([]);
  fresh = $state.raw<Fresh>({ serial: 0, events: [], animate: false });
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state.raw<Connection>('connecting');
  picked = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** A click that can mean several things: which one is asked for. */
  question = $state.raw<readonly Meaning[]>([]);
  /** The board, once it is loaded: it knows what an element is to whoever picks. */
  board = $state.raw<BoardModule | null>(null);
  /** The window for which Wait was pressed; it is held from that moment, whatever the line takes. */
  private held = $state.raw<number | null>(null);
  /** The window for which it is still to be said who of this device waits. */
  private asksWho = $state.raw<number | null>(null);
  /** Has the time just run out in a window that was held for the shown seat? */
  readonly lapsed = new Fleeting(TOLD_FOR);
  /** Has the shown seat just passed in a window? */
  readonly passed = new Fleeting(PASSED_FOR);
  /** The window in which something was answered last. */
  private answeredIn: number | null = null;
  /** Has the open window lasted so long that one may want to say what comes after it? */
  private offersNext = $state.raw(false);
  private offering: ReturnType<typeof setTimeout> | undefined;
  /** How many staged actions have been played. */
  sent = $state.raw(0);
  /** An action on its way; until it is answered nothing else is sent. */
  sending = $state.raw(false);
  /** Whoever looks back does nothing meanwhile. */
  lookingBack = $state.raw(false);
  /** When silence becomes a pass in the open window, by this browser's clock. */
  endsAt = $state.raw<number | null>(null);

  /** When the time for the decision of the shown seat is up, by this browser's clock. */
  timeUpAt = $state.raw<number | null>(null);

  /** Seconds since the last message, while somebody is missing for whom a bot will come. */
  aged = $state.raw(0);

  /** Does the open window ask the shown seat? */
  readonly asksMe: boolean = $derived(this.now?.seat != null && this.now.window?.asked.includes(this.now.seat) === true);
  /** Whoever has answered in a window, or was silent for its breath, has nothing more to say in it. */
  private readonly answered: boolean = $derived.by(() => {
    const open = this.now?.window;
    return open != null && this.asksMe && (open.your_answer !== null || (open.thinking && !open.you_wait));
  });
  /** Is the open window held for the shown seat? */
  readonly waits: boolean = $derived(this.asksMe && (this.now!.window!.you_wait || this.now!.window!.number === this.held));
  /** Does the table wait for the shown seat as long as it takes? Then it sees first what happened. */
  readonly hasAllTime: boolean = $derived(this.asksMe && this.now!.window!.you_wait && this.now!.window!.ends_in === null);
  /** My seats that the open window asks; with several of them at this device they share one Wait. */
  private readonly asksOurs: number[] = $derived(this.now?.window ? this.now.yours.filter((seat) => this.now!.window!.asked.includes(seat)) : []);
  private readonly shared: boolean = $derived((this.now?.yours.length ?? 0) > 1);
  readonly mayWait: boolean = $derived.by(() => {
    const open = this.now?.window;
    if (this.shared) return open != null && this.asksOurs.length > 0 && !open.thinking && open.number !== this.held;
    return this.asksMe && !this.answered && open!.number !== this.held && open!.you_may_wait;
  });
  /** Wait was pressed at a device of several seats: which of them wants to answer? Nobody's hand is shown meanwhile. */
  readonly whoWaits: readonly number[] = $derived(this.now?.window && this.now.window.number === this.asksWho ? this.asksOurs : []);
  /** What can be said beforehand is offered when a window stays open; most are closed before one has read it. */
  private readonly tooSoon: boolean = $derived(this.now?.ahead === true && !this.offersNext && this.now.beforehand === null && this.now.staged === null);
  /** Everything that can be said, without what the board knows to be the same as something else. */
  private readonly offered: readonly LegalAction[] = $derived.by(() => {
    const [legal, spare] = [this.now?.legal ?? NONE, this.board?.spare];
    if (!spare) return legal;
    const left = spare(legal);
    return left.size ? legal.filter(([action]) => !left.has(action)) : legal;
  });
  readonly legal: readonly LegalAction[] = $derived(
    this.lookingBack || this.sending || this.now?.status !== 'playing' || this.answered || this.tooSoon ? NONE : this.offered,
  );
  /** What an element is to whoever picks. */
  readonly roles: (element: string) => Role = $derived.by(() => {
    const { board, now } = this;
    const view = now?.view;
    return (element) => (view && board?.roleOf?.(element, view)) || plainRole(element);
  });
  readonly live: ReadonlyMap<string, Liveness> = $derived(livenessOf(this.legal, this.picked, this.roles));
  readonly move: LegalAction | null = $derived(this.legal.length ? meant(this.legal, this.picked, this.roles) : null);
  /** The action that a person has said and not yet played. */
  readonly staged: LegalAction | null = $derived(this.picked.length ? this.move : null);
  /** What Enter plays: what is staged or, where nothing else can be done and no window is open, that. */
  readonly due: LegalAction | null = $derived(this.staged ?? (this.now?.window ? null : this.move));
  /** Is a word played as soon as it is said? In a window, and where there are only words to choose from. */
  readonly wordsPlay: boolean = $derived(this.now?.ahead !== true && (this.asksMe || isOfWordsAlone(this.legal, this.roles)));
  /** What was said beforehand for the time after the open window. */
  readonly next: LegalAction | null = $derived(this.legal.find(([action]) => action === this.now?.beforehand) ?? null);
  /** One of my seats that is asked while another one is shown. */
  readonly nextSeat: number | null = $derived.by(() => {
    const { now } = this;
    if (!now || now.seat === null || !now.asked.length || now.asked.includes(now.seat)) return null;
    return now.asked[0]!;
  });

  /** Does that seat belong to another hand at this device? What I play for a partner is in my own hand. */
  readonly otherHand: boolean = $derived.by(() => {
    const { now, nextSeat } = this;
    if (!now || now.seat === null || nextSeat === null) return false;
    const hand = (seat: number) => now.seats[seat]?.kept_by ?? seat;
    return hand(nextSeat) !== hand(now.seat);
  });

  readonly id: string;
  private readonly socket: Line;
  private readonly ageing: ReturnType<typeof setInterval>;
  private heardAt = 0;
  private aboutAt = '';
  private readonly told = new Map<string, Promise<Facts>>();
  /** What was said beforehand, could not be done, and has been picked again. */
  private restaged: string | null = null;

  constructor(id: string, open: (listener: Listener) => Line = (listener) => new TableSocket(addressOf(id), listener)) {
    this.id = id;
    this.socket = open({
      version: () => this.known(),
      heard: (message) => this.hear(message),
      connection: (now) => (this.connection = now),
    });
    this.ageing = setInterval(() => this.age(), 5000);
  }

  close(): void {
    clearInterval(this.ageing);
    this.lapsed.set(false);
    this.passed.set(false);
    clearTimeout(this.offering);
    this.socket.close();
  }

  retry(): void {
    this.socket.retryNow();
  }

  /** Open the line again, now that this browser has an identity or another seat. */
  rejoin(): void {
    this.socket.reopen();
  }

  /** A click on a spot where these elements lie: it is done, refused with its reason, or asked what it means. */
  click(elements: readonly string[], quick: boolean): void {
    if (this.sending) return;
    this.refusal = null;
    // A question with one answer is answered by a second click on the same spot.
    const [answer, ...others] = this.question;
    if (answer && !others.length && elements.includes(answer.element)) {
      this.mean(answer, quick);
      return;
    }
    // Whoever leaves the question whether another piece is selected or gone to, and goes on, has selected it.
    const switched = this.question.find(({ how }) => how === 'switch');
    if (switched && !elements.includes(switched.element)) this.picked = switched.picked;
    this.question = [];
    const found = meanings(this.legal, this.picked, elements, this.roles);
    const open = isEither(this.legal, this.picked, elements, this.roles);
    const missed = this.board?.aimsAtFoes === true && missesFoe(this.legal, this.picked, elements, this.roles);
    const either = found[0]?.how !== 'play' && (open || missed);
    if (found.length === 1 && !either) this.mean(found[0]!, quick && this.saysWho(found[0]!));
    else if (found.length) this.question = found;
    if (elements.length && (either || !found.length)) void this.explain(elements[0]!);
  }

  /** A target alone is staged where only one can go there, but nothing is sent before it is said who. */
  private saysWho({ picked }: Meaning): boolean {
    const action = meant(this.legal, picked, this.roles);
    return !action || action[1].every((one) => this.roles(one) !== 'piece' || picked.includes(one));
  }

  /** A dragged piece is let go there: the same, but that it selects no other piece. */
  drop(elements: readonly string[], quick: boolean): void {
    if (this.sending) return;
    const found = meanings(this.legal, this.picked, elements, this.roles).filter(({ how }) => how === 'pick' || how === 'instead');
    if (found.length === 1) this.mean(found[0]!, quick);
    else if (found.length) this.question = found;
    else if (elements.length && !elements.some((one) => this.picked.includes(one))) void this.explain(elements.at(-1)!);
  }

  /** What was clicked means that. */
  mean({ how, element, picked }: Meaning, quick: boolean): void {
    this.question = [];
    this.refusal = null;
    if (how === 'play') {
      void this.send();
      return;
    }
    this.picked = picked;
    this.read();
    // A piece alone is selected and never sent, unless it is all there is to say.
    const aims = this.staged?.[1].some((one) => ['place', 'foe'].includes(this.roles(one)));
    const chosen = how !== 'drop' && (this.roles(element) !== 'piece' || !aims);
    if (quick && chosen && this.staged && !this.asksTwice(this.staged) && fitting(this.legal, picked).length === 1) void this.send();
  }

  /** Whoever loses a piece by it, or settles for the whole match what they play, is asked also where moves are played at once. */
  private asksTwice([, elements, outcomes]: LegalAction): boolean {
    const view = this.now?.view;
    const harms = view && outcomes.some((outcome) => ['lose', 'banished'].includes(this.board?.signOf?.(outcome, view)?.kind ?? ''));
    return harms || elements.some((one) => this.board?.forGood?.(one));
  }

  /** A piece is dragged: it is the one that is meant. */
  select(piece: string): void {
    if (this.sending || !this.live.has(piece)) return;
    this.refusal = null;
    this.question = [];
    this.picked = switchTo(this.legal, this.picked, piece, this.roles);
  }

  /** Say a word, whatever is picked. */
  say(word: string, quick: boolean): void {
    if (this.sending) return;
    this.refusal = null;
    const found = meanings(this.legal, this.picked, [word], this.roles);
    if (found.length) this.mean(found[0]!, quick);
    else if (fitting(this.legal, [word]).length) this.mean({ how: 'pick', element: word, picked: [word] }, quick);
  }

  /** Nothing is picked, asked or refused. */
  clear(): void {
    this.picked = [];
    this.question = [];
    this.refusal = null;
  }

  /** One step back: away with the question, or with what was picked last. A refusal has been read, and is no step. */
  back(): void {
    if (this.question.length) this.question = [];
    else {
      // What goes without saying is said again at once, so that a step back is as far as something changes.
      const staged = this.staged?.[0];
      let left = oneBack(this.picked);
      while (left.length && staged !== undefined && meant(this.legal, left, this.roles)?.[0] === staged) left = oneBack(left);
      this.picked = left;
    }
    this.refusal = null;
  }

  /** Play the action that is meant. */
  async send(): Promise<void> {
    const { now, move } = this;
    if (!move) return;
    this.sent += 1;
    await this.play(move[0], now);
  }

  async play(action: string, now = this.now): Promise<void> {
    if (!now || now.seat === null || this.sending) return;
    this.sending = true;
    this.lapsed.set(false);
    this.answeredIn = now.window?.number ?? null;
    this.passed.set(now.window !== null && now.legal.some(([text, elements]) => text === action && elements.includes('do:pass')));
    this.refusal = null;
    this.question = [];
    const answer = await this.socket.ask(
      now.ahead ? { t: 'beforehand', seat: now.seat, action } : { t: 'act', version: now.version, seat: now.seat, action },
    );
    this.sending = false;
    if (answer.t !== 'no') this.picked = [];
    else this.passed.set(false);
    this.note(answer);
  }

  /** Send a request that concerns a seat of mine or the whole table. */
  async request(request: Request): Promise<void> {
    this.note(await this.socket.ask(request));
  }

  /** Take back the last deed of the shown seat, or ask the others for it. */
  takeBack(): void {
    if (this.now?.undo && this.now.seat !== null) void this.request({ t: 'undo', seat: this.now.seat });
  }

  /** What the shown seat saw after so many of its entries; null if the server would not say. */
  async look(at: number): Promise<View | null> {
    const answer = await this.socket.ask({ t: 'look', at });
    return answer.t === 'look' ? answer.view : null;
  }

  /** What the game tells of an element that somebody points at; asked once for every state of the table. */
  async about(element: string): Promise<Facts> {
    const at = `${this.now?.seat} ${this.now?.version}`;
    if (this.aboutAt !== at) {
      this.aboutAt = at;
      this.told.clear();
    }
    const known = this.told.get(element) ?? this.socket.ask({ t: 'about', element }).then((answer) => (answer.t === 'about' ? answer.facts : {}));
    this.told.set(element, known);
    return known;
  }

  show(seat: number): void {
    this.picked = [];
    this.question = [];
    this.asksWho = null;
    this.socket.tell({ t: 'show', seat });
  }

  /** What this seat does when others act, and where it wants to be waited for. */
  stand(order: Order, stops: string[]): void {
    if (this.now?.seat == null) return;
    this.socket.tell({ t: 'orders', seat: this.now.seat, order, stops });
  }

  /** Keep the open window open. */
  wait(): void {
    if (!this.mayWait || this.now?.seat == null) return;
    this.held = this.now.window!.number;
    if (this.shared) this.asksWho = this.held;
    const seat = this.asksMe && !this.answered ? this.now.seat : this.asksOurs.find((one) => one !== this.now!.seat);
    if (seat !== undefined) void this.request({ t: 'wait', seat });
  }

  /** Whoever chooses or reads in a window wants it to wait. */
  read(): void {
    if (this.mayWait && !this.shared) this.wait();
  }

  /** Say what comes after the open window; an empty text takes it back. */
  sayNext(action: string): void {
    if (this.now?.seat != null) void this.request({ t: 'beforehand', seat: this.now.seat, action });
  }

  private async explain(element: string): Promise<void> {
    const seat = this.now?.seat;
    if (seat == null || this.now?.status !== 'playing') return;
    if (lacksPiece(this.legal, this.picked, element, this.roles)) {
      this.refusal = { rule: null, facts: {}, error: '', unsaid: true };
      return;
    }
    const picked = askedWith(this.picked, element, this.roles);
    const answer = await this.socket.ask({ t: 'why', seat, picked, element });
    if (answer.t === 'why') this.refusal = { rule: answer.rule, facts: answer.facts, error: '' };
  }

  private note(answer: Answer): void {
    if (answer.t !== 'no') return;
    this.refusal = { rule: answer.rule, facts: answer.facts, error: answer.error };
  }

  private hear(message: FromServer): void {
    if (message.t === 'table') {
      witness(this.id, message.fair);
      this.update(message);
      void this.lookBack(message.earlier);
    } else if (message.t === 'chat' && this.chat.every((line) => line.n !== message.n || line.team !== message.team)) this.chat = [...this.chat, message];
  }

  /** A long match comes with its last events; the earlier ones are asked for piece by piece. */
  private async lookBack(before: number | null): Promise<void> {
    while (before !== null) {
      const answer = await this.socket.ask({ t: 'past', before });
      if (answer.t !== 'past' || this.events[0]?.[0] !== before) return;
      this.events = [...answer.events, ...this.events];
      before = answer.earlier;
    }
  }

  /** Versions are counted a seat; who holds several cannot know which one a new line will show first. */
  private known(): number {
    return this.now && this.now.yours.length <= 1 ? this.now.version : 0;
  }

  private update(message: TableMessage): void {
    const before = this.now;
    const known = this.events.at(-1)?.[0] ?? -1;
    this.events = [...keep(this.events, message), ...message.events];
    const turned = before !== null && before.seat !== message.seat;
    if (before && !turned && message.rewound === null) this.freshen(known);
    else if (!turned || this.events.at(-1)?.[0] !== known) this.freshen(null);
    if (before && !turned && before.window?.number !== this.answeredIn && hasLapsed(before.window, message.window, this.endsAt, performance.now())) this.lapsed.set(true);
    const ends = message.window?.ends_in;
    this.endsAt = ends == null ? null : performance.now() + ends * 1000;
    this.timeUpAt = message.clock ? performance.now() + message.clock.ends_in * 1000 : null;
    if (before?.version !== message.version || before.seat !== message.seat) {
      // What was begun before something was taken back was begun in another situation.
      const same = before?.seat === message.seat && message.rewound === null;
      this.picked = same ? keepFitting(message.legal, this.picked) : [];
      this.question = [];
      this.refusal = null;
    }
    if (before?.window?.number !== message.window?.number) this.offerNextLater();
    this.now = message;
    this.heardAt = performance.now();
    this.aged = 0;
    this.stageAgain(message);
  }

  private offerNextLater(): void {
    this.offersNext = false;
    clearTimeout(this.offering);
    this.offering = setTimeout(() => (this.offersNext = true), OFFERED_AFTER);
  }

  /** What was said beforehand and could not be done is picked once more, as soon as it can be said again. */
  private stageAgain({ staged, legal, ahead }: TableMessage): void {
    if (staged === null) this.restaged = null;
    const when = `${ahead ? 'ahead' : 'now'} ${staged}`; // once for the open window, once more when it has closed
    const again = legal.find(([action]) => action === staged);
    if (!again || this.restaged === when) return;
    this.restaged = when;
    this.picked = picksFor(legal, again, this.roles);
  }

  private age(): void {
    if (this.now?.seats.some((seat) => seat.bot_in !== null)) this.aged = (performance.now() - this.heardAt) / 1000;
  }

  /** What is new since an entry or, when the page was opened or something taken back, what was last. */
  private freshen(known: number | null): void {
    const last = this.events.at(-1)?.[0] ?? -1;
    if (last === known) return;
    const shown = this.events.filter(([entry]) => (known === null ? entry === last : entry > known));
    const events = shown.map(([, event]) => event);
    this.fresh = { serial: this.fresh.serial + 1, events, before: rightBefore(this.events, events[0]), animate: known !== null };
  }
}

function addressOf(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** The events that still hold: not those that were taken back, nor those that come once more. */
function keep(events: NumberedEvent[], message: TableMessage): NumberedEvent[] {
  const rewound = message.rewound ?? Infinity;
  const again = message.events[0]?.[0] ?? Infinity;
  return events.filter(([entry]) => entry < rewound && entry < again);
}

/** What an element is by its kind alone. */
function plainRole(element: string): Role {
  if (element.startsWith('do:')) return 'word';
  return element.startsWith('card:') ? 'card' : 'place';
}
