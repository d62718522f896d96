import { createSlice } from '@reduxjs/toolkit';
import type { ListMemory } from '@/features/facets/facets.events';
import { addressVisited, entryLeft, entryOpened, placeOpened, type Shown } from './address.events';

/** History entries whose lists are kept; older ones come from the network again. */
export const MEMORIES = 12;

export interface PlaceState {
  /** Which of the views that share the live page is on show. The server says it first. */
  shown: Shown;
  /** The public address since the page arrived; `null` until the visitor moved in place. */
  address: string | null;
}

const initialPlace: PlaceState = { shown: 'unknown', address: null };

/** Page-owned: what the live page shows. */
export const placeSlice = createSlice({
  name: 'place',
  initialState: initialPlace,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(placeOpened, (_state, { payload }): PlaceState => ({ shown: payload, address: null }));
    builder.addCase(addressVisited, (_state, { payload }): PlaceState => ({
      shown: payload.shown,
      address: payload.address,
    }));
  },
});

export interface AddressState {
  /** The one on screen: the browser's own is ahead of it while another page is on its way. */
  entry: string;
  memories: Record<string, { memory: ListMemory; scrollY: number }>;
  /** Entries in the order in which they were left. */
  left: string[];
}

const initialAddress: AddressState = { entry: '', memories: {}, left: [] };

/** Visitor-owned: what the history entries of this visit showed. */
export const addressSlice = createSlice({
  name: 'address',
  initialState: initialAddress,
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
        while (state.left.length > MEMORIES) {
          const oldest = state.left.shift();
          if (oldest !== undefined) delete state.memories[oldest];
        }
      });
  },
});
