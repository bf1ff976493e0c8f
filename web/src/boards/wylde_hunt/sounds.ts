import type { Sounds } from '../board.ts';

export const sounds: Sounds = { vanquished: 'loss', banished: 'loss', returned: 'gain' };
