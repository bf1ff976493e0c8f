/** Names of characters and cards in the language that is shown. */
import { can, say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { View } from '../../wire.ts';
import { entriesOf, WILD, type Entry } from './cards.ts';
import { factionName, seatName, seatOf, slotOf, type WildlandsView } from './view.ts';

/** "Tak", by faction and slot; a character without a name is its slot. */
export function characterOf(faction: string | null, slot: number, texts: Texts): string {
  const message = `character-${faction}-${slot}`;
  return faction && texts.has(message) ? texts.say(message) : say('wl-slot', { slot });
}

/** "Tak" for `P2.1`. */
export function shortName(character: string, view: WildlandsView, texts: Texts): string {
  return characterOf(factionName(view.players[seatOf(character)]), slotOf(character), texts);
}

/** The same within a sentence: a name that is a common noun too has its article, "the Deputy". */
export function nameInLine(character: string, view: WildlandsView, texts: Texts): string {
  const message = `wl-called-${factionName(view.players[seatOf(character)])}-${slotOf(character)}`;
  return can(message) ? say(message) : shortName(character, view, texts);
}

/** "Tak (Gnomads)" for `P2.1`; between two players, whoever is not one's own is the other's. */
export function fullName(character: string, view: WildlandsView, texts: Texts): string {
  if (view.seat !== null && view.players.length === 2) return nameInLine(character, view, texts);
  const seat = seatOf(character);
  const faction = factionName(view.players[seat]);
  const band = faction && can(`wl-band-${faction}`) ? say(`wl-band-${faction}`) : texts.name(faction ?? seatName(seat));
  return say('wl-theirs', { name: nameInLine(character, view, texts), band });
}

export function nameOfFaction(faction: string | null, texts: Texts): string {
  if (faction === null) return texts.say('board-no-faction');
  return texts.has(`name-${faction}`) ? texts.name(faction) : faction;
}

/** "The Gnomads have", "the Guild has", each as its language has it. */
export function numberOf(seat: number, view: View): 'one' | 'many' {
  const message = `wl-number-${factionName((view as WildlandsView).players[seat])}`;
  return can(message) && say(message) === 'many' ? 'many' : 'one';
}

export function entryInWords({ slot, flag }: Entry, faction: string | null, texts: Texts): string {
  if (slot === null) return texts.say('board-open-flag', { flag });
  const who = characterOf(faction, slot, texts);
  return flag ? `${who}: ${texts.name(flag)}` : who;
}

/** What of a card was used, in words: "Tak’s melee", "open melee"; for anything but a flag "Tak’s icon". */
export function usedInWords(card: string, line: number, use: string, faction: string | null, texts: Texts): string {
  const entry = entriesOf(card)[line];
  if (!entry) return cardInWords(card, faction, texts);
  const { slot, flag } = entry;
  if (slot === null) return texts.say('board-open-flag', { flag });
  const name = characterOf(faction, slot, texts);
  return flag === use ? say('wl-used-own', { name, word: texts.name(use) }) : say('wl-used-icon', { name });
}

/** "Tak: melee, Burra Tongs, open shield". */
export function cardInWords(card: string, faction: string | null, texts: Texts): string {
  if (card === WILD) return texts.name(WILD);
  return entriesOf(card).map((entry) => entryInWords(entry, faction, texts)).join(', ');
}
