/**
 * Draws that nobody can steer: the server promises a secret by its hash, and only then learns what we throw in.
 * Both are kept here, by table, and compared with what the server tells when the game is over.
 */
import type { Commitment } from '../wire.ts';
import { post } from './api.ts';
import { sha256 } from './sha256.ts';

/** What this browser keeps of a table; the promise is empty until it has been shown. */
export interface Kept {
  commitment: string;
  entropy: string[];
}

/** What came out: all as promised, another secret or promise, or our part left out of the record. */
export type Fairness = 'kept' | 'broken' | 'left-out';

const KEY = 'wildtable.fair';
const MOST_TABLES = 100;

/** Something that the server cannot foresee. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's promise for a new table, and what we throw in after it. */
export async function fairStart(): Promise<{ commitment: string; entropy: string }> {
  const { commitment } = await post<Commitment>('/api/commitment');
  return { commitment, entropy: entropy() };
}

/** Keep the promise that was given for a table, if one was yet, and what we threw in there. */
export function keep(table: string, commitment: string, thrown: string): void {
  const all = read();
  const before = all[table];
  delete all[table]; // the latest stand last
  all[table] = { commitment: before?.commitment || commitment, entropy: [...(before?.entropy ?? []), thrown] };
  write(Object.fromEntries(Object.entries(all).slice(-MOST_TABLES)));
}

/** A table shows its promise: where none was given beforehand, this is the one that must hold. */
export function witness(table: string, fair: Record<string, string>): void {
  const all = read();
  const kept = all[table];
  if (!kept || kept.commitment || fair.secret) return;
  kept.commitment = fair.commitment ?? '';
  write(all);
}

export function keptOf(table: string): Kept | null {
  return read()[table] ?? null;
}

/** Whether a finished game kept the promise that was shown: `fair` is what the table tells at the end, `record` its record. */
export function fairness(kept: Kept, fair: Record<string, string>, record: string): Fairness {
  const noted = notedIn(record);
  const promise = kept.commitment;
  const secret = fair.secret ?? '';
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (fair.commitment !== promise || noted?.commitment !== promise || sha256(bytes) !== promise) return 'broken';
  if (noted.secret !== secret) return 'broken';
  return kept.entropy.every((one) => noted.entropy.includes(one)) ? 'kept' : 'left-out';
}

/** What a record says that its draws followed from. */
function notedIn(record: string): (Kept & { secret: string }) | null {
  const line = record.split('\n').find((one) => one.startsWith('fair '));
  return line ? (JSON.parse(line.slice('fair '.length)) as Kept & { secret: string }) : null;
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {}; // storage may be closed to us, or hold something old
  }
}

function write(all: Record<string, Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser without storage forgets, and says nothing at the end.
  }
}
