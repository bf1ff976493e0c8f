import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesAround, readBlocks, readSections, readSpans } from '../src/rules/markdown.ts';

test('rule ids become links, marks become spans, and the rest stays text', () => {
  assert.deepEqual(readSpans('See **this** in `code` (WH-WIN-02) <b>'), [
    { kind: 'text', text: 'See ' },
    { kind: 'bold', text: 'this' },
    { kind: 'text', text: ' in ' },
    { kind: 'code', text: 'code' },
    { kind: 'text', text: ' (' },
    { kind: 'rule', text: 'WH-WIN-02' },
    { kind: 'text', text: ') <b>' },
  ]);
});

test('a sought word is told apart wherever it stands', () => {
  assert.deepEqual(piecesAround('Snare the Mortal: a snare', 'snare'), ['', 'Snare', ' the Mortal: a ', 'snare', '']);
  assert.deepEqual(piecesAround('nothing', 'snare'), ['nothing']);
  assert.deepEqual(piecesAround('nothing', ''), ['nothing']);
});

test('paragraphs, lists, tables and code are told apart', () => {
  const blocks = readBlocks('One\ntwo\n\n1. a\n2. b\n\n- c\n\n| h |\n| --- |\n| x |\n\n```\n8 R P\n```\n');
  assert.deepEqual(blocks.map((block) => block.kind), ['paragraph', 'list', 'list', 'table', 'code']);
  assert.deepEqual(blocks[1], {
    kind: 'list',
    ordered: true,
    items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
  });
  assert.deepEqual(blocks[4], { kind: 'code', text: '8 R P' });
});

test('a picture is a line of its own, also right after a paragraph', () => {
  const blocks = readBlocks('Look:\n![The start](start)\n\nAnd ![not this](one) here.');
  assert.deepEqual(blocks.map((block) => block.kind), ['paragraph', 'picture', 'paragraph']);
  assert.deepEqual(blocks[1], { kind: 'picture', name: 'start', words: 'The start' });
});

test('a page has its title and a part for each heading', () => {
  const sections = readSections('# Title\n\nOpening.\n\n## One\n\nText.\n\n## Two\n\n- item\n');
  assert.deepEqual(sections.map(({ title }) => title), ['Title', 'One', 'Two']);
  assert.deepEqual(sections.map(({ blocks }) => blocks.length), [1, 1, 1]);
});
