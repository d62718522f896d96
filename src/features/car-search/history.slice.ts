import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sameCriteria } from '@/domain/search/carList';
import { addressVisited } from '@/store/address.actions';
import { resultsLoaded } from './carList.slice';
import { initialHistory, type CachedFacets, type HistoryEntry, type HistoryState } from './history.state';

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
