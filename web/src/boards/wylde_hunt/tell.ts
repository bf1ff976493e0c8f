/** The log of Wylde Hunt in whole sentences, with the reason where there is one, and you as "you". */
import { settings } from '../../app/settings.svelte.ts';
import { can, say } from '../../texts/spoken.svelte.ts';
import { capital, type Texts } from '../../texts/texts.ts';
import type { GameEvent, View } from '../../wire.ts';
import { COLOUR_OF, kindOf, sideOf, type Environment, type Season, type Side } from './view.ts';

/** Set-ups are Seelie's to choose, the Mortal's start is Unseelie's. */
const CHOOSER: Record<string, Side> = { 'setup-chosen': 'S', 'mortal-placed': 'U' };

/** "your Sylph", or "the Seelie Sylph". */
function faeInLine(fae: string, own: Side | null, texts: Texts): string {
  return sideOf(fae) === own ? say(`wh-your-${kindOf(fae)}`) : texts.name(fae, 'the');
}

function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}

function messageOf(event: GameEvent): string {
  if (event.event === 'contested') return `wh-tell-contested-${String(event.by)}`;
  if (event.event === 'banished') return event.season ? 'wh-tell-banished' : 'wh-tell-banished-lifted';
  if (event.event === 'game-over') return event.winner === 'none' ? 'wh-tell-drawn' : event.fae ? 'wh-tell-ensnared' : 'wh-tell-won';
  if (event.event === 'stone-moved' && event.side) return 'wh-tell-stone-laid';
  return `wh-tell-${event.event}`;
}

/** Events of a match of an earlier program lack their reasons. */
function complete(event: GameEvent): boolean {
  if (event.event === 'contested') return event.by !== undefined;
  return event.event !== 'banished' || event.ground !== undefined;
}

export function tell(event: GameEvent, view: View, texts: Texts): string {
  const message = messageOf(event);
  if (!complete(event) || !can(message)) return texts.tell(event);
  const own: Side | null = view.seat === null ? null : view.seat === 0 ? 'S' : 'U';
  const side = (CHOOSER[event.event] ?? event.side ?? event.loser ?? event.winner) as string | undefined;
  const facts: Record<string, unknown> = {
    ...event, side: texts.name(side ?? ''), other: texts.name(side === 'S' ? 'U' : 'S'),
    who: side === 'both' ? 'both' : side && side === own ? 'you' : 'other', whom: own === null ? 'other' : 'you',
  };
  if (typeof event.fae === 'string') facts.fae = faeInLine(event.fae, own, texts);
  if (Array.isArray(event.fae)) {
    facts.fae = listed(event.fae.map((fae: string) => faeInLine(fae, own, texts)));
    facts.number = event.fae.length;
  }
  const ground = event.ground as Environment | undefined;
  const season = event.season as Season | undefined;
  if (ground) [facts.ground, facts.Ground] = [texts.name(ground, 'the'), capital(texts.name(ground, 'the'))];
  if (season) facts.season = texts.name(season);
  if (event.by) facts.colour = texts.name(COLOUR_OF[event.by === 'season' ? season! : ground!]);
  if (event.setup) facts.called = texts.name(event.setup === 1 ? 'Home' : 'Strayed');
  if (event.season) facts.stone = say('wh-stone', { season: texts.name(season) });
  const words = say(message, facts);
  return capital(words);
}

/** How the Mortal was ensnared. */
export function howWon(events: readonly GameEvent[], view: View, texts: Texts): string {
  const end = events.findLast(({ event }) => event === 'game-over');
  return end?.fae ? tell(end, view, texts) : '';
}
