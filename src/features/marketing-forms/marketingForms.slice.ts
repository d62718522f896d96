import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import type { MarketingFormRequest } from '@/domain/sites/marketingForms';
import type { RootState } from '@/store/rootState';
import { marketingFormsFlow } from './marketingForms.flow';

export interface MarketingFormsState {
  flow: FlowState<StateOf<typeof marketingFormsFlow>>;
  error: AppError | null;
}

const initialMarketingForms: MarketingFormsState = {
  flow: initialFlowState(marketingFormsFlow),
  error: null,
};

const clearError = (state: MarketingFormsState): void => {
  state.error = null;
};

export const marketingFormsSlice = createFlowSlice({
  flow: marketingFormsFlow,
  initialState: initialMarketingForms,
  reducers: {
    allowed: clearError,
    /** The visitor withdrew the consent. */
    forbidden: clearError,
    loaded: clearError,
    loadFailed: (state: MarketingFormsState, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    retried: clearError,
    /** A form of a page is on screen. */
    opened: () => undefined,
    /** The element of a form is there for the script to fill. */
    formMounted: (_state: MarketingFormsState, _action: PayloadAction<MarketingFormRequest>) => undefined,
  },
});

export const marketingFormsActions = marketingFormsSlice.actions;

export const selectMarketingForms = (state: RootState): MarketingFormsState =>
  state.marketingForms ?? initialMarketingForms;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof marketingFormsSlice> {}
}
