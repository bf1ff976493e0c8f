import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Liveness, Role } from '../src/boards/board.ts';
import { CONFIRM, leadsAstray, pointed, saidInstead } from '../src/lessons/pointed.ts';
import { livenessOf, meant } from '../src/table/picking.ts';
import type { LegalAction, LessonStep } from '../src/wire.ts';

const MOVE: LegalAction = ['move 1 25 | wild', ['character:P1.1', 'space:25', 'card:wild', 'do:move'], []];
const INTERRUPT: LegalAction = ['interrupt', ['card:wild', 'do:interrupt'], []];

function step(more: Partial<LessonStep>): LessonStep {
  return { id: 'one', point: [], do: [], instead: {}, alone: false, forbidden: [], ...more };
}

function roles(element: string): Role {
  const kind = element.slice(0, element.indexOf(':'));
  return ({ character: 'piece', card: 'card', do: 'word' } as Record<string, Role>)[kind] ?? 'place';
}

function at(legal: LegalAction[], picked: string[], move: LegalAction | null = null) {
  const open = legal.flatMap(([, elements]) => elements).filter((one) => !picked.includes(one));
  return { legal, picked, move, roles, live: new Map<string, Liveness>(open.map((one) => [one, 'pick'])) };
}

test('words point at what they name', () => {
  assert.deepEqual(pointed(step({ point: ['space:25'] }), at([MOVE], [])), ['space:25']);
});

test('an arrow follows the action from pick to pick, and then to the button', () => {
  const wanted = step({ do: [MOVE[0]] });
  assert.deepEqual(pointed(wanted, at([MOVE], [])), ['character:P1.1']);
  assert.deepEqual(pointed(wanted, at([MOVE], ['character:P1.1'])), ['space:25']);
  assert.deepEqual(pointed(wanted, at([MOVE], ['character:P1.1', 'space:25'])), ['card:wild']);
  assert.deepEqual(pointed(wanted, at([MOVE], ['character:P1.1', 'space:25', 'card:wild'], MOVE)), [CONFIRM]);
});

test('where a word is all there is to say, the arrow points at the word', () => {
  assert.deepEqual(pointed(step({ do: ['interrupt'] }), at([INTERRUPT], [])), ['do:interrupt']);
});

test('what every action has that is left goes without saying', () => {
  const claim = (...cards: string[]): LegalAction => [`claim ${cards.join()}`, ['character:P1.1', ...cards, 'do:claim'], []];
  const legal = [claim('card:a', 'card:b'), claim('card:a', 'card:c')];
  assert.deepEqual(pointed(step({ do: [legal[1]![0]] }), at(legal, ['do:claim'])), ['card:c']);
});

test('nothing is pointed at while the action cannot be played', () => {
  assert.deepEqual(pointed(step({ do: [MOVE[0]] }), at([], [])), []);
});

const GNOME: LegalAction = ['turn Gnome G4', ['character:Gnome', 'space:G4'], []];
const SALAMANDER: LegalAction = ['turn Salamander G4', ['character:Salamander', 'space:G4'], []];
const AWAY: LegalAction = ['turn Gnome E3', ['character:Gnome', 'space:E3'], []];

function picking(legal: LegalAction[], picked: string[]) {
  return { legal, picked, move: meant(legal, picked, roles), roles, live: livenessOf(legal, picked, roles) };
}

test('where another piece or another target is picked, the arrow points at the one that is wanted', () => {
  const wanted = step({ do: [GNOME[0]] });
  const legal = [SALAMANDER, GNOME, AWAY];
  assert.deepEqual(pointed(wanted, picking(legal, ['character:Salamander'])), ['character:Gnome']);
  assert.deepEqual(pointed(wanted, picking(legal, ['character:Salamander', 'space:G4'])), ['character:Gnome']);
  assert.deepEqual(pointed(wanted, picking(legal, ['character:Gnome', 'space:E3'])), ['space:G4']);
  assert.deepEqual(pointed(wanted, picking(legal, ['character:Gnome', 'space:G4'])), [CONFIRM]);
});

test('whatever is right as well is left to the learner, and then the arrow points at the button', () => {
  const free = step({ do: [GNOME[0], 'turn *'] });
  const legal = [SALAMANDER, GNOME, AWAY];
  assert.deepEqual(pointed(free, picking(legal, ['character:Salamander'])), []);
  assert.deepEqual(pointed(free, picking(legal, ['character:Salamander', 'space:G4'])), [CONFIRM]);
});

test('what is picked leads astray as soon as nothing that is wanted can come of it', () => {
  const wanted = step({ do: [GNOME[0]], instead: { 'turn Gnome *': 'elsewhere' } });
  const at = (...picked: string[]) => ({ legal: [SALAMANDER, GNOME, AWAY], picked });
  assert.equal(leadsAstray(wanted, at()), false);
  assert.equal(leadsAstray(wanted, at('character:Gnome')), false);
  assert.equal(leadsAstray(wanted, at('character:Salamander')), true);
  assert.equal(leadsAstray(wanted, at('character:Gnome', 'space:E3')), true);
  assert.equal(leadsAstray(wanted, { legal: [], picked: ['character:Gnome'] }), false, 'while an action is on its way');
  assert.equal(saidInstead(wanted, at('character:Gnome', 'space:E3')), 'elsewhere');
  assert.equal(saidInstead(wanted, at('character:Salamander')), null);
});

test('where a refusal is to be met, all but what is touched for it leads astray', () => {
  const trial = step({ point: ['character:Gnome', 'space:F4'], forbidden: ['WH-MOVE-01'] });
  assert.equal(leadsAstray(trial, { legal: [GNOME], picked: ['character:Gnome'] }), false);
  assert.equal(leadsAstray(trial, { legal: [GNOME, SALAMANDER], picked: ['character:Salamander'] }), true);
});

test('what a step with a task speaks of is pointed at until something is picked', () => {
  const wanted = step({ do: [GNOME[0]], point: ['character:Sylph'] });
  const legal = [SALAMANDER, GNOME, AWAY];
  assert.deepEqual(pointed(wanted, picking(legal, [])), ['character:Sylph', 'character:Gnome']);
  assert.deepEqual(pointed(wanted, picking(legal, ['character:Gnome'])), ['space:G4']);
});
