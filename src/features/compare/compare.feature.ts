import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { compareSlice } from './compare.slice';
import { compareWatch } from './sagas/compare.saga';

/** Visitor-owned: the comparison survives navigation. */
export const compareFeature = defineFeature({
  name: 'compare',
  owner: 'visitor',
  slices: [compareSlice],
  watch: compareWatch,
  public: [publicFields(compareSlice, { state: ['isTableOpen', 'isListOpen', 'onlyDifferences'] })],
});
