import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { LikeCarExample, LikeCarsRange, OfferedCar, OfferedCarRange, StockMake } from '@/domain/cars/likeCars';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { carValuationFlow } from './carValuation.flow';

/** A car as the registry of the workshop knows it. */
export interface FoundCar {
  brand: string;
  /** '' where only the make is known. */
  model: string;
  year: number | null;
}

export interface CarValuationState {
  flow: FlowState<StateOf<typeof carValuationFlow>>;
  /** Makes and models of the stock, for suggestions; empty if they could not be loaded. */
  makes: readonly StockMake[];
  /** The number that was looked up last, as it is compared. */
  plate: string | null;
  found: FoundCar | null;
  /** The car as the form describes it. */
  car: OfferedCar | null;
  range: LikeCarsRange | null;
  /** The range is of cars that are less like the car than usual. */
  isWide: boolean;
  /** Of the like cars behind the range, those closest to the car. */
  examples: readonly LikeCarExample[];
  /** The stock has answered for this car, or could not; also while it answers for another mileage. */
  isCompared: boolean;
  error: AppError | null;
}

export const initialCarValuation: CarValuationState = {
  flow: initialFlowState(carValuationFlow),
  makes: [],
  plate: null,
  found: null,
  car: null,
  range: null,
  isWide: false,
  examples: [],
  isCompared: false,
  error: null,
};

const clearError = (state: CarValuationState): void => {
  state.error = null;
};
const storeError = (state: CarValuationState, { payload }: PayloadAction<{ error: AppError }>): void => {
  state.error = payload.error;
};

export const carValuationSlice = createFlowSlice({
  flow: carValuationFlow,
  initialState: initialCarValuation,
  reducers: {
    plateEntered: (state: CarValuationState, { payload }: PayloadAction<{ plate: string }>) => {
      state.plate = payload.plate;
      state.found = null;
      state.car = null;
      state.range = null;
      state.examples = [];
      state.isCompared = false;
      state.error = null;
    },
    carFound: (state: CarValuationState, { payload }: PayloadAction<{ car: FoundCar }>) => {
      state.found = payload.car;
    },
    lookupFailed: storeError,
    lookupRetried: clearError,
    /** Make, model, year and mileage are filled in. */
    carDescribed: (state: CarValuationState, { payload }: PayloadAction<{ car: OfferedCar }>) => {
      state.car = payload.car;
      state.range = null;
      state.examples = [];
      state.error = null;
    },
    rangeFound: (
      state: CarValuationState,
      { payload }: PayloadAction<OfferedCarRange & { examples: readonly LikeCarExample[] }>,
    ) => {
      state.range = payload.range;
      state.isWide = payload.isWide;
      state.examples = [...payload.examples];
      state.isCompared = true;
    },
    tooFewFound: (state) => {
      state.isCompared = true;
    },
    rangeFailed: (state, action: PayloadAction<{ error: AppError }>) => {
      storeError(state, action);
      state.isCompared = true;
    },
    rangeRetried: clearError,
    /** One of the four is no longer filled in. */
    cleared: (state) => {
      state.car = null;
      state.range = null;
      state.examples = [];
      state.isCompared = false;
      state.error = null;
    },
    /** Another car is offered: nothing of the one before is filled in. */
    restarted: ({ flow, makes }) => ({ ...initialCarValuation, flow, makes }),

    makesLoaded: (state: CarValuationState, { payload }: PayloadAction<{ makes: readonly StockMake[] }>) => {
      state.makes = payload.makes.map(({ make, models }) => ({ make, models: [...models] }));
    },
  },
});

export const carValuationActions = carValuationSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carValuationSlice> {}
}
