import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

const initialState: CarTeasers = {};

export const carTeasersSlice = createSlice({
  name: 'carTeasers',
  initialState,
  reducers: {
    teasersLoaded: (state, { payload }: PayloadAction<CarTeasers>) => ({ ...state, ...payload }),
  },
});

export const { teasersLoaded } = carTeasersSlice.actions;
