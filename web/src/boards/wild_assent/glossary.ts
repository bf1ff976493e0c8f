/** Words on cards that a newcomer does not know, found where they stand. */
import { say } from '../../texts/spoken.svelte.ts';

const STATUSES = ['immobilize', 'bleed', 'fatigue', 'blind', 'stun'];
const WORDS = ['knockback', 'retaliate', 'life-steal', 'assign', 'place', 'free-attack', 'free-activation', 'free-action', 'escape', 'regain', 'summon', 'automatically'];

export interface Part {
  text: string;
  /** What it means, where it is such a word. */
  about?: string;
}

/** Each word as a pattern in the language that is shown, with what it means. */
function entries(): { pattern: string; about: string }[] {
  return [
    ...STATUSES.map((one) => ({ pattern: say(`wa-word-${one}`), about: `${say(`wa-status-${one}`)}: ${say(`wa-about-${one}`)}` })),
    ...WORDS.map((one) => ({ pattern: say(`wa-word-${one}`), about: say(`wa-about-word-${one}`) })),
  ];
}

/** A text cut where such words begin and end. */
export function explained(text: string): Part[] {
  const known = entries();
  const all = new RegExp(known.map(({ pattern }) => `(${pattern})`).join('|'), 'g');
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(all)) {
    const index = known.findIndex((_, one) => found[one + 1] !== undefined);
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: found[0], about: known[index]!.about });
    end = found.index + found[0].length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/** What the words of some texts mean, each once. */
export function meaningsIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(explained).flatMap(({ about }) => about ?? []))];
}
