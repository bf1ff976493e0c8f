/**
 * From clicked elements to an action, the same in every game: each picked element keeps the actions that
 * contain it (as often as it was picked), until one is left of which a person has said everything that matters.
 *
 * One's own piece selects. What the selected piece cannot have is no choice at all, so nothing is ever swapped for
 * the piece that was meant: a target takes the place of a target, a card of a card, a word of a word.
 */
import type { Liveness, Role } from '../boards/board.ts';
import type { LegalAction } from '../wire.ts';

/** What an element is to whoever picks. */
export type Roles = (element: string) => Role;

type Group = 'piece' | 'target' | 'card' | 'word';

function groupOf(role: Role): Group {
  return role === 'place' || role === 'foe' ? 'target' : role;
}

function count(elements: readonly string[], element: string): number {
  return elements.reduce((sum, one) => sum + (one === element ? 1 : 0), 0);
}

function contains(elements: readonly string[], picked: readonly string[]): boolean {
  return picked.every((one) => count(elements, one) >= count(picked, one));
}

/** What is left of some elements when others are taken away, one for one. */
function without(elements: readonly string[], others: readonly string[]): string[] {
  const left = [...elements];
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** All pieces that can act; a lone one goes without saying. */
export function piecesIn(legal: readonly LegalAction[], roles: Roles): string[] {
  return [...new Set(legal.flatMap(([, elements]) => elements.filter((one) => roles(one) === 'piece')))];
}

/** The actions that contain everything that is picked. */
export function fitting(legal: readonly LegalAction[], picked: readonly string[]): LegalAction[] {
  return legal.filter(([, elements]) => contains(elements, picked));
}

/**
 * Where one's own piece and its target are said, an action that needs another piece as well is not meant before somebody
 * says that piece, as long as there are some that need none.
 */
export function alone(left: readonly LegalAction[], picked: readonly string[], roles: Roles): readonly LegalAction[] {
  const has = (group: Group) => picked.some((one) => groupOf(roles(one)) === group);
  if (!has('piece') || !has('target')) return left;
  const lone = left.filter(([, elements]) => without(elements, picked).every((one) => roles(one) !== 'piece'));
  return lone.length ? lone : left;
}

/** The elements that can be picked besides. */
function besides(legal: readonly LegalAction[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const [, elements] of fitting(legal, picked)) {
    for (const element of elements) if (count(elements, element) > count(picked, element)) found.add(element);
  }
  return found;
}

/**
 * What is picked without the last of a group, then without all of it and what was picked after it. A card only pays:
 * without it everything else stays said, whenever it was.
 */
function basesFor(picked: readonly string[], group: Group, roles: Roles): string[][] {
  const within = (element: string) => groupOf(roles(element)) === group;
  const last = picked.findLastIndex(within);
  if (last < 0) return [];
  const before = group === 'card' ? picked.filter((one) => !within(one)) : picked.slice(0, picked.findIndex(within));
  // Who was said after the target is still meant.
  const piece = group === 'target' && before.every((one) => roles(one) !== 'piece') ? picked.find((one) => roles(one) === 'piece') : undefined;
  return [picked.filter((_, index) => index !== last), piece === undefined ? before : [...before, piece]];
}

/** What is picked without the words, where they say all that a picked piece does: no card pays for it, and no target is to be chosen. */
function basesWithoutWords(legal: readonly LegalAction[], picked: readonly string[], roles: Roles): string[][] {
  const left = fitting(legal, picked);
  const says = ['piece', 'word'].every((role) => picked.some((one) => roles(one) === role));
  const open = [...left.flatMap(([, elements]) => elements.filter((one) => roles(one) === 'card')), ...deciding(legal, picked)];
  return left.length && says && !open.length ? [picked.filter((one) => roles(one) !== 'word')] : [];
}

/**
 * Where words alone have said all of an action that is paid with no card, a card begins another one; where they have
 * said an action that has no other target ("stay here"), a target does.
 */
function basesOf(legal: readonly LegalAction[], picked: readonly string[], group: Group, roles: Roles): string[][] {
  if (group === 'target' && picked.every((one) => groupOf(roles(one)) !== 'target')) return basesWithoutWords(legal, picked, roles);
  if (group !== 'card' || !picked.length || picked.some((one) => roles(one) !== 'word')) return basesFor(picked, group, roles);
  const free = fitting(legal, picked).every(([, elements]) => elements.every((one) => roles(one) !== 'card'));
  return free ? [[]] : [];
}

/** What is picked when an element takes the place of others of its group; null where it cannot. */
function instead(legal: readonly LegalAction[], picked: readonly string[], element: string, roles: Roles): string[] | null {
  const bases = roles(element) === 'piece' ? [] : basesOf(legal, picked, groupOf(roles(element)), roles);
  const base = bases.find((one) => fitting(legal, [...one, element]).length);
  return base ? [...base, element] : null;
}

/** May a piece that does not fit begin afresh? Not after a card that was picked for somebody else to use. */
function mayBegin(picked: readonly string[], roles: Roles): boolean {
  return picked.some((one) => roles(one) === 'piece') || !picked.some((one) => roles(one) === 'card');
}

/** What is live, and how. */
export function livenessOf(legal: readonly LegalAction[], picked: readonly string[], roles: Roles): Map<string, Liveness> {
  const live = new Map<string, Liveness>();
  const begins = mayBegin(picked, roles);
  for (const [, elements] of legal) {
    for (const element of elements) if (begins && roles(element) === 'piece') live.set(element, 'switch');
  }
  for (const group of ['target', 'card', 'word'] as const) {
    for (const base of basesOf(legal, picked, group, roles)) {
      for (const element of besides(legal, base)) if (groupOf(roles(element)) === group) live.set(element, 'instead');
    }
  }
  for (const element of picked) live.set(element, 'picked');
  // A place is picked again only for another piece: two may go to the same one.
  const number = (group: Group) => picked.filter((one) => groupOf(roles(one)) === group).length;
  const again = number('piece') > number('target');
  for (const element of besides(legal, picked)) {
    if (!picked.includes(element) || groupOf(roles(element)) !== 'target' || again) live.set(element, 'pick');
  }
  return live;
}

/** Has a person said all of an action that is not how it is paid? */
function isSaid([, elements]: LegalAction, legal: readonly LegalAction[], picked: readonly string[], roles: Roles): boolean {
  const pieces = piecesIn(legal, roles);
  // A word says an action, with everything that no action of that word and that piece does without.
  const words = picked.some((one) => roles(one) === 'word');
  const spoken = words ? fitting(legal, picked.filter((one) => ['piece', 'word'].includes(roles(one)))) : [];
  const implied = (one: string) => words && spoken.every(([, all]) => all.includes(one));
  const aimed = picked.some((one) => roles(one) === 'foe');
  // A place and the card that pays for it say who goes there, where only one can.
  const paid = picked.some((one) => roles(one) === 'card') && picked.some((one) => groupOf(roles(one)) === 'target');
  const sole = (one: string) => paid && fitting(legal, picked).every(([, all]) => all.includes(one));
  return without(elements, picked).every((one) => {
    const role = roles(one);
    if (role === 'card' || role === 'word' || implied(one)) return true;
    return role === 'piece' ? pieces.length === 1 || sole(one) : role === 'foe' && aimed;
  });
}

/**
 * The action that is meant, if that is settled: nothing more of it is to be picked but what all that are left
 * have in common, and a person has said it. With nothing picked, the only one there is.
 */
export function meant(legal: readonly LegalAction[], picked: readonly string[], roles: Roles): LegalAction | null {
  if (!picked.length) return legal.length === 1 ? legal[0]! : null;
  const left = alone(fitting(legal, picked), picked, roles);
  const complete = left.filter(([, elements]) =>
    without(elements, picked).every((one) => left.every(([, others]) => count(others, one) >= count(elements, one))),
  );
  return complete.length === 1 && isSaid(complete[0]!, legal, picked, roles) ? complete[0]! : null;
}

/** What a click may mean, and what is picked then. */
export interface Meaning {
  how: 'play' | 'pick' | 'instead' | 'switch' | 'drop';
  element: string;
  picked: string[];
}

/** Begin afresh with a piece; what was picked before any piece stays if it fits. */
export function switchTo(legal: readonly LegalAction[], picked: readonly string[], piece: string, roles: Roles): string[] {
  const first = picked.findIndex((one) => roles(one) === 'piece');
  const before = picked.slice(0, Math.max(first, 0)).filter((one) => groupOf(roles(one)) !== 'target');
  return fitting(legal, [...before, piece]).length ? [...before, piece] : [piece];
}

/**
 * A piece that cannot act while several others of its kind can: it is refused, and not taken for the place where it
 * stands. Where a lone one goes without saying it is, as the signs on that place say.
 */
function isIdle(legal: readonly LegalAction[], element: string | undefined, roles: Roles): boolean {
  if (element === undefined || legal.some(([, elements]) => elements.includes(element))) return false;
  const able = piecesIn(legal, roles);
  const kind = element.slice(0, element.indexOf(':') + 1);
  return ['piece', 'foe'].includes(roles(element)) && able.length > 1 && able.some((one) => one.startsWith(kind));
}

/**
 * An own piece that cannot act is clicked where a lone other one could go, and no piece is selected: the place may be
 * meant, as its sign says, or the piece. Nobody has said which.
 */
export function isEither(legal: readonly LegalAction[], picked: readonly string[], elements: readonly string[], roles: Roles): boolean {
  const [top] = elements;
  if (top === undefined || roles(top) !== 'piece' || picked.some((one) => roles(one) === 'piece')) return false;
  const kind = top.slice(0, top.indexOf(':') + 1);
  return !legal.some(([, all]) => all.includes(top)) && piecesIn(legal, roles).some((one) => one.startsWith(kind));
}

/**
 * An enemy who is no target of the selected piece is clicked, where enemies are aimed at by themselves: the place where it
 * stands may be meant, but nobody has said so.
 */
export function missesFoe(legal: readonly LegalAction[], picked: readonly string[], elements: readonly string[], roles: Roles): boolean {
  const [top] = elements;
  if (top === undefined || roles(top) !== 'foe' || !picked.some((one) => roles(one) === 'piece')) return false;
  return !livenessOf(legal, picked, roles).has(top);
}

/**
 * Everything that a click can mean on a spot where these elements lie, the topmost first. Nothing: it is refused.
 * More than one: whoever clicked is asked.
 */
export function meanings(legal: readonly LegalAction[], picked: readonly string[], elements: readonly string[], roles: Roles): Meaning[] {
  const staged = picked.length ? meant(legal, picked, roles) : null;
  const aims = staged?.[1].some((one) => groupOf(roles(one)) === 'target');
  // A card that pays for something else that was said is put back; one that is all there is to say is played.
  const pays = picked.some((one) => !['piece', 'card'].includes(roles(one)));
  const again = elements.find((one) => picked.includes(one) && (roles(one) === 'card' ? !pays : roles(one) !== 'piece' || !aims));
  const live = livenessOf(legal, picked, roles);
  // Of equal cards the next one may still be wanted.
  if (staged && again !== undefined && live.get(again) !== 'pick') return [{ how: 'play', element: again, picked: [...picked] }];
  const put = elements.find((one) => roles(one) === 'piece' && picked.includes(one));
  // To stay is said by a word, and then the place where the piece stands is the target.
  const spoken = put !== undefined && picked.some((one) => roles(one) === 'word') ? (staged?.[1] ?? []) : [];
  const there = elements.find((one) => roles(one) === 'place' && spoken.includes(one));
  if (there !== undefined) return [{ how: 'play', element: there, picked: [...picked] }];
  if (put !== undefined) return [{ how: 'drop', element: put, picked: picked.slice(0, picked.indexOf(put)) }];
  const selected = picked.some((one) => roles(one) === 'piece');
  if (!selected && isIdle(legal, elements[0], roles)) return [];
  const found = elements.flatMap((element) => meaningsOf(legal, picked, element, live.get(element), selected, roles));
  const pieces = found.filter(({ element }) => roles(element) === 'piece');
  return !selected && pieces.length ? pieces : found;
}

function meaningsOf(
  legal: readonly LegalAction[], picked: readonly string[], element: string, state: Liveness | undefined, selected: boolean, roles: Roles,
): Meaning[] {
  const piece = roles(element) === 'piece';
  const changed: Meaning = { how: 'switch', element, picked: switchTo(legal, picked, element, roles) };
  if (state === 'pick') {
    const added: Meaning = { how: 'pick', element, picked: [...picked, element] };
    return piece && selected ? [added, changed] : [added];
  }
  if (state === 'instead') return [{ how: 'instead', element, picked: instead(legal, picked, element, roles)! }];
  // What was picked after a word was picked for it.
  const kept = roles(element) === 'word' ? picked.slice(0, picked.indexOf(element)) : without(picked, [element]);
  if (state === 'picked') return [{ how: 'drop', element, picked: kept }];
  return state === 'switch' ? [changed] : [];
}

/** The actions that are left when an element is picked, or takes the place of what is. */
export function leftBy(legal: readonly LegalAction[], picked: readonly string[], element: string, state: Liveness, roles: Roles): LegalAction[] {
  if (state === 'pick') return fitting(legal, [...picked, element]);
  if (state === 'instead') return fitting(legal, instead(legal, picked, element, roles)!);
  return state === 'picked' ? fitting(legal, picked) : [];
}

/** What is picked one step back. */
export function oneBack(picked: readonly string[]): string[] {
  return picked.slice(0, -1);
}

/** As much of what was picked as fits what is legal now, from the first pick on. */
export function keepFitting(legal: readonly LegalAction[], picked: readonly string[]): string[] {
  const kept = [...picked];
  while (kept.length && !fitting(legal, kept).length) kept.pop();
  return kept;
}

/** What the server is told when it is asked why: not what the element would have taken the place of. */
export function askedWith(picked: readonly string[], element: string, roles: Roles): string[] {
  const [, base] = basesFor(picked, groupOf(roles(element)), roles);
  return roles(element) === 'piece' ? [...picked] : (base ?? [...picked]);
}

/** A target without the piece that is meant: of several that could act, the reason of any one would mislead. */
export function lacksPiece(legal: readonly LegalAction[], picked: readonly string[], element: string, roles: Roles): boolean {
  const said = picked.some((one) => roles(one) === 'piece');
  return groupOf(roles(element)) === 'target' && !said && piecesIn(legal, roles).length > 1;
}

/** The elements that still tell actions apart, in the order of the legal list. */
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

/**
 * The words that tell apart what is left and need no more targets than they imply for the selected piece, or for all where
 * none has to be selected. A word that is picked stays among them, with those that would take its place.
 */
export function wordsNow(legal: readonly LegalAction[], picked: readonly string[], roles: Roles): string[] {
  const [, before] = basesFor(picked, 'word', roles);
  const base = before ?? picked;
  const pieces = piecesIn(legal, roles);
  const speaking = pieces.length === 1 ? pieces : base.filter((one) => roles(one) === 'piece');
  return deciding(alone(fitting(legal, base), base, roles), base).filter((word) => {
    if (roles(word) !== 'word') return false;
    const spoken = fitting(legal, [...speaking, word]);
    const implied = (one: string) => (speaking.length > 0 || !pieces.length) && spoken.every(([, all]) => all.includes(one));
    return fitting(legal, [...base, word]).some(([, elements]) =>
      without(elements, base).every((one) => groupOf(roles(one)) !== 'target' || implied(one)),
    );
  });
}

/**
 * The only piece that can do what was said of a target, where nobody was picked for it and that leaves one action to pay for
 * or several words to choose from: whoever says how then has said who.
 */
export function actorSaid(legal: readonly LegalAction[], picked: readonly string[], roles: Roles): string | null {
  if (picked.some((one) => roles(one) === 'piece') || picked.every((one) => groupOf(roles(one)) !== 'target')) return null;
  const left = fitting(legal, picked);
  const [actor, ...others] = piecesIn(left, roles);
  if (actor === undefined || others.length) return null;
  const deeds = new Set(left.map(([, elements]) => elements.map((one) => (roles(one) === 'card' ? 'card' : one)).join()));
  return deeds.size === 1 || wordsNow(legal, picked, roles).length > 1 ? actor : null;
}

/**
 * A choice between words, with nothing to point at and nothing to foretell: there is nothing to try out before it is
 * played. A lone action has the button that plays.
 */
export function isOfWordsAlone(legal: readonly LegalAction[], roles: Roles): boolean {
  return legal.length > 1 && legal.every(([, elements, outcomes]) => !outcomes.length && elements.every((one) => roles(one) === 'word'));
}

/** What somebody would pick to mean that action. */
export function picksFor(legal: readonly LegalAction[], action: LegalAction, roles: Roles): string[] {
  const picked: string[] = [];
  const pieces = piecesIn(legal, roles);
  for (const element of action[1]) {
    const role = roles(element);
    const said = role === 'place' || role === 'foe' || (role === 'piece' && pieces.length > 1);
    if (said || deciding(legal, picked).includes(element)) picked.push(element);
  }
  return meant(legal, picked, roles)?.[0] === action[0] ? picked : [...action[1]];
}
