import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { elementsOf, hint, isOnBoard, nameOf, ratio, whoActs } from './module.ts';
import Picture from './Picture.svelte';
import { race } from './race.ts';
import SeatSign from './SeatSign.svelte';
import Side from './Side.svelte';
import { sounds } from './sounds.ts';

const board: BoardModule = {
  Board, Picture, Player: Side, Sign: SeatSign, ratio, nameOf, isOnBoard, elementsOf, whoActs, race, hint, sounds,
};

export default board;
