/** The map in words, for screen readers. */
import { say } from '../../texts/spoken.svelte.ts';
import { capital, type Texts } from '../../texts/texts.ts';
import type { Liveness } from '../board.ts';
import { healthOf, type Content, type Space } from './content.ts';
import type { PlacedCharacter, PlacedShard } from './layout.ts';
import { fullName, nameOfFaction, shortName } from './names.ts';
import { factionName, seatName, type Character, type WildlandsView } from './view.ts';

export interface Here {
  characters: readonly PlacedCharacter[];
  shards: readonly PlacedShard[];
}

/** "Tak of the Gnomads, 1 of 3 damage". */
export function characterInWords(character: Character, view: WildlandsView, content: Content, texts: Texts): string {
  const player = view.players[character.seat];
  const who = say('wl-character', {
    name: shortName(character.name, view, texts),
    faction: nameOfFaction(factionName(player), texts),
    seat: texts.name(seatName(character.seat)),
  });
  return `${who}, ${stateInWords(character, view, content, texts)}`;
}

/** What a finger or the mouse is told of a token: "Tak (Gnomads): 2 of 3 health, space 25, cover". */
export function tipOf(character: Character, space: Space | undefined, view: WildlandsView, content: Content, texts: Texts): string {
  const health = healthOf(content, view.players[character.seat], character.slot);
  const state = character.place === 'hidden' ? say('wl-hidden') : say('wl-health-left', { left: health - character.damage, health });
  const where = space ? [say('wl-space', { number: space.number }), space.cover ? say('wl-cover') : '', space.high ? say('wl-high') : ''] : [];
  return capital(`${fullName(character.name, view, texts)}: ${[state, ...where].filter(Boolean).join(', ')}`);
}

/** "1 of 3 damage", "hidden" or "knocked out". */
export function stateInWords(character: Character, view: WildlandsView, content: Content, texts: Texts): string {
  if (character.place === 'hidden') return texts.say('board-hidden');
  if (character.place === 'out') return texts.say('board-out');
  return say('wl-damage', { damage: character.damage, health: healthOf(content, view.players[character.seat], character.slot) });
}

/** "Space 17, cover, high ground; Tak of the Gnomads, 1 of 3 damage; your shard; can be picked". */
export function spaceInWords(
  space: Space, here: Here, view: WildlandsView, content: Content, texts: Texts, live: ReadonlyMap<string, Liveness>,
): string {
  const head = [capital(say('wl-space', { number: space.number }))];
  if (space.cover) head.push(say('wl-cover'));
  if (space.high) head.push(say('wl-high'));
  const parts = [head.join(', ')];
  parts.push(...here.characters.map(({ character }) => characterInWords(character, view, content, texts)));
  for (const { seat } of here.shards) {
    parts.push(seat === view.seat ? say('wl-own-shard') : say('wl-shard', { seat: texts.name(seatName(seat)) }));
  }
  if (view.step === 'assign' && view.players[view.seat ?? -1]?.dealt?.includes(space.number)) parts.push(say('wl-dealt'));
  const states = [`space:${space.number}`, ...here.characters.map(({ key }) => key)].map((element) => live.get(element));
  if (states.includes('picked')) parts.push(say('is-picked'));
  else if (states.includes('pick')) parts.push(say('can-be-picked'));
  return parts.join('; ');
}
