import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** The cars that the visitor opened lately, from the browser's storage: those still on offer, the newest first. */
interface RecentCarsState {
  carIds: readonly string[];
}

const initialRecentCars: RecentCarsState = { carIds: [] };

export const recentCarsSlice = createSlice({
  name: 'recentCars',
  initialState: initialRecentCars,
  reducers: {
    recentCarsLoaded: (_state, { payload: { carIds } }: PayloadAction<RecentCarsState>) => ({ carIds }),
    /** Without the visitor's consent nothing is stored. */
    recentCarsForgotten: () => initialRecentCars,
  },
});

export const { recentCarsLoaded, recentCarsForgotten } = recentCarsSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof recentCarsSlice> {}
}
