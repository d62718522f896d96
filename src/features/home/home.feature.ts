import { defineFeature } from '@/effects/feature';
import { homeSlice } from './home.slice';

export { loadHome } from './sagas/home.saga';

export const homeFeature = defineFeature({
  name: 'home',
  owner: 'page',
  slices: [homeSlice],
  watch: [],
  personal: { state: { home: [] }, actions: { 'home/glanceArrived': [] } },
});
