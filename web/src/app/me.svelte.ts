/** Who sits at this browser. A guest needs only a name, and is asked for it when it is needed. */
import { get, patch, post } from '../net/api.ts';
import type { Link, Me } from '../wire.ts';

let me = $state.raw<Me | null>(null);
let asking = $state.raw<((given: Me | null) => void) | null>(null);

export function whoAmI(): Me | null {
  return me;
}

export async function findMe(): Promise<void> {
  me = await get<Me | null>('/api/me');
}

/** Me; asked for a name first if there is none yet. Null if the question was waved away. */
export function needMe(): Promise<Me | null> {
  if (me) return Promise.resolve(me);
  return new Promise((resolve) => {
    asking = resolve;
  });
}

export function isAsking(): boolean {
  return asking !== null;
}

/** Answer the question for a name. */
export async function introduce(name: string): Promise<void> {
  me = await post<Me>('/api/me', { name });
  asking?.(me);
  asking = null;
}

export function waveAway(): void {
  asking?.(null);
  asking = null;
}

export async function rename(name: string): Promise<void> {
  me = await patch<Me>('/api/me', { name });
}

/** Let the server forget who sat here. */
export async function deleteMe(): Promise<void> {
  await post<null>('/api/me/delete');
  me = null;
}

/** Become who made the link. */
export async function moveHere(code: string): Promise<void> {
  me = await post<Me>(`/api/move/${encodeURIComponent(code)}`);
}

/** The address that takes this identity to another device. */
export async function makeMoveLink(): Promise<string> {
  const { path } = await post<Link>('/api/me/link');
  return location.origin + path;
}
