import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deciding, fitting, livenessOf, meant, pick, picksFor } from '../src/table/picking.ts';
import type { LegalAction } from '../src/wire.ts';

const TURN: LegalAction[] = [
  ['turn S-Sylph C3', ['fae:S-Sylph', 'square:C3']],
  ['turn S-Sylph D4', ['fae:S-Sylph', 'square:D4']],
  ['hold S-Sylph B1', ['fae:S-Sylph', 'square:B1', 'do:hold']],
  ['turn S-Gnome C3', ['fae:S-Gnome', 'square:C3']],
];

test('everything that occurs in a legal action is live', () => {
  const live = livenessOf(TURN, []);
  assert.deepEqual([...live.values()].filter((state) => state !== 'pick'), []);
  assert.equal(live.size, 6);
  assert.equal(live.get('square:A1'), undefined);
});

test('a pick keeps the actions that contain it', () => {
  assert.deepEqual(fitting(TURN, ['square:C3']).map(([action]) => action), ['turn S-Sylph C3', 'turn S-Gnome C3']);
  const live = livenessOf(TURN, ['fae:S-Gnome']);
  assert.equal(live.get('fae:S-Gnome'), 'picked');
  assert.equal(live.get('square:C3'), 'pick');
  assert.equal(live.get('fae:S-Sylph'), 'switch');
});

test('clicking picks, puts back, or starts afresh', () => {
  assert.deepEqual(pick(TURN, ['fae:S-Sylph'], 'square:D4'), ['fae:S-Sylph', 'square:D4']);
  assert.deepEqual(pick(TURN, ['fae:S-Sylph'], 'fae:S-Sylph'), []);
  assert.deepEqual(pick(TURN, ['fae:S-Gnome'], 'fae:S-Sylph'), ['fae:S-Sylph']);
  assert.deepEqual(pick(TURN, ['fae:S-Gnome'], 'square:H8'), ['fae:S-Gnome']);
});

test('the action that is left is the move', () => {
  assert.equal(meant(TURN, []), null);
  assert.equal(meant(TURN, ['fae:S-Sylph']), null);
  assert.equal(meant(TURN, ['fae:S-Gnome'])?.[0], 'turn S-Gnome C3');
  assert.equal(meant(TURN, ['fae:S-Sylph', 'do:hold'])?.[0], 'hold S-Sylph B1');
  assert.equal(meant([TURN[0]!], [])?.[0], 'turn S-Sylph C3');
});

test('only what tells actions apart has to be asked', () => {
  assert.deepEqual(deciding(TURN, ['fae:S-Sylph']), ['square:C3', 'square:D4', 'square:B1', 'do:hold']);
  assert.deepEqual(deciding(TURN, ['fae:S-Gnome']), []);
});

test('an action is picked again by what tells it apart', () => {
  assert.deepEqual(picksFor(TURN, TURN[1]!), ['fae:S-Sylph', 'square:D4']);
  assert.deepEqual(picksFor([TURN[1]!], TURN[1]!), []);
});

test('equal cards are picked one by one', () => {
  const pay: LegalAction[] = [
    ['move 1 4 | wild', ['space:4', 'card:wild']],
    ['climb 1 4 | wild + wild', ['space:4', 'card:wild', 'card:wild']],
  ];
  const once = pick(pay, ['space:4'], 'card:wild');
  assert.equal(meant(pay, once)?.[0], 'move 1 4 | wild');
  assert.equal(livenessOf(pay, once).get('card:wild'), 'pick');
  for (const action of pay) assert.equal(meant(pay, picksFor(pay, action)), action);
  const twice = pick(pay, once, 'card:wild');
  assert.equal(meant(pay, twice)?.[0], 'climb 1 4 | wild + wild');
  assert.equal(livenessOf(pay, twice).get('card:wild'), 'picked');
});
