import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { CarPrice } from '@/domain/cars/carStatus';
import type { PricePosition } from '@/domain/cars/likeCars';
import type { SampleSeller } from '@/domain/cars/sampleSellers';
import type { OpeningSchedule } from '@/domain/dealers/facility';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { carsFlow } from './cars.flow';

/** The facility of a car, and the hours of its sales department. */
export interface CarLocation {
  /** Its record is in the entities. */
  facilityId: string;
  schedule: OpeningSchedule;
  /** ISO instant: whether it is open then. */
  readAt: string;
}

interface CarDetails {
  carId: string;
  similar: string[];
  sellers?: SampleSeller[];
  prices?: CarPrice[];
  location?: CarLocation;
  pricePosition?: PricePosition;
}

/** The car whose page is open; its record is in the entities. */
export interface CarsState {
  flow: FlowState<StateOf<typeof carsFlow>>;
  carId: string | null;
  slug: string | null;
  similar: string[];
  recommended: string[];
  /** Of a sample car. */
  sellers: SampleSeller[];
  /** What the car has cost, oldest first; the last is its present price. */
  prices: CarPrice[];
  /** Where it stands; null where that is unknown. */
  location: CarLocation | null;
  /** Its price among those of like cars; null where there are too few. */
  pricePosition: PricePosition | null;
  /** When it left the stock, as ISO instant. */
  soldAt: string | null;
  /** The site that sells it as a lot, and its page there. */
  auction: { site: string; url: string } | null;
  /** What the not-found page searches for: the third dash-separated part of the slug. */
  keyphrase: string;
  error: AppError | null;
}

export const initialCars: CarsState = {
  flow: initialFlowState(carsFlow),
  carId: null,
  slug: null,
  similar: [],
  recommended: [],
  sellers: [],
  prices: [],
  location: null,
  pricePosition: null,
  soldAt: null,
  auction: null,
  keyphrase: '',
  error: null,
};

export const carsSlice = createFlowSlice({
  flow: carsFlow,
  initialState: initialCars,
  reducers: {
    /** By an address, or by a click on a card. */
    carRequested: (state, { payload: { carId, slug } }: PayloadAction<{ carId: string; slug: string | null }>) => ({
      ...initialCars,
      flow: state.flow,
      carId,
      slug,
    }),
    carLoaded: (state, { payload }: PayloadAction<CarDetails>) => {
      state.similar = payload.similar;
      state.sellers = payload.sellers ?? [];
      state.prices = payload.prices ?? [];
      state.location = payload.location ?? null;
      state.pricePosition = payload.pricePosition ?? null;
    },
    carSold: (
      state,
      { payload }: PayloadAction<Omit<CarDetails, 'sellers' | 'location' | 'pricePosition'> & { soldAt: string }>,
    ) => {
      state.similar = payload.similar;
      state.prices = payload.prices ?? [];
      state.soldAt = payload.soldAt;
    },
    carAuctioned: (state, { payload }: PayloadAction<{ carId: string; site: string; url: string }>) => {
      state.auction = { site: payload.site, url: payload.url };
    },
    /** Sold so long ago that its page is gone. */
    carGone: (state, { payload }: PayloadAction<{ carId: string; recommended: string[]; keyphrase: string }>) => {
      state.recommended = payload.recommended;
      state.keyphrase = payload.keyphrase;
    },
    carNotFound: (state, { payload }: PayloadAction<{ carId: string; recommended: string[]; keyphrase: string }>) => {
      state.recommended = payload.recommended;
      state.keyphrase = payload.keyphrase;
    },
    carFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    retried: (state) => {
      state.error = null;
    },
  },
});

export const { carRequested, carLoaded, carSold, carAuctioned, carGone, carNotFound, carFailed, retried } =
  carsSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carsSlice> {}
}
