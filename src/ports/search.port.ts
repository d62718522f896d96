import type { SearchRequest, SearchResponse } from '@/domain/search';
import type { Outcome } from '@/errors/outcome';

export interface SearchPort {
  /** Rejects only with the signal's AbortError; every other trouble is an Outcome. */
  search<Document>(request: SearchRequest, signal?: AbortSignal): Promise<Outcome<SearchResponse<Document>>>;
}
