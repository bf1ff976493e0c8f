import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dutyThen, forecastOf } from '../src/boards/wylde_hunt/forecast.ts';
import type { LegalAction } from '../src/wire.ts';

const STONE: LegalAction = ['stone H2', ['stone:Summer', 'square:H2'], [
  { kind: 'mortal', to: 'A4' }, { kind: 'season', ground: 'Plains', season: 'none' }, { kind: 'season', ground: 'Forest', season: 'Summer' },
  { kind: 'must', fae: ['S-Sylph'], number: 1 }, { kind: 'may', fae: ['S-Gnome', 'U-Gnome'], number: 2 },
]];

test('a staged stone tells who will move, and the seasons that change', () => {
  const forecast = forecastOf(STONE)!;
  assert.deepEqual(forecast.seasons, { Plains: null, Forest: 'Summer' });
  assert.deepEqual(['S-Sylph', 'U-Gnome', 'U-Undine'].map((fae) => dutyThen(fae, forecast)), ['must', 'may', 'none']);
});

test('a stone after which nobody may move takes every mark away', () => {
  const forecast = forecastOf(['stone H2', ['stone:Summer', 'square:H2'], [{ kind: 'mortal', to: 'A4' }]])!;
  assert.equal(dutyThen('S-Sylph', forecast), 'none');
});

test('the move of a Fae changes nothing for the others', () => {
  assert.equal(forecastOf(['turn S-Gnome F5', ['fae:S-Gnome', 'square:F5'], []]), null);
  assert.equal(forecastOf(null), null);
});
