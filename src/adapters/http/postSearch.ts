import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { sendRequest, type Fetch } from './sendRequest';

export interface SearchApi {
  fetch: Fetch;
  /** Prefix of every path; '' in a browser. */
  base: string;
}

const codeByStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** `Retry-After` in whole seconds; empty if it is missing, a date or invalid. */
const retryAfter = (response: Response): { seconds?: number } => {
  const value = response.headers.get('retry-after');
  if (value === null || !/^\d{1,6}$/.test(value.trim())) return {};
  return { seconds: Number(value) };
};

/** One POST to the search API. An invalid response is a failed search. Rejects only with the signal's AbortError. */
export async function postSearch<Body>(
  { fetch, base }: SearchApi,
  path: string,
  request: object,
  check: (value: unknown) => value is Body,
  signal?: AbortSignal,
): Promise<Result<Body>> {
  const exchanged = await sendRequest(fetch, `${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
    ...(signal ? { signal } : {}),
  });
  if (!exchanged) return failed('NETWORK_LOST');
  const { response, body } = exchanged;
  if (!response.ok)
    return failed(
      codeByStatus[response.status] ?? 'SEARCH_FAILED',
      response.status === 429 ? retryAfter(response) : {},
    );
  return check(body) ? ok(body) : failed('SEARCH_FAILED');
}
