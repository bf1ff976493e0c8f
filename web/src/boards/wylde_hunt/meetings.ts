/** How a Fae that somebody points at would fare against whom it met, from the side of whoever looks. */
import { say } from '../../texts/spoken.svelte.ts';
import type { Facts } from '../../wire.ts';
import { sideOf, type WyldeHuntView } from './view.ts';

export interface Meeting {
  square: string;
  kind: 'win' | 'lose' | 'tie';
  words: string;
}

const KINDS = { won: 'win', lost: 'lose', tied: 'tie' } as const;
const TURNED = { win: 'lose', lose: 'win', tie: 'tie' } as const;
const GLYPHS = { win: '✓', lose: '✗', tie: '=' } as const;

/** Whoever plays is told what becomes of their own side: what an enemy wins, they lose. */
export function meetingsOf(facts: Facts, fae: string, { seat }: WyldeHuntView): Meeting[] {
  const theirs = seat !== null && sideOf(fae) !== (seat === 0 ? 'S' : 'U');
  return Object.entries((facts.meets ?? {}) as Record<string, keyof typeof KINDS>).map(([square, came]) => {
    const kind = theirs ? TURNED[KINDS[came]] : KINDS[came];
    return { square, kind, words: say(seat === null || kind === 'tie' ? `wh-meets-${came}` : `wh-you-${kind}`) };
  });
}

/** "✓ E3, C7: You would win there.", a line for each way in which it could end. */
export function meetingsInWords(meetings: readonly Meeting[]): string {
  const kinds = [...new Set(meetings.map(({ kind }) => kind))];
  const lines = kinds.map((kind) => {
    const alike = meetings.filter((one) => one.kind === kind);
    return `${GLYPHS[kind]} ${alike.map(({ square }) => square).join(', ')}: ${alike[0]!.words}`;
  });
  return lines.join('\n');
}
