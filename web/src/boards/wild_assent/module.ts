/** The answers of Wild Assent to what the shell asks of a board. */
import { can, say } from '../../texts/spoken.svelte.ts';
import { capital, type Texts } from '../../texts/texts.ts';
import type { GameEvent, LegalAction, View } from '../../wire.ts';
import type { Content } from './content.ts';
import { sizeOf } from './geometry.ts';
import { categoryOf, hasChosenSkills } from './draft.ts';
import { called, facingName, gladiatorName } from './names.ts';
import { activeOf, askedSeat, isDrafting, isPlacing, isRerolling, isSealed, moverOf, named, numbered, placeOf, stageOf, textOf, rowsOf, seatNumber, sideOf, type ArenaView } from './view.ts';

export function split(element: string): [kind: string, name: string] {
  const colon = element.indexOf(':');
  return [element.slice(0, colon), element.slice(colon + 1)];
}

const PREFIX = /^(use|free|with|first)-/;

export function nameOf(element: string, view: View, texts: Texts): string {
  const [kind, name] = split(element);
  if (kind === 'field') return say('wa-field', { column: name.split(',')[0]!, row: name.split(',')[1]! });
  if (kind === 'facing') return facingName(name);
  if (kind === 'gladiator') return gladiatorName(name, texts);
  if (kind === 'obstacle') return say(`wa-${name}`);
  if (kind === 'die') return say(`wa-die-${name}`);
  if (kind === 'mate') return seatNumber(name) === view.seat ? say('wa-you') : say('wa-partner');
  if (kind === 'do') {
    const prefix = PREFIX.exec(name)?.[1];
    const what = texts.name(name.replace(PREFIX, ''));
    const text = ['yes', 'no'].includes(name) ? textOf(view as ArenaView) : null;
    if (text && text.asks !== 'target') return say(`wa-do-${name}-${text.asks}`, { card: texts.name(text.source) });
    const active = name === 'end' && stageOf(view as ArenaView) === 'summons' ? activeOf(view as ArenaView) : undefined;
    if (active) return say('wa-do-go-on', called('gladiator', active.name, texts));
    if (prefix) return prefix === 'free' ? say('wa-do-free', { skill: what }) : what;
    return can(`wa-do-${name}`) ? say(`wa-do-${name}`) : what;
  }
  return texts.name(name);
}

export function isOnBoard(element: string, view: View): boolean {
  const [kind] = split(element);
  return kind === 'mate' ? view.step === 'deal' : kind !== 'do';
}

export function standsOn(element: string, view: View): string | null {
  const [kind, name] = split(element);
  const place = kind === 'gladiator' && named(name, view as ArenaView)?.place;
  return place ? `field:${placeOf(place).field}` : null;
}

const isField = (value: unknown): value is string => typeof value === 'string' && /^\d+,\d+$/.test(value);

/** The fields that an event names. */
export function fieldsIn(event: GameEvent): string[] {
  return isField(event.field) ? [event.field] : [];
}

export function elementsOf(event: GameEvent): string[] {
  const targets: unknown[] = Array.isArray(event.targets) ? event.targets : [];
  return [
    ...fieldsIn(event).map((field) => `field:${field}`),
    ...[event.gladiator, ...targets].filter((one) => typeof one === 'string').map((one) => `gladiator:${one}`),
    ...(typeof event.card === 'string' ? [`card:${event.card}`] : []),
  ];
}

/** Who owes a decision, as far as everybody can see it. */
export function whoActs(view: View): number[] {
  const own = view as ArenaView;
  if (isSealed(own)) {
    const others = own.players.map((_, seat) => seat).filter((seat) => seat !== own.seat);
    return own.asks_you ? [own.seat!] : others;
  }
  const asked = askedSeat(own);
  return asked === null ? [] : [asked];
}

export function ratio(view: View): number {
  if (isDrafting(view as ArenaView)) return 1.4; // cards lie side by side
  const [width, height] = sizeOf(rowsOf(view as ArenaView));
  return Math.min(1.5, width / (height + 90)); // the strip above the arena
}

/** A text asks whether it shall act, or to whom. In the midst of an attack that is said first. */
function effectInWords(view: ArenaView, texts: Texts): string {
  const text = textOf(view)!;
  const attack = view.stack.findLast(({ frame }) => frame === 'attack');
  const attacker = attack && numbered(attack.attacker, view);
  const targets = attack ? view.gladiators.filter(({ number }) => (Number(attack.first) >> number) & 1) : [];
  const asked = say(`wa-prompt-${text.asks}`, { card: texts.name(text.source) });
  if (!attacker || !targets.length) return asked;
  return `${say('wa-prompt-attack', { ...called('attacker', attacker.name, texts), ...called('targets', targets.map(({ name }) => name), texts) })} ${asked}`;
}

/** A Momentum die that somebody is to have, and what it does. */
function assignInWords(legal: readonly LegalAction[]): string {
  const die = legal.flatMap(([, elements]) => elements).find((element) => element.startsWith('die:'));
  return die ? `${say(`wa-about-${die.replace(':', '-')}`)} ${say('wa-prompt-assign')}` : say('wa-prompt-assign');
}

/** What is asked of whoever drafts, activates a Gladiator or has Momentum dice. */
export function prompt(view: View, texts: Texts, legal: readonly LegalAction[]): string | null {
  const words = promptOf(view as ArenaView, texts, legal);
  return words && capital(words);
}

/** Before the match, pieces wait below the board for their fields. */
export function chooseFirst(view: View): string | null {
  if (view.step === 'obstacle' || view.step === 'hidden-obstacles') return say('wa-first-obstacle');
  return isPlacing(view as ArenaView) ? say('wa-first-placing') : null;
}

function promptOf(own: ArenaView, texts: Texts, legal: readonly LegalAction[]): string | null {
  const category = categoryOf(own);
  if (category) return say('wa-prompt-draft', { category, team: own.players.length > 2 ? 'yes' : 'no' });
  if (own.step === 'effect') return effectInWords(own, texts);
  if (own.step === 'choose' && own.asks_you) return say(hasChosenSkills(own.seat, own) ? 'wa-prompt-order' : 'wa-prompt-skills');
  if (own.step === 'momentum') return isRerolling(own) ? say('wa-prompt-reroll') : assignInWords(legal);
  const mover = ['stroll', 'put', 'summon', 'aim'].includes(own.step) ? moverOf(own) : undefined;
  const summoned = String(legal.flatMap(([, , outcomes]) => outcomes).find(({ kind }) => kind === 'summons')?.gladiator ?? '');
  if (mover) return say(`wa-prompt-${own.step}`, { ...called('gladiator', mover.name, texts), ...called('summoned', summoned, texts) });
  const active = own.step === 'activation' ? activeOf(own) : undefined;
  return active ? say(`wa-prompt-${stageOf(own)}`, called('gladiator', active.name, texts)) : null;
}

/** What a seat plays: its Assent. */
export function playedBy(seat: number, view: View, texts: Texts): string | null {
  const assent = (view as ArenaView).players[seat]?.assent;
  return assent ? texts.name(assent) : null;
}

/** Of several who have won, by side. */
export function allies(seat: number, other: number, view: ArenaView): boolean {
  return sideOf(seat, view) === sideOf(other, view);
}

export type { Content };
