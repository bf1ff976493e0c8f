import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from '../src/boards/board.ts';
import { hint } from '../src/boards/wilderness/hint.ts';
import { situationOf } from '../src/table/situation.ts';
import type { LegalAction, Outcome, View } from '../src/wire.ts';

/** One's own turn, with these elements to pick. */
function turn(elements: readonly string[], thirst: number, end: readonly Outcome[] = []): Situation {
  const view = { step: 'turn', seat: 0, players: [{ thirst }] } as unknown as View;
  const legal = elements.map((element): LegalAction => [element, [element], element === 'do:end' ? [...end] : []]);
  return situationOf(view, 0, legal, [], (element) => (element.startsWith('do:') ? 'word' : 'place'));
}

test('nobody is told to drink who has just drunk', () => {
  assert.equal(hint(turn(['do:end', 'do:drink', 'do:rest'], 2))?.message, 'wn-hint-drink');
  const drunk = hint(turn(['do:end', 'do:drink', 'do:rest'], 1));
  assert.equal(drunk?.message, 'wn-hint-no-step');
  assert.deepEqual(drunk?.elements, []);
});

test('whoever would die is told that and what may help, not how to walk', () => {
  const deadly = { kind: 'nature', steps: 4, left: 0 };
  const told = hint(turn(['do:end', 'do:drink', 'do:rest', 'area:1,0'], 1, [deadly]));
  assert.equal(told?.message, 'wn-hint-deadly');
  assert.deepEqual(told?.elements, ['do:rest']);
  assert.equal(hint(turn(['do:end', 'do:rest', 'area:1,0'], 1, [{ ...deadly, left: 1 }]))?.message, 'wn-hint-turn');
  assert.equal(hint(turn(['do:end', 'do:rest', 'area:village'], 1, [deadly]))?.message, 'wn-hint-village');
});
