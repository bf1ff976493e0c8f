import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { elementsOf, hint, isOnBoard, nameOf, whoActs } from './module.ts';
import { keys, roleOf, sentence, signOf } from './saying.ts';
import { sounds } from './sounds.ts';

const board: BoardModule = { Board, nameOf, isOnBoard, elementsOf, whoActs, hint, sounds, roleOf, sentence, signOf, keys };

export default board;
