import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from '../src/table/lines.ts';
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
