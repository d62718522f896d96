import { defineFeature } from '@/effects/feature';
import { alertSlice } from './alert.slice';
import { alertWatch } from './sagas/alert.saga';

export const alertFeature = defineFeature({
  name: 'alert',
  owner: 'visitor',
  slices: [alertSlice],
  watch: alertWatch,
  personal: {
    state: { alert: [] },
    actions: { 'alert/cookieRead': [], 'alert/dismissed': [], 'alert/cookieWritten': [], 'alert/routeChanged': [] },
  },
});
