/** The texts of the language that is shown: the client's own, those of the boards, and those of each game from the server. */
import { getText } from '../net/api.ts';
import { settings } from '../app/settings.svelte.ts';
import type { Facts, Language } from '../wire.ts';
import { Texts } from './texts.ts';

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

const BOARDS = import.meta.glob<string>('../boards/*/texts/*.ftl', { query: '?raw', import: 'default' });

const silent = new Texts('', 'en');
let own = $state.raw<Texts>(silent);
let boards = $state.raw<Record<string, Texts>>({});
let games = $state.raw<Record<string, Texts>>({});
const asked = new Map<string, Promise<void>>();

/** Fetch the client's texts; until the first language is there, nothing is shown. */
export async function loadOwnTexts(language: Language): Promise<void> {
  const source = (await OWN[language]()).default;
  // Somebody may have switched on while this one was loading.
  if (language === settings.language) own = new Texts(source, language);
}

export function isSpoken(): boolean {
  return own !== silent;
}

/** Fetch what a game's board says besides. */
export async function loadBoardTexts(game: string, language: Language): Promise<void> {
  const source = (await BOARDS[`../boards/${game}/texts/${language}.ftl`]?.()) ?? '';
  if (language === settings.language) boards = { ...boards, [game]: new Texts(source, language) };
}

/** Who says a message: the client, or a board that is loaded; boards begin their messages with a sign of their own. */
function speaker(message: string): Texts | undefined {
  return own.has(message) ? own : Object.values(boards).find((board) => board.has(message));
}

/** A message of the client or of a board. */
export function say(message: string, facts?: Facts): string {
  return (speaker(message) ?? own).say(message, facts);
}

export function can(message: string): boolean {
  return speaker(message) !== undefined;
}

/** The texts of a game; empty until they have arrived. Where the new language is missing still, the old one stays. */
export function textsOf(game: string): Texts {
  const { language } = settings;
  const other: Language = language === 'en' ? 'de' : 'en';
  return games[`${game}/${language}`] ?? games[`${game}/${other}`] ?? silent;
}

export function loadGameTexts(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  const known = asked.get(key);
  if (known) return known;
  const coming = getText(`/api/texts/${key}`).then(
    (source) => {
      games = { ...games, [key]: new Texts(source, language) };
    },
    () => {
      asked.delete(key);
    },
  );
  asked.set(key, coming);
  return coming;
}
