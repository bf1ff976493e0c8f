/** Draws that nobody can steer: the server promises a secret by its hash, and only then learns what we throw in. */
import type { Commitment } from '../wire.ts';
import { post } from './api.ts';

/** Something that the server cannot foresee. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's promise for a new table, and what we throw in after it. */
export async function fairStart(): Promise<{ commitment: string; entropy: string }> {
  const { commitment } = await post<Commitment>('/api/commitment');
  return { commitment, entropy: entropy() };
}
