/** What the last change looked like: lines of moves and attacks, and signs that pop up where something happened. */
import type { GameEvent } from '../../wire.ts';
import type { Point, WildMap } from './content.ts';
import { isCharacter, type Attack } from './view.ts';

export interface Line {
  kind: 'move' | 'attack';
  from: Point;
  to: Point;
  flag: string | null;
  nth: number;
  /** How far from both ends it is drawn, where that is not as far as a token reaches. */
  short?: number;
}

export interface Pop {
  kind: 'damage' | 'stopped' | 'out' | 'claim' | 'reveal' | 'blast';
  at: Point;
  /** A number, or by which flag. */
  text: string;
  nth: number;
}

/** An attack that is not settled yet, as it is drawn: whom it is on, or once for all who stand in one space. */
export function linesOf(attack: Attack, find: Finder, spaceOf: (character: string) => unknown): Line[] {
  const from = find(attack.by);
  const targets = attack.flag === 'area' ? attack.targets.filter((one, nth, all) => all.findIndex((other) => spaceOf(other) === spaceOf(one)) === nth) : attack.targets;
  return targets.flatMap((target): Line[] => {
    const to = find(target);
    return from && to ? [{ kind: 'attack', from, to, flag: attack.flag, nth: 0 }] : [];
  });
}

/** Where a character is drawn, or was when it was seen last. */
export type Finder = (character: string) => Point | undefined;

export function effectsOf(events: readonly GameEvent[], map: WildMap, find: Finder): { lines: Line[]; pops: Pop[] } {
  const lines: Line[] = [];
  const pops: Pop[] = [];
  const core = (space: unknown) => map.spaces.find(({ number }) => number === space)?.core;
  events.forEach((event, nth) => {
    const at = isCharacter(event.character) ? find(event.character) : undefined;
    const space = core(event.space);
    const pop = (kind: Pop['kind'], where: Point | undefined, text = '') => {
      if (where) pops.push({ kind, at: where, text, nth });
    };
    if (event.event === 'moved') {
      const further = events.slice(nth + 1).some((later) => later.event === 'moved' && later.character === event.character);
      const [from, to] = [core(event.from), (further ? undefined : at) ?? core(event.to)];
      if (from && to) lines.push({ kind: 'move', from, to, flag: null, nth });
    } else if (event.event === 'attacked' && at) {
      for (const target of event.targets as string[]) {
        const to = find(target);
        if (to) lines.push({ kind: 'attack', from: at, to, flag: String(event.attack), nth });
      }
    } else if (event.event === 'area-attacked') {
      if (at && space) lines.push({ kind: 'attack', from: at, to: space, flag: 'area', nth });
      pop('blast', space);
    } else if (event.event === 'damaged') pop('damage', at, `−${Number(event.damage)}`);
    else if (event.event === 'defended') pop('stopped', at, String(event.flag));
    else if (event.event === 'knocked-out') pop('out', at);
    else if (event.event === 'claimed') pop('claim', space);
    else if (event.event === 'revealed') pop('reveal', at ?? space);
  });
  return { lines, pops };
}
