import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import type { Result } from '@/errors/result';
import type { SearchPort } from '@/ports/search.port';
import { isRecord } from '@/lib/guards';
import { postSearch, type SearchApi } from './postSearch';

/** Looks at the frame and no further than that its items are objects: a pass over every field would cost more than it could find. */
const isSearchResponse = (value: unknown): value is SearchResponse<never> =>
  isRecord(value) &&
  Array.isArray(value.facet) &&
  value.facet.every(isRecord) &&
  Array.isArray(value.content) &&
  value.content.every(isRecord) &&
  typeof value.total_items === 'number' &&
  typeof value.limit === 'number' &&
  typeof value.offset === 'number';

/** The search port over `POST {base}/api/search` (specification 2 section 7.1). */
export const createSearchPort = (door: SearchApi): SearchPort => ({
  search: <Document>(request: SearchRequest, signal?: AbortSignal): Promise<Result<SearchResponse<Document>>> =>
    postSearch(door, '/api/search', request, isSearchResponse, signal),
});
