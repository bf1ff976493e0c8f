import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correction, generate } from 'lean-qr/nano';
import { qrOf } from '../src/app/qr.ts';
import { chosenOf, differs } from '../src/home/optionWords.ts';
import type { Option } from '../src/wire.ts';

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name, default: 'plain', values: ['plain', 'other'], rule: 'XX-1', kind: 'choice', distinct: false, scope: 'rules', ...more,
});

test('what changes the rules stands before what only changes the table', () => {
  const options = [option('leave', { scope: 'table' }), option('map'), option('factions', { kind: 'per_seat' })];
  const chosen = chosenOf(options, { leave: 'other', factions: 'plain,other' }, 3);
  assert.deepEqual(chosen.map((one) => one.option.name), ['map', 'factions', 'leave']);
  assert.deepEqual(chosen.map(differs), [false, true, true]);
  assert.deepEqual(chosen[1]!.bySeat, ['plain', 'other', 'plain']);
});

test('a table without changes differs in nothing, also where seats have the default', () => {
  const options = [option('map'), option('factions', { kind: 'per_seat' }), option('wrap', { kind: 'switch', default: false, values: [false, true] })];
  for (const values of [{}, { map: 'plain', factions: 'plain', wrap: false }]) {
    assert.ok(!chosenOf(options, values, 2).some(differs));
  }
});

test('the path of a QR code covers exactly its dark modules', async () => {
  const text = 'https://table.example.org/table/AbCdEfGhIjKlMnOp';
  const { size, path } = await qrOf(text);
  const code = generate(text, { minCorrectionLevel: correction.M });
  assert.ok(size >= 21 && (size - 17) % 4 === 0);
  assert.equal(code.size, size);
  const dark = Array.from({ length: size * size }, (_, at) => code.get(at % size, Math.floor(at / size))).filter(Boolean).length;
  assert.equal(areaOf(path), dark);
});

/** The area inside a path of closed outlines made of straight steps, by the shoelace formula. */
function areaOf(path: string): number {
  let [x, y, startX, startY, doubled] = [0, 0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    doubled += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  };
  for (const [, step, numbers] of path.matchAll(/([MLHVhvlmZz])([^MLHVhvlmZz]*)/g)) {
    const values = (numbers!.match(/-?\d+/g) ?? []).map(Number);
    if (step === 'M') [x, y, startX, startY] = [values[0]!, values[1]!, values[0]!, values[1]!];
    else if (step === 'L') for (let at = 0; at < values.length; at += 2) to(values[at]!, values[at + 1]!);
    else if (step === 'H') for (const value of values) to(value, y);
    else if (step === 'V') for (const value of values) to(x, value);
    else if (step === 'h') for (const value of values) to(x + value, y);
    else if (step === 'v') for (const value of values) to(x, y + value);
    else if (step === 'Z' || step === 'z') to(startX, startY);
    else assert.fail(`unknown step ${step}`);
  }
  return Math.abs(doubled) / 2;
}
