import { createSlice } from '@reduxjs/toolkit';
import { facilitiesListed, facilitiesTeased, facilityOpened, type FacilityListing, type FacilityPage, type FacilityTeaser } from './dealers.events';

/** `null` where the page has no such block. */
export interface DealersState {
  listing: FacilityListing | null;
  teasers: Record<string, FacilityTeaser>;
  page: FacilityPage | null;
}

const initialState = (): DealersState => ({ listing: null, teasers: {}, page: null });

export const dealersSlice = createSlice({
  name: 'dealers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(facilitiesListed, (state, { payload }) => ({ ...state, listing: payload }))
      .addCase(facilitiesTeased, (state, { payload }) => ({ ...state, teasers: { ...state.teasers, ...payload } }))
      .addCase(facilityOpened, (state, { payload }) => ({ ...state, page: payload }));
  },
});
