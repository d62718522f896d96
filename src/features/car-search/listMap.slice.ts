import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { listMapFlow } from './listMap.flow';

export interface ListMapState {
  flow: FlowState<StateOf<typeof listMapFlow>>;
  /** Ids of the site's facilities. */
  ids: string[];
  error: AppError | null;
}

export const initialListMap: ListMapState = { flow: initialFlowState(listMapFlow), ids: [], error: null };

export const listMapSlice = createFlowSlice({
  flow: listMapFlow,
  initialState: initialListMap,
  reducers: {
    /** The map was opened, or is tried again. */
    facilitiesRequested: (state) => {
      state.error = null;
    },
    facilitiesLoaded: (state, { payload }: PayloadAction<{ ids: string[] }>) => {
      state.ids = payload.ids;
    },
    loadFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
  },
});

export const { facilitiesRequested, facilitiesLoaded, loadFailed } = listMapSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof listMapSlice> {}
}
