import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fewest, linesOf, together, weightiest } from '../src/table/lines.ts';
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

test('whoever is dealt several cards in turn with others has one line', () => {
  const deal = (...seats: string[]) => seats.map((seat, entry): NumberedEvent => [entry, event('drew', seat)]);
  const told: NumberedEvent[] = [...deal('P1', 'P2', 'P1', 'P2'), [5, event('moved', 'P1')], [6, event('moved', 'P2')], [7, event('moved', 'P1')], [8, event('drew', 'P1')]];
  const lines = linesOf(told, tell, (one) => (one.event === 'drew' ? 0 : 2));
  assert.deepEqual(lines.map(({ text, events }) => [text, events.length]), [['drew P1', 2], ['drew P2', 2], ['moved P1', 1], ['moved P2', 1], ['moved P1', 1], ['drew P1', 1]]);
});

test('of too many lines what began it stays, and what concerns oneself', () => {
  const lines = ['played', 'P1', 'P2', 'me', 'P4', 'P5'].map((text) => ({ text, mine: text === 'me' }));
  assert.deepEqual(fewest(lines, 4).map(({ text }) => text), ['played', 'me', 'P4', 'P5']);
  assert.deepEqual(fewest(lines.slice(0, 2), 4).map(({ text }) => text), ['played', 'P1']);
  assert.deepEqual(fewest([], 4), []);
});

test('what is told at last begins with what began it, and no damage stands without its attack', () => {
  const follows = (text: string) => ['damage', 'out', 'point'].includes(text);
  const told = (...words: string[]) => fewest(words.map((text) => ({ text, mine: false, follows: follows(text) })), 4).map(({ text }) => text);
  assert.deepEqual(told('damage', 'reveal', 'attack', 'out', 'point'), ['reveal', 'attack', 'out', 'point']);
  assert.deepEqual(told('reveal', 'attack', 'damage', 'out', 'point'), ['attack', 'damage', 'out', 'point']);
  assert.deepEqual(told('attack', 'damage', 'damage', 'damage', 'out', 'point'), ['attack', 'damage', 'out', 'point']);
  assert.deepEqual(told('damage', 'out'), ['damage', 'out']);
});

test('what several do in a row is one line of a recap, unless something as weighty comes between', () => {
  const kinds = ['revealed P2', 'moved P2', 'revealed P2', 'revealed P3', 'revealed P3', 'attacked P3', 'revealed P3'];
  const lines = kinds.map((text, entry) => ({ entry, text, events: [event(...(text.split(' ') as [string, string]))], isNew: entry > 1 }));
  const weigh = (one: GameEvent) => (one.event === 'moved' ? 1 : 2);
  const of = (one: GameEvent) => (one.event === 'revealed' ? String(one.seat) : null);
  const found = together(lines, of, (events) => `${events.length} of ${String(events[0]!.seat)}`, weigh);
  assert.deepEqual(found.map(({ text, entry, isNew }) => [text, entry, isNew]), [
    ['2 of P2', 0, true], ['moved P2', 1, false], ['2 of P3', 3, true], ['attacked P3', 5, true], ['revealed P3', 6, true],
  ]);
  assert.deepEqual(weightiest(found, 4, weigh).map(({ entry }) => entry), [0, 3, 5, 6]);
  assert.deepEqual(weightiest(found, 5, weigh), found);
});
