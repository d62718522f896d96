import type { QueryVocabulary } from '@/domain/search/query/understanding';
import type { Compromise, Relaxation, RelaxRequest } from '@/domain/search/relax';
import type { Facet, SearchRequest } from '@/domain/search/search';
import type { SuggestRequest, SuggestResponse } from '@/domain/search/suggest';
import type { Result } from '@/errors/result';

/** The response of a search, with the documents as ready JSON text: `[{…},{…}]`. */
export interface SearchReply {
  facet: Facet[];
  contentJson: string;
  total_items: number;
  limit: number;
  offset: number;
}

/** The response of /relax, with each document as ready JSON text. */
export interface RelaxReply {
  total_items: number;
  relaxations: Relaxation[];
  nearestMatches: { documentJson: string; compromises: Compromise[] }[];
}

export type IndexedDocument = Record<string, unknown>;

/** `document: null` removes. Changes carry the store's running number; an older one than the index holds is ignored. */
export interface IndexChange {
  id: string;
  version: number;
  document: IndexedDocument | null;
}

/** Requests to an index that isn't built fail with SEARCH_FAILED, to one without a definition with NOT_FOUND. */
export interface SearchService {
  search(request: SearchRequest): Promise<Result<SearchReply>>;
  suggest(request: SuggestRequest): Promise<Result<SuggestResponse>>;
  relax(request: RelaxRequest): Promise<Result<RelaxReply>>;
  /** The values that free text is understood by; the same object until values are added or removed. */
  vocabulary(index: string): Promise<Result<QueryVocabulary>>;
  /** Builds a new index next to the live one and swaps them when it is complete. */
  rebuild(
    index: string,
    documents: AsyncIterable<{ id: string; version: number; document: IndexedDocument }>,
  ): Promise<void>;
  apply(index: string, changes: readonly IndexChange[]): Promise<void>;
  /** Names of the indexes that can be searched, with their sizes. */
  indexes(): Promise<{ name: string; documents: number }[]>;
  close(): Promise<void>;
}
