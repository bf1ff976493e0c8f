/** What is staged and changes the round for everybody (the stone, the Mortal's start): who will move, and which seasons come. */
import type { LegalAction, Outcome } from '../../wire.ts';
import type { Duty } from './describe.ts';
import type { Environment, Season } from './view.ts';

export interface Forecast {
  must: readonly string[];
  may: readonly string[];
  /** Of the grounds that change: what they will have. */
  seasons: Partial<Record<Environment, Season | null>>;
}

/** Null where nothing is staged, or only the move of a Fae. */
export function forecastOf(staged: LegalAction | null | undefined): Forecast | null {
  if (!staged) return null;
  const [, elements, outcomes] = staged;
  if (!elements.some((element) => element.startsWith('stone:') || element.startsWith('mortal:'))) return null;
  const changes = outcomes.filter(({ kind }) => kind === 'season');
  const seasons = changes.map(({ ground, season }) => [ground, season === 'none' ? null : season]);
  return { must: named(outcomes, 'must'), may: named(outcomes, 'may'), seasons: Object.fromEntries(seasons) };
}

export function dutyThen(fae: string, { must, may }: Forecast): Duty {
  if (must.includes(fae)) return 'must';
  return may.includes(fae) ? 'may' : 'none';
}

function named(outcomes: readonly Outcome[], kind: string): string[] {
  return outcomes.filter((outcome) => outcome.kind === kind).flatMap(({ fae }) => fae as string[]);
}
