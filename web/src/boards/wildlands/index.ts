import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { hint } from './hint.ts';
import { elementsOf, isOnBoard, nameOf, tell, whoActs } from './module.ts';
import { foretell, keys, roleOf, sentence, signOf } from './saying.ts';
import { sounds } from './sounds.ts';

const board: BoardModule = { Board, nameOf, isOnBoard, elementsOf, tell, whoActs, hint, sounds, roleOf, sentence, foretell, signOf, keys };

export default board;
