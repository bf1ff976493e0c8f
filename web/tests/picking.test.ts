import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '../src/boards/board.ts';
import { spare } from '../src/boards/wildlands/spare.ts';
import { askedWith, deciding, fitting, isEither, isOfWordsAlone, keepFitting, lacksPiece, livenessOf, meanings, meant, picksFor, switchTo, wordsNow } from '../src/table/picking.ts';
import type { LegalAction } from '../src/wire.ts';

/** Own pieces begin with "fae:" or "character:P1". */
function roles(element: string): Role {
  if (/^(fae|stone|character:P1)/.test(element)) return 'piece';
  if (/^(character|seat)/.test(element)) return 'foe';
  return element.startsWith('do:') ? 'word' : element.startsWith('card:') ? 'card' : 'place';
}

function actions(...said: [action: string, ...elements: string[]][]): LegalAction[] {
  return said.map(([action, ...elements]) => [action, elements, []]);
}

const TURN = actions(
  ['turn S-Sylph C3', 'fae:S-Sylph', 'square:C3'],
  ['turn S-Sylph D4', 'fae:S-Sylph', 'square:D4'],
  ['hold S-Sylph B1', 'fae:S-Sylph', 'square:B1', 'do:hold'],
  ['turn S-Gnome C3', 'fae:S-Gnome', 'square:C3'],
  ['turn S-Gnome F7', 'fae:S-Gnome', 'square:F7'],
);

const ACT = actions(
  ['move 1 4 | a', 'character:P1.1', 'space:4', 'card:a', 'do:move'],
  ['move 1 4 | b', 'character:P1.1', 'space:4', 'card:b', 'do:move'],
  ['move 1 5 | a', 'character:P1.1', 'space:5', 'card:a', 'do:move'],
  ['melee 1 P2 | c', 'character:P1.1', 'seat:P2', 'character:P2.1', 'character:P2.2', 'card:c', 'do:melee'],
  ['rally 1 4 | r', 'character:P1.1', 'space:4', 'card:r', 'do:rally'],
  ['rally 1 4 2 5 | r', 'character:P1.1', 'character:P1.2', 'space:4', 'space:5', 'card:r', 'do:rally'],
  ['rally 1 5 2 4 | r', 'character:P1.1', 'character:P1.2', 'space:5', 'space:4', 'card:r', 'do:rally'],
  ['reveal 3', 'character:P1.3', 'do:reveal'],
  ['end', 'do:end'],
);

const first = (action: LegalAction | null) => action?.[0] ?? null;
const picks = (picked: string[], ...elements: string[]) => meanings(TURN, picked, elements, roles).map((one) => [one.how, one.picked]);

test('everything that occurs in a legal action is live at first', () => {
  const live = livenessOf(TURN, [], roles);
  assert.deepEqual([...live.values()].filter((state) => state !== 'pick'), []);
  assert.equal(live.size, 7);
  assert.equal(live.get('square:A1'), undefined);
});

test('a piece keeps its own targets, other pieces can be chosen instead, and other squares are not live', () => {
  const live = livenessOf(TURN, ['fae:S-Sylph'], roles);
  assert.equal(live.get('fae:S-Sylph'), 'picked');
  assert.equal(live.get('square:C3'), 'pick');
  assert.equal(live.get('fae:S-Gnome'), 'switch');
  assert.equal(live.get('square:F7'), undefined);
});

test('a target that the selected piece cannot have means nothing', () => {
  assert.deepEqual(picks(['fae:S-Sylph'], 'square:F7'), []);
  assert.deepEqual(picks(['fae:S-Sylph', 'square:C3'], 'square:F7'), []);
});

test('other targets stay live when one is staged, and take its place', () => {
  assert.equal(livenessOf(TURN, ['fae:S-Sylph', 'square:C3'], roles).get('square:D4'), 'instead');
  assert.deepEqual(picks(['fae:S-Sylph', 'square:C3'], 'square:D4'), [['instead', ['fae:S-Sylph', 'square:D4']]]);
});

test('another piece switches the selection; the selected one puts it back', () => {
  assert.deepEqual(picks(['fae:S-Gnome', 'square:C3'], 'fae:S-Sylph'), [['switch', ['fae:S-Sylph']]]);
  assert.deepEqual(picks(['fae:S-Sylph', 'square:C3'], 'fae:S-Sylph', 'square:B1'), [['drop', []]]);
});

test('where another piece could also be the target, both are meant and somebody asks', () => {
  assert.deepEqual(picks(['fae:S-Gnome'], 'fae:S-Sylph', 'square:C3'), [
    ['switch', ['fae:S-Sylph']],
    ['pick', ['fae:S-Gnome', 'square:C3']],
  ]);
  const partner = meanings(ACT, ['character:P1.1'], ['character:P1.2'], roles).map(({ how }) => how);
  assert.deepEqual(partner, ['pick', 'switch']);
});

test('a card begins another action where words alone have said one that needs none', () => {
  const attacked = actions(
    ['take 1', 'character:P1.1', 'do:take'],
    ['defend 1 | shield', 'character:P1.1', 'card:shield', 'do:defend'],
    ['claim 1 | a', 'character:P1.1', 'card:a', 'do:claim'],
  );
  const clicked = (picked: string[], card: string) => meanings(attacked, picked, [card], roles).map((one) => [one.how, one.picked]);
  assert.deepEqual(clicked(['do:take'], 'card:shield'), [['instead', ['card:shield']]]);
  assert.equal(livenessOf(attacked, ['do:take'], roles).get('card:shield'), 'instead');
  assert.deepEqual(clicked(['do:claim'], 'card:a'), [['pick', ['do:claim', 'card:a']]]);
  assert.deepEqual(clicked(['do:claim'], 'card:shield'), []);
});

test('a target takes the place of a word that leaves no choice of one', () => {
  assert.equal(livenessOf(TURN, ['fae:S-Sylph', 'do:hold'], roles).get('square:D4'), 'instead');
  assert.deepEqual(picks(['fae:S-Sylph', 'do:hold'], 'square:D4'), [['instead', ['fae:S-Sylph', 'square:D4']]]);
  assert.deepEqual(picks(['fae:S-Sylph', 'do:hold'], 'square:F7'), [], 'that one is the Gnome\'s');
  const rallied = meanings(ACT, ['character:P1.1', 'do:rally'], ['seat:P2', 'character:P2.1'], roles);
  assert.deepEqual(rallied, [], 'a rally has a choice of targets, and an enemy is none of them');
  assert.equal(livenessOf(ACT, ['do:end'], roles).get('space:4'), undefined, 'nobody was picked who could go there');
});

test('a second click on the target plays, on the piece it does not', () => {
  assert.deepEqual(picks(['fae:S-Sylph', 'square:C3'], 'square:C3').map(([how]) => how), ['play']);
  assert.deepEqual(picks(['square:C3', 'fae:S-Sylph'], 'fae:S-Sylph').map(([how]) => how), ['drop']);
  assert.deepEqual(meanings(ACT, ['character:P1.3'], ['character:P1.3'], roles).map(({ how }) => how), ['play']);
});

test('nothing is staged that nobody said', () => {
  assert.equal(meant(TURN, [], roles), null);
  assert.equal(meant(TURN, ['square:F7'], roles), null, 'Only the Gnome gets there, but nobody said the Gnome.');
  assert.equal(first(meant(TURN, ['square:F7', 'fae:S-Gnome'], roles)), 'turn S-Gnome F7');
  const [, , , only] = TURN;
  assert.equal(meant([TURN[0]!, only!], ['fae:S-Gnome'], roles), null, 'One square is left, but nobody said it.');
  assert.equal(first(meant([only!], [], roles)), 'turn S-Gnome C3');
});

test('a word says what comes with it, and a lone piece goes without saying', () => {
  assert.equal(first(meant(TURN, ['fae:S-Sylph', 'do:hold'], roles)), 'hold S-Sylph B1');
  const stone = actions(['stone A2', 'stone:Spring', 'square:A2'], ['stone H3', 'stone:Spring', 'square:H3']);
  assert.equal(first(meant(stone, ['square:H3'], roles)), 'stone H3');
});

test('one of several who may be hit is enough, and a payment without a choice goes without saying', () => {
  assert.equal(first(meant(ACT, ['character:P1.1', 'character:P2.2'], roles)), 'melee 1 P2 | c');
  assert.equal(meant(ACT, ['character:P1.1', 'space:4'], roles), null);
  assert.equal(first(meant(ACT, ['character:P1.1', 'space:4', 'card:b'], roles)), 'move 1 4 | b');
  const two = actions(['move 1 4 | b', 'character:P1.1', 'space:4', 'card:b'], ['move 2 4 | c', 'character:P1.2', 'space:4', 'card:c'], ['move 2 5 | b', 'character:P1.2', 'space:5', 'card:b']);
  assert.equal(first(meant(two, ['space:4', 'card:b'], roles)), 'move 1 4 | b', 'Only one can go there with that card.');
  assert.equal(meant(two, ['space:4'], roles), null);
  assert.equal(meant(two, ['card:b'], roles), null);
});

test('what goes on from a complete action does not hide it', () => {
  const picked = ['character:P1.1', 'space:4', 'card:r'];
  assert.equal(fitting(ACT, picked).length, 3);
  assert.equal(first(meant(ACT, picked, roles)), 'rally 1 4 | r');
});

test('words that need targets first are not offered before', () => {
  assert.deepEqual(wordsNow(ACT, [], roles), ['do:reveal', 'do:end']);
  assert.deepEqual(wordsNow(ACT, ['do:end'], roles), ['do:reveal', 'do:end']);
  assert.deepEqual(wordsNow(ACT, ['character:P1.1', 'space:4'], roles), ['do:move', 'do:rally']);
  assert.deepEqual(wordsNow(TURN, ['fae:S-Sylph'], roles), ['do:hold']);
});

test('where no piece has to be selected, a word implies the targets that all its actions have', () => {
  const attacks = actions(
    ['attack a', 'character:P2.1', 'do:attack'],
    ['attack b', 'character:P2.2', 'do:attack'],
    ['sweep', 'character:P2.1', 'character:P2.2', 'do:sweep'],
    ['end', 'do:end'],
  );
  assert.deepEqual(wordsNow(attacks, [], roles), ['do:sweep', 'do:end']);
  assert.equal(meant(attacks, ['do:sweep'], roles)?.[0], 'sweep');
});

test('a card that was picked first stays with the next piece, and another target drops the later cards', () => {
  assert.deepEqual(switchTo(ACT, ['card:r', 'character:P1.1', 'space:4'], 'character:P1.2', roles), ['card:r', 'character:P1.2']);
  assert.deepEqual(switchTo(ACT, ['card:a', 'character:P1.1'], 'character:P1.3', roles), ['character:P1.3']);
  assert.equal(livenessOf(ACT, ['card:a'], roles).get('character:P1.2'), undefined);
  const [other] = meanings(ACT, ['character:P1.1', 'space:4', 'card:b'], ['character:P2.1'], roles);
  assert.deepEqual(other?.picked, ['character:P1.1', 'character:P2.1']);
});

test('a card takes the place of another one only where it pays for all that was said, also after that card', () => {
  const attacks = actions(
    ['heavy 1 P2 | h', 'character:P1.1', 'character:P2.1', 'card:h', 'do:heavy'],
    ['melee 1 P2 | h', 'character:P1.1', 'character:P2.1', 'card:h', 'do:melee'],
    ['melee 1 P2 | m', 'character:P1.1', 'character:P2.1', 'card:m', 'do:melee'],
    ['move 2 4 | s', 'character:P1.2', 'space:4', 'card:s', 'do:move'],
  );
  const live = (picked: string[], card: string) => livenessOf(attacks, picked, roles).get(card);
  assert.equal(live(['card:h'], 'card:s'), 'instead', 'nothing else was said');
  for (const said of [['character:P2.1'], ['character:P2.1', 'character:P1.1'], ['character:P1.1', 'character:P2.1', 'do:melee']]) {
    assert.equal(live(['card:h', ...said], 'card:s'), undefined, said.join());
    assert.equal(live(['card:h', ...said], 'card:m'), 'instead', said.join());
  }
  assert.equal(live(['card:h', 'character:P2.1', 'do:heavy'], 'card:m'), undefined, 'it is no heavy attack');
  const [other] = meanings(attacks, ['card:h', 'character:P2.1'], ['card:m'], roles);
  assert.deepEqual(other?.picked, ['character:P2.1', 'card:m']);
  assert.deepEqual(askedWith(['card:h', 'character:P2.1'], 'card:s', roles), ['character:P2.1']);
});

test('the server is asked about the piece, not about what was staged before', () => {
  assert.deepEqual(askedWith(['fae:S-Sylph', 'square:C3'], 'square:F7', roles), ['fae:S-Sylph']);
  assert.deepEqual(askedWith(['character:P1.1', 'space:4'], 'card:z', roles), ['character:P1.1', 'space:4']);
});

test('what still fits stays picked when the table changes', () => {
  const left = ACT.filter(([, elements]) => !elements.includes('card:b'));
  assert.deepEqual(keepFitting(left, ['character:P1.1', 'space:4', 'card:b']), ['character:P1.1', 'space:4']);
  assert.deepEqual(keepFitting([], ['character:P1.1']), []);
});

test('only what tells actions apart has to be asked', () => {
  assert.deepEqual(deciding(TURN, ['fae:S-Sylph']), ['square:C3', 'square:D4', 'square:B1', 'do:hold']);
  assert.deepEqual(deciding([TURN[4]!], ['fae:S-Gnome']), []);
});

test('an action is picked again by what says it', () => {
  assert.deepEqual(picksFor(TURN, TURN[1]!, roles), ['fae:S-Sylph', 'square:D4']);
  for (const action of TURN) assert.equal(meant(TURN, picksFor(TURN, action, roles), roles), action);
});

test('equal cards are picked one by one', () => {
  const pay = actions(
    ['move 1 4 | wild', 'space:4', 'card:wild'],
    ['climb 1 4 | wild + wild', 'space:4', 'card:wild', 'card:wild'],
  );
  const [once] = meanings(pay, ['space:4'], ['card:wild'], roles);
  assert.equal(first(meant(pay, once!.picked, roles)), 'move 1 4 | wild');
  const [twice] = meanings(pay, once!.picked, ['card:wild'], roles);
  assert.equal(first(meant(pay, twice!.picked, roles)), 'climb 1 4 | wild + wild');
  assert.equal(livenessOf(pay, twice!.picked, roles).get('card:wild'), 'picked');
});

test('a card that pays is put back by a second click, and one that is all there is to say is played', () => {
  const again = (legal: LegalAction[], picked: string[], card: string) => meanings(legal, picked, [card], roles).map(({ how }) => how);
  assert.deepEqual(again(ACT, ['character:P1.1', 'space:4', 'card:b'], 'card:b'), ['drop']);
  assert.deepEqual(again(actions(['defend 1 | s', 'character:P1.1', 'card:s'], ['take 1', 'character:P1.1', 'do:take']), ['card:s'], 'card:s'), ['play']);
});

test('a click on the place that a word says plays it', () => {
  assert.deepEqual(picks(['fae:S-Sylph', 'do:hold'], 'fae:S-Sylph', 'square:B1').map(([how]) => how), ['play']);
  assert.deepEqual(picks(['fae:S-Sylph'], 'fae:S-Sylph', 'square:B1').map(([how]) => how), ['drop']);
});

test('a piece that cannot act is refused, not taken for the place where it stands', () => {
  assert.deepEqual(picks([], 'fae:S-Undine', 'square:C3'), []);
  assert.deepEqual(picks([], 'square:C3').map(([how]) => how), ['pick']);
  assert.deepEqual(picks(['fae:S-Sylph'], 'fae:S-Undine', 'square:C3').map(([how]) => how), ['pick']);
  const lay = actions(['stone C3', 'stone:Spring', 'square:C3'], ['stone D4', 'stone:Spring', 'square:D4']);
  assert.deepEqual(meanings(lay, [], ['fae:S-Undine', 'square:C3'], roles).map(({ how }) => how), ['pick']);
});

test('a place is picked twice only for two pieces', () => {
  const rally = actions(
    ['move 1 4 | a', 'character:P1.1', 'space:4', 'card:a', 'do:move'],
    ['move 1 4 | b', 'character:P1.1', 'space:4', 'card:b', 'do:move'],
    ['rally 1 4 2 4 | r', 'character:P1.1', 'character:P1.2', 'space:4', 'space:4', 'card:r', 'do:rally'],
  );
  assert.equal(livenessOf(rally, ['character:P1.1', 'space:4'], roles).get('space:4'), 'picked');
  assert.equal(livenessOf(rally, ['character:P1.1', 'character:P1.2', 'space:4'], roles).get('space:4'), 'pick');
});

test('where a lone piece acts, whoever else stands where it can go is where it goes', () => {
  const lone = actions(['turn S-Sylph C3', 'fae:S-Sylph', 'square:C3'], ['turn S-Sylph D4', 'fae:S-Sylph', 'square:D4']);
  const sides = (element: string): Role => (element.startsWith('fae:U') ? 'foe' : roles(element));
  const how = (legal: LegalAction[], ...elements: string[]) => meanings(legal, [], elements, sides).map(({ picked }) => picked);
  assert.deepEqual(how(lone, 'fae:U-Gnome', 'square:C3'), [['square:C3']]);
  assert.deepEqual(how(lone, 'fae:S-Gnome', 'square:C3'), [['square:C3']]);
  assert.deepEqual(how(lone, 'fae:S-Gnome', 'square:H8'), []);
  assert.deepEqual(how(TURN, 'fae:U-Gnome', 'square:C3'), []);
  const either = (picked: string[], ...elements: string[]) => isEither(lone, picked, elements, sides);
  assert.ok(either([], 'fae:S-Gnome', 'square:C3'), 'an own piece may be meant itself');
  assert.ok(!either([], 'fae:U-Gnome', 'square:C3'));
  assert.ok(!either(['fae:S-Sylph'], 'fae:S-Gnome', 'square:C3'), 'the other one is selected');
  assert.ok(!either([], 'fae:S-Sylph', 'square:A1'), 'it can act');
});

test('a target says nothing before it is said whom of several is meant', () => {
  assert.equal(lacksPiece(TURN, [], 'square:H8', roles), true);
  assert.equal(lacksPiece(TURN, ['fae:U-Sylph'], 'square:H8', roles), false);
  assert.equal(lacksPiece(TURN, [], 'fae:U-Sylph', roles), false);
  assert.equal(lacksPiece(TURN.slice(0, 1), [], 'square:H8', roles), false);
});

test('a rally of one that the same card pays for as a step is spare; one of two is not', () => {
  const legal = actions(
    ['move 1 4 | a', 'character:P1.1', 'space:4', 'card:a', 'do:move'],
    ['rally 1 4 | a', 'character:P1.1', 'space:4', 'card:a', 'do:rally'],
    ['fly 1 4 | a', 'character:P1.1', 'space:4', 'card:a', 'do:fly'],
    ['fly 1 9 | a', 'character:P1.1', 'space:9', 'card:a', 'do:fly'],
    ['rally 1 4 | b', 'character:P1.1', 'space:4', 'card:b', 'do:rally'],
    ['rally 1 4 2 4 | a', 'character:P1.1', 'character:P1.2', 'space:4', 'space:4', 'card:a', 'do:rally'],
    ['climb 2 7 | a + b', 'character:P1.2', 'space:7', 'card:a', 'card:b', 'do:climb'],
    ['rally 2 7 | a + b', 'character:P1.2', 'space:7', 'card:a', 'card:b', 'do:rally'],
  );
  assert.deepEqual([...spare(legal)], ['rally 1 4 | a', 'fly 1 4 | a', 'rally 2 7 | a + b']);
});

test('whoever has said who goes where means that one alone, and may still say another', () => {
  const legal = actions(
    ['move 1 4 | a', 'character:P1.1', 'space:4', 'card:a', 'do:move'],
    ['rally 1 4 2 5 | a', 'character:P1.1', 'character:P1.2', 'space:4', 'space:5', 'card:a', 'do:rally'],
  );
  const picked = ['character:P1.1', 'space:4'];
  assert.equal(first(meant(legal, ['character:P1.1'], roles)), null);
  assert.equal(first(meant(legal, picked, roles)), 'move 1 4 | a');
  assert.deepEqual(wordsNow(legal, picked, roles), []);
  assert.equal(livenessOf(legal, picked, roles).get('character:P1.2'), 'pick');
  assert.equal(first(meant(legal, [...picked, 'character:P1.2', 'space:5'], roles)), 'rally 1 4 2 5 | a');
});

test('a choice between words alone needs no second press, unless something is foretold of one of them', () => {
  const order = actions(['order first', 'do:first'], ['order second', 'do:second']);
  assert.equal(isOfWordsAlone(order, roles), true);
  assert.equal(isOfWordsAlone(order.slice(1), roles), false);
  assert.equal(isOfWordsAlone([...order, ...actions(['move', 'square:C3'])], roles), false);
  assert.equal(isOfWordsAlone([order[0]!, ['rest', ['do:rest'], [{ kind: 'dies' }]]], roles), false);
});
