import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { financeErrors } from '@/errors/entries/finance.errors';
import { financeSlice } from './finance.slice';
import { financeWatch } from './sagas/finance.saga';
import { ukFinanceWatch } from './sagas/ukFinance.saga';
import { ukFinanceSlice } from './ukFinance.slice';

/** Loan, leasing and British quotes of a car: what the visitor chose, and what it costs. */
export const financeFeature = defineFeature({
  name: 'finance',
  owner: 'page',
  slices: [financeSlice, ukFinanceSlice],
  watch: [...financeWatch, ...ukFinanceWatch],
  errors: financeErrors,
  public: [
    publicFields(financeSlice, {
      state: ['changes'],
      actions: { planChanged: ['carId'] },
    }),
    publicFields(ukFinanceSlice, { state: ['input.lastTouched'], actions: { inputChanged: ['lastTouched'] } }),
  ],
});
