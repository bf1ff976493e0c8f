import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideOf } from '../src/app/tips.ts';

test('a tip stands above what it is about, below it at the top of the window, and never outside', () => {
  const tip = { width: 100, height: 40 };
  assert.deepEqual(besideOf({ left: 200, top: 200, width: 20, height: 20 }, tip, 400, 400), { x: 160, y: 154 });
  assert.deepEqual(besideOf({ left: 200, top: 10, width: 20, height: 20 }, tip, 400, 400), { x: 160, y: 36 });
  assert.equal(besideOf({ left: 0, top: 200, width: 20, height: 20 }, tip, 400, 400).x, 6);
  assert.equal(besideOf({ left: 390, top: 200, width: 20, height: 20 }, tip, 400, 400).x, 294);
});

test('a tip of a part leaves the whole in sight', () => {
  const card = { left: 180, top: 150, width: 60, height: 100 };
  assert.deepEqual(besideOf({ left: 200, top: 200, width: 20, height: 20 }, { width: 100, height: 40 }, 400, 400, card), { x: 160, y: 104 });
});
