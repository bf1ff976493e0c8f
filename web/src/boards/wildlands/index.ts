import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { begins, endsTurn, weigh, wonBy } from './course.ts';
import Hand from './Hand.svelte';
import { hint } from './hint.ts';
import { elementsOf, isOnBoard, nameOf, playedBy, ratio, standsOn, turnOf, whoActs } from './module.ts';
import { numberOf } from './names.ts';
import Picture from './Picture.svelte';
import Legend from './Legend.svelte';
import Player from './Player.svelte';
import { race } from './race.ts';
import { aimsAtFoes, chooseFirst, keys, nameFacts, outOfTurn, prompt, roleOf, sentence, signOf } from './saying.ts';
import SeatSign from './SeatSign.svelte';
import { sounds } from './sounds.ts';
import { howWon, occasion, scores, tell } from './tell.ts';

const board: BoardModule = {
  Board, Legend, Hand, Picture, Player, Sign: SeatSign, ratio, nameOf, isOnBoard, standsOn, elementsOf, tell, whoActs, turnOf, playedBy, numberOf, occasion, race, hint, sounds,
  roleOf, sentence, nameFacts, signOf, keys, weigh, begins, endsTurn, howWon, wonBy, scores, prompt, aimsAtFoes, outOfTurn, chooseFirst,
};

export default board;
