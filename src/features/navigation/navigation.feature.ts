import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { navigationSlice } from './navigation.slice';
import { navigationWatch } from './sagas/navigation.saga';

export const navigationFeature = defineFeature({
  name: 'navigation',
  owner: 'visitor',
  slices: [navigationSlice],
  watch: navigationWatch,
  public: [
    publicFields(navigationSlice, {
      state: ['by', 'narrow', 'closeDelayMs', 'savedCars'],
      actions: { pointerLeft: ['childless'], savedCarsCounted: ['count'] },
    }),
  ],
});
