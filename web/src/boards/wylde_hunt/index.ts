import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { begins, endsTurn, weigh, wonBy } from './course.ts';
import { hint } from './hint.ts';
import Legend from './Legend.svelte';
import { elementsOf, isOnBoard, nameOf, prompt, ratio, standsOn, whoActs } from './module.ts';
import Picture from './Picture.svelte';
import { race } from './race.ts';
import { forGood, keys, nameFacts, roleOf, sentence, signOf } from './saying.ts';
import SeatSign from './SeatSign.svelte';
import Side from './Side.svelte';
import { sounds } from './sounds.ts';
import { howWon, tell } from './tell.ts';

const board: BoardModule = {
  Board, Legend, Picture, Player: Side, Sign: SeatSign, ratio, nameOf, isOnBoard, standsOn, elementsOf, tell, whoActs, race, hint, sounds,
  roleOf, sentence, nameFacts, signOf, keys, weigh, begins, endsTurn, howWon, wonBy, prompt, forGood, toldBeside: true,
};

export default board;
