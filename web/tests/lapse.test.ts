import assert from 'node:assert/strict';
import test from 'node:test';
import { hasLapsed } from '../src/table/lapse.ts';
import type { WindowShown } from '../src/wire.ts';

const waiting: WindowShown = { number: 7, asked: [0, 1], ends_in: 10, length: 10, thinking: true, your_answer: null, you_wait: true, you_may_wait: false, own: null };
const next: WindowShown = { ...waiting, number: 9, thinking: false, you_wait: false };

test('a window that closes when the time is up has lapsed for whoever kept it open', () => {
  assert.equal(hasLapsed(waiting, null, 10_000, 10_020), true);
  assert.equal(hasLapsed(waiting, next, 10_000, 9_800), true);
});

test('one that closes before, because others have settled what happens, has not', () => {
  assert.equal(hasLapsed(waiting, null, 10_000, 4_000), false);
});

test('nor has one that is still open, that was answered, or that one did not keep open', () => {
  assert.equal(hasLapsed(waiting, { ...waiting }, 10_000, 10_020), false);
  assert.equal(hasLapsed({ ...waiting, your_answer: 'pass' }, null, 10_000, 10_020), false);
  assert.equal(hasLapsed({ ...waiting, you_wait: false }, null, 10_000, 10_020), false);
  assert.equal(hasLapsed({ ...waiting, thinking: false }, null, 10_000, 10_020), false);
  assert.equal(hasLapsed(null, waiting, 10_000, 10_020), false);
});

test('without a limit nothing lapses', () => {
  assert.equal(hasLapsed(waiting, null, null, 10_020), false);
});
