import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { begins, endsTurn, weigh, wonBy } from './course.ts';
import Hand from './Hand.svelte';
import { hint } from './hint.ts';
import Legend from './Legend.svelte';
import { concerned, elementsOf, isOnBoard, isOut, nameOf, occasion, race, ratio, standsOn, whoActs } from './module.ts';
import Picture from './Picture.svelte';
import Player from './Player.svelte';
import { keys, nameFacts, prompt, roleOf, sentence, signOf } from './saying.ts';
import Sign from './Sign.svelte';
import { sounds } from './sounds.ts';
import { howWon, tell } from './tell.ts';

const board: BoardModule = {
  Board, Legend, Hand, Picture, Player, Sign, ownInLessons: true, ratio, race, nameOf, isOnBoard, standsOn, elementsOf, tell, whoActs, hint, sounds,
  concerned, occasion, isOut, roleOf, sentence, nameFacts, signOf, keys, prompt, weigh, begins, endsTurn, howWon, wonBy,
};

export default board;
