import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { NearTown } from '@/domain/search/extraFilters';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { locationFilterFlow } from './locationFilter.flow';

/** Kilometres around the place; absent: any distance. */
export interface Radius {
  km?: number;
}

export interface LocationFilterState {
  flow: FlowState<StateOf<typeof locationFilterFlow>>;
  /** What the visitor wrote; '' while the device is located. */
  text: string;
  radius: Radius;
  error: AppError | null;
}

export const initialLocationFilter: LocationFilterState = {
  flow: initialFlowState(locationFilterFlow),
  text: '',
  radius: {},
  error: null,
};

const failed = (state: LocationFilterState, { payload }: PayloadAction<{ error: AppError }>): void => {
  state.error = payload.error;
};

export const locationFilterSlice = createFlowSlice({
  flow: locationFilterFlow,
  initialState: initialLocationFilter,
  reducers: {
    locationEntered: (state, { payload: { text, radius } }: PayloadAction<{ text: string; radius: Radius }>) => {
      Object.assign(state, { text, radius, error: null });
    },
    positionRequested: (state, { payload: { radius } }: PayloadAction<{ radius: Radius }>) => {
      Object.assign(state, { text: '', radius, error: null });
    },
    /** A town, never the device's own position: it becomes part of the address. */
    locationFound: (state, _action: PayloadAction<{ near: NearTown }>) => {
      state.error = null;
    },
    findFailed: failed,
    locateFailed: failed,
  },
});

export const { locationEntered, positionRequested, locationFound, findFailed, locateFailed } =
  locationFilterSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof locationFilterSlice> {}
}
