import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrowsFor, type Box } from '../src/table/arrows.ts';

const box = (left: number, top: number, size: number): Box => ({ left, top, right: left + size, bottom: top + size });
const ROOM = box(0, 0, 400);

test('an arrow points from above where nothing is written', () => {
  assert.deepEqual(arrowsFor([box(100, 100, 40)], [], ROOM), [{ x: 120, y: 89, turn: 0 }]);
});

test('an arrow goes round what is written and does not leave the board', () => {
  assert.deepEqual(arrowsFor([box(100, 100, 40)], [box(110, 80, 15)], ROOM), [{ x: 120, y: 151, turn: 180 }]);
  assert.equal(arrowsFor([box(100, 0, 40)], [], ROOM)[0]!.turn, 180);
});

test('where everything around is written, there is no arrow', () => {
  const around = [box(100, 60, 40), box(100, 140, 40), box(60, 100, 40), box(140, 100, 40)];
  assert.deepEqual(arrowsFor([box(100, 100, 40)], around, ROOM), []);
});

test('where two arrows would touch, there is neither', () => {
  assert.equal(arrowsFor([box(100, 60, 40), box(100, 240, 40)], [], ROOM).length, 2);
  const written = [box(105, 70, 25)]; // so that the upper one points up from below, to where the lower one points down from above
  assert.deepEqual(arrowsFor([box(100, 100, 40), box(100, 182, 40)], written, ROOM), []);
});

test('there is no arrow at what is out of sight', () => {
  assert.deepEqual(arrowsFor([box(-60, 100, 50)], [], ROOM), []);
});
