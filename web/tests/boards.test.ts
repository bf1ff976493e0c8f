import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aroundPoint, FIT, held } from '../src/boards/panzoom.ts';
import { CELL, place } from '../src/boards/wylde_hunt/layout.ts';

test('zooming keeps what lies under the pointer', () => {
  const pose = aroundPoint(FIT, 2, 100, 50);
  assert.deepEqual(pose, { scale: 2, x: -100, y: -50 });
  assert.deepEqual(aroundPoint(pose, 1, 100, 50), FIT);
});

test('the sheet cannot be dragged out of sight', () => {
  assert.deepEqual(held({ scale: 2, x: 500, y: -5000 }, 300, 200, 4), { scale: 2, x: 0, y: -200 });
  assert.deepEqual(held({ scale: 9, x: 0, y: 0 }, 300, 200, 4), { scale: 4, x: 0, y: 0 });
});

test('everybody finds room in one square, and none leaves it', () => {
  const fae = Object.fromEntries(['S-Sylph', 'S-Salamander', 'S-Gnome', 'U-Sylph', 'U-Gnome', 'U-Undine'].map((one) => [one, 'D4']));
  for (const turned of [false, true]) {
    const pieces = place({ fae, stones: { Spring: 'D4' }, mortal: 'D4' }, turned);
    assert.equal(pieces.length, 8);
    for (const { x, y, radius } of pieces) {
      const [left, top] = turned ? [4 * CELL, 3 * CELL] : [3 * CELL, 4 * CELL];
      assert.ok(x - radius >= left - 1 && x + radius <= left + CELL + 1, `${x} ${radius}`);
      assert.ok(y - radius >= top - 6 && y + radius <= top + CELL + 1, `${y} ${radius}`);
    }
  }
});

test('who is off the board is not placed on it', () => {
  assert.deepEqual(place({ fae: { 'S-Sylph': 'vanquished' }, stones: {} }, false), []);
});
