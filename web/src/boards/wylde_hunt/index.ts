import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { elementsOf, hint, isOnBoard, nameOf, whoActs } from './module.ts';

const board: BoardModule = { Board, nameOf, isOnBoard, elementsOf, whoActs, hint, hasWindows: false };

export default board;
