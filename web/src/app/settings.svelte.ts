import type { Speed } from '../table/queue.ts';
import type { Language } from '../wire.ts';

export type Theme = 'system' | 'light' | 'dark';

interface Stored {
  language: Language;
  theme: Theme;
  /** Send a move as soon as it is the only one left. */
  quick: boolean;
  /** How many moves were confirmed, until it was asked whether that is wanted. */
  confirmed: number;
  sounds: boolean;
  guide: boolean;
  /** How fast what others do is shown. */
  pace: Speed;
}

const KEY = 'wildtable.settings';

function read(): Stored {
  const first: Stored = {
    language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: 'system',
    quick: false,
    confirmed: 0,
    sounds: false,
    guide: true,
    pace: 'normal',
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return first; // storage may be closed to us, or hold something old
  }
}

/** How this browser likes it; kept between visits. */
export const settings = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets; everything else works.
  }
}
