import assert from 'node:assert/strict';
import { test } from 'node:test';
import { held, intoView, type Box } from '../src/boards/panzoom.ts';

const box = (left: number, top: number, size: number): Box => ({ left, top, right: left + size, bottom: top + size });
const ROOM = box(0, 0, 400);

test('what is in view does not move', () => {
  assert.deepEqual(intoView([box(50, 50, 40), box(300, 300, 40)], ROOM), [0, 0]);
  assert.deepEqual(intoView([], ROOM), [0, 0]);
});

test('all that fits comes into view, by the least way', () => {
  assert.deepEqual(intoView([box(300, 50, 40), box(420, 50, 40)], ROOM), [-72, 0]);
  assert.deepEqual(intoView([box(50, -100, 40)], ROOM), [0, 112]);
});

test('of what lies too far apart the nearest comes into view', () => {
  assert.deepEqual(intoView([box(-300, 50, 40), box(500, 50, 40)], ROOM), [-152, 0]);
  assert.deepEqual(intoView([box(100, 50, 40), box(900, 50, 40)], ROOM), [0, 0]);
});

test('what lies ahead is seen as well where there is room, and never instead', () => {
  assert.deepEqual(intoView([box(300, 50, 40)], ROOM, [box(420, 50, 40), box(540, 50, 40)]), [-192, 0]);
  assert.deepEqual(intoView([box(300, 50, 40)], ROOM, [box(700, 50, 40)]), [0, 0]);
});

test('only an enlarged sheet leaves room for the buttons below it', () => {
  assert.deepEqual(held({ scale: 2, x: 0, y: -500 }, 300, 200, 4, 40), { scale: 2, x: 0, y: -240 });
  assert.deepEqual(held({ scale: 1, x: 0, y: -500 }, 300, 200, 4, 40), { scale: 1, x: 0, y: 0 });
});
