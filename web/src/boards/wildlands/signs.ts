/**
 * Signs of flags, characters and seats. The icons are from game-icons.net (Lorc, Delapouite and others,
 * CC BY 3.0), 512 x 512; shapes of seats and everything on the map are ours.
 */
import anvil from 'game-icon:anvil-impact';
import arrow from 'game-icon:broadhead-arrow';
import arrows from 'game-icon:striking-arrows';
import axe from 'game-icon:war-axe';
import badge from 'game-icon:law-star';
import blast from 'game-icon:bright-explosion';
import bolt from 'game-icon:heavy-lightning';
import books from 'game-icon:book-pile';
import clockwork from 'game-icon:vintage-robot';
import crossbow from 'game-icon:crossbow';
import dagger from 'game-icon:cloak-dagger';
import fire from 'game-icon:small-fire';
import gears from 'game-icon:gears';
import goat from 'game-icon:goat';
import horn from 'game-icon:rally-the-troops';
import hyena from 'game-icon:hyena-head';
import lizard from 'game-icon:horned-reptile';
import mask from 'game-icon:iron-mask';
import minotaur from 'game-icon:minotaur';
import orc from 'game-icon:orc-head';
import quill from 'game-icon:quill-ink';
import robber from 'game-icon:robber-mask';
import shield from 'game-icon:checked-shield';
import sword from 'game-icon:broadsword';
import swords from 'game-icon:crossed-swords';
import wall from 'game-icon:stone-wall';
import wing from 'game-icon:feathered-wing';
import wingfoot from 'game-icon:wingfoot';
import witch from 'game-icon:witch-face';

export const FLAG_SIGN: Record<string, string> = {
  'melee': sword,
  'heavy-melee': swords,
  'ranged': arrow,
  'heavy-ranged': arrows,
  'area': blast,
  'cover': wall,
  'shield': shield,
  'rally': horn,
  'fly': wing,
};

const EMBLEMS: Record<string, readonly string[]> = {
  guild: [fire, bolt, quill, witch, books],
  gnomads: [gears, wingfoot, clockwork, anvil, lizard],
  lawbringers: [badge, crossbow, minotaur, robber, goat],
  pit_fighters: [mask, axe, hyena, dagger, orc],
};

/** The emblem of a character; characters of a faction that nobody has drawn have only their number. */
export function emblemOf(faction: string | null, slot: number): string | null {
  return EMBLEMS[faction ?? '']?.[slot - 1] ?? null;
}

/** The attacks that need sight. */
export const SHOTS: readonly string[] = ['ranged', 'heavy-ranged', 'area'];

/** Every seat has a colour and a shape; neither is ever the only sign. About 30 in radius. */
export const SEAT_SHAPE: readonly string[] = [
  'M0-30a30 30 0 1 1-.010 0Z',
  'M-21-27H21a6 6 0 0 1 6 6V21a6 6 0 0 1-6 6H-21a6 6 0 0 1-6-6V-21a6 6 0 0 1 6-6Z',
  'M-4.200-33.500a6 6 0 0 1 8.400 0L33.500-4.200a6 6 0 0 1 0 8.400L4.200 33.500a6 6 0 0 1-8.400 0L-33.500 4.200a6 6 0 0 1 0-8.400Z',
  'M-27-27C-17-24-8-26 0-31C8-26 17-24 27-27V-2C27 16 13 27 0 33C-13 27-27 16-27-2Z',
];

/** A crystal, 15 in radius, cut by its facets. */
export const CRYSTAL = 'M0-20L11-7V9L0 20L-11 9V-7Z';
export const FACETS = 'M0-20V20M-11-7L0-2L11-7M-11 9L0-2L11 9';

export const OUT_SIGN = 'M-22-22L22 22M22-22L-22 22';
