import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { alertSlice } from './alert.slice';
import { alertWatch } from './sagas/alert.saga';

export const alertFeature = defineFeature({
  name: 'alert',
  owner: 'visitor',
  slices: [alertSlice],
  watch: alertWatch,
  public: [publicFields(alertSlice, { state: ['path'], actions: { routeChanged: ['path'] } })],
});
