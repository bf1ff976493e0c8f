/**
 * From clicked elements to an action, the same in every game: each picked element keeps the actions that
 * contain it (as often as it was picked), and when one action is left it is the move.
 */
import type { Liveness } from '../boards/board.ts';
import type { LegalAction } from '../wire.ts';

function count(elements: readonly string[], element: string): number {
  return elements.reduce((sum, one) => sum + (one === element ? 1 : 0), 0);
}

function contains(elements: readonly string[], picked: readonly string[]): boolean {
  return picked.every((one) => count(elements, one) >= count(picked, one));
}

/** The actions that contain everything that is picked. */
export function fitting(legal: readonly LegalAction[], picked: readonly string[]): LegalAction[] {
  return legal.filter(([, elements]) => contains(elements, picked));
}

/** What is live, and how. */
export function livenessOf(legal: readonly LegalAction[], picked: readonly string[]): Map<string, Liveness> {
  const live = new Map<string, Liveness>();
  for (const [, elements] of legal) for (const element of elements) live.set(element, 'switch');
  for (const [, elements] of fitting(legal, picked)) {
    for (const element of elements) {
      if (count(elements, element) > count(picked, element)) live.set(element, 'pick');
    }
  }
  for (const element of picked) if (live.get(element) !== 'pick') live.set(element, 'picked');
  return live;
}

/** What is picked after a click on a live element. */
export function pick(legal: readonly LegalAction[], picked: readonly string[], element: string): string[] {
  const state = livenessOf(legal, picked).get(element);
  if (state === 'pick') return [...picked, element];
  if (state === 'picked') return picked.filter((one) => one !== element);
  if (state === 'switch') return [element];
  return [...picked];
}

/**
 * The action that is meant, if that is settled: the only one left or, where others go on from it,
 * the one of which everything is picked.
 */
export function meant(legal: readonly LegalAction[], picked: readonly string[]): LegalAction | null {
  if (!picked.length && legal.length > 1) return null;
  const left = fitting(legal, picked);
  if (left.length === 1) return left[0]!;
  const complete = left.filter(([, elements]) => elements.length === picked.length);
  return complete.length === 1 ? complete[0]! : null;
}

/** The live elements that still tell actions apart, in the order of the legal list. */
export function deciding(legal: readonly LegalAction[], picked: readonly string[]): string[] {
  const left = fitting(legal, picked);
  const found = new Set<string>();
  for (const [, elements] of left) {
    for (const element of elements) {
      const often = count(elements, element);
      if (often <= count(picked, element)) continue;
      if (left.some(([, others]) => count(others, element) !== often)) found.add(element);
    }
  }
  return [...found];
}

/** What somebody would pick to mean that action: no more than tells it apart, or all of it. */
export function picksFor(legal: readonly LegalAction[], [action, elements]: LegalAction): string[] {
  const picked: string[] = [];
  for (const element of elements) if (deciding(legal, picked).includes(element)) picked.push(element);
  return meant(legal, picked)?.[0] === action ? picked : [...elements];
}
