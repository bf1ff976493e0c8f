import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fewest, linesOf } from '../src/table/lines.ts';
import type { GameEvent, NumberedEvent } from '../src/wire.ts';

const event = (kind: string, seat = '') => ({ event: kind, seat }) as unknown as GameEvent;
const tell = (one: GameEvent) => Object.values(one).join(' ');

test('what is told several times in a row is one line', () => {
  const told: NumberedEvent[] = [
    [4, event('drew', 'P1')],
    [5, event('drew', 'P1')],
    [6, event('drew', 'P2')],
    [7, event('moved', 'P2')],
    [8, event('drew', 'P2')],
  ];
  const lines = linesOf(told, tell);
  assert.deepEqual(lines.map(({ entry, events }) => [entry, events.length]), [[4, 2], [6, 1], [7, 1], [8, 1]]);
  assert.equal(lines[0]!.text, 'drew P1');
  assert.deepEqual(linesOf(told, (one) => (one.event === 'moved' ? '' : tell(one))).map(({ text }) => text), ['drew P1', 'drew P2']);
});

test('of too many lines what began it stays, and what concerns oneself', () => {
  const lines = ['played', 'P1', 'P2', 'me', 'P4', 'P5'].map((text) => ({ text, mine: text === 'me' }));
  assert.deepEqual(fewest(lines, 4).map(({ text }) => text), ['played', 'me', 'P4', 'P5']);
  assert.deepEqual(fewest(lines.slice(0, 2), 4).map(({ text }) => text), ['played', 'P1']);
  assert.deepEqual(fewest([], 4), []);
});
