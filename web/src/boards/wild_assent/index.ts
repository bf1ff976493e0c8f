import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { begins, endsTurn, weigh, wonBy } from './course.ts';
import Hand from './Hand.svelte';
import { hint } from './hint.ts';
import Legend from './Legend.svelte';
import { chooseFirst, elementsOf, isOnBoard, nameOf, playedBy, prompt, ratio, standsOn, whoActs } from './module.ts';
import Picture from './Picture.svelte';
import Player from './Player.svelte';
import { keys, outcomeOf, roleOf, sentence, signOf } from './saying.ts';
import { race } from './race.ts';
import Sign from './Sign.svelte';
import { sounds } from './sounds.ts';
import { reason, tell } from './tell.ts';

const board: BoardModule = {
  Board, Legend, Hand, Picture, Player, Sign, ratio, race, nameOf, isOnBoard, standsOn, elementsOf, tell, whoActs, hint, sounds, roleOf, sentence,
  signOf, outcomeOf, keys, weigh, begins, endsTurn, wonBy, playedBy, prompt, chooseFirst, reason,
};

export default board;
