/** One lesson as it is taken: which step, what was said to the last deed, and the table that it is played at. */
import { get, post } from '../net/api.ts';
import type { Line, Listener } from '../net/socket.ts';
import { Table } from '../table/table.svelte.ts';
import type { Answer, LessonAnswer, LessonShown, LessonStep, ListedLesson, Request, TableMessage, View } from '../wire.ts';
import { leadsAstray } from './pointed.ts';
import { setDone } from './progress.svelte.ts';

/** What is said to the last deed: a message of the lesson's texts, or nothing of its own. */
export interface Said {
  kind: 'done' | 'other';
  message: string | null;
}

/** Milliseconds between two things that happen by themselves, so that both are seen. */
const BEAT = 1500;
/** So long until the board has shown what the learner did; only then something is said to it. */
const SHOWN = 700;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Course {
  readonly table: Table;
  number = $state.raw(0);
  said = $state.raw<Said | null>(null);
  ended = $state.raw(false);
  /** A step was left without having been played. */
  skipped = $state.raw(false);
  /** Something else was tried in this step. */
  strayed = $state.raw(false);
  /** Grows with every position that the lesson sets up anew; from one to the next nothing moves. */
  scene = $state.raw(0);
  /** The step has a position of its own, unlike that in which the one before it ended. */
  anew = $state.raw(false);
  /** What was to be done is done, and the board still shows what comes of it. */
  met = $state.raw(false);
  /** Grows with every click on a board where nothing is to be done: the way on answers it. */
  nods = $state.raw(0);
  /** The lesson cannot be reached. */
  lost = $state.raw(false);

  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.number]!);
  readonly done: boolean = $derived(this.said?.kind === 'done');
  /** There is nothing to do in this step but to read. */
  readonly reading: boolean = $derived(!this.step.do.length && !this.step.forbidden.length);
  /** Is something to be done on the board? Nothing on it is live otherwise. */
  readonly open: boolean = $derived(!this.reading && !this.done && !this.met && !this.ended);
  /** Can what is picked not lead to anything that the step wants? In a riddle that is not told before something was tried. */
  readonly astray: boolean = $derived.by(() => this.open && (!this.step.alone || this.strayed) && leadsAstray(this.step, this.table));

  private heard: (message: TableMessage) => void = () => undefined;
  private opening = 0;

  constructor(
    readonly game: string,
    readonly lesson: ListedLesson,
    first: number,
    private readonly has: (message: string) => boolean,
  ) {
    this.table = new Table(`lesson ${game} ${lesson.name}`, (listener) => this.answering(listener));
    void this.begin(Math.min(Math.max(first, 0), lesson.steps.length - 1));
  }

  close(): void {
    this.opening += 1;
    this.table.close();
  }

  /** The name that the messages of a step begin with. */
  get words(): string {
    return `${this.lesson.name}-${this.step.id}`;
  }

  /** Begin a step, wherever the learner was before. */
  async begin(number: number): Promise<void> {
    const mine = (this.opening += 1);
    try {
      const shown = await get<LessonShown>(this.path(number));
      if (mine !== this.opening) return;
      this.number = number;
      this.anew = number > 0 && shown.tables[0]?.rewound === 0 && !this.showsAlready(shown.tables[0].view);
      this.said = null;
      this.met = false;
      this.ended = false;
      this.strayed = false;
      this.lost = false;
      this.table.clear();
      await this.show(shown.tables, mine);
    } catch {
      this.lost = mine === this.opening;
    }
  }

  /** On to the next step, or to the end. */
  async next(): Promise<void> {
    if (this.number + 1 < this.lesson.steps.length) await this.begin(this.number + 1);
    else this.end();
  }

  /** Leave a step as it is. Whoever leaves one out has not done the lesson. */
  async skip(): Promise<void> {
    if (!this.done && !this.reading) this.skipped = true;
    await this.next();
  }

  /** Begin the lesson anew. */
  async restart(): Promise<void> {
    this.skipped = false;
    await this.begin(0);
  }

  async back(): Promise<void> {
    await this.begin(this.ended ? this.number : Math.max(0, this.number - 1));
  }

  /** Does the board look like that as it is? Then a position of its own goes on where the learner is. */
  private showsAlready(view: View | null): boolean {
    const { now } = this.table;
    const seen = (one: View) => JSON.stringify({ ...one, position: null }); // which positions there were is not seen
    return now?.view != null && view !== null && seen(now.view) === seen(view);
  }

  private end(): void {
    this.ended = true;
    this.said = null;
    if (!this.skipped) setDone(this.game, this.lesson.name);
  }

  private path(number: number): string {
    return `/api/lessons/${this.game}/${this.lesson.name}/${number}`;
  }

  /** The line of the lesson's table: what is asked there is answered by the lesson. */
  private answering(listener: Listener): Line {
    this.heard = (message) => listener.heard(message);
    const nothing = () => undefined;
    return { ask: (request) => this.answer(request), tell: nothing, retryNow: nothing, reopen: nothing, close: nothing };
  }

  private async answer(request: Request): Promise<Answer> {
    const no: Answer = { t: 'no', id: '', error: '', rule: null, facts: {} };
    try {
      if (request.t === 'act') return await this.act(request.action, no);
      if (request.t === 'why') return await this.why(request.picked ?? [], request.element);
    } catch {
      this.lost = true;
    }
    return no;
  }

  private async act(action: string, no: Answer & { t: 'no' }): Promise<Answer> {
    const mine = this.opening;
    this.said = null;
    const answer = await post<LessonAnswer>(this.path(this.number), { action });
    if (mine !== this.opening) return no;
    if (answer.rule !== null) return { ...no, rule: answer.rule, facts: answer.facts };
    if (answer.done) {
      this.met = true;
      await this.show(answer.tables, mine);
      await after(SHOWN);
      if (mine === this.opening) await this.praise();
    } else {
      const own = answer.instead === null ? `${this.words}-other` : `${this.words}-instead-${answer.instead}`;
      this.said = { kind: 'other', message: this.has(own) ? own : null };
      this.strayed = true;
    }
    return { t: 'ok', id: '', version: 0 };
  }

  private async why(picked: string[], element: string): Promise<Answer> {
    this.said = null;
    const why = await post<Extract<Answer, { t: 'why' }>>(`${this.path(this.number)}/why`, { picked, element });
    const met = !this.step.do.length && why.rule !== null && this.step.forbidden.includes(why.rule);
    if (met) void this.praise();
    return why;
  }

  /** What was to be done is done; where nothing is said to it, the lesson goes on by itself. */
  private async praise(): Promise<void> {
    const message = `${this.words}-done`;
    this.met = false;
    if (this.has(message)) this.said = { kind: 'done', message };
    else await this.next();
  }

  private async show(tables: readonly TableMessage[], mine: number): Promise<void> {
    for (const [index, table] of tables.entries()) {
      if (index) await after(BEAT);
      if (mine !== this.opening) return;
      if (table.rewound !== null) this.scene += 1;
      this.heard(this.reading ? { ...table, asked: [], legal: [] } : table);
    }
  }
}
