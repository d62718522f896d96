import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import {
  facilitiesListed,
  facilitiesTeased,
  facilityOpened,
  facilityPicked,
  mapClosed,
  mapFilled,
  mapOpened,
  type FacilityListing,
  type FacilityPage,
  type FacilityTeaser,
} from './dealers.events';

/** `null` where the page has no such block. */
export interface DealersState {
  listing: FacilityListing | null;
  teasers: Record<string, FacilityTeaser>;
  page: FacilityPage | null;
  /** The list's map. */
  map: 'closed' | 'open';
  /** Found, but not on the list yet: the map has them. */
  beyond: string[];
  /** The facility that list and map point at. */
  picked: string | null;
}

export const initialDealers: DealersState = {
  listing: null,
  teasers: {},
  page: null,
  map: 'closed',
  beyond: [],
  picked: null,
};

export const dealersSlice = createSlice({
  name: 'dealers',
  initialState: initialDealers,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(facilitiesListed, (state, { payload }) => ({ ...state, listing: payload, beyond: [] }))
      .addCase(facilitiesTeased, (state, { payload }) => ({ ...state, teasers: { ...state.teasers, ...payload } }))
      .addCase(facilityOpened, (state, { payload }) => ({ ...state, page: payload }))
      .addCase(mapOpened, (state) => ({ ...state, map: 'open' }))
      .addCase(mapClosed, (state) => ({ ...state, map: 'closed', picked: null }))
      // The order may have changed since the list was made: what stands in it is not found a second time.
      .addCase(mapFilled, (state, { payload }) => ({
        ...state,
        beyond: [...new Set([...state.beyond, ...payload])].filter((id) => !state.listing?.ids.includes(id)),
      }))
      .addCase(facilityPicked, (state, { payload }) => ({ ...state, picked: payload }));
  },
});

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof dealersSlice> {}
}
