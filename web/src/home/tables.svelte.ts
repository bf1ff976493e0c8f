/** The tables that are open to everybody and those of this person, asked for now and then while they are shown. */
import { get } from '../net/api.ts';
import type { Tables } from '../wire.ts';

const EVERY = 8000;
let tables = $state.raw<Tables>({ open: [], watched: [], mine: [] });

export function allTables(): Tables {
  return tables;
}

async function load(): Promise<void> {
  if (document.hidden) return;
  try {
    tables = await get<Tables>('/api/tables');
  } catch {
    // The list of games tells of a server that is away; this list just waits for it.
  }
}

/** Keep the lists fresh until the function that is returned is called. */
export function watchTables(): () => void {
  void load();
  const timer = setInterval(load, EVERY);
  return () => clearInterval(timer);
}
