import type { Facet, SearchRequest } from '@/domain/search';
import type { Outcome } from '@/errors/outcome';

/** As the search door answers, with the documents as ready JSON text: `[{…},{…}]`. */
export interface SearchReply {
  facet: Facet[];
  contentJson: string;
  total_items: number;
  limit: number;
  offset: number;
}

export type IndexedDocument = Record<string, unknown>;

/** `document: null` removes. Changes carry the store's running number; an older one than the index holds is ignored. */
export interface IndexChange {
  id: string;
  version: number;
  document: IndexedDocument | null;
}

export interface SearchService {
  search(request: SearchRequest): Promise<Outcome<SearchReply>>;
  /** Builds beside the live index and swaps when whole. */
  rebuild(index: string, documents: AsyncIterable<{ id: string; version: number; document: IndexedDocument }>): Promise<void>;
  apply(index: string, changes: readonly IndexChange[]): Promise<void>;
  /** Names of the indexes that can be asked, with their sizes. */
  indexes(): Promise<{ name: string; documents: number }[]>;
  close(): Promise<void>;
}
