import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { begins, endsTurn, weigh, wonBy } from './course.ts';
import { elementsOf, hint, isOnBoard, nameOf, whoActs } from './module.ts';
import { sounds } from './sounds.ts';
import { howWon, tell } from './tell.ts';

const board: BoardModule = {
  Board, nameOf, isOnBoard, elementsOf, tell, weigh, begins, endsTurn, howWon, wonBy, whoActs, hint, sounds,
};

export default board;
