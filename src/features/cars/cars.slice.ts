import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { SampleSeller } from '@/domain/cars/sampleSellers';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { carsFlow } from './cars.flow';

/** The car whose page is open; its record is in the entities. */
export interface CarsState {
  flow: FlowState<StateOf<typeof carsFlow>>;
  carId: string | null;
  slug: string | null;
  similar: string[];
  recommended: string[];
  /** Of a sample car. */
  sellers: SampleSeller[];
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
    carLoaded: (state, { payload }: PayloadAction<{ carId: string; similar: string[]; sellers?: SampleSeller[] }>) => {
      state.similar = payload.similar;
      state.sellers = payload.sellers ?? [];
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

export const { carRequested, carLoaded, carNotFound, carFailed, retried } = carsSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carsSlice> {}
}
