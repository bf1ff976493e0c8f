/** The board of a game that nobody has drawn yet: every live element becomes a chip of the shell. */
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';

const board: BoardModule = {
  Board,
  ratio: () => 1,
  nameOf: (element, _view, texts) => texts.name(element.slice(element.indexOf(':') + 1)),
  isOnBoard: () => false,
  elementsOf: () => [],
  whoActs: () => [],
  hint: () => null,
 
  sounds: {},
};

export default board;
