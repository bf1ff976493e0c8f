import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBlocks, readSpans } from '../src/rules/markdown.ts';

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
