import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { alertsErrors } from '@/errors/entries/alerts.errors';
import { alertsWatch } from './sagas/alerts.saga';
import { savedPageWatch } from './sagas/savedPage.saga';
import { savedWatch } from './sagas/saved.saga';
import { savedSlice } from './saved.slice';

/** Visitor-owned: cars and searches that the visitor saved on this device. Nothing of them is public. */
export const savedFeature = defineFeature({
  name: 'saved',
  owner: 'visitor',
  slices: [savedSlice],
  watch: [...savedWatch, ...savedPageWatch, ...alertsWatch],
  errors: alertsErrors,
  public: [
    publicFields(savedSlice, {
      state: ['isRead', 'isStored', 'isPageOpen'],
      actions: { savedRead: ['isStored'] },
    }),
  ],
});
