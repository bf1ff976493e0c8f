import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

function messagesOf(language: string): string[] {
  const source = readFileSync(new URL(`../src/texts/${language}.ftl`, import.meta.url), 'utf8');
  return new FluentResource(source).body.map((entry) => entry.id).sort();
}

test('both languages have the same messages', () => {
  assert.deepEqual(messagesOf('de'), messagesOf('en'));
});

test('every message that the client says by name exists', () => {
  const known = new Set(messagesOf('en'));
  const folder = new URL('../src', import.meta.url).pathname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, message] of source.matchAll(/(?<![.\w])say\('([\w-]+)'/g)) {
      assert.ok(known.has(message!), `${file} says '${message}', which en.ftl does not have.`);
    }
  }
});
