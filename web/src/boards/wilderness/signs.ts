/** Small signs for what is counted. */
import hunger from 'game-icon:chicken-leg';
import exhaustion from 'game-icon:tired-eye';
import thirst from 'game-icon:drop';
import skull from 'game-icon:death-skull';
import cards from 'game-icon:card-play';
import sickness from 'game-icon:virus';
import energy from 'game-icon:walking-boot';
import sun from 'game-icon:sun';
import moon from 'game-icon:moon';
import hated from 'game-icon:spears';
import star from 'game-icon:polar-star';
import village from 'game-icon:house';
import dice from 'game-icon:perspective-dice-six-faces-random';
import claws from 'game-icon:claw-slashes';
import compass from 'game-icon:compass';

export const SIGNS = { hunger, exhaustion, thirst, skull, cards, sickness, energy, sun, moon, hated, star, village, dice, claws, compass } as const;
export type SignName = keyof typeof SIGNS;
