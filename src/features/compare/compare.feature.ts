import { defineFeature } from '@/effects/feature';
import { compareSlice } from './compare.slice';
import { compareWatch } from './sagas/compare.saga';

/** Visitor-owned: what is compared lives through every navigation. */
export const compareFeature = defineFeature({
  name: 'compare',
  owner: 'visitor',
  slices: [compareSlice],
  watch: compareWatch,
  personal: {
    state: { compare: [] },
    actions: {
      'compare/carToggled': [],
      'compare/comparisonRestored': [],
      'compare/comparisonCleared': [],
      'compare/cardExamined': [],
    },
  },
});
