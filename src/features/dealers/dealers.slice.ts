import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FacilityService } from '@/domain/dealers/facility';
import type { FacilityFacet, FacilityQuery } from '@/domain/dealers/facilityQuery';
import type { OpenDepartment } from '@/domain/dealers/openDepartment';
import type { Today } from '@/domain/dealers/openingHours';
import type { Position } from '@/domain/workshop/services';
import type { FirstTimeSlot } from '@/domain/workshop/workshops';
import type { FacetValue } from '@/domain/search/search';
import type { AppError } from '@/errors/result';

/** List data of a facility in addition to its record. */
export interface FacilitySummary {
  /** Of the department that the visitor means; null where unknown. */
  open: OpenDepartment | null;
  services: FacilityService[];
  /** Whether workshop and sales are open: of the nearest ones, and of a list of all. */
  hours?: OpenDepartment[];
  /** Its cars in stock; absent where there are none, or they could not be counted. */
  cars?: number;
}

/** So many are shown with more data before the others where the list is by distance. */
export const NEAREST = 3;

export interface FacilityListing {
  /** Where they were found. */
  index: string;
  query: FacilityQuery;
  /** The query's, in the stock's words. */
  keyphrase: string;
  ids: string[];
  total: number;
  summaries: Record<string, FacilitySummary>;
  /** What the list can be filtered by, with how many facilities each value has. */
  facets: { name: FacilityFacet; values: FacetValue[] }[];
  /** The place to measure from; null where none is given, or it is unknown. */
  origin: Origin | null;
  /** Those with most cars in stock, in its words; absent where they could not be counted. */
  towns?: string[];
  /** None is open now, as the query wants: the list has those that open next, in that order. */
  opensNext?: true;
  failed: boolean;
}

/** A place by the name that the visitor gave it. */
export interface Origin extends Position {
  name: string;
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
  /** When its workshop takes in the next car; absent where it cannot be booked here, or nothing is free. */
  firstTime?: FirstTimeSlot;
}

/** The search for the visitor's own location; `origin` is the name of a town near it. */
export type OwnLocation =
  { status: 'idle' | 'locating' } | { status: 'located'; origin: string } | { status: 'failed'; error: AppError };

/** `null` where the page has no such block. */
export interface DealersState {
  listing: FacilityListing | null;
  teasers: Record<string, FacilityTeaser>;
  page: FacilityPage | null;
  ownLocation: OwnLocation;
  /** Found, but not on the list yet: the map has them. */
  beyond: string[];
  /** The facility that list and map point at. */
  picked: string | null;
}

export const initialDealers: DealersState = {
  listing: null,
  teasers: {},
  page: null,
  ownLocation: { status: 'idle' },
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
    /** The visitor opened the map on a screen that has no room for it next to the list. */
    mapOpened: (state) => {
      if (state.listing) state.listing.query.view = 'map';
    },
    mapClosed: (state) => {
      if (state.listing) state.listing.query.view = 'list';
      state.picked = null;
    },
    /** The map is on the screen. */
    mapShown: () => undefined,
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
    ownLocationRequested: (state) => {
      state.ownLocation = { status: 'locating' };
    },
    /** The name of a place near the visitor. */
    ownLocationFound: (state, { payload }: PayloadAction<string>) => {
      state.ownLocation = { status: 'located', origin: payload };
    },
    ownLocationFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.ownLocation = { status: 'failed', error: payload.error };
    },
  },
});

export const {
  facilitiesLoaded,
  teasersLoaded,
  facilityLoaded,
  mapOpened,
  mapClosed,
  mapShown,
  mapFilled,
  facilityPicked,
  ownLocationRequested,
  ownLocationFound,
  ownLocationFailed,
} = dealersSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof dealersSlice> {}
}
