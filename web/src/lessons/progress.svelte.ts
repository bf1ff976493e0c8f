/** Which lessons this browser has seen to their end. */
const KEY = 'wildtable.lessons';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // storage may be closed to us, or hold something old
  }
}

let done = $state.raw<readonly string[]>(read());

export function isDone(game: string, lesson: string): boolean {
  return done.includes(`${game}/${lesson}`);
}

export function setDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done = [...done, `${game}/${lesson}`];
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // A browser without storage forgets; everything else works.
  }
}
