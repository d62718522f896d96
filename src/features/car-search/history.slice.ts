import { createSlice } from '@reduxjs/toolkit';
import type { ListSnapshot } from '@/features/car-search/carList.events';
import { addressVisited, entryLeft, entryOpened, viewOpened, type Shown } from './history.events';

/** History entries whose lists are kept; older ones come from the network again. */
export const HISTORY_LIMIT = 12;

export interface CarsPageState {
  /** Which of the views that share the live page is on show. The server says it first. */
  shown: Shown;
  /** The public address since the page arrived; `null` until the visitor moved in place. */
  address: string | null;
}

const initialCarsPage: CarsPageState = { shown: 'unknown', address: null };

/** Page-owned: what the live page shows. */
export const carsPageSlice = createSlice({
  name: 'carsPage',
  initialState: initialCarsPage,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(viewOpened, (_state, { payload }): CarsPageState => ({ shown: payload, address: null }));
    builder.addCase(addressVisited, (_state, { payload }): CarsPageState => ({
      shown: payload.shown,
      address: payload.address,
    }));
  },
});

export interface HistoryState {
  /** The one on screen: the browser's own is ahead of it while another page is on its way. */
  entry: string;
  memories: Record<string, { memory: ListSnapshot; scrollY: number }>;
  /** Entries in the order in which they were left. */
  left: string[];
}

const initialHistory: HistoryState = { entry: '', memories: {}, left: [] };

/** Visitor-owned: what the history entries of this visit showed. */
export const historySlice = createSlice({
  name: 'history',
  initialState: initialHistory,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(entryOpened, (state, { payload }) => {
        state.entry = payload.entry;
      })
      .addCase(addressVisited, (state, { payload }) => {
        state.entry = payload.entry;
      })
      .addCase(entryLeft, (state, { payload: { entry, memory, scrollY } }) => {
        state.left = [...state.left.filter((other) => other !== entry), entry];
        state.memories[entry] = { memory, scrollY };
        while (state.left.length > HISTORY_LIMIT) {
          const oldest = state.left.shift();
          if (oldest !== undefined) delete state.memories[oldest];
        }
      });
  },
});
