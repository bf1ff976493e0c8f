/** The lessons of each game and their words, each asked for once. */
import { get, getText } from '../net/api.ts';
import { Texts } from '../texts/texts.ts';
import type { Language, ListedLesson } from '../wire.ts';

const listed = new Map<string, Promise<ListedLesson[]>>();
const spoken = new Map<string, Promise<Texts>>();

function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const coming = kept.get(key) ?? ask();
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
}

export function lessonsOf(game: string): Promise<ListedLesson[]> {
  return once(listed, game, () => get<ListedLesson[]>(`/api/lessons/${game}`));
}

export function lessonTexts(game: string, language: Language): Promise<Texts> {
  const key = `${game}/${language}`;
  return once(spoken, key, async () => new Texts(await getText(`/api/lesson-texts/${key}`), language));
}
