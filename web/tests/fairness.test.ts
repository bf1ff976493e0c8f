import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { fairness, keep, keptOf, witness } from '../src/net/fairness.ts';
import { sha256 } from '../src/net/sha256.ts';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PROMISE = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const OTHER = 'ff'.repeat(32);
const FAIR = { commitment: PROMISE, secret: SECRET };

function record(commitment = PROMISE, secret = SECRET, entropy = ['0123', 'beef']): string {
  return `wildtable record 1\nfair ${JSON.stringify({ commitment, entropy, secret })}\n\n* deal 12\n`;
}

beforeEach(() => stored.clear());

test('the hash is SHA-256, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    assert.equal(sha256(bytes), createHash('sha256').update(bytes).digest('hex'), `${length} bytes`);
  }
});

test('the promise and what we threw in are kept by table', () => {
  keep('one', PROMISE, '0123');
  keep('two', OTHER, 'beef');
  assert.deepEqual(keptOf('one'), { commitment: PROMISE, entropy: ['0123'] });
  assert.equal(keptOf('three'), null);
  keep('one', OTHER, '4567');
  assert.deepEqual(keptOf('one'), { commitment: PROMISE, entropy: ['0123', '4567'] }, 'the first promise counts');
});

test('of a rematch the promise counts that is shown first', () => {
  keep('one', '', '0123');
  witness('one', { commitment: PROMISE });
  witness('one', { commitment: OTHER });
  witness('two', { commitment: OTHER });
  assert.deepEqual(keptOf('one'), { commitment: PROMISE, entropy: ['0123'] });
  assert.equal(keptOf('two'), null);
});

test('a promise that is shown with its secret comes too late', () => {
  keep('one', '', '0123');
  witness('one', FAIR);
  assert.equal(keptOf('one')!.commitment, '');
});

test('only so many tables are kept, the latest', () => {
  for (let n = 0; n < 130; n++) keep(`t${n}`, PROMISE, 'aa');
  assert.equal(keptOf('t29'), null);
  assert.ok(keptOf('t30'));
  assert.ok(keptOf('t129'));
});

test('a game that kept its promise', () => {
  assert.equal(fairness({ commitment: PROMISE, entropy: ['beef'] }, FAIR, record()), 'kept');
});

test('another promise or another secret is noticed, also if only the record has it', () => {
  const kept = { commitment: PROMISE, entropy: ['beef'] };
  assert.equal(fairness({ ...kept, commitment: OTHER }, FAIR, record()), 'broken');
  assert.equal(fairness(kept, { ...FAIR, commitment: OTHER }, record()), 'broken');
  assert.equal(fairness(kept, { ...FAIR, secret: OTHER }, record(PROMISE, OTHER)), 'broken');
  assert.equal(fairness(kept, FAIR, record(OTHER)), 'broken');
  assert.equal(fairness(kept, FAIR, record(PROMISE, OTHER)), 'broken');
  assert.equal(fairness(kept, FAIR, 'wildtable record 1\n'), 'broken');
});

test('what we threw in must be in the record', () => {
  assert.equal(fairness({ commitment: PROMISE, entropy: ['beef', 'aaaa'] }, FAIR, record()), 'left-out');
});

test('storage that holds something else does no harm', () => {
  stored.set('wildtable.fair', 'no JSON');
  assert.equal(keptOf('one'), null);
  keep('one', PROMISE, '0123');
  assert.ok(keptOf('one'));
});
