import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joined, offeredTo, seatValues } from '../src/home/perSeat.ts';
import type { Option } from '../src/wire.ts';

const FACTIONS: Option = {
  name: 'factions', default: 'pick', values: ['guild', 'gnomads', 'lawbringers'], rule: 'WL-SETUP-02', kind: 'per_seat', distinct: true, scope: 'rules',
};

test('each seat has its value, and who is not named has none settled', () => {
  assert.deepEqual(seatValues(FACTIONS, 'pick', 3), ['pick', 'pick', 'pick']);
  assert.deepEqual(seatValues(FACTIONS, 'guild,pick,gnomads', 3), ['guild', 'pick', 'gnomads']);
});

test('more or fewer seats keep what was chosen for those that stay', () => {
  assert.deepEqual(seatValues(FACTIONS, 'guild,gnomads', 3), ['guild', 'gnomads', 'pick']);
  assert.deepEqual(seatValues(FACTIONS, 'guild,pick,gnomads', 2), ['guild', 'pick']);
});

test('the value is one word where nothing is settled', () => {
  assert.equal(joined(FACTIONS, ['pick', 'pick']), 'pick');
  assert.equal(joined(FACTIONS, ['guild', 'pick']), 'guild,pick');
});

test('nothing is offered that another seat has, where they must differ', () => {
  const chosen = ['guild', 'pick', 'gnomads'];
  assert.deepEqual(offeredTo(0, FACTIONS, chosen), ['pick', 'guild', 'lawbringers']);
  assert.deepEqual(offeredTo(1, FACTIONS, chosen), ['pick', 'lawbringers']);
  assert.deepEqual(offeredTo(1, { ...FACTIONS, distinct: false }, chosen), ['pick', 'guild', 'gnomads', 'lawbringers']);
});
