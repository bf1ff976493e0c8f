import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lyingOn, nextOn } from '../src/boards/wildlands/aim.ts';
import { entriesOf, grouped, playedIn, usedLine } from '../src/boards/wildlands/cards.ts';
import { outlook, spaceTowards, wallStrokes, type Point, type Space, type WildMap } from '../src/boards/wildlands/content.ts';
import { follows, gist, weigh } from '../src/boards/wildlands/course.ts';
import { effectsOf, linesOf } from '../src/boards/wildlands/effects.ts';
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

test('of a card that is played one line counts', () => {
  const card = '1:melee 4 open:melee';
  assert.deepEqual([usedLine(card, 'melee', [1]), usedLine(card, 'melee', [4]), usedLine(card, 'move', [4])], [0, 2, 1]);
  assert.equal(usedLine('2:rally 4', 'rally', [4]), 0);
  assert.deepEqual([usedLine('wild', 'move', [1]), usedLine(card, 'move', [])], [-1, -1]);
});

test('of what happened together the card of the defence is shown, with its line', () => {
  const attack = { event: 'played', seat: 'P1', cards: ['1:melee 2'], as: 'melee', by: ['P1.1'] };
  assert.deepEqual(playedIn([attack]), [{ card: '1:melee 2', seat: 'P1', line: 0 }]);
  const defence = { event: 'defended', character: 'P2.3', card: '1 3 open:melee', flag: 'melee' };
  assert.deepEqual(playedIn([attack, defence, { event: 'scored' }]), [{ card: '1 3 open:melee', seat: 'P2', line: 2 }]);
  assert.deepEqual(playedIn([{ ...attack, as: 'move' }]), []);
});

test('an interrupt weighs most, and a knock-out tells the damage as well', () => {
  assert.equal(weigh({ event: 'interrupted' }), 3);
  const blow = [
    { event: 'attacked', character: 'P1.1' }, { event: 'damaged', character: 'P2.1' }, { event: 'damaged', character: 'P2.2' },
    { event: 'knocked-out', character: 'P2.2' }, { event: 'scored' },
  ];
  assert.deepEqual(gist(blow).map(({ event, character }) => [event, character ?? '']), [
    ['attacked', 'P1.1'], ['damaged', 'P2.1'], ['knocked-out', 'P2.2'], ['scored', ''],
  ]);
  assert.deepEqual(blow.map(follows), [false, true, true, true, true]);
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

test('a wall is drawn no farther than it stands, and its end comes to a point', () => {
  const map: WildMap = { ...row(), walls: [{ points: [[200, 0], [200, 80]], between: [1, 2] }, { points: [[0, 0], [200, 0]], between: [1, 0] }] };
  const { outer, inner, tips } = wallStrokes(map);
  assert.equal(outer, 'M0 0L200 0');
  assert.equal(inner, 'M200 0L200 60', 'it goes on where another wall meets it');
  assert.equal(tips, 'M206.5 60L200 80L193.5 60Z');
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

test('where somebody leaves, the others take the room again and grow', () => {
  const map = row();
  const alone = viewWith([{ characters: { 5: 1 }, shards: [1] }, { characters: {} }]);
  const aside = { key: 'character:P1.5', space: 1, x: 174, y: 100, scale: 0.9 }; // near the wall, where a crowd has pushed it
  const left = place(map, alone, { last: new Map([[aside.key, aside]]), once: new Map() });
  assert.equal(left.characters[0]!.scale, 1);
  assert.deepEqual(place(map, alone, remember(left)), left, 'and then nobody moves');
});

test('whoever comes keeps clear of those in the next space', () => {
  const map = row();
  for (const one of map.spaces) one.core = [one.core[0], 30]; // numbers at the top leave room on all sides of a border
  const first = place(map, viewWith([{ characters: { 1: 1 } }, { characters: {} }]));
  const [standing] = first.characters;
  const last = new Map([['character:P1.1', { ...standing!, x: 168, y: 100 }]]);
  const { characters } = place(map, viewWith([{ characters: { 1: 1 } }, { characters: { 1: 2, 2: 2, 3: 2, 4: 2 } }]), { last, once: new Map() });
  const there = characters.find(({ key }) => key === 'character:P1.1')!;
  assert.deepEqual([there.x, there.y], [168, 100]);
  for (const one of characters) {
    if (one !== there) assert.ok(Math.hypot(one.x - there.x, one.y - there.y) >= 35 * (one.scale + there.scale), `${one.x} ${one.y}`);
  }
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

test('an area attack under way is drawn once for all who stand in one space', () => {
  const where: Record<string, Point> = { 'P1.1': [10, 10], 'P2.1': [50, 10], 'P2.2': [90, 10] };
  const attack = { flag: 'area', by: 'P1.1', targets: ['P2.1', 'P2.2'], shielded: [] };
  assert.equal(linesOf(attack, (name) => where[name], () => 3).length, 1);
  assert.equal(linesOf({ ...attack, flag: 'melee' }, (name) => where[name], () => 3).length, 2);
});
