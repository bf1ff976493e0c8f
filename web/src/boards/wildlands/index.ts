import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { begins, endsTurn, weigh, wonBy } from './course.ts';
import { hint } from './hint.ts';
import { elementsOf, isOnBoard, nameOf, whoActs } from './module.ts';
import { sounds } from './sounds.ts';
import { howWon, playerOf, scores, tell } from './tell.ts';

const board: BoardModule = {
  Board, nameOf, isOnBoard, elementsOf, playerOf, tell, weigh, begins, endsTurn, howWon, wonBy, scores, whoActs, hint, sounds,
};

export default board;
