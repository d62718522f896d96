import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { NearTown } from '@/domain/search/extraFilters';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { placeFilterFlow } from './placeFilter.flow';

/** Kilometres around the place; absent: any distance. */
export interface Radius {
  km?: number;
}

export interface PlaceFilterState {
  flow: FlowState<StateOf<typeof placeFilterFlow>>;
  /** What the visitor wrote; '' while the device is located. */
  text: string;
  radius: Radius;
  error: AppError | null;
}

export const initialPlaceFilter: PlaceFilterState = {
  flow: initialFlowState(placeFilterFlow),
  text: '',
  radius: {},
  error: null,
};

const failed = (state: PlaceFilterState, { payload }: PayloadAction<{ error: AppError }>): void => {
  state.error = payload.error;
};

export const placeFilterSlice = createFlowSlice({
  flow: placeFilterFlow,
  initialState: initialPlaceFilter,
  reducers: {
    placeEntered: (state, { payload: { text, radius } }: PayloadAction<{ text: string; radius: Radius }>) => {
      Object.assign(state, { text, radius, error: null });
    },
    positionRequested: (state, { payload: { radius } }: PayloadAction<{ radius: Radius }>) => {
      Object.assign(state, { text: '', radius, error: null });
    },
    /** A town, never the device's own position: it becomes part of the address. */
    placeFound: (state, _action: PayloadAction<{ near: NearTown }>) => {
      state.error = null;
    },
    findFailed: failed,
    locateFailed: failed,
  },
});

export const { placeEntered, positionRequested, placeFound, findFailed, locateFailed } = placeFilterSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof placeFilterSlice> {}
}
