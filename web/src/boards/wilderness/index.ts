import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { hint } from './hint.ts';
import { elementsOf, isOnBoard, nameOf, race, ratio, whoActs } from './module.ts';
import Player from './Player.svelte';
import Sign from './Sign.svelte';
import { keys, roleOf, sentence, signOf } from './saying.ts';
import { sounds } from './sounds.ts';

const board: BoardModule = {
  Board, Hand, Player, Sign, ratio, race, nameOf, isOnBoard, elementsOf, whoActs, hint, sounds, roleOf, sentence, signOf, keys,
};

export default board;
