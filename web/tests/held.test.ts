import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usedOf } from '../src/boards/wildlands/cards.ts';
import { holding, withoutEmptyRow, type Held } from '../src/boards/wildlands/held.ts';

const shown = ({ places }: Held) => places.map(({ card, gone }) => (gone ? '' : card));

test('cards keep their places within a turn, and close up with the next one', () => {
  const dealt = holding(['wild', '2 3', '1 2', '2 3'], 4, undefined);
  assert.deepEqual(shown(dealt), ['1 2', '2 3', '2 3', 'wild']);
  const played = holding(['wild', '2 3', '2 3'], 4, dealt);
  assert.deepEqual(shown(played), ['', '2 3', '2 3', 'wild']);
  assert.deepEqual(holding(['wild', '2 3', '2 3'], 4, played), played);
  assert.deepEqual(shown(holding(['wild', '2 3', '2 3'], 5, played)), ['2 3', '2 3', 'wild']);
});

test('new cards come at the end, and one that is taken back comes to where it was', () => {
  const dealt = holding(['1 2', '2 3', 'wild'], 4, undefined);
  const played = holding(['2 3', 'wild'], 4, dealt);
  assert.deepEqual(shown(holding(['2 3', 'wild', '1 2'], 4, played)), ['1 2', '2 3', 'wild']);
  const drawn = holding(['1 3', '2 3', 'wild'], 4, played);
  assert.deepEqual(shown(drawn), ['2 3', 'wild', '1 3']);
  assert.equal(new Set(drawn.places.map(({ id }) => id)).size, 3);
});

test('the entry that is used is named where there is only one', () => {
  assert.deepEqual(usedOf('2:fly 3 open:shield', 'defend', [1]), { slot: null, flag: 'shield' });
  assert.deepEqual(usedOf('1:melee 4 open:shield', 'defend', [4]), { slot: null, flag: 'shield' });
  assert.equal(usedOf('1:melee 4 open:shield', 'defend', [1]), null);
  assert.deepEqual(usedOf('1:melee 4 open:shield', 'move', [1]), { slot: 1, flag: null });
  assert.deepEqual(usedOf('2:fly 3 open:shield', 'fly', [2]), { slot: 2, flag: 'fly' });
  assert.deepEqual(usedOf('2:rally 3 4', 'rally', [3]), { slot: 2, flag: 'rally' }); // of whoever goes along
  assert.equal(usedOf('wild', 'move', [3]), null);
});

test('in two rows the cards keep their places until one row is empty', () => {
  const cards = (gone: string) => [...gone].map((one, id) => ({ id, gone: one === '-' }));
  const left = (gone: string) => withoutEmptyRow(cards(gone)).map(({ id }) => id);
  assert.deepEqual(left('+-+-++-'), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(left('-+-+-+-'), [1, 3, 5]);
  assert.deepEqual(left('+-+---+'), [0, 2, 6]);
  assert.deepEqual(left('------'), []);
});
