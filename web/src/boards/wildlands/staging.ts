/** What a staged action says of the map: who goes where, and who strikes whom or what. */
import type { LegalAction } from '../../wire.ts';
import { isCharacter, seatOf, type WildlandsView } from './view.ts';
import type { Coming } from './layout.ts';

const ATTACKS = ['melee', 'heavy-melee', 'ranged', 'heavy-ranged', 'area'];

export interface Staging {
  word: string;
  attack: boolean;
  /** In the order of the elements: the first of one's own to the first space. */
  coming: Coming[];
  strikes: { by: string; at: string | number }[];
}

export const UNSTAGED: Staging = { word: '', attack: false, coming: [], strikes: [] };

export function stagingOf(staged: LegalAction | null, view: WildlandsView): Staging {
  if (!staged) return UNSTAGED;
  const names = (kind: string) => staged[1].filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
  const word = names('do')[0] ?? '';
  const attack = ATTACKS.includes(word);
  const who = names('character').filter(isCharacter);
  const own = who.filter((name) => seatOf(name) === view.seat);
  const spaces = names('space').map(Number);
  const by = own[0];
  if (!attack) {
    return { word, attack, coming: own.flatMap((name, index) => (spaces[index] ? [{ name, space: spaces[index] }] : [])), strikes: [] };
  }
  const goals = word === 'area' ? spaces.slice(0, 1) : who.filter((name) => seatOf(name) !== view.seat);
  return { word, attack, coming: [], strikes: by ? goals.map((at) => ({ by, at })) : [] };
}
