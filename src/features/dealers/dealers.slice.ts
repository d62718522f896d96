import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Department } from '@/domain/dealers/facility';
import type { FacilityQuery } from '@/domain/dealers/facilityQuery';
import type { Today } from '@/domain/dealers/openingHours';
import type { FacetValue } from '@/domain/search/search';

/** List data of a facility in addition to its record. */
export interface FacilitySummary {
  /** Of the new-car department, else of the first one; null where unknown. */
  today: Today | null;
  services: Department['group'][];
}

export interface FacilityListing {
  /** Where they were found. */
  index: string;
  query: FacilityQuery;
  ids: string[];
  total: number;
  summaries: Record<string, FacilitySummary>;
  /** Makes that any facility carries, with how many. */
  brands: FacetValue[];
  failed: boolean;
}

export interface FacilityTeaser {
  ids: string[];
  failed: boolean;
}

export interface FacilityPage {
  id: string;
  /** By department, in the facility's order. */
  today: (Today | null)[];
  /** Its latest cars. */
  cars: string[];
  carTotal: number;
  /** The list's address query for all of them; null where the list has no such filter. */
  carQuery: string | null;
  carsFailed: boolean;
}

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
  reducers: {
    facilitiesLoaded: (state, { payload }: PayloadAction<FacilityListing>) => {
      state.listing = payload;
      state.beyond = [];
    },
    /** By the teaser's key. */
    teasersLoaded: (state, { payload }: PayloadAction<Record<string, FacilityTeaser>>) => {
      Object.assign(state.teasers, payload);
    },
    facilityLoaded: (state, { payload }: PayloadAction<FacilityPage>) => {
      state.page = payload;
    },
    /** The map next to the list was opened. */
    mapOpened: (state) => {
      state.map = 'open';
    },
    mapClosed: (state) => {
      state.map = 'closed';
      state.picked = null;
    },
    /**
     * Ids of the facilities on later pages of the list. The order may have changed since the list was loaded: none is
     * shown twice.
     */
    mapFilled: (state, { payload }: PayloadAction<string[]>) => {
      state.beyond = [...new Set([...state.beyond, ...payload])].filter((id) => !state.listing?.ids.includes(id));
    },
    /** A facility was chosen in the list or on the map: both show which. */
    facilityPicked: (state, { payload }: PayloadAction<string>) => {
      state.picked = payload;
    },
  },
});

export const { facilitiesLoaded, teasersLoaded, facilityLoaded, mapOpened, mapClosed, mapFilled, facilityPicked } =
  dealersSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof dealersSlice> {}
}
