import { bindFlow } from '@test/kit/bindFlow';
import {
  childrenShown,
  dismissed,
  languagesShown,
  lingered,
  menuOpened,
  overflowShown,
  pointerLeft,
  routeChanged,
  wentBack,
} from '@/features/navigation/navigation.events';
import { navigationFlow } from '@/features/navigation/navigation.flow';
import { navigationSlice } from '@/features/navigation/navigation.slice';

export const navigationBinding = bindFlow(
  { ...navigationSlice, flow: navigationFlow },
  {
    actions: {
      menuOpened: menuOpened(),
      childrenShown: childrenShown({ entry: '0', by: 'hover' }),
      overflowShown: overflowShown({ by: 'hover' }),
      languagesShown: languagesShown({ by: 'press' }),
      pointerLeft: pointerLeft({ childless: false }),
      lingered: lingered(),
      wentBack: wentBack(),
      dismissed: dismissed(),
      routeChanged: routeChanged(),
    },
    guards: {
      hovered: { slice: { by: 'hover' } },
      narrow: { slice: { narrow: true } },
      deep: { slice: { narrow: true, shown: { kind: 'children', entry: '0.1' } } },
    },
  },
);
