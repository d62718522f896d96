import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** The lots that close on one day. */
export interface ClosingDay {
  /** An instant: when the first of them closes. */
  end: string;
  /** Of the next to close, the first one first. */
  ids: string[];
  count: number;
}

/** The lots of an auction whose bidding ends first. */
export interface ClosingLots {
  /** Those on which lots close, the next one first; null: not known. */
  days: ClosingDay[] | null;
  /** How many close on the day of rendering, and within seven days with it. */
  today: number;
  week: number;
}

export const initialClosingLots: ClosingLots = { days: null, today: 0, week: 0 };

export const closingLotsSlice = createSlice({
  name: 'closingLots',
  initialState: initialClosingLots,
  reducers: {
    closingLotsLoaded: (_state, { payload }: PayloadAction<ClosingLots>) => payload,
  },
});

export const { closingLotsLoaded } = closingLotsSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof closingLotsSlice> {}
}
