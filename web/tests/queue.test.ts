import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsTurn } from '../src/boards/wylde_hunt/course.ts';
import { momentAt, momentsOf, since, turnFrom } from '../src/table/moments.ts';
import { holdOf, Queue, stepsOf, type Clock, type Step, type Weight } from '../src/table/queue.ts';
import type { GameEvent, NumberedEvent, View } from '../src/wire.ts';

/** Time that only moves when told to. */
class Hand implements Clock {
  now = 0;
  private calls: { at: number; call: () => void }[] = [];

  after(milliseconds: number, call: () => void): () => void {
    const one = { at: this.now + milliseconds, call };
    this.calls.push(one);
    return () => (this.calls = this.calls.filter((other) => other !== one));
  }

  run(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.calls.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((one) => one !== next);
      this.now = next.at;
      next.call();
    }
    this.now = until;
  }
}

const view = (name: string) => ({ game: 'tiny', seat: 0, step: name }) as View;
const step = (entry: number, weight: Weight = 1): Step => ({ entry, weight, events: [{ event: 'moved' }], view: view(String(entry)) });

function playing(): { queue: Queue; clock: Hand; shown: [entry: number, at: number, last: boolean][]; rested: number[] } {
  const clock = new Hand();
  const shown: [number, number, boolean][] = [];
  const rested: number[] = [];
  const queue = new Queue(clock, ({ entry }, last) => shown.push([entry, clock.now, last]), () => rested.push(clock.now));
  return { queue, clock, shown, rested };
}

test('three moves that come at once are shown one after another', () => {
  const { queue, clock, shown, rested } = playing();
  queue.add([step(1), step(2), step(3)]);
  assert.deepEqual(shown, [[1, 0, false]]);
  assert.ok(queue.behind);
  clock.run(60_000);
  assert.deepEqual(shown.map(([entry, , last]) => [entry, last]), [[1, false], [2, false], [3, true]]);
  assert.deepEqual(shown.map(([, at]) => at), [0, holdOf(step(1), 'normal'), 2 * holdOf(step(1), 'normal')]);
  assert.deepEqual(rested, [3 * holdOf(step(1), 'normal')]);
  assert.ok(!queue.behind);
});

test('what comes alone is shown at once', () => {
  const { queue, clock, shown } = playing();
  queue.add([step(1)]);
  clock.run(60_000);
  queue.add([step(2)]);
  assert.deepEqual(shown, [[1, 0, true], [2, 60_000, true]]);
  assert.ok(!queue.behind);
});

test('what comes while something is held waits for it', () => {
  const { queue, clock, shown } = playing();
  queue.add([step(1)]);
  clock.run(100);
  queue.add([step(2)]);
  assert.ok(queue.behind);
  clock.run(60_000);
  assert.deepEqual(shown.map(([, at]) => at), [0, holdOf(step(1), 'normal')]);
});

test('skipping shows the last step now, and nothing twice', () => {
  const { queue, clock, shown } = playing();
  queue.add([step(1), step(2), step(3)]);
  queue.skip();
  assert.deepEqual(shown.map(([entry]) => entry), [1, 3]);
  assert.ok(!queue.behind);
  queue.skip();
  clock.run(60_000);
  assert.deepEqual(shown.map(([entry]) => entry), [1, 3]);
});

test('whoever must not be kept waiting is told what mattered along with the last step, once', () => {
  const { queue, clock } = playing();
  const steps = [step(1, 2), step(2), step(3, 2), step(4, 0)];
  queue.add(steps);
  queue.hurry();
  assert.deepEqual(steps[3]!.missed, [...steps[0]!.events, ...steps[2]!.events]);
  assert.equal(steps[3]!.weight, 2);
  clock.run(60_000);
  const later = [step(5), step(6)];
  queue.add(later);
  queue.hurry();
  assert.equal(later[1]!.missed, undefined); // the one before was read, and what is plain goes without saying
});

test('what weighs most is shown by itself, however much somebody is in a hurry', () => {
  const { queue, clock, shown } = playing();
  const steps = [step(1, 2), step(2, 3), step(3, 2), step(4, 2)];
  queue.add(steps);
  queue.hurry();
  assert.deepEqual(shown.map(([entry]) => entry), [1, 2]);
  queue.hurry(); // told once more by the table, it is not cut either
  clock.run(holdOf(steps[1]!, 'normal'));
  assert.deepEqual(shown.map(([entry]) => entry), [1, 2, 4]);
  assert.deepEqual(steps[3]!.missed, steps[2]!.events);
  const more = [step(5, 2), step(6, 2)];
  queue.add([step(7, 3), ...more]);
  clock.run(60_000);
  assert.deepEqual(shown.map(([entry]) => entry).slice(3), [7, 5, 6]);
});

test('without a pace everything is there at once', () => {
  const { queue, shown } = playing();
  queue.speed = 'off';
  queue.add([step(1), step(2), step(3)]);
  assert.deepEqual(shown, [[3, 0, true]]);
});

test('however much happens, nobody falls far behind', () => {
  for (const [speed, most] of [['slow', 20_000], ['normal', 8_000], ['fast', 3_500]] as const) {
    const { queue, clock, rested } = playing();
    queue.speed = speed;
    queue.add(Array.from({ length: 12 }, (_, entry) => step(entry, 2)));
    clock.run(120_000);
    assert.ok(Math.abs(rested[0]! - most) < 1, `${speed}: ${rested[0]}`);
    queue.add(Array.from({ length: 200 }, (_, entry) => step(entry, 2)));
    clock.run(120_000);
    assert.equal(Math.round(rested[1]! - 120_000), 200 * 250); // a blink each is the least
  }
});

test('what weighs more is held longer, what weighs nothing passes in a blink', () => {
  const [blink, plain, heavy] = ([0, 1, 2] as const).map((weight) => holdOf(step(1, weight), 'normal'));
  assert.ok(blink! < 300);
  assert.ok(blink! < plain! && plain! < heavy!);
  assert.ok(holdOf(step(1), 'slow') > plain! && plain! > holdOf(step(1), 'fast'));
});

test('forgetting leaves nothing to be shown', () => {
  const { queue, clock, shown, rested } = playing();
  queue.add([step(1), step(2)]);
  queue.clear();
  clock.run(60_000);
  assert.equal(shown.length, 1);
  assert.deepEqual(rested, []);
});

const WEIGHTS: Record<string, Weight> = { moved: 1, hit: 2, turn: 1 };
const weigh = ({ event }: GameEvent): Weight => WEIGHTS[event] ?? 0;
const told = (...kinds: [number, string][]): NumberedEvent[] => kinds.map(([entry, event]) => [entry, { event }]);

test('an entry is a step; what has no caption happens along with what comes next', () => {
  const steps = stepsOf(told([1, 'drew'], [2, 'drew'], [3, 'moved'], [3, 'hit'], [4, 'moved'], [5, 'drew']), weigh, view('now'));
  assert.deepEqual(steps.map(({ entry, weight, events }) => [entry, weight, events.map(({ event }) => event).join(' ')]), [
    [3, 2, 'drew drew moved hit'],
    [4, 1, 'moved drew'],
  ]);
  assert.deepEqual(steps.map((one) => one.view?.step ?? null), [null, 'now']);
});

test('a change without a caption is a step all the same', () => {
  const [only, ...more] = stepsOf(told([7, 'drew']), weigh, view('now'));
  assert.deepEqual([only?.entry, only?.weight, only?.view?.step, more.length], [7, 0, 'now', 0]);
  assert.deepEqual(stepsOf([], weigh, view('now')), []);
});

test('moments are entries with something to see, and know where turns begin', () => {
  const moments = momentsOf(told([0, 'turn'], [1, 'moved'], [1, 'hit'], [2, 'drew'], [3, 'turn'], [4, 'moved']), weigh, ({ event }) => event === 'turn');
  assert.deepEqual(moments.map(({ entry, begins, events }) => [entry, begins, events.length]), [[0, true, 1], [1, false, 2], [3, true, 1], [4, false, 1]]);
  assert.deepEqual([-1, 0, 2, 9].map((entry) => momentAt(moments, entry)), [-1, 0, 1, 3]);
  assert.deepEqual([turnFrom(moments, 3, -1), turnFrom(moments, 2, -1), turnFrom(moments, 0, -1)], [2, 0, -1]);
  assert.deepEqual([turnFrom(moments, -1, 1), turnFrom(moments, 0, 1), turnFrom(moments, 2, 1)], [0, 2, 3]);
});

test('the recap is what mattered since the last turn', () => {
  const events = told([0, 'end'], [1, 'moved'], [2, 'end'], [3, 'drew'], [4, 'moved'], [5, 'hit']);
  const kinds = (since_: NumberedEvent[]) => since_.map(([entry]) => entry);
  assert.deepEqual(kinds(since(events, ({ event }) => event === 'end', weigh)), [4, 5]);
  assert.deepEqual(since(events, () => false, weigh), []);
  assert.deepEqual(kinds(since(events, ({ event }) => event === 'end', weigh, 1)), [4, 5]); // it acted in the turn before
  assert.deepEqual(since(events, ({ event }) => event === 'end', weigh, 5), []); // it has acted in this one
  assert.deepEqual(kinds(since(events, (_, place) => place === 4, weigh)), [5]); // what ends it may depend on what was before
  const many = told([0, 'end'], ...Array.from({ length: 24 }, (_, n): [number, string] => [n + 1, n % 2 ? 'hit' : 'moved']));
  assert.deepEqual(kinds(since(many, ({ event }) => event === 'end', weigh)), [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
});

test('in Wylde Hunt what one decides between turns is one\'s own as well', () => {
  const settled: GameEvent = { event: 'destiny-settled', side: 'S', how: 'farther' };
  const stone: GameEvent = { event: 'stone-moved', season: 'Winter', from: 'E5', to: 'D6' };
  const order: GameEvent = { event: 'order-chosen', side: 'U', place: 'second' };
  const ends = (event: GameEvent, own: number) => endsTurn(event, own, [settled]);
  assert.deepEqual([ends(stone, 0), ends(stone, 1), ends(order, 0), ends(order, 1)], [true, false, false, true]);
  const told: NumberedEvent[] = [[0, settled], [1, stone], [1, { event: 'mortal-moved', from: 'E5', to: 'E4' }], [2, order]];
  const recap = since(told, (event, place) => endsTurn(event, 0, told.slice(0, place).map(([, one]) => one)), () => 1);
  assert.deepEqual(recap.map(([, { event }]) => event), ['order-chosen'], 'not the stone that one has moved oneself');
});
