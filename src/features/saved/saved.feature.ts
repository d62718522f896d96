import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { savedPageWatch } from './sagas/savedPage.saga';
import { savedWatch } from './sagas/saved.saga';
import { savedSlice } from './saved.slice';

/** Visitor-owned: cars and searches that the visitor saved on this device. Nothing of them is public. */
export const savedFeature = defineFeature({
  name: 'saved',
  owner: 'visitor',
  slices: [savedSlice],
  watch: [...savedWatch, ...savedPageWatch],
  public: [publicFields(savedSlice, { state: ['isRead', 'isStored'] })],
});
