import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { elementsOf, hint, isOnBoard, nameOf, whoActs } from './module.ts';
import Picture from './Picture.svelte';
import { sounds } from './sounds.ts';

const board: BoardModule = { Board, Picture, nameOf, isOnBoard, elementsOf, whoActs, hint, sounds };

export default board;
