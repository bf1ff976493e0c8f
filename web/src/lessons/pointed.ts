/** What a step points at now: what it names itself or, of the action that it wants, what has not been picked yet. */
import { fitting } from '../table/picking.ts';
import type { Table } from '../table/table.svelte.ts';
import type { LessonStep } from '../wire.ts';

export const CONFIRM = 'confirm';

export function pointed(step: LessonStep, table: Pick<Table, 'legal' | 'picked' | 'live' | 'move' | 'roles'>): string[] {
  const wanted = step.do === null ? undefined : table.legal.find(([action]) => action === step.do);
  if (!wanted) return step.do === null ? step.point : [];
  if (table.move?.[0] === step.do) return [CONFIRM];
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
