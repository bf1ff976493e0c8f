/** What is where, in words: for screen readers, chips and the list of Fae. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Liveness } from '../board.ts';
import { COLOUR_OF, kindOf, SEASONS, type Environment, type Season, type Square, type WyldeHuntView } from './view.ts';

export type Duty = 'must' | 'may' | 'none';

export function dutyOf(fae: string, view: WyldeHuntView): Duty {
  if (view.step === 'over') return 'none';
  if (view.must?.includes(fae)) return 'must';
  return view.pending?.includes(fae) ? 'may' : 'none';
}

/** The season of the stone in the Mortal's square, if one lies there. */
export function seasonAtMortal(view: WyldeHuntView): Season | null {
  return SEASONS.find((season) => view.mortal && view.stones?.[season] === view.mortal) ?? null;
}

/** Why a Fae may or must be selected. */
export function reasonOf(fae: string, view: WyldeHuntView, ground: Environment | null, texts: Texts): string {
  const duty = dutyOf(fae, view);
  if (duty === 'must') return say('wh-because-ground', { ground: texts.name(ground ?? ''), where: texts.name(ground ?? '', 'in') });
  const season = seasonAtMortal(view);
  if (duty === 'none' || !season) return '';
  return say('wh-because-colour', { colour: texts.name(COLOUR_OF[kindOf(fae)]), season: texts.name(season) });
}

/** What it has to do, and why; or that it has no turn. */
export function dutyInWords(fae: string, view: WyldeHuntView, ground: Environment | null, texts: Texts): string {
  const duty = dutyOf(fae, view);
  if (view.step === 'over') return '';
  return duty === 'none' ? texts.say('fae-not-eligible') : `${texts.say(`fae-eligible-${duty}`)}: ${reasonOf(fae, view, ground, texts)}`;
}

const STATES: Record<Liveness, string> = { pick: 'can-be-picked', picked: 'is-picked', instead: 'can-be-picked', switch: 'can-be-picked' };

function faeInWords(fae: string, view: WyldeHuntView, state: Liveness | undefined, texts: Texts): string {
  const duty = dutyOf(fae, view);
  const words = [texts.name(fae)];
  if (view.doomed?.includes(fae)) words.push(say('wh-doomed'));
  if (duty !== 'none') words.push(texts.say(`fae-eligible-${duty}`));
  if (state) words.push(say(STATES[state]));
  return words.join(', ');
}

/**
 * "D4, Forest, green; Seelie Sylph, eligible, must move, can be picked". With `aimed`, squares are what is looked
 * for now, and those that fit are called goals.
 */
export function squareInWords(
  square: Square, view: WyldeHuntView, live: ReadonlyMap<string, Liveness>, aimed: boolean, texts: Texts,
): string {
  const parts = [`${square.name}, ${texts.name(square.environment)}, ${texts.name(COLOUR_OF[square.environment])}`];
  if (view.mortal === square.name) parts.push(say('wh-mortal'));
  for (const season of SEASONS) {
    if (view.stones?.[season] === square.name) parts.push(say('wh-stone', { season: texts.name(season) }));
  }
  const here = Object.entries(view.fae ?? {}).filter(([, at]) => at === square.name).map(([fae]) => fae);
  parts.push(...here.map((fae) => faeInWords(fae, view, live.get(`fae:${fae}`), texts)));
  const state = live.get(`square:${square.name}`);
  if (state === 'picked') parts.push(say('is-picked'));
  else if ((state === 'pick' || state === 'instead') && aimed) parts.push(say('can-be-goal'));
  return parts.join('; ');
}
