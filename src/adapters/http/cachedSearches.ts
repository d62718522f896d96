import type { SearchResponse } from '@/domain/search/search';
import type { TextSearchResponse } from '@/domain/search/textSearch';
import type { Result } from '@/errors/result';
import type { Clock } from '@/ports/clock.port';
import type { SearchPort } from '@/ports/search.port';

const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 20;

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
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
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
