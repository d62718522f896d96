import type { CarListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import type { UnderstoodQueryText } from '@/domain/search/textSearch';

/** What a list showed, by ids; its cars are entities, its facets are cached by query. */
export interface HistoryEntry {
  query: CarListQuery;
  /** Car ids by page. */
  pages: Record<number, string[]>;
  total: number;
  scrollY: number;
  /** How the query's text was understood; absent without a text, or where it was not. */
  understood?: UnderstoodQueryText;
}

export interface CachedFacets {
  query: CarListQuery;
  facets: Facet[];
}

export interface HistoryState {
  /** The history entry on screen. During a navigation the browser may already be on another. */
  entry: string;
  entries: Record<string, HistoryEntry>;
  /** Keys of `entries`, the one left last at the end. */
  order: string[];
  /** Facets by query, the newest last. */
  facets: CachedFacets[];
}

export const initialHistory: HistoryState = { entry: '', entries: {}, order: [], facets: [] };
