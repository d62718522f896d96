import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { financeSlice } from './finance.slice';
import { financeWatch } from './sagas/finance.saga';

/** Loan and leasing of a car: what the visitor chose. */
export const financeFeature = defineFeature({
  name: 'finance',
  owner: 'page',
  slices: [financeSlice],
  watch: financeWatch,
  public: [
    publicFields(financeSlice, {
      state: ['changes'],
      actions: { planChanged: ['carId'] },
    }),
  ],
});
