import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unhurried } from '../src/home/unhurried.ts';
import type { Option } from '../src/wire.ts';

const option = (name: string, values: (string | number)[]): Option => ({
  name, default: values[0]!, values, rule: '', kind: 'choice', distinct: false, scope: 'table',
});

test('a game against bots leaves the longest time to react, where that is an option', () => {
  assert.deepEqual(unhurried([option('map', ['dungeon', 'ruins']), option('breath_seconds', [3, 2, 5, 8])]), { breath_seconds: 8 });
  assert.deepEqual(unhurried([option('map', ['dungeon', 'ruins'])]), {});
});
