/** Every hint is true of the situation in which it is said: tried in situations of real games, pick by pick. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Hint, Role, Situation } from '../src/boards/board.ts';
import { hint as hintOfWildlands } from '../src/boards/wildlands/hint.ts';
import { spare } from '../src/boards/wildlands/spare.ts';
import { hint as hintOfWyldeHunt } from '../src/boards/wylde_hunt/hint.ts';
import { picksFor } from '../src/table/picking.ts';
import { situationOf } from '../src/table/situation.ts';
import type { LegalAction, View } from '../src/wire.ts';

interface Dumped {
  game: 'wildlands' | 'wylde_hunt';
  seat: number;
  view: View;
  legal: LegalAction[];
}
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** With what is offered: nothing that comes to the same as something else. */
const dumped = (JSON.parse(read('situations.json')) as Dumped[]).map((from) => {
  const left = spare(from.legal);
  return { ...from, legal: from.legal.filter(([action]) => !left.has(action)) };
});
const HINTS = { wildlands: hintOfWildlands, wylde_hunt: hintOfWyldeHunt };

/** As the boards tell roles apart; a test of its own holds them to it. */
function roleIn({ game, seat }: Dumped): (element: string) => Role {
  return (element) => {
    if (/^(card|do):/.test(element)) return element.startsWith('card:') ? 'card' : 'word';
    const own = game === 'wildlands' ? `character:P${seat + 1}.` : `fae:${'SU'[seat]}`;
    if (element.startsWith(own)) return 'piece';
    return /^(character|seat|fae):/.test(element) ? 'foe' : 'place';
  };
}

interface Moment {
  from: Dumped;
  situation: Situation;
  hint: Hint | null;
}

/** What somebody goes through who means one action after another. */
function* moments(): Generator<Moment> {
  for (const from of dumped) {
    const roles = roleIn(from);
    const seen = new Set<string>();
    for (const action of from.legal) {
      const picks = picksFor(from.legal, action, roles);
      for (let count = 0; count <= picks.length; count++) {
        const picked = picks.slice(0, count);
        if (seen.has(picked.join())) continue;
        seen.add(picked.join());
        const situation = situationOf(from.view, from.seat, from.legal, picked, roles);
        yield { from, situation, hint: HINTS[from.game](situation) };
      }
    }
  }
}

const all = [...moments()];
const kind = (element: string) => element.slice(0, element.indexOf(':'));
const isOwn = (element: string, seat: number) => element.startsWith(`character:P${seat + 1}.`);

/** What must hold wherever a hint is said, by its message. */
const TRUTHS: Record<string, (moment: Moment) => boolean> = {
  'wl-hint-pass': ({ from }) => !handOf(from).includes('wild'),
  'wl-hint-no-interrupt': ({ from }) => handOf(from).includes('wild') && !says(from, 'do:interrupt'),
  'wl-hint-interrupt': ({ from }) => handOf(from).includes('wild') && says(from, 'do:interrupt'),
  'wl-hint-claim': ({ from }) => says(from, 'do:claim'),
  'wl-hint-take': ({ from }) => !from.legal.some(([, elements]) => elements.some((one) => kind(one) === 'card')),
  'wl-hint-defend': ({ from }) => from.legal.some(([, elements]) => elements.some((one) => kind(one) === 'card')),
  'wl-hint-end': ({ from }) => from.legal.every(([, elements]) => elements.includes('do:end')),
  'wl-hint-finish': ({ from }) => from.legal.every(([, elements]) => elements.includes('do:finish')),
  'wl-hint-send-end': ({ situation }) => situation.settled && situation.picked.some((one) => one === 'do:end' || one === 'do:finish'),
  'wl-hint-send': ({ situation }) => situation.settled && !situation.picked.includes('do:end'),
  'wh-hint-send': ({ situation }) => situation.settled,
  'wl-hint-along-send': (moment) => moment.situation.settled && goesAlong(moment),
  'wl-hint-along-how': goesAlong,
  'wl-hint-along-pay': goesAlong,
  'wl-hint-who': ({ from, situation }) => !situation.picked.some((one) => isOwn(one, from.seat)),
  'wl-hint-pay': ({ situation }) => situation.open.some((one) => kind(one) === 'card'),
  'wl-hint-whom': ({ situation }) => situation.open.some((one) => /^(character|seat):/.test(one)) && !situation.open.some((one) => kind(one) === 'space'),
  'wl-hint-where': ({ situation }) => situation.open.some((one) => kind(one) === 'space'),
  'wl-hint-draw-or-end': ({ from }) => handOf(from).includes('wild'),
  'wh-hint-select-one-must': ({ from, hint }) => hint!.elements.length === 1 && mustOf(from).includes(hint!.elements[0]!.slice(4)),
  'wh-hint-select-one-may': ({ from, hint }) => hint!.elements.length === 1 && !mustOf(from).includes(hint!.elements[0]!.slice(4)),
  'wh-hint-select-must': ({ from, hint }) => hint!.elements.every((one) => mustOf(from).includes(one.slice(4))),
  'wh-hint-select-may': ({ from, hint }) => hint!.elements.every((one) => !mustOf(from).includes(one.slice(4))),
  'wh-hint-move': ({ from, situation }) => !holds(from, situation),
  'wh-hint-move-or-stay': ({ from, situation }) => holds(from, situation),
};

/** Another own character can be picked, and then a space for it. */
function goesAlong({ from, situation: { picked, live } }: Moment): boolean {
  const others = [...live].filter(([element, how]) => how === 'pick' && isOwn(element, from.seat)).map(([element]) => element);
  return others.some((other) => {
    const next = situationOf(from.view, from.seat, from.legal, [...picked, other], roleIn(from));
    return [...next.live].some(([element, how]) => how === 'pick' && kind(element) === 'space');
  });
}

function handOf({ view, seat }: Dumped): string[] {
  return (view.players as { hand?: string[] }[])[seat]!.hand ?? [];
}

function mustOf({ view }: Dumped): string[] {
  return (view.must as string[] | undefined) ?? [];
}

function says({ legal }: Dumped, word: string): boolean {
  return legal.some(([, elements]) => elements.includes(word));
}

function holds({ legal }: Dumped, { picked }: Situation): boolean {
  return legal.some(([, elements]) => elements.includes('do:hold') && picked.every((one) => elements.includes(one)));
}

test('there are situations of every step, and every hint comes up that has a truth to it', () => {
  assert.ok(all.length > 1000, `${all.length}`);
  const steps = new Set(dumped.map(({ view }) => view.step));
  for (const step of ['faction', 'assign', 'reveal', 'act', 'window', 'defend', 'setup', 'mortal', 'order', 'stone', 'turn']) {
    assert.ok(steps.has(step), step);
  }
  const said = new Set(all.map(({ hint }) => hint?.message));
  for (const message of ['wl-hint-pass', 'wl-hint-interrupt', 'wl-hint-send-end', 'wl-hint-pay', 'wl-hint-where', 'wh-hint-move-or-stay']) {
    assert.ok(said.has(message), message);
  }
});

test('whoever is asked always gets a hint, and once all is said it is to play it', () => {
  for (const { situation, hint, from } of all) {
    assert.ok(hint, `${from.view.step} ${situation.picked.join(' ')}`);
    assert.equal(/-send(-end)?$/.test(hint.message), situation.settled, `${hint.message} ${situation.picked.join(' ')}`);
  }
});

test('a hint points only at what can be picked now', () => {
  for (const { situation, hint } of all) {
    for (const element of hint?.elements ?? []) {
      assert.equal(situation.live.get(element), 'pick', `${hint!.message}: ${element} after ${situation.picked.join(' ')}`);
    }
  }
});

test('what a hint says is so', () => {
  for (const moment of all) {
    const { hint, situation } = moment;
    const truth = hint && TRUTHS[hint.message];
    if (truth) assert.ok(truth(moment), `${hint.message} at ${moment.from.view.step} after ${situation.picked.join(' ')}`);
  }
});

test('whoever begins with the target is asked for the one who shall do it, unless it goes without saying who', () => {
  const counts = { who: 0, implied: 0 };
  for (const from of dumped.filter(({ game, view }) => game === 'wildlands' && view.step === 'act')) {
    const roles = roleIn(from);
    const foes = new Set(from.legal.flatMap(([, elements]) => elements.filter((one) => kind(one) === 'character' && roles(one) === 'foe')));
    for (const foe of foes) {
      const situation = situationOf(from.view, from.seat, from.legal, [foe], roles);
      if (situation.settled) continue;
      const hint = hintOfWildlands(situation)!;
      if (situation.implied) {
        assert.match(hint.message, /^wl-hint-(pay|how|word)$/, foe);
        counts.implied++;
        continue;
      }
      assert.equal(hint.message, 'wl-hint-who', foe);
      assert.ok(hint.elements.length && hint.elements.every((one) => isOwn(one, from.seat)), hint.elements.join());
      counts.who++;
    }
  }
  assert.ok(counts.who && counts.implied, JSON.stringify(counts));
});

test('where only one can shoot whoever was picked, the hint asks for the card, as the headline does', () => {
  const from = dumped.find(({ game, view }) => game === 'wildlands' && view.step === 'act')!;
  const [own, other, foe] = [`character:P${from.seat + 1}.1`, `character:P${from.seat + 1}.2`, `character:P${2 - from.seat}.1`];
  const shot = (card: string, word = 'do:ranged', by = own): LegalAction => [`${by} ${card} ${word}`, [by, foe, card, word], []];
  const step: LegalAction = ['move', [other, 'space:4', 'card:b', 'do:move'], []];
  const told = (...legal: LegalAction[]) => hintOfWildlands(situationOf(from.view, from.seat, legal, [foe], roleIn(from)))!;
  assert.deepEqual(told(shot('card:a'), step), { message: 'wl-hint-pay', elements: ['card:a'] });
  assert.deepEqual(told(shot('card:a'), shot('card:b'), step), { message: 'wl-hint-pay', elements: ['card:a', 'card:b'] });
  assert.equal(told(shot('card:a'), shot('card:b', 'do:heavy-ranged'), step).message, 'wl-hint-how');
  assert.equal(told(shot('card:a'), shot('card:a', 'do:ranged', other)).message, 'wl-hint-who');
});

test('whoever has said a step is told that a rally could take somebody along, as long as it could', () => {
  const from = dumped.find(({ game, view }) => game === 'wildlands' && view.step === 'act')!;
  const own = (slot: number) => `character:P${from.seat + 1}.${slot}`;
  const legal: LegalAction[] = [
    ['move 1 4 | a', [own(1), 'space:4', 'card:a', 'do:move'], []],
    ['move 1 4 | b', [own(1), 'space:4', 'card:b', 'do:move'], []],
    ['rally 1 4 2 5 | a', [own(1), own(2), 'space:4', 'space:5', 'card:a', 'do:rally'], []],
  ];
  const said = (...picked: string[]) => hintOfWildlands(situationOf(from.view, from.seat, legal, picked, roleIn(from)))!.message;
  assert.equal(said(own(1), 'space:4'), 'wl-hint-along-pay');
  assert.equal(said(own(1), 'space:4', 'card:a'), 'wl-hint-along-send');
  assert.equal(said(own(1), 'space:4', 'card:b'), 'wl-hint-send');
});

test('every hint is written in both languages, and says tap to a finger', () => {
  for (const game of ['wildlands', 'wylde_hunt']) {
    const said = new Set(all.filter(({ from }) => from.game === game).map(({ hint }) => hint!.message));
    for (const language of ['en', 'de']) {
      const source = read(`../src/boards/${game}/texts/${language}.ftl`);
      const hints = source.split('\n').filter((line) => line.includes('-hint-'));
      for (const message of said) assert.ok(hints.some((line) => line.startsWith(`${message} =`)), `${message} in ${language}`);
      for (const line of hints) assert.doesNotMatch(line, /\b([Cc]lick|[Kk]lick)/);
    }
  }
});
