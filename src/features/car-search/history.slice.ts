import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListSnapshot } from './carList.slice';

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
}

export interface HistoryEntry {
  snapshot: ListSnapshot;
  scrollY: number;
}

export interface HistoryState {
  /** The entry on screen; during a navigation the browser's own may be ahead of it. */
  entry: string;
  entries: Record<string, HistoryEntry>;
  /** Keys of `entries`, the one left last at the end. */
  order: string[];
}

const initialHistory: HistoryState = { entry: '', entries: {}, order: [] };

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
    entryLeft: (state, { payload: { entry, snapshot, scrollY } }: PayloadAction<{ entry: string } & HistoryEntry>) => {
      state.order = [...state.order.filter((other) => other !== entry), entry];
      state.entries[entry] = { snapshot, scrollY };
      while (state.order.length > HISTORY_LIMIT) {
        const oldest = state.order.shift();
        if (oldest !== undefined) delete state.entries[oldest];
      }
    },
  },
});

export const { entryOpened, addressVisited, entryLeft } = historySlice.actions;

export interface CarsPageState {
  view: CarsView;
  /** The public address after the first step on this page; null until then. */
  address: string | null;
}

const initialCarsPage: CarsPageState = { view: 'unknown', address: null };

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
