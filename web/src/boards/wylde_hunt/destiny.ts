/** How near both sides are to the Mortal, and who would control destiny by that. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Side, WyldeHuntView } from './view.ts';

function ownSide(view: WyldeHuntView): Side | null {
  return view.seat === null ? null : view.seat === 0 ? 'S' : 'U';
}

/** A side by its name, or "you". */
export function called(side: Side, view: WyldeHuntView, texts: Texts): string {
  return side === ownSide(view) ? say('wh-you') : texts.name(side);
}

/** "Nearest to the Mortal: you 2 steps, Unseelie 3"; one's own side comes first. Empty before there is a Mortal. */
export function nearestInWords(view: WyldeHuntView, texts: Texts): string {
  const { nearest } = view;
  if (!nearest) return '';
  const sides: Side[] = ownSide(view) === 'U' ? ['U', 'S'] : ['S', 'U'];
  let counted = false;
  const [first, second] = sides.map((side) => {
    const steps = nearest[side];
    const far = steps === null ? say('wh-no-fae') : counted ? String(steps) : say('wh-steps', { steps });
    counted ||= steps !== null;
    return `${called(side, view, texts)}\u00a0${far}`;
  });
  return say('wh-nearest', { first, second });
}

/** "next destiny: you"; empty while that is settled. */
export function heirInWords(view: WyldeHuntView, texts: Texts): string {
  return view.heir ? say('wh-heir', { side: called(view.heir, view, texts) }) : '';
}
