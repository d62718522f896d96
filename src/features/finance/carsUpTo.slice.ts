import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** How many cars have a loan of at most so much a month, and the dearest of them: those that come close to it. */
export interface CarsUpTo {
  most: number;
  count: number;
  ids: readonly string[];
}

/** null: not counted. */
export interface CarsUpToState {
  counted: CarsUpTo | null;
}

export const initialCarsUpTo: CarsUpToState = { counted: null };

export const carsUpToSlice = createSlice({
  name: 'carsUpTo',
  initialState: initialCarsUpTo,
  reducers: {
    monthChosen: (_state, _action: PayloadAction<{ most: number }>) => undefined,
    carsUpToCounted: (_state, { payload }: PayloadAction<CarsUpTo>): CarsUpToState => ({ counted: payload }),
  },
});

export const { monthChosen, carsUpToCounted } = carsUpToSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carsUpToSlice> {}
}
