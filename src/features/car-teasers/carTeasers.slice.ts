import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export interface CarTeaser {
  ids: string[];
  total: number;
  /** The address query of a list with the same cars; null where a list can't have that filter. */
  query: string | null;
  /** No response, as opposed to no cars. */
  failed: boolean;
}

/** By the key of the request (`domain/search/carTeaser.ts`). */
export type CarTeasers = Readonly<Record<string, CarTeaser>>;

export const initialCarTeasers: CarTeasers = {};

export const carTeasersSlice = createSlice({
  name: 'carTeasers',
  initialState: initialCarTeasers,
  reducers: {
    teasersLoaded: (state, { payload }: PayloadAction<CarTeasers>) => ({ ...state, ...payload }),
  },
});

export const { teasersLoaded } = carTeasersSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carTeasersSlice> {}
}
