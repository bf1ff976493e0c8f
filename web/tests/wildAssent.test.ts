import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blowOf, rollIn } from '../src/boards/wild_assent/blow.ts';
import type { Content } from '../src/boards/wild_assent/content.ts';
import { fittingFirst, givenTo, picksOf } from '../src/boards/wild_assent/draft.ts';
import { atTurn, queueOf } from '../src/boards/wild_assent/order.ts';
import { tokensOn, type ArenaView, type Gladiator, type Player } from '../src/boards/wild_assent/view.ts';
import type { GameEvent } from '../src/wire.ts';

const attacked: GameEvent = { event: 'attacked', gladiator: 'gurantev', seat: 'P1', targets: ['phoenix', 'gryphon'] };
const rolled: GameEvent = { event: 'rolled', seat: 'P1', faces: ['success', 'blank'], why: 'attack' };
const struck = (gladiator: string, total: number, defense: number): GameEvent => ({ event: 'struck', gladiator, seat: 'P2', total, defense });
const hurt = (gladiator: string, lost: number, why = 'attack'): GameEvent => ({ event: 'hurt', gladiator, seat: 'P2', lost, why });

test('the dice of an attack are told with its attacker, its targets and what each of them lost', () => {
  const blow = blowOf([attacked, rolled, struck('phoenix', 4, 1), hurt('phoenix', 3), { event: 'slain', gladiator: 'phoenix', seat: 'P2' }, struck('gryphon', 4, 4), hurt('gryphon', 1, 'bleed')]);
  assert.equal(blow?.attacker, 'gurantev');
  assert.deepEqual(blow?.hits, [
    { target: 'phoenix', how: 'slain', lost: 3, total: 4, defense: 1 },
    { target: 'gryphon', how: 'unharmed', lost: 0, total: 4, defense: 4 },
  ]);
});

test('an attack that was told before its dice is found, but only for its own side', () => {
  const came = [rolled, struck('phoenix', 4, 1), hurt('phoenix', 3)];
  assert.equal(blowOf(came, [attacked])?.attacker, 'gurantev');
  assert.equal(blowOf(came), null);
  assert.equal(blowOf(came, [{ ...attacked, seat: 'P2' }]), null);
});

test('what strikes back belongs to the next throw', () => {
  const back: GameEvent = { event: 'attacked', gladiator: 'phoenix', seat: 'P2', targets: ['gurantev'] };
  const blow = blowOf([rolled, struck('phoenix', 4, 1), hurt('phoenix', 3), back, hurt('gurantev', 2)], [attacked]);
  assert.deepEqual(blow?.hits.map(({ target }) => target), ['phoenix']);
});

test('Momentum dice are not shown apart: they roll where they are taken', () => {
  assert.equal(rollIn([{ event: 'rolled', seat: 'P1', faces: ['damage'], why: 'momentum' }]), undefined);
  assert.equal(rollIn([{ event: 'rolled', seat: 'P1', faces: ['damage'], why: 'text' }])?.why, 'text');
});

test('Equipment for which there is a slot lies first', () => {
  const content = {
    assents: { gurantev: { slots: ['armor', 'any'] }, koralt: { slots: ['weapon', 'relic'] } },
    equipment: { bow: { type: 'weapon' }, mail: { type: 'armor' }, heart: { type: 'relic' } },
  } as unknown as Content;
  const sees = (...players: { assent: string; equipment: string[] }[]) => ({ players }) as unknown as ArenaView;
  const cards = ['bow', 'mail', 'heart'];
  const gurantev = (...equipment: string[]) => ({ assent: 'gurantev', equipment });
  const koralt = (...equipment: string[]) => ({ assent: 'koralt', equipment });
  assert.deepEqual(fittingFirst(cards, 1, sees(gurantev(), koralt('bow')), content), ['heart', 'bow', 'mail']);
  assert.deepEqual(fittingFirst(cards, 0, sees(gurantev('mail'), koralt()), content), cards);
  assert.deepEqual(fittingFirst(cards, 0, sees(gurantev('bow'), koralt()), content), ['mail', 'bow', 'heart']);
  assert.deepEqual(fittingFirst(['gryphon'], 0, sees(gurantev(), koralt()), content), ['gryphon']);
});

test('picks end when nothing is left to be picked', () => {
  const creatures = Object.fromEntries(['one', 'two', 'three', 'four', 'five', 'six'].map((name) => [name, { size: 'medium' }]));
  const content = { creatures } as unknown as Content;
  const sees = (seats: number, options = {}) =>
    ({ players: Array.from({ length: seats }), player_1: 1, options, stack: [{ frame: 'draft', category: 1 }] }) as unknown as ArenaView;
  assert.deepEqual(picksOf(sees(2), content), [1, 0, 0, 1, 1, 0]);
  assert.deepEqual(picksOf(sees(4), content), [1, 0, 0, 1, 1, 0]);
  assert.equal(picksOf(sees(4, { allow_duplicate_creatures: true }), content).length, 8);
});

test('what a captain has dealt is told from what still lies there', () => {
  const players = [{ assent: 'yerra', equipment: ['bow', 'mail'] }, { assent: 'koralt', equipment: ['heart', 'orb'] }, { assent: null, equipment: [] }, { assent: null, equipment: [] }];
  const gladiators = [{ name: 'phoenix', number: 4, seat: 'P1' }, { name: 'gryphon', number: 5, seat: 'P2' }];
  const sees = (item: number, given = 0) => ({ players, gladiators, stack: [{ frame: 'deal', owner: 0, item, given }] }) as unknown as ArenaView;
  assert.deepEqual([0, 1].map((seat) => givenTo(seat, sees(0))), [[], []]);
  assert.deepEqual([0, 1].map((seat) => givenTo(seat, sees(2))), [['yerra', 'phoenix'], ['koralt']]);
  assert.deepEqual([0, 1].map((seat) => givenTo(seat, sees(5, 1))), [['yerra', 'phoenix', 'mail'], ['koralt', 'gryphon', 'bow']]);
});

test('tokens lie on the Skill whose they are, also where a card before it has none', () => {
  const koralt = { tokens: [0, 0, 0, 2, 0, 1] } as unknown as Gladiator;
  const player = { skills: ['spirit-step', 'beckon'], equipment: ['moon-blade', 'horn-of-echoes'] } as unknown as Player;
  const own = ['soul-feast', 'grave-chill'];
  assert.deepEqual(['soul-feast', 'beckon', 'horn-of-echoes'].map((skill) => tokensOn(skill, koralt, own, player)), [0, 2, 1]);
  assert.equal(tokensOn('beckon', undefined, own, player), undefined);
});

test('whoever has not acted stands right of whoever activates, whatever fell before', () => {
  const names = ['red', 'blue', 'r1', 'r2', 'r3', 'b1', 'b2', 'b3'];
  const sees = (fallen: string, acted: string[], now: string, cursor: number, summon?: string) =>
    ({
      players: [{ assent: 'red', order: ['r1', 'r2', 'r3'] }, { assent: 'blue', order: ['b1', 'b2', 'b3'] }],
      gladiators: [...names, ...(summon ? [summon] : [])].map((name, number) => ({ name, number, place: name === fallen ? null : '1,1 N' })),
      player_1: 0, round: 1, named: [null, null], acted: ['red', 'blue', ...acted],
      stack: [{ frame: 'round', stage: 4, cursor }, { frame: 'activation', gladiator: names.indexOf(now) }, ...(summon ? [{ frame: 'activation', gladiator: names.length }] : [])],
    }) as unknown as ArenaView;
  assert.deepEqual(queueOf(sees('', ['b1'], 'b1', 1)), ['red', 'blue', 'b1', 'r1', 'b2', 'r2', 'b3', 'r3']);
  assert.deepEqual(queueOf(sees('r1', ['b1', 'r1', 'b2'], 'b2', 1)), ['red', 'blue', 'b1', 'b2', 'r2', 'b3', 'r3']);
  assert.deepEqual(queueOf(sees('b1', ['b1', 'r1'], 'r1', 0)), ['red', 'blue', 'r1', 'b2', 'r2', 'b3', 'r3']);
  const helped = sees('', ['b1'], 'b1', 1, 'imp-1');
  assert.equal(atTurn(helped)?.name, 'b1');
  assert.equal(queueOf(helped)[2], 'b1');
});
