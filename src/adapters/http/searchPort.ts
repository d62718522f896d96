import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import type { TextSearchRequest, TextSearchResponse } from '@/domain/search/textSearch';
import type { Result } from '@/errors/result';
import type { SearchPort } from '@/ports/search.port';
import { areParts, isQueryText } from '@/domain/search/textSearch.checks';
import { isString, nullable, objectOf } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import { postSearch, type SearchApi } from './postSearch';

/** Checks the frame, and that the items are objects: checking every field would cost more than it could find. */
const isSearchResponse = (value: unknown): value is SearchResponse<never> =>
  isRecord(value) &&
  Array.isArray(value.facet) &&
  value.facet.every(isRecord) &&
  Array.isArray(value.content) &&
  value.content.every(isRecord) &&
  typeof value.total_items === 'number' &&
  typeof value.limit === 'number' &&
  typeof value.offset === 'number';

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
