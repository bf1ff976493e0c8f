import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { elementsOf, hint, isOnBoard, nameOf, ratio, whoActs } from './module.ts';
import Picture from './Picture.svelte';
import { race } from './race.ts';
import { keys, roleOf, sentence, signOf } from './saying.ts';
import SeatSign from './SeatSign.svelte';
import Side from './Side.svelte';
import { sounds } from './sounds.ts';

const board: BoardModule = {
  Board, Picture, Player: Side, Sign: SeatSign, ratio, nameOf, isOnBoard, elementsOf, whoActs, race, hint, sounds,
  roleOf, sentence, signOf, keys,
};

export default board;
