import type { Sounds } from '../board.ts';

export const sounds: Sounds = { died: 'loss', attacked: 'loss', sickened: 'loss', lost: 'loss', fed: 'gain', drank: 'gain', won: 'gain' };
