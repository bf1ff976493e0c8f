/** Silhouettes and small signs, all from game-icons.net. */
import gurantev from 'game-icon:visored-helm';
import koralt from 'game-icon:grim-reaper';
import amalia from 'game-icon:woman-elf-face';
import yerra from 'game-icon:barbarian';
import phoenix from 'game-icon:eagle-emblem';
import hornedGolem from 'game-icon:minotaur';
import riverGuardian from 'game-icon:triton-head';
import sentinel from 'game-icon:evil-tree';
import gryphon from 'game-icon:griffin-symbol';
import daemonretch from 'game-icon:devil-mask';
import streamcaller from 'game-icon:mermaid';
import wildsflower from 'game-icon:carnivorous-plant';
import lavaFiend from 'game-icon:shambling-mound';
import effigy from 'game-icon:angel-outfit';
import daemonspawn from 'game-icon:imp';
import skirmisher from 'game-icon:flamed-leaf';
import waterbound from 'game-icon:water-drop';
import unknown from 'game-icon:meeple';
import health from 'game-icon:hearts';
import speed from 'game-icon:walking-boot';
import range from 'game-icon:target-arrows';
import base from 'game-icon:crossed-swords';
import dice from 'game-icon:rolling-dices';
import physical from 'game-icon:round-shield';
import magical from 'game-icon:magic-shield';
import immobilize from 'game-icon:manacles';
import bleed from 'game-icon:bleeding-wound';
import fatigue from 'game-icon:tired-eye';
import blind from 'game-icon:blindfold';
import stun from 'game-icon:knocked-out-stars';
import damage from 'game-icon:broadsword';
import defense from 'game-icon:shield';
import healing from 'game-icon:heart-plus';
import special from 'game-icon:sword-clash';
import weapon from 'game-icon:two-handed-sword';
import armor from 'game-icon:armor-vest';
import garb from 'game-icon:cape';
import charm from 'game-icon:gem-pendant';
import relic from 'game-icon:sun-priest';
import any from 'game-icon:swap-bag';
import swift from 'game-icon:wingfoot';
import flight from 'game-icon:feathered-wing';
import whim from 'game-icon:magic-swirl';
import edict from 'game-icon:scroll-unfurled';
import demand from 'game-icon:hazard-sign';
import slain from 'game-icon:death-skull';
import back from 'game-icon:backstab';

const FIGURES: Readonly<Record<string, string>> = {
  gurantev, koralt, amalia, yerra, phoenix, gryphon, daemonretch, streamcaller, wildsflower, daemonspawn, waterbound,
  'horned-golem': hornedGolem, 'river-guardian': riverGuardian, 'wildswood-sentinel': sentinel, 'lava-fiend': lavaFiend,
  'exalted-effigy': effigy, 'wildswood-skirmisher': skirmisher,
};

/** A Gladiator of a pack has a figure that stands for anybody. */
export const figureOf = (kind: string) => FIGURES[kind] ?? unknown;

export const SIGNS = {
  health, speed, range, base, dice, physical, magical, immobilize, bleed, fatigue, blind, stun, damage, defense, healing, special,
  weapon, armor, garb, charm, relic, any, swift, flight, whim, edict, demand, slain, back,
} as const;
export type SignName = keyof typeof SIGNS;
