import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { addressVisited, type CarsView } from '@/store/address.actions';

/** A card was clicked: the car opens on this page. */
export const carChosen = createAction<{ carId: string; slug: string }>('carsPage/carChosen');
/** The link from a car back to the list was clicked. */
export const listChosen = createAction('carsPage/listChosen');
/** Reload, closed tab, or navigation to another page. */
export const pageHidden = createAction('carsPage/pageHidden');

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

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carsPageSlice> {}
}
