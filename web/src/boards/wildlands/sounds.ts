import type { Sounds } from '../board.ts';

export const sounds: Sounds = { damaged: 'loss', 'knocked-out': 'loss', scored: 'gain', claimed: 'gain' };
