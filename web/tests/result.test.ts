import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { headlineOf, joined, rankedIn } from '../src/table/result.ts';
import { Texts } from '../src/texts/texts.ts';
import type { Language, Result } from '../src/wire.ts';

const ALONE = [[0], [1], [2], [3]];
const TEAMS = [[0, 2], [1, 3]];
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const LANGUAGES: Language[] = ['en', 'de'];

const ended = (sides: number[][], places: number[], winners: number[]): Result => ({
  points: [0, 0, 0, 0],
  sides,
  places,
  winners,
  reason: 'top',
});

const sole = ended(ALONE, [2, 1, 3, 4], [1]);
const joint = ended(ALONE, [1, 3, 1, 4], [0, 2]);
const team = ended(TEAMS, [2, 1], [1, 3]);
const drawn = ended(ALONE, [1, 1, 1, 1], []);

function said(result: Result, yours: number[]): string[] {
  return LANGUAGES.map((language) => {
    const source = readFileSync(new URL(`../src/texts/${language}.ftl`, import.meta.url), 'utf8');
    const { message, who } = headlineOf(result, yours);
    return new Texts(source, language).say(message, { who: joined(who.map((seat) => NAMES[seat]!), language) });
  });
}

test('a win together is no draw', () => {
  assert.deepEqual(said(joint, []), ['Ada and Cleo win together', 'Ada und Cleo gewinnen gemeinsam']);
  assert.deepEqual(said(drawn, []), ['A draw', 'Unentschieden']);
  assert.deepEqual(said(sole, []), ['Ben wins', 'Gewonnen: Ben']);
});

test('whoever plays alone can lose to nobody', () => {
  const alone = ended([[0]], [2], []);
  assert.deepEqual(said(alone, [0]), ['You have lost.', 'Du hast verloren.']);
  assert.deepEqual(said(alone, []), ['Nobody has won', 'Niemand hat gewonnen']);
});

test('a team wins by the names of its seats', () => {
  assert.deepEqual(said(team, []), ['The team of Ben and Dan wins', 'Das Team Ben und Dan gewinnt']);
  assert.deepEqual(said(team, [3]), ['Your team has won: Ben and Dan!', 'Euer Team hat gewonnen: Ben und Dan!']);
  assert.deepEqual(said(team, [0]), ['Your team has lost.', 'Euer Team hat verloren.']);
});

test('whoever has one seat is spoken to', () => {
  assert.deepEqual(said(sole, [1]), ['You have won!', 'Du hast gewonnen!']);
  assert.deepEqual(said(sole, [0]), ['You have lost.', 'Du hast verloren.']);
  assert.deepEqual(said(joint, [0]), ['You and Cleo win together!', 'Du und Cleo gewinnt gemeinsam!']);
  assert.deepEqual(said(joint, [1]), ['You have lost.', 'Du hast verloren.']);
  assert.deepEqual(said(drawn, [1]), ['A draw', 'Unentschieden']);
  assert.deepEqual(said(sole, [0, 1]), ['Ben wins', 'Gewonnen: Ben']);
});

test('two teams that win together are no team', () => {
  assert.equal(headlineOf(ended(TEAMS, [1, 1], [0, 1, 2, 3]), []).message, 'result-together');
});

test('sides are ranked, a team as one', () => {
  assert.deepEqual(rankedIn(team), [{ side: [1, 3], place: 1 }, { side: [0, 2], place: 2 }]);
  assert.deepEqual(rankedIn(sole).map(({ side }) => side), [[1], [0], [2], [3]]);
  assert.deepEqual(rankedIn({ ...sole, places: [2, 1, 2, 2] }, (seat) => seat < 2).map(({ side }) => side), [[1], [2], [3], [0]]);
});

test('whoever plays both seats of a team wins or loses with it', () => {
  assert.deepEqual(headlineOf(team, [1, 3]), { message: 'result-won-team', who: [1, 3] });
  assert.deepEqual(headlineOf(team, [0, 2]), { message: 'result-lost-team', who: [] });
  assert.equal(headlineOf(team, [0, 1]).message, 'result-team');
});
