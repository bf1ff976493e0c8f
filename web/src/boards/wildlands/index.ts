import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { hint } from './hint.ts';
import { elementsOf, isOnBoard, nameOf, tell, whoActs } from './module.ts';
import Picture from './Picture.svelte';
import { sounds } from './sounds.ts';

const board: BoardModule = { Board, Picture, nameOf, isOnBoard, elementsOf, tell, whoActs, hint, sounds };

export default board;
