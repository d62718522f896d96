import type { SearchResponse } from '@/domain/search/search';
import type { Result } from '@/errors/result';
import type { Clock } from '@/ports/clock.port';
import type { SearchPort } from '@/ports/search.port';

const KEPT_MS = 60_000;
const MOST_KEPT = 20;

/**
 * Answers of the last minute by their whole question: words, filters, page and order (specification 2 section 7.1). A choice
 * that is taken back is there at once. Failures are never kept, and stock that changes is at most a minute old.
 */
export function cachedSearches(port: SearchPort, clock: Clock): SearchPort {
  const kept = new Map<string, { at: number; answer: Result<SearchResponse<never>> }>();
  return {
    search: async <Document>(
      request: Parameters<SearchPort['search']>[0],
      signal?: AbortSignal,
    ): Promise<Result<SearchResponse<Document>>> => {
      const key = JSON.stringify(request);
      const known = kept.get(key);
      if (known && clock.now() - known.at < KEPT_MS) return known.answer;
      const answer = await port.search<never>(request, signal);
      kept.delete(key);
      if (answer.ok) kept.set(key, { at: clock.now(), answer });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
