import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { begins, endsTurn, follows, gist, weigh, wonBy } from './course.ts';
import Hand from './Hand.svelte';
import { hint } from './hint.ts';
import { elementsOf, interrupter, isOnBoard, nameOf, playedBy, ratio, standsOn, turnOf, whoActs } from './module.ts';
import { numberOf } from './names.ts';
import Picture from './Picture.svelte';
import Legend from './Legend.svelte';
import Player from './Player.svelte';
import { race } from './race.ts';
import { aimsAtFoes, chooseFirst, forGood, keys, nameFacts, outOfTurn, prompt, roleOf, sentence, signOf } from './saying.ts';
import SeatSign from './SeatSign.svelte';
import { sounds } from './sounds.ts';
import { spare } from './spare.ts';
import Told from './Told.svelte';
import { alike, howWon, occasion, scores, tell, tellAlike } from './tell.ts';

const board: BoardModule = {
  Board, Legend, Hand, Picture, Player, Sign: SeatSign, Told, ratio, nameOf, isOnBoard, standsOn, elementsOf, tell, alike, tellAlike, whoActs, turnOf, interrupter, playedBy, numberOf, occasion, race, hint, sounds,
  roleOf, spare, sentence, nameFacts, signOf, keys, weigh, follows, gist, begins, endsTurn, howWon, wonBy, scores, prompt, aimsAtFoes, forGood, outOfTurn, chooseFirst,
};

export default board;
