import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import type { Result } from '@/errors/result';

export interface SearchPort {
  /** Rejects only with the signal's AbortError; every other trouble is an Outcome. */
  search<Document>(request: SearchRequest, signal?: AbortSignal): Promise<Result<SearchResponse<Document>>>;
}
