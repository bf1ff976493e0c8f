import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BoardModule } from '../src/boards/board.ts';
import { signOf } from '../src/table/foretelling.ts';
import type { Texts } from '../src/texts/texts.ts';
import type { LegalAction, Outcome, View } from '../src/wire.ts';

const texts = { say: (message: string) => message } as unknown as Texts;
const board = {
  outcomeOf: ({ kind, target }: Outcome) => (kind === 'strikes' ? `gladiator:${String(target)}` : null),
  signOf: ({ kind, expected }: Outcome) => ({ kind: kind === 'strikes' ? 'damage' : 'lose', text: String(expected ?? '') }),
} as unknown as BoardModule;

test('each target of an attack on several wears what befalls it, and none what befalls the others', () => {
  const sweep: LegalAction = ['sweep', [], [{ kind: 'strikes', target: 'phoenix', expected: 2 }, { kind: 'strikes', target: 'gryphon', expected: 1 }]];
  const of = (target?: string) => signOf(sweep, {} as View, board, texts, target)?.text;
  assert.equal(of('gladiator:phoenix'), '2');
  assert.equal(of('gladiator:gryphon'), '1');
  assert.equal(of('gladiator:koralt'), undefined);
  assert.equal(of(), '2');
});

test('what an action comes to for nobody in particular is worn by all of its targets', () => {
  const leap: LegalAction = ['leap', [], [{ kind: 'pit' }]];
  assert.equal(signOf(leap, {} as View, board, texts, 'field:3,3')?.kind, 'lose');
});
