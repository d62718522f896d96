import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import type { TextSearchRequest, TextSearchResponse } from '@/domain/search/textSearch';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { Clock } from '@/ports/clock.port';
import type { SearchPort } from '@/ports/search.port';
import { areParts, isQueryText } from '@/domain/search/textSearch.checks';
import { isFiniteNumber, isString, listOf, nullable, objectOf } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

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
  const exchanged = await sendRequest(fetch, `${base}${path}`, jsonPost(request, signal));
  if (!exchanged) return failed('NETWORK_LOST');
  const { response, body } = exchanged;
  if (!response.ok)
    return failed(
      codeByStatus[response.status] ?? 'SEARCH_FAILED',
      response.status === 429 ? retryAfter(response) : {},
    );
  return check(body) ? ok(body) : failed('SEARCH_FAILED');
}

/** Checks the frame, and that the items are objects: checking every field would cost more than it could find. */
const hasResults = objectOf<{ facet: object[]; content: object[]; total_items: number; limit: number; offset: number }>(
  {
    facet: listOf(isRecord),
    content: listOf(isRecord),
    total_items: isFiniteNumber,
    limit: isFiniteNumber,
    offset: isFiniteNumber,
  },
);
const isSearchResponse = (value: unknown): value is SearchResponse<never> => hasResults(value);

const isUnderstood = objectOf<TextSearchResponse['understood']>({
  query: isString,
  queryText: isQueryText,
  parts: nullable(areParts),
});

const isTextSearchResponse = (value: unknown): value is TextSearchResponse<never> =>
  isSearchResponse(value) && 'understood' in value && isUnderstood(value.understood);

/** The search port over `POST {base}/api/search` (specification 2 section 7.1). */
export const createSearchPort = (api: SearchApi): SearchPort => ({
  search: <Document>(request: SearchRequest, signal?: AbortSignal): Promise<Result<SearchResponse<Document>>> =>
    postSearch(api, '/api/search', request, isSearchResponse, signal),
  searchText: <Document>(
    request: TextSearchRequest,
    signal?: AbortSignal,
  ): Promise<Result<TextSearchResponse<Document>>> =>
    postSearch(api, '/api/search', request, isTextSearchResponse, signal),
});

const MAX_AGE_MS = 60_000;
const MAX_CACHED = 20;

/** Results of the last minute by their request, the newest last. Failures are not cached. */
class RecentResults<Value> {
  private readonly entries = new Map<string, { time: number; result: Result<Value> }>();

  /** @param isComplete whether a value may be cached */
  constructor(
    private readonly clock: Clock,
    private readonly isComplete: (value: Value) => boolean = () => true,
  ) {}

  async of(request: object, send: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const key = JSON.stringify(request);
    const cached = this.entries.get(key);
    if (cached && this.clock.now() - cached.time < MAX_AGE_MS) return cached.result;
    const result = await send();
    this.entries.delete(key);
    if (result.ok && this.isComplete(result.value)) this.entries.set(key, { time: this.clock.now(), result });
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_CACHED && oldest !== undefined) this.entries.delete(oldest);
    return result;
  }
}

/**
 * A search port that repeats no request within a minute: the key is the request with text, filters, page and sort
 * (specification 2 section 7.1). A choice that is taken back is shown at once; stock is at most a minute old. A search
 * whose text could not be understood is repeated.
 */
export function cachedSearches(port: SearchPort, clock: Clock): SearchPort {
  // `never`: the type of the documents is the caller's.
  const searches = new RecentResults<SearchResponse<never>>(clock);
  const textSearches = new RecentResults<TextSearchResponse<never>>(
    clock,
    ({ understood }) => understood.parts !== null,
  );
  return {
    search: (request, signal) => searches.of(request, () => port.search<never>(request, signal)),
    searchText: (request, signal) => textSearches.of(request, () => port.searchText<never>(request, signal)),
  };
}
