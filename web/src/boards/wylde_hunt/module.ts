/** The answers of Wylde Hunt to what the shell asks of a board. */
import { capital, type Texts } from '../../texts/texts.ts';
import { say } from '../../texts/spoken.svelte.ts';
import type { GameEvent, View } from '../../wire.ts';
import { isSquare, kindOf, SEASONS, sideOf, type Season, type WyldeHuntView } from './view.ts';

function split(element: string): [kind: string, name: string] {
  const colon = element.indexOf(':');
  return [element.slice(0, colon), element.slice(colon + 1)];
}

export function nameOf(element: string, view: View, texts: Texts): string {
  const [kind, name] = split(element);
  if (kind === 'mortal') return say('wh-mortal');
  if (kind === 'stone') return say('wh-stone', { season: texts.name(name) });
  if (kind === 'do') return texts.say(`do-${name}`);
  if (kind === 'setup') {
    const setup = (view as WyldeHuntView).setups?.[Number(name) - 1]?.name ?? name;
    return texts.say('legend-setup', { number: Number(name), setup });
  }
  if (kind === 'fae' && sideOf(name) === (view.seat === null ? null : view.seat === 0 ? 'S' : 'U')) return say(`wh-your-${kindOf(name)}`);
  return texts.name(name);
}

export function isOnBoard(element: string): boolean {
  return split(element)[0] !== 'do';
}

export function standsOn(element: string, view: View): string | null {
  const [kind, name] = split(element);
  const { fae = {}, stones = {}, mortal } = view as WyldeHuntView;
  const square = kind === 'fae' ? fae[name] : kind === 'stone' ? stones[name as Season] : kind === 'mortal' ? (mortal ?? undefined) : undefined;
  return isSquare(square) ? `square:${square}` : null;
}

/** The squares that an event names. */
export function squaresIn(event: GameEvent): string[] {
  return [event.from, event.to, event.square].map((at) => at as string | undefined).filter(isSquare);
}

export function elementsOf(event: GameEvent): string[] {
  const found = squaresIn(event).map((square) => `square:${square}`);
  if (typeof event.fae === 'string') found.push(`fae:${event.fae}`);
  if (typeof event.season === 'string') found.push(`stone:${event.season}`);
  if (event.event.startsWith('mortal')) found.push('mortal:mortal');
  return found;
}

export function whoActs(view: View): number[] {
  const { actor } = view as WyldeHuntView;
  return actor === null ? [] : [actor === 'S' ? 0 : 1];
}

/** Square, with the seasons beside it. */
export function ratio(): number {
  return 1.2;
}

/** Which Fae is left to act, and which stone is laid next to which, where there is but one. */
export function prompt(view: View, texts: Texts): string | null {
  const { step, stones = {}, mortal, pending = [], must = [], actor } = view as WyldeHuntView;
  const left = pending.filter((fae) => sideOf(fae) === actor);
  if (step === 'turn' && left.length === 1) {
    const fae = say(`wh-your-${kindOf(left[0]!)}`);
    return capital(say(must.includes(left[0]!) ? 'wh-prompt-must' : 'wh-prompt-may', { fae }));
  }
  if (step === 'turn' && left.length && left.every((fae) => must.includes(fae))) return say('wh-prompt-all-must');
  const here = SEASONS.filter((season) => stones[season] === mortal);
  if (step !== 'stone' || here.length !== 1) return null;
  const before = SEASONS.at(SEASONS.indexOf(here[0]!) - 1)!;
  return say('wh-prompt-stone', { stone: nameOf(`stone:${here[0]}`, view, texts), before: nameOf(`stone:${before}`, view, texts) });
}
