import type { Sounds } from '../board.ts';

export const sounds: Sounds = {
  hurt: 'loss', slain: 'loss', destroyed: 'loss', inflicted: 'loss', healed: 'gain', 'dice-won': 'gain', 'game-over': 'gain',
};
