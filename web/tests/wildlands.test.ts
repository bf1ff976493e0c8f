import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lyingOn, nextOn } from '../src/boards/wildlands/aim.ts';
import { entriesOf, grouped } from '../src/boards/wildlands/cards.ts';
import { outlook, spaceTowards, type Point, type Space, type WildMap } from '../src/boards/wildlands/content.ts';
import { effectsOf } from '../src/boards/wildlands/effects.ts';
import { contains } from '../src/boards/wildlands/furniture.ts';
import { place, remember, type Placed } from '../src/boards/wildlands/layout.ts';
import { signSpots } from '../src/boards/wildlands/clear.ts';
import { charactersOf, type WildlandsView } from '../src/boards/wildlands/view.ts';

/** Three rooms in a row, each 200 wide; the third is high ground. */
function row(): WildMap {
  const space = (number: number, adjacent: number[]): Space => {
    const left = (number - 1) * 200;
    const points: Point[] = [[left, 0], [left + 200, 0], [left + 200, 200], [left, 200]];
    return { number, points, core: [left + 100, 100], cover: false, high: number === 3, place: 'hall', adjacent };
  };
  return {
    core_radius: 22, frame: [0, 0, 600, 200], walls: [], lines: [], gate: [], solids: [], floors: [],
    arrows: [{ points: [[400, 0], [400, 200]], between: [2, 3] }],
    spaces: [space(1, [2]), space(2, [1, 3]), space(3, [2])],
    sight: { 1: { 2: 0 }, 3: { 2: 0, 1: 2 } }, sight_gate_closed: { 1: {} }, aslant: {},
    colours: { ground: '', rim: '', solid: '' },
  };
}

function viewWith(players: WildlandsView['players']): WildlandsView {
  return { game: 'wildlands', seat: 0, step: 'act', map: 'row', options: {}, active: 'P1', acting: 'P1', turns: 1, players };
}

test('a card is read entry by entry', () => {
  assert.deepEqual(entriesOf('1:melee 4 open:shield'), [
    { slot: 1, flag: 'melee' }, { slot: 4, flag: null }, { slot: null, flag: 'shield' },
  ]);
  assert.deepEqual(entriesOf('wild'), []);
  assert.deepEqual(grouped(['wild', '2 3', 'wild']), [['2 3', 1], ['wild', 2]]);
});

test('characters are hidden, on the board or out', () => {
  const [one, two, three, four, five] = charactersOf({ characters: { 1: 12, 2: 'hidden 17', 3: { at: 9, damage: 1 }, 4: 'hidden', 5: 'out' } }, 1);
  assert.deepEqual([one!.place, one!.space, one!.name], ['board', 12, 'P2.1']);
  assert.deepEqual([two!.place, two!.space], ['hidden', 17]);
  assert.deepEqual([three!.space, three!.damage], [9, 1]);
  assert.deepEqual([four!.place, four!.space], ['hidden', null]);
  assert.equal(five!.place, 'out');
});

test('sight is near or far, and a step up takes two cards', () => {
  const map = row();
  const low = outlook(map, 1, false);
  assert.deepEqual([...low.near], [2]);
  assert.deepEqual([...low.cards], [[2, 1], [3, 3]]);
  const high = outlook(map, 3, false);
  assert.deepEqual([...high.far], [1]);
  assert.deepEqual([...high.cards], [[2, 1], [1, 2]]);
  assert.equal(outlook(map, 1, true).near.size, 0);
});

test('arrow keys go to the neighbour on that side and stop at the edge', () => {
  const map = row();
  assert.equal(spaceTowards(map, 1, 'ArrowRight'), 2);
  assert.equal(spaceTowards(map, 2, 'ArrowLeft'), 1);
  assert.equal(spaceTowards(map, 3, 'ArrowRight'), 3);
  assert.equal(spaceTowards(map, 1, 'ArrowUp'), 1);
});

test('a crowd finds room beside the number, and nobody covers anybody', () => {
  const map = row();
  const here = Object.fromEntries([1, 2, 3, 4, 5].map((slot) => [slot, 1]));
  const { characters, shards } = place(map, viewWith([{ characters: here, shards: [1] }, { characters: here, shards: [1] }]));
  assert.equal(characters.length, 10);
  assert.equal(shards.length, 2);
  for (const one of characters) {
    assert.ok(contains(map.spaces[0]!.points, [one.x, one.y]));
    assert.ok(Math.hypot(one.x - 100, one.y - 100) >= 22 + 30 * one.scale);
    for (const other of characters) {
      if (one !== other) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 60 * one.scale);
    }
  }
});

test('whoever stands or lies in a space keeps the place there, whoever comes or goes', () => {
  const map = row();
  const spots = (placed: readonly Placed[]) => new Map(placed.map(({ key, x, y }) => [key, [x, y]]));
  const alone = place(map, viewWith([{ characters: { 1: 1 }, shards: [1] }, { characters: { 1: 2 } }]));
  const both = place(map, viewWith([{ characters: { 1: 1 }, shards: [1] }, { characters: { 1: 1 } }]), remember(alone));
  const gone = place(map, viewWith([{ characters: { 1: 2 }, shards: [1] }, { characters: { 1: 1 } }]), remember(both));
  assert.deepEqual(spots(both.characters).get('character:P1.1'), spots(alone.characters).get('character:P1.1'));
  assert.deepEqual(spots(gone.characters).get('character:P2.1'), spots(both.characters).get('character:P2.1'));
  for (const { shards } of [both, gone]) assert.deepEqual(spots(shards), spots(alone.shards));
});

test('whoever looks back sees everybody where they stood', () => {
  const map = row();
  const spot = ({ characters }: { characters: readonly Placed[] }, key: string) => characters.filter((one) => one.key === key).map(({ x, y }) => [x, y]);
  const two = viewWith([{ characters: { 1: 1 } }, { characters: { 1: 1 } }]);
  const alone = place(map, viewWith([{ characters: { 1: 1 } }, { characters: {} }]));
  const both = place(map, two, remember(alone));
  const left = place(map, viewWith([{ characters: { 1: 2 } }, { characters: { 1: 1 } }]), remember(both, remember(alone)));
  const known = remember(left, remember(both, remember(alone)));
  const back = place(map, two, { last: new Map(), once: known.once });
  for (const key of ['character:P1.1', 'character:P2.1']) assert.deepEqual(spot(back, key), spot(both, key));
});

test('somebody who is about to come has a free place, and nobody makes room before it is played', () => {
  const map = row();
  const view = viewWith([{ characters: { 1: 1, 2: 2 } }, { characters: { 1: 2 } }]);
  const before = place(map, view);
  const { characters, ghosts } = place(map, view, remember(before), [{ name: 'P1.1', space: 2 }]);
  assert.deepEqual(characters, before.characters);
  assert.equal(ghosts.length, 1);
  for (const one of characters) assert.ok(Math.hypot(one.x - ghosts[0]!.x, one.y - ghosts[0]!.y) >= 60 * one.scale);
});

test('signs of neighbours cover neither each other nor the number', () => {
  const map = row();
  const layout = place(map, viewWith([{ characters: {} }, { characters: { 1: 1, 2: 1, 3: 1 } }]));
  const spots = [...signSpots(layout.characters.map(({ key }) => key), map, layout).values()];
  assert.equal(spots.length, 3);
  for (const one of spots) {
    assert.ok(Math.hypot(one.x - 100, one.y - 100) >= map.core_radius + one.radius);
    for (const other of spots) if (one !== other) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 2 * one.radius);
  }
});

test('by keyboard a space means everybody there and the space; the next key goes from one to the next', () => {
  const { characters } = place(row(), viewWith([{ characters: { 1: 2, 2: 2 } }, { characters: { 1: 2 } }]));
  assert.deepEqual(lyingOn(2, characters, new Map()), ['character:P1.1', 'character:P1.2', 'character:P2.1', 'space:2']);
  const alone = new Map([['character:P1.2', 'pick' as const]]);
  assert.deepEqual(lyingOn(2, characters, alone), ['character:P1.2', 'character:P1.1', 'character:P2.1', 'space:2']);
  const live = new Map([['character:P1.1', 'picked' as const], ['character:P1.2', 'switch' as const]]);
  assert.deepEqual(nextOn(2, characters, live, ['character:P1.1']), ['character:P1.2']);
  assert.deepEqual(nextOn(2, characters, live, ['character:P1.2']), ['character:P1.1']);
  assert.deepEqual(nextOn(2, [], live, []), ['space:2']);
});

test('what happened is drawn where it happened', () => {
  const where: Record<string, Point> = { 'P1.1': [10, 10], 'P2.1': [50, 10] };
  const { lines, pops } = effectsOf(
    [
      { event: 'moved', character: 'P1.1', from: 1, to: 2 },
      { event: 'moved', character: 'P1.1', from: 2, to: 1 },
      { event: 'attacked', character: 'P1.1', attack: 'melee', seat: 'P2', targets: ['P2.1'] },
      { event: 'damaged', character: 'P2.1', damage: 2 },
    ],
    row(),
    (name) => where[name],
  );
  assert.deepEqual(lines.map(({ kind, to }) => [kind, ...to]), [['move', 300, 100], ['move', 10, 10], ['attack', 50, 10]], 'the last step leads to the token');
  assert.deepEqual(pops.map(({ kind, text }) => [kind, text]), [['damage', '−2']]);
});
