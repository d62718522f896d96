import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ChosenCosts } from '@/domain/finance/costAssumptions';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';

export interface FinanceState {
  /** What the visitor chose on this page, by car; before that the plan of the address counts. */
  plans: Record<string, ChosenPlan>;
  /** Assumptions of running costs, for every car of the page; null: those of the address. */
  costs: ChosenCosts | null;
  /** Changes since the last analytics ping. */
  changes: number;
}

export const initialFinance: FinanceState = { plans: {}, costs: null, changes: 0 };

export const financeSlice = createSlice({
  name: 'finance',
  initialState: initialFinance,
  reducers: {
    planChanged: (state, { payload: { carId, plan } }: PayloadAction<{ carId: string; plan: ChosenPlan }>) => {
      state.plans[carId] = plan;
      state.changes += 1;
    },
    costsChanged: (state, { payload }: PayloadAction<ChosenCosts>) => {
      state.costs = payload;
    },
    /** The changes so far went to analytics. */
    changesReported: (state) => {
      state.changes = 0;
    },
  },
});

export const { planChanged, costsChanged, changesReported } = financeSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof financeSlice> {}
}
