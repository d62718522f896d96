import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import type { TextSearchRequest, TextSearchResponse } from '@/domain/search/textSearch';
import type { Result } from '@/errors/result';

/** Calls reject only with the signal's AbortError; every other failure is a Result. */
export interface SearchPort {
  search<Document>(request: SearchRequest, signal?: AbortSignal): Promise<Result<SearchResponse<Document>>>;
  /** Understands a text and searches for it in one request. */
  searchText<Document>(request: TextSearchRequest, signal?: AbortSignal): Promise<Result<TextSearchResponse<Document>>>;
}
