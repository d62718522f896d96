import { defineFeature } from '@/effects/feature';
import { alertSlice } from './model/alert.slice';
import { alertWatch } from './saga/alert.saga';

export const alertFeature = defineFeature({
  name: 'alert',
  owner: 'visitor',
  slices: [alertSlice],
  watch: alertWatch,
  personal: {
    state: { alert: [] },
    actions: { 'alert/cookieRead': [], 'alert/dismissed': [], 'alert/kept': [], 'alert/routeChanged': [] },
  },
});
