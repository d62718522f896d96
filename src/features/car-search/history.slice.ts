import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sameCriteria } from '@/domain/search/carList';
import { addressVisited, type CarsView } from '@/store/address.actions';
import { resultsLoaded } from './carList.slice';
import {
  initialCarsPage,
  initialHistory,
  type CachedFacets,
  type CarsPageState,
  type HistoryEntry,
  type HistoryState,
} from './history.state';

/** History entries whose lists are stored; older ones are loaded again. */
export const HISTORY_LIMIT = 12;

/** A card was clicked: the car opens on this page. */
export const carChosen = createAction<{ carId: string; slug: string }>('carsPage/carChosen');
/** The link from a car back to the list was clicked. */
export const listChosen = createAction('carsPage/listChosen');
/** Reload, closed tab, or navigation to another page. */
export const pageHidden = createAction('carsPage/pageHidden');

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
    /** Facets that no request of this page loaded: of a list that the server rendered, or of one stored over a reload. */
    facetsCached: (state, { payload }: PayloadAction<CachedFacets>) => cacheFacets(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(addressVisited, (state, { payload }) => {
        state.entry = payload.entry;
      })
      .addCase(resultsLoaded, (state, { payload: { query, facets } }) => cacheFacets(state, { query, facets }));
  },
});

export const { entryOpened, entryLeft, facetsCached } = historySlice.actions;

/** Page-owned: what the live page shows. */
export const carsPageSlice = createSlice({
  name: 'carsPage',
  initialState: initialCarsPage,
  reducers: {
    viewOpened: (_state, { payload }: PayloadAction<CarsView>): CarsPageState => ({ view: payload, address: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (_state, { payload: { view, address } }): CarsPageState => ({ view, address }));
  },
});

export const { viewOpened } = carsPageSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof historySlice>, WithSlice<typeof carsPageSlice> {}
}
