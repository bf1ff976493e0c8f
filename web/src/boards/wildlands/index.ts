import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { hint } from './hint.ts';
import { elementsOf, isOnBoard, nameOf, tell, whoActs } from './module.ts';
import { keys, nameFacts, roleOf, sentence, signOf } from './saying.ts';
import { sounds } from './sounds.ts';

const board: BoardModule = { Board, nameOf, isOnBoard, elementsOf, tell, whoActs, hint, sounds, roleOf, sentence, nameFacts, signOf, keys };

export default board;
