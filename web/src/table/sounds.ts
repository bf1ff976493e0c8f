/** A few soft tones, made here so that nothing has to be loaded. Off unless somebody switches them on. */
import type { GameEvent } from '../wire.ts';

let context: AudioContext | null = null;

const MOVE = [392];
const LOSS = [294, 220];
const GAIN = [523, 659];
const END = [392, 523, 659, 784];

function tonesFor(kinds: Set<string>): number[] {
  if (kinds.has('game-over')) return END;
  if (['vanquished', 'banished', 'knocked-out', 'damaged'].some((kind) => kinds.has(kind))) return LOSS;
  if (['scored', 'claimed', 'returned'].some((kind) => kinds.has(kind))) return GAIN;
  return MOVE;
}

export function playSounds(events: readonly GameEvent[]): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  tonesFor(new Set(events.map((event) => event.event))).forEach((tone, index) => ring(context!, tone, start + index * 0.11));
}

function ring(audio: AudioContext, tone: number, at: number): void {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.value = tone;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + 0.25);
}
