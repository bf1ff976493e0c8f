/** Actions of Wild Assent in sentences, and what they come to as signs. */
import { settings } from '../../app/settings.svelte.ts';
import { say } from '../../texts/spoken.svelte.ts';
import { capital, type Texts } from '../../texts/texts.ts';
import type { LegalAction, Outcome, View } from '../../wire.ts';
import type { Role, Sentence, Sign } from '../board.ts';
import { dealtNow } from './draft.ts';
import { split, nameOf } from './module.ts';
import { called, facingName } from './names.ts';
import { isOwn, isPlacing, isRerolling, moverOf, seatName, stageOf, type ArenaView } from './view.ts';

export function roleOf(element: string, view: View): Role {
  const [kind] = split(element);
  if (kind === 'do' || kind === 'mate') return 'word';
  if (kind === 'obstacle') return 'piece';
  if (kind === 'die') return isRerolling(view as ArenaView) ? 'card' : 'piece';
  if (kind === 'gladiator') return isPlacing(view as ArenaView) ? 'piece' : view.step === 'activation' ? 'foe' : 'place';
  return 'place';
}

export const keys = {
  'do:end': 'E', 'do:stay': 'S', 'do:attack': 'A', 'do:keep': 'K', 'do:reroll': 'R', 'do:yes': 'Y', 'do:no': 'N', 'do:leave': 'V',
};

/** "Phoenix goes to 4,6 and looks east", "Attack Koralt with Hunting Bow". */
export function sentence([, elements, outcomes]: LegalAction, view: View, texts: Texts): Sentence {
  const own = view as ArenaView;
  const of = (kind: string) => elements.map(split).filter(([one]) => one === kind).map(([, name]) => name);
  const [field] = of('field');
  const [facing] = of('facing');
  const word = of('do')[0];
  const struck = outcomes.filter(({ kind }) => kind === 'strikes').map(({ target }) => String(target)).filter((name) => isOwn(name, own));
  const facts = {
    ...called('who', of('gladiator'), texts), ...called('mover', moverOf(own)?.name ?? '', texts), ...called('obstacle', of('obstacle')[0] ?? '', texts),
    ...called('pick', of('card'), texts), ...called('card', dealtNow(own) ?? '', texts), ...called('own', struck, texts), hits: struck.length ? 'own' : 'foes',
    ...called('summoned', String(outcomes.find(({ kind }) => kind === 'summons')?.gladiator ?? ''), texts),
    field: field ? nameOf(`field:${field}`, view, texts) : '', facing: facing ? facingName(facing) : '',
    dice: counted(of('die')),
    die: of('die')[0] ? nameOf(`die:${of('die')[0]}`, view, texts) : '',
    mine: of('mate')[0] === seatName(view.seat ?? 0) ? 'yes' : 'no',
    with: word ? nameOf(`do:${word}`, view, texts) : '',
  };
  return { text: capital(say(`wa-say-${shape(own, field, facing, word, of)}`, facts)), payment: '' };
}

/** "Speed die, 3 blank dice" */
function counted(faces: readonly string[]): string {
  return [...new Set(faces)].map((face) => say('wa-some-dice', { face, dice: faces.filter((one) => one === face).length })).join(', ');
}

/** Which sentence an action is said with. */
function shape(view: ArenaView, field: string | undefined, facing: string | undefined, word: string | undefined, of: (kind: string) => string[]): string {
  if (of('obstacle').length) return 'obstacle';
  if (isPlacing(view)) return 'place';
  if (view.step === 'summon') return 'summon';
  if (field) {
    const own = moverOf(view)?.place?.split(' ')[0] === field;
    return own && facing ? 'turn' : facing ? 'move' : 'go';
  }
  if (word === 'attack') return 'attack';
  if (word?.startsWith('with-')) return 'with';
  if (word === 'reroll') return 'reroll';
  if (word?.startsWith('first-')) return 'first';
  if (word) return word.startsWith('use-') || word.startsWith('free-') ? 'use' : 'word';
  if (of('die').length) return 'assign';
  if (view.step === 'draft') return 'pick';
  if (view.step === 'choose') return of('gladiator').length ? 'next' : 'skills';
  if (of('mate').length) return `mate-${view.step}`;
  if (view.step === 'activation' && stageOf(view) === 'summons') return 'activate';
  return view.step === 'aim' ? 'attack' : 'choose';
}

/** An area attack does something else to everybody in it. */
export function outcomeOf({ kind, target }: Outcome): string | null {
  return kind === 'strikes' ? `gladiator:${String(target)}` : null;
}

export function signOf({ kind, expected, slain, most, open }: Outcome): Omit<Sign, 'words'> | null {
  if (kind === 'pit') return { kind: 'lose', text: '' };
  if (kind === 'reaches') return { kind: 'plain', text: '' }; // the arrow of that facing wears it
  if (kind !== 'strikes') return null;
  const chance = Number(slain) > 0 ? `${Number(slain)}\u202f%${open === 'yes' ? '?' : ''}` : '';
  const likely = Number(expected);
  const text = likely > 0 && likely < 1 ? likely.toLocaleString(settings.language) : String(Math.round(likely));
  return { kind: 'damage', text: most === 0 ? '0' : text, chance };
}
