/** What a step points at now: what it names itself or, of the action that it wants, what has not been picked yet. */
import { fitting } from '../table/picking.ts';
import type { Table } from '../table/table.svelte.ts';
import type { LegalAction, LessonStep } from '../wire.ts';

export const CONFIRM = 'confirm';

type Asked = Pick<Table, 'legal' | 'picked' | 'live' | 'move' | 'roles'>;

/** Is that one of the actions that a step wants? A `*` in them stands for anything. */
export function isWanted(step: LessonStep, action: string): boolean {
  return step.do.some((wanted) => {
    const parts = wanted.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(action);
  });
}

export function pointed(step: LessonStep, table: Asked): string[] {
  const wanted = table.legal.find(([action]) => action === step.do[0]);
  if (!wanted) return step.do.length ? [] : step.point;
  if (table.move && isWanted(step, table.move[0])) return [CONFIRM];
  const stray = table.picked.filter((element) => !wanted[1].includes(element));
  return stray.length ? insteadOf(stray, step, wanted, table) : further(wanted, table);
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
