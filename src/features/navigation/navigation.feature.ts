import { defineFeature } from '@/effects/feature';
import { navigationSlice } from './navigation.slice';
import { navigationWatch } from './sagas/navigation.saga';

export const navigationFeature = defineFeature({
  name: 'navigation',
  owner: 'visitor',
  slices: [navigationSlice],
  watch: navigationWatch,
  personal: {
    state: { navigation: [] },
    actions: {
      'navigation/menuOpened': [],
      'navigation/childrenShown': [],
      'navigation/overflowShown': [],
      'navigation/languagesShown': [],
      'navigation/pointerLeft': [],
      'navigation/closeDelayPassed': [],
      'navigation/wentBack': [],
      'navigation/dismissed': [],
      'navigation/routeChanged': [],
      'navigation/iconFailed': [],
    },
  },
});
