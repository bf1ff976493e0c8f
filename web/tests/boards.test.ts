import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aroundPoint, FIT, held } from '../src/boards/panzoom.ts';
import { lyingOn, meantBy } from '../src/boards/wylde_hunt/aim.ts';
import { CELL, crossings, goalOf, moved, place } from '../src/boards/wylde_hunt/layout.ts';

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

test('the Mortal walks into the next square, and across an edge out of its own', () => {
  assert.deepEqual(crossings('B4', 'A4', false), [{ x: 89, y: 450, angle: 180 }]);
  assert.deepEqual(crossings('B4', 'A4', true).map(({ angle }) => angle), [0]);
  assert.deepEqual(crossings('A4', 'H4', false), [{ x: 11, y: 450, angle: 180 }, { x: 789, y: 450, angle: 180 }]);
  assert.deepEqual(crossings('D4', 'D6', false), [], 'no chain of stones has such a step');
});

test('what is staged stands on its goal, and everybody there makes room', () => {
  const here = { fae: { 'S-Gnome': 'F4', 'U-Sylph': 'E3' }, stones: { Spring: 'E3' }, mortal: 'B4' };
  const goal = goalOf(['fae:S-Gnome', 'square:E3'])!;
  assert.deepEqual(goal, { piece: 'fae:S-Gnome', square: 'E3' });
  const alone = place(here, false).find(({ element }) => element === 'fae:U-Sylph')!;
  const crowded = place(moved(here, goal), false);
  assert.ok(crowded.find(({ element }) => element === 'fae:U-Sylph')!.radius < alone.radius);
  assert.equal(crowded.filter(({ square }) => square === 'E3').length, 3);
  assert.equal(moved(here, { piece: 'mortal:mortal', square: 'D4' }).mortal, 'D4');
  assert.deepEqual(moved(here, { piece: 'stone:Spring', square: 'D4' }).stones, { Spring: 'D4' });
});

test('a stone or the Mortal stands for the Fae that can be picked there; an own Fae that cannot act stands for itself', () => {
  const at = (element: string) => ({ element, square: 'D4', x: 0, y: 0, radius: 1 });
  const [idle, able, mortal, stone] = ['fae:S-Gnome', 'fae:S-Sylph', 'mortal:mortal', 'stone:Winter'].map(at);
  const pieces = [stone!, mortal!, idle!, able!];
  const live = new Map([['fae:S-Sylph', 'pick' as const], ['square:D4', 'pick' as const]]);
  const all = ['fae:S-Sylph', 'fae:S-Gnome', 'mortal:mortal', 'stone:Winter', 'square:D4'];
  assert.deepEqual(lyingOn('D4', pieces, live), all);
  for (const piece of [mortal!, stone!]) assert.deepEqual(meantBy(piece, false, pieces, live), all);
  assert.deepEqual(meantBy(idle!, true, pieces, live), ['fae:S-Gnome', 'square:D4']);
  assert.deepEqual(meantBy(able!, true, pieces, live), ['fae:S-Sylph', 'square:D4']);
  assert.deepEqual(meantBy(stone!, false, [stone!, idle!], live), ['stone:Winter', 'square:D4']);
  const laid = new Map([['stone:Winter', 'pick' as const]]);
  assert.deepEqual(meantBy(stone!, false, pieces, laid), ['stone:Winter', 'square:D4']);
});
