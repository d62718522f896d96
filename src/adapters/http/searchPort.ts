import type { SearchRequest, SearchResponse } from '@/domain/search';
import type { FaultCode } from '@/errors/catalogue';
import { failed, ok } from '@/errors/outcome';
import type { Outcome } from '@/errors/outcome';
import type { SearchPort } from '@/ports/search.port';

/** The global `fetch`, or the server's own handler in process: paths are given without a host when `base` is ''. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const codeByStatus: Record<number, FaultCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Looks at the frame and no further than that its items are objects: a pass over every field would cost more than it could find. */
const isSearchResponse = (value: unknown): value is SearchResponse<never> =>
  isObject(value)
  && Array.isArray(value.facet) && value.facet.every(isObject)
  && Array.isArray(value.content) && value.content.every(isObject)
  && typeof value.total_items === 'number'
  && typeof value.limit === 'number'
  && typeof value.offset === 'number';

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
    // Not JSON is not a search response either: the frame's check says so.
    return null;
  }
};

/** The search port over `POST {base}/api/search` (specification 2 section 7.1). */
export const createSearchPort = ({ fetch, base }: { fetch: Fetch; base: string }): SearchPort => ({
  async search<Document>(request: SearchRequest, signal?: AbortSignal): Promise<Outcome<SearchResponse<Document>>> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${base}/api/search`, {
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
    if (!response.ok) {
      return failed(codeByStatus[response.status] ?? 'SEARCH_FAILED', response.status === 429 ? retryAfter(response) : {});
    }
    const answer = parsed(text);
    return isSearchResponse(answer) ? ok(answer) : failed('SEARCH_FAILED');
  },
});
