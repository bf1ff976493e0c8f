import { heard } from '../texts/heard.ts';
import type { Problem } from '../wire.ts';

/** Requests to the server. A refusal is thrown as an `ApiError` with the server's sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly rule: string | null;

  constructor(status: number, message: string, rule: string | null) {
    super(message);
    this.status = status;
    this.rule = rule;
  }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  const answer = await fetch(path, init);
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(answer.status, said.error ? heard(said.error) : answer.statusText, said.rule ?? null);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await (await request('POST', path, body)).json()) as T;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await (await request('PATCH', path, body)).json()) as T;
}
