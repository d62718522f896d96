import type { CarListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import type { CarsView } from '@/store/address.actions';

/** What a list showed, by ids; its cars are entities, its facets are cached by query. */
export interface HistoryEntry {
  query: CarListQuery;
  /** Car ids by page. */
  pages: Record<number, string[]>;
  total: number;
  scrollY: number;
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

export interface CarsPageState {
  view: CarsView;
  /** The public address after the first step on this page; null until then. */
  address: string | null;
}

export const initialCarsPage: CarsPageState = { view: 'unknown', address: null };
