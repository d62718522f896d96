import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sameCriteria, type CarListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import type { UnderstoodQueryText } from '@/domain/search/textSearch';
import { addressVisited } from '@/store/address.actions';
import { resultsLoaded } from './carList.slice';

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

/** History entries whose lists are stored; older ones are loaded again. */
export const HISTORY_LIMIT = 12;

/** One per stored entry, and the list on screen. */
const CACHED_FACETS = HISTORY_LIMIT + 1;

function cacheFacets(state: HistoryState, { query, facets }: CachedFacets): void {
  // Frozen at the top, so that Immer does not visit every count in them.
  Object.freeze(facets);
  state.facets = [...state.facets.filter((cached) => !sameCriteria(cached.query, query)), { query, facets }].slice(
    -CACHED_FACETS,
  );
}

/** Visitor-owned: the lists that the history entries of this visit showed. */
export const historySlice = createSlice({
  name: 'history',
  initialState: initialHistory,
  reducers: {
    /** A page is on screen, in this history entry. */
    entryOpened: (state, { payload }: PayloadAction<{ entry: string }>) => {
      state.entry = payload.entry;
    },
    /** Stores what the entry showed, so that back needs no network. */
    entryLeft: (state, { payload: { entry, ...left } }: PayloadAction<{ entry: string } & HistoryEntry>) => {
      state.order = [...state.order.filter((other) => other !== entry), entry];
      state.entries[entry] = left;
      while (state.order.length > HISTORY_LIMIT) {
        const oldest = state.order.shift();
        if (oldest !== undefined) delete state.entries[oldest];
      }
    },
    /**
     * Facets that no request of this page loaded: of a list that the server rendered, or of one stored over a reload.
     */
    facetsCached: (state, { payload }: PayloadAction<CachedFacets>) => cacheFacets(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(addressVisited, (state, { payload }) => {
        state.entry = payload.entry;
      })
      // Facets belong to their query, also those of an outdated response.
      .addCase(resultsLoaded, (state, { payload: { query, facets } }) => cacheFacets(state, { query, facets }));
  },
});

export const { entryOpened, entryLeft, facetsCached } = historySlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof historySlice> {}
}
