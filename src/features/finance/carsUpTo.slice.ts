import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** How many cars have a loan of at most so much a month. */
export interface CarsUpTo {
  most: number;
  count: number;
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
    carsUpToCounted: (state, { payload }: PayloadAction<CarsUpTo>) => {
      state.counted = payload;
    },
  },
});

export const { monthChosen, carsUpToCounted } = carsUpToSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carsUpToSlice> {}
}
