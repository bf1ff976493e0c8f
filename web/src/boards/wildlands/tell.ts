/** The log of Wildlands in whole sentences: factions and characters by their names, and you as "you". */
import { can, say } from '../../texts/spoken.svelte.ts';
import { joined } from '../../table/result.ts';
import { sitterOf } from '../../table/words.ts';
import { capital, type Texts } from '../../texts/texts.ts';
import type { GameEvent, Seat, View } from '../../wire.ts';
import type { Scores } from '../board.ts';
import { entriesOf, usedLine } from './cards.ts';
import { pointsOf } from './course.ts';
import { cardInWords, fullName, numberOf, shortName, usedInWords } from './names.ts';
import { factionName, isCharacter, seatName, seatOf, slotOf, type WildlandsView } from './view.ts';

/** `you`, or whether a verb after the name is singular or plural. */
type Who = 'you' | 'one' | 'many';

interface Party {
  who: Who;
  /** "the Gnomads", or who sits there before there are factions. */
  name: string;
  person: string;
}

/** "the Gnomads"; a faction of a content pack by its name alone. */
export function factionInLine(faction: string, texts: Texts): string {
  return can(`wl-the-${faction}`) ? say(`wl-the-${faction}`) : texts.name(faction);
}

function partyOf(seat: number, view: WildlandsView, texts: Texts, seats: readonly Seat[]): Party {
  const faction = factionName(view.players[seat]);
  const person = seats[seat] ? sitterOf(seats[seat], seats) : texts.name(seatName(seat));
  const who = seat === view.seat ? 'you' : numberOf(seat, view);
  if (!faction) return { who, name: person, person };
  return { who, name: factionInLine(faction, texts), person };
}

/** "your Tak", or "Tak (Gnomads)". */
export function characterInLine(character: string, view: WildlandsView, texts: Texts): string {
  const own = seatOf(character) === view.seat;
  if (!own) return fullName(character, view, texts);
  const which = `${factionName(view.players[seatOf(character)])}-${slotOf(character)}`;
  return say('wl-your', { name: shortName(character, view, texts), which });
}

function sentence(words: string): string {
  return capital(words);
}

/** Which sentence tells it: some events have several. */
function messageOf(event: GameEvent): string {
  const own = ('card' in event && event.event === 'drew') || ('space' in event && event.event === 'map-card-dealt');
  const several = event.event === 'attacked' && (event.targets as unknown[]).length !== 1;
  const together = event.event === 'game-over' && (event.winners as unknown[]).length !== 1;
  return `wl-tell-${event.event}${own ? '-own' : several ? '-some' : together ? '-together' : ''}`;
}

export function tell(event: GameEvent, view: View, texts: Texts, seats: readonly Seat[]): string {
  if (event.event === 'answered' && event.answer === 'pass') return ''; // nothing has happened by it
  const message = messageOf(event);
  const unsaid = event.event === 'interrupted' && event.after === undefined; // of a match of an earlier program
  if (!can(message) || unsaid) return texts.tell(event);
  return inSentence(message, event, view as WildlandsView, texts, seats);
}

function inSentence(message: string, event: GameEvent, own: WildlandsView, texts: Texts, seats: readonly Seat[]): string {
  const winners = (Array.isArray(event.winners) ? event.winners : []) as string[];
  const actor = isCharacter(event.character) ? event.character : (event.seat ?? winners[0]);
  const faction = typeof actor === 'string' ? factionName(own.players[seatOf(actor)]) : null;
  const party = typeof actor === 'string' ? partyOf(seatOf(actor), own, texts, seats) : null;
  const interrupting = event.event === 'interrupted';
  const other = interrupting ? event.after : (event.turn ?? (isCharacter(event.character) ? event.seat : undefined));
  const facts: Record<string, unknown> = { ...party };
  for (const [fact, value] of Object.entries(event)) {
    if (fact === 'faction') facts[fact] = factionInLine(String(value), texts);
    else if (fact === 'card') [facts.card, facts.wild] = [cardInWords(String(value), faction, texts), String(value === 'wild')];
    else if (fact === 'cards') facts[fact] = (value as string[]).map((card) => playedInWords(card, event, faction, texts)).join(' + ');
    else if (fact === 'character') facts[fact] = characterInLine(String(value), own, texts);
    else if (fact === 'targets') facts[fact] = (value as string[]).map((one) => characterInLine(one, own, texts)).join(', ');
    else if (fact === 'attack') facts[fact] = say(`wl-flag-${String(value).replaceAll(' ', '-')}`);
    else if (fact === 'spaces') facts[fact] = (value as number[]).join(', ');
    else facts[fact] = value;
  }
  if (typeof other === 'string') {
    const victim = partyOf(seatOf(other), own, texts, seats);
    facts.other = victim.who === 'you' ? say('wl-you-object') : victim.name;
    const whose = victim.who === 'you' ? 'you' : 'other';
    // Whoever was interrupted in an interrupt does not go on with it.
    if (interrupting) facts.over = (event.turn ?? other) === other ? 'no' : whose;
    else facts.whose = whose;
  } else facts.whose = 'nobody';
  if (event.event === 'defended') facts.line = defenceInWords(event, own, texts);
  if (winners.length > 1) facts.name = joined(winners.map((seat) => partyOf(seatOf(seat), own, texts, seats).name), texts.language);
  return sentence(say(message, facts));
}

/** Characters that a player reveals one after another are told together. */
export function alike({ event, character }: GameEvent): string | null {
  return event === 'revealed' && isCharacter(character) ? seatName(seatOf(character)) : null;
}

export function tellAlike(events: readonly GameEvent[], view: View, texts: Texts, seats: readonly Seat[]): string {
  const own = view as WildlandsView;
  const party = partyOf(seatOf(String(events[0]!.character)), own, texts, seats);
  const names = events.map(({ character, space }) => say('wl-revealed-there', { name: shortName(String(character), own, texts), space: Number(space) }));
  return sentence(say('wl-tell-revealed-several', { name: party.name, names: joined(names, texts.language) }));
}

/** What of a played card was used, or all of it where an earlier program did not tell that. */
function playedInWords(card: string, event: GameEvent, faction: string | null, texts: Texts): string {
  if (!Array.isArray(event.by)) return cardInWords(card, faction, texts);
  const use = String(event.as);
  return usedInWords(card, usedLine(card, use, (event.by as string[]).map(slotOf)), use, faction, texts);
}

/** "Lunk’s melee", "an open shield". */
function defenceInWords({ character, card, flag }: GameEvent, view: WildlandsView, texts: Texts): string {
  const line = usedLine(String(card), String(flag), [slotOf(String(character))]);
  const own = entriesOf(String(card))[line]?.slot !== null;
  return say(own ? 'wl-line-own' : 'wl-line-open', { name: shortName(String(character), view, texts), flag: String(flag), word: texts.name(String(flag)) });
}

const DEEDS = ['moved', 'claimed', 'attacked', 'area-attacked', 'end-declared', 'interrupt-finished'];

/** After such an event there is a moment to interrupt; what it came to follows it. */
function isDeed(event: GameEvent): boolean {
  return DEEDS.includes(event.event) || (event.event === 'played' && event.as === 'draw-two');
}

/** What an open window follows on; of two who rallied, both. */
export function occasion(events: readonly GameEvent[], view: View, texts: Texts, seats: readonly Seat[]): string {
  const last = events.findLastIndex(isDeed);
  const [before, deed] = [events[last - 1], events[last]];
  if (!deed) return '';
  const after = events.slice(last + 1);
  const came = (kind: string) => after.find(({ event }) => event === kind);
  const how = came('knocked-out') ? 'out' : came('damaged') ? 'hit' : 'stopped';
  const named = came('target-named');
  const inWords = (event: GameEvent): string => {
    const message = `wl-just-${event.event}`;
    const facts = { ...event, how, ...(named ? { targets: [named.character] } : {}) };
    return can(message) ? inSentence(message, facts, view as WildlandsView, texts, seats) : tell(event, view, texts, seats);
  };
  const both = before?.event === 'moved' && deed.event === 'moved';
  return [...(both ? [before] : []), deed].map(inWords).join(' ');
}

export function scores(events: readonly GameEvent[], view: View): Scores {
  const rows = pointsOf(events, (view as WildlandsView).players.length);
  return { sources: [say('wl-from-shards'), say('wl-from-knock-outs')], rows };
}

/** The last blow or the last shard, if the game was won by it. */
export function howWon(events: readonly GameEvent[], view: View, texts: Texts, seats: readonly Seat[]): string {
  const scored = events.findLastIndex(({ event }) => event === 'scored');
  // Where turns have ended since, it was won by the points that everybody had.
  if (events.slice(scored + 1).some(({ event }) => event === 'end-declared')) return '';
  const before = events.slice(0, scored + 1);
  const deed = before.findLast(({ event }) => event === 'claimed' || event === 'knocked-out');
  const blow = deed?.event === 'knocked-out' ? before.findLast(({ event }) => event === 'attacked' || event === 'area-attacked') : undefined;
  return [blow, deed].filter((one) => one !== undefined).map((one) => tell(one, view, texts, seats)).join(' ');
}
