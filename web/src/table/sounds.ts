/** A few soft tones, made here so that nothing has to be loaded. Off unless somebody switches them on. */
import type { Sounds } from '../boards/board.ts';
import type { GameEvent } from '../wire.ts';

let context: AudioContext | null = null;

const MOVE = [392];
const LOSS = [294, 220];
const GAIN = [523, 659];
const END = [392, 523, 659, 784];

/** The tones for what happened at once: the end drowns a loss, a loss drowns a gain. */
function tonesFor(kinds: readonly string[], sounds: Sounds): number[] {
  if (kinds.includes('game-over')) return END;
  const made = kinds.map((kind) => sounds[kind]);
  if (made.includes('loss')) return LOSS;
  return made.includes('gain') ? GAIN : MOVE;
}

export function playSounds(events: readonly GameEvent[], sounds: Sounds): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  const kinds = events.map((event) => event.event);
  tonesFor(kinds, sounds).forEach((tone, index) => ring(context!, tone, start + index * 0.11));
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
