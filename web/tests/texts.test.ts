import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { Texts } from '../src/texts/texts.ts';

const SOURCE = `
name-S-Sylph = Seelie Sylph
name-heavy-melee = heavy melee
event-moved = { $fae } moves to { $to }.
event-drew = { $seat } draws.
event-drew-own = { $seat } draws { $card }.
list = { $things }
`;

test('facts are shown by their names', () => {
  const texts = new Texts(SOURCE, 'en');
  assert.equal(texts.tell({ event: 'moved', fae: 'S-Sylph', to: 'D4' }), 'Seelie Sylph moves to D4.');
  assert.equal(texts.say('list', { things: ['heavy melee', 'S-Sylph'] }), 'heavy melee, Seelie Sylph');
  assert.equal(texts.say('list', { things: [] }), '-');
  assert.equal(texts.say('unknown-message'), 'unknown-message');
});

test('who knows every fact reads the line for those who do', () => {
  const texts = new Texts(SOURCE, 'en');
  assert.equal(texts.tell({ event: 'drew', seat: 'P1' }), 'P1 draws.');
  assert.equal(texts.tell({ event: 'drew', seat: 'P1', card: 'wild' }), 'P1 draws wild.');
});

const FORMS = `
name-wolf = wolf
    .the = the wolf
name-Anna = Anna
event-bit = { $who-the } bites { $whom-the }.
    .you = You bite { $whom-the }.
`;

test('names have forms, those that are alike have numbers, and you are you', () => {
  const texts = new Texts(FORMS, 'en');
  const bitten = { event: 'bit', seat: 'P1', who: 'wolf-2', whom: ['Anna', 'wolf', 'P9'] };
  assert.equal(texts.tell(bitten), 'The wolf 2 bites Anna, the wolf, P9.');
  assert.equal(texts.tell(bitten, 'P2'), 'The wolf 2 bites Anna, the wolf, P9.');
  assert.equal(texts.tell(bitten, 'P1'), 'You bite Anna, the wolf, P9.');
});

const SOURCES = new URL('../src', import.meta.url).pathname;
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

/** The folders with texts: the shell's, and one for each board that says anything. */
const folders = files.filter((file) => file.endsWith('en.ftl')).map((file) => dirname(file));

function messagesOf(folder: string, language: string): string[] {
  const source = readFileSync(join(SOURCES, folder, `${language}.ftl`), 'utf8');
  return new FluentResource(source).body.map((entry) => entry.id).sort();
}

test('both languages have the same messages', () => {
  assert.ok(folders.length > 1);
  for (const folder of folders) assert.deepEqual(messagesOf(folder, 'de'), messagesOf(folder, 'en'), folder);
});

test('no message of a board hides behind one of the shell', () => {
  const shell = new Set(messagesOf('texts', 'en'));
  for (const folder of folders.filter((one) => one !== 'texts')) {
    assert.deepEqual(messagesOf(folder, 'en').filter((message) => shell.has(message)), [], folder);
  }
});

test('every message that the client says by name exists where it is said', () => {
  for (const file of files.filter((one) => /\.(svelte|ts)$/.test(one))) {
    const own = folders.find((folder) => file.startsWith(`${dirname(folder)}/`));
    const known = new Set([...messagesOf('texts', 'en'), ...(own ? messagesOf(own, 'en') : [])]);
    const source = readFileSync(join(SOURCES, file), 'utf8');
    for (const [, message] of source.matchAll(/(?<![.\w])say\('([\w-]+)'/g)) {
      assert.ok(known.has(message!), `${file} says '${message}', which no en.ftl for it has.`);
    }
  }
});
