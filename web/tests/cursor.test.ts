import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../src/table/cursor.ts';

test('an arrow goes to what lies nearest in its direction, and nowhere where nothing does', () => {
  const grid = [[0, 0], [100, 0], [200, 0], [0, 100], [100, 100]].map(([x, y]) => ({ x: x!, y: y! }));
  assert.equal(nearest(grid[0]!, grid, 'ArrowRight'), 1);
  assert.equal(nearest(grid[0]!, grid, 'ArrowDown'), 3);
  assert.equal(nearest(grid[4]!, grid, 'ArrowUp'), 1);
  assert.equal(nearest(grid[4]!, grid, 'ArrowLeft'), 3);
  assert.equal(nearest(grid[0]!, grid, 'ArrowLeft'), -1);
  assert.equal(nearest(grid[3]!, grid.slice(0, 3), 'ArrowRight'), 1);
});
