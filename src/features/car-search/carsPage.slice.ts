import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { addressVisited, type CarsView } from '@/store/address.actions';

/** A card was clicked: the car opens on this page. */
export const carChosen = createAction<{ carId: string; slug: string }>('carsPage/carChosen');
/** The link from a car back to the list was clicked. */
export const listChosen = createAction('carsPage/listChosen');
/** Filters at the side of the list ('sticky'), or hidden until the visitor opens them. */
export const filterPanelChosen = createAction<{ mode: 'sticky' | 'toggle' }>('carsPage/filterPanelChosen');
/** Reload, closed tab, or navigation to another page. */
export const pageHidden = createAction('carsPage/pageHidden');

export interface CarsPageState {
  view: CarsView;
  /** The public address after the first step on this page; null until then. */
  address: string | null;
  /** The car whose page was left last on this page. */
  lastCar: string | null;
  /** Whether the filters are open over the list, on narrow screens. */
  isFiltering: boolean;
  /** Whether the pictures of the car fill the screen. */
  isShowingPictures: boolean;
  /** Whether the map is open above the list; it stays so while cars are looked at. */
  isMapOpen: boolean;
}

const initialCarsPage: CarsPageState = {
  view: 'unknown',
  address: null,
  lastCar: null,
  isFiltering: false,
  isShowingPictures: false,
  isMapOpen: false,
};

/** Page-owned: what the live page shows. */
export const carsPageSlice = createSlice({
  name: 'carsPage',
  initialState: initialCarsPage,
  reducers: {
    viewOpened: (
      _state: CarsPageState,
      { payload: { view, carId } }: PayloadAction<{ view: CarsView; carId?: string }>,
    ): CarsPageState => ({ ...initialCarsPage, view, lastCar: carId ?? null }),
    filtersOpened: (state) => {
      state.isFiltering = true;
    },
    filtersClosed: (state) => {
      state.isFiltering = false;
    },
    picturesOpened: (state) => {
      state.isShowingPictures = true;
    },
    picturesClosed: (state) => {
      state.isShowingPictures = false;
    },
    mapToggled: (state) => {
      state.isMapOpen = !state.isMapOpen;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { view, address, car } }): CarsPageState => ({
      view,
      address,
      lastCar: car?.carId ?? state.lastCar,
      isFiltering: state.isFiltering && view === 'carList',
      isShowingPictures: false,
      isMapOpen: state.isMapOpen,
    }));
  },
});

export const { viewOpened, filtersOpened, filtersClosed, picturesOpened, picturesClosed, mapToggled } =
  carsPageSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carsPageSlice> {}
}
