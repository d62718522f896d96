import { createSelector } from '@reduxjs/toolkit';
import { undisclosed, type Undisclosed } from '@/domain/finance/undisclosed';
import type { RootState } from '@/store/rootState';
import { initialUkFinance, type Quotation, type UkFinanceState } from './ukFinance.slice';

const selectState = (state: RootState): UkFinanceState => state.ukFinance ?? initialUkFinance;

/** For sagas. Views take the parts below: they hide the figures. */
export const selectUkFinance = selectState;
export const selectUkFinanceFlow = (state: RootState): UkFinanceState['flow'] => selectState(state).flow;
/** Whether the feature is attached: an action before would be lost. */
export const selectUkFinanceReady = (state: RootState): boolean => state.ukFinance !== undefined;
export const selectUkFinanceError = (state: RootState): UkFinanceState['error'] => selectState(state).error;

/** The quotation with what was chosen of it. */
export interface ShownQuote extends Pick<UkFinanceState, 'input' | 'products'> {
  quotation: Quotation;
}

/** The quotation with what the visitor chose; null before the first one. */
export const selectQuotation = createSelector(
  [selectState],
  ({ quotation, input, products }): Undisclosed<ShownQuote> | null =>
    quotation && undisclosed({ quotation, input, products }),
);
