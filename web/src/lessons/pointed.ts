/** What a step points at now: what it names itself or, of the action that it wants, what has not been picked yet. */
import { fitting } from '../table/picking.ts';
import type { Table } from '../table/table.svelte.ts';
import type { LegalAction, LessonStep } from '../wire.ts';

export const CONFIRM = 'confirm';

type Asked = Pick<Table, 'legal' | 'picked' | 'live' | 'move' | 'roles'>;

/** A `*` in what a lesson lists stands for anything. */
function fits(action: string, listed: string): boolean {
  const parts = listed.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(action);
}

/** Is that one of the actions that a step wants? */
export function isWanted(step: LessonStep, action: string): boolean {
  return step.do.some((wanted) => fits(action, wanted));
}

/** The name of what the lesson says to all that can still come of what is picked, where that is one and the same. */
export function saidInstead(step: LessonStep, { legal, picked }: Pick<Table, 'legal' | 'picked'>): string | null {
  const listed = Object.entries(step.instead);
  const names = fitting(legal, picked).map(([action]) => listed.find(([other]) => fits(action, other))?.[1] ?? null);
  return new Set(names).size === 1 ? names[0]! : null;
}

export function pointed(step: LessonStep, table: Asked): string[] {
  const wanted = table.legal.find(([action]) => action === step.do[0]);
  if (!wanted) return step.do.length ? [] : step.point;
  if (table.move && isWanted(step, table.move[0])) return [CONFIRM];
  const stray = table.picked.filter((element) => !wanted[1].includes(element));
  if (stray.length) return insteadOf(stray, step, wanted, table);
  return [...(table.picked.length ? [] : step.point), ...further(wanted, table)];
}

/**
 * Can nothing that is wanted come of what is picked? Where a refusal is to be met, that is all but what is to be touched
 * for it (`point`).
 */
export function leadsAstray(step: LessonStep, table: Pick<Table, 'legal' | 'picked'>): boolean {
  const { legal, picked } = table;
  if (!picked.length || !legal.length) return false;
  if (!step.do.length) return picked.some((element) => !step.point.includes(element));
  return fitting(legal, picked).every(([action]) => !isWanted(step, action));
}

/** What is wanted in the place of what was picked. Where that can still become another wanted action, nothing is. */
function insteadOf(stray: readonly string[], step: LessonStep, wanted: LegalAction, table: Asked): string[] {
  if (fitting(table.legal, table.picked).some(([action]) => isWanted(step, action))) return [];
  const of = (element: string) => (table.roles(element) === 'foe' ? 'place' : table.roles(element));
  const open = wanted[1].filter((element) => table.live.has(element) && !table.picked.includes(element));
  const kind = of(stray.find((element) => of(element) === 'piece') ?? stray.at(-1)!);
  const same = open.filter((element) => of(element) === kind);
  return (same.length ? same : open).slice(0, 1);
}

/** What brings the wanted action further. */
function further(wanted: LegalAction, table: Asked): string[] {
  const left = [...wanted[1]];
  for (const element of table.picked) {
    const at = left.indexOf(element);
    if (at >= 0) left.splice(at, 1);
  }
  const open = left.filter((element) => table.live.get(element) === 'pick');
  const word = open.find((element) => table.roles(element) === 'word');
  // A word such as "move" goes without saying where a piece or a place says it; "interrupt" is all there is to say.
  const plain = wanted[1].every((element) => ['card', 'word'].includes(table.roles(element)));
  // What every action has that is left goes without saying as well, save the piece that goes somewhere.
  const others = fitting(table.legal, table.picked);
  const aims = wanted[1].some((element) => ['place', 'foe'].includes(table.roles(element)));
  const goes = (element: string) => aims && table.roles(element) === 'piece';
  const tells = (element: string) => goes(element) || others.some(([, elements]) => !elements.includes(element));
  const named = open.filter((element) => element !== word);
  const told = named.some(tells) ? named.filter(tells) : named;
  return plain && word ? [word] : (told.length ? told : open).slice(0, 1);
}
