import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sameCriteria, type CarListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import { resultsLoaded } from './carList.slice';

/** History entries whose lists are stored; older ones are loaded again. */
export const HISTORY_LIMIT = 12;

/** The views that share the live page. */
export type CarsView = 'carList' | 'carDetail' | 'unknown';

/** A card was clicked: the car opens on this page. */
export const carChosen = createAction<{ carId: string; slug: string }>('carsPage/carChosen');
/** The link from a car back to the list was clicked. */
export const listChosen = createAction('carsPage/listChosen');
/** Reload, closed tab, or navigation to another page. */
export const pageHidden = createAction('carsPage/pageHidden');

export interface AddressVisited {
  address: string;
  entry: string;
  view: CarsView;
  by: 'person' | 'history';
  /** The car of a car page. */
  car?: { carId: string; slug: string | null };
}

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

/** One per stored entry, and the list on screen. */
const CACHED_FACETS = HISTORY_LIMIT + 1;

function cacheFacets(state: HistoryState, { query, facets }: CachedFacets): void {
  // Frozen at the top, so that Immer does not visit every count in them.
  Object.freeze(facets);
  state.facets = [...state.facets.filter((cached) => !sameCriteria(cached.query, query)), { query, facets }].slice(
    -CACHED_FACETS,
  );
}

export const initialHistory: HistoryState = { entry: '', entries: {}, order: [], facets: [] };

/** Visitor-owned: the lists that the history entries of this visit showed. */
export const historySlice = createSlice({
  name: 'history',
  initialState: initialHistory,
  reducers: {
    /** A page is on screen, in this history entry. */
    entryOpened: (state, { payload }: PayloadAction<{ entry: string }>) => {
      state.entry = payload.entry;
    },
    /** The address changed on this page, by a click or by back and forward. */
    addressVisited: (state, { payload }: PayloadAction<AddressVisited>) => {
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
    builder.addCase(resultsLoaded, (state, { payload: { query, facets } }) => cacheFacets(state, { query, facets }));
  },
});

export const { entryOpened, addressVisited, entryLeft, facetsCached } = historySlice.actions;

export interface CarsPageState {
  view: CarsView;
  /** The public address after the first step on this page; null until then. */
  address: string | null;
}

export const initialCarsPage: CarsPageState = { view: 'unknown', address: null };

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
