import type { FaultCode } from '@/errors/catalogue';
import { failed, ok, type Outcome } from '@/errors/outcome';

/** The global `fetch`, or the server's own handler in process: paths are given without a host when `base` is ''. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface SearchDoor {
  fetch: Fetch;
  base: string;
}

const codeByStatus: Record<number, FaultCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whole seconds from `Retry-After`, which may also be a date; nothing when it is missing or unreadable. */
const retryAfter = (response: Response): { seconds?: number } => {
  const value = response.headers.get('retry-after');
  if (value === null || !/^\d{1,6}$/.test(value.trim())) return {};
  return { seconds: Number(value) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is no answer either: the caller's check says so.
    return null;
  }
};

/** One POST to the search area. An answer that the check does not know is a failed search. Rejects only with the signal's AbortError. */
export async function askSearch<Answer>({ fetch, base }: SearchDoor, path: string, request: object, check: (value: unknown) => value is Answer, signal?: AbortSignal): Promise<Outcome<Answer>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted || (isObject(error) && error.name === 'AbortError')) throw error;
    return failed('NETWORK_LOST');
  }
  if (!response.ok) return failed(codeByStatus[response.status] ?? 'SEARCH_FAILED', response.status === 429 ? retryAfter(response) : {});
  const answer = parsed(text);
  return check(answer) ? ok(answer) : failed('SEARCH_FAILED');
}
