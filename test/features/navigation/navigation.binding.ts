import { bindFlow } from '@test/kit/bindFlow';
import {
  childrenShown,
  dismissed,
  languagesShown,
  linkFollowed,
  closeDelayPassed,
  menuOpened,
  overflowShown,
  pointerLeft,
  routeChanged,
  wentBack,
  navigationSlice,
} from '@/features/navigation/navigation.slice';

export const navigationBinding = bindFlow(navigationSlice, {
  actions: {
    menuOpened: menuOpened(),
    childrenShown: childrenShown({ entry: '0', by: 'hover' }),
    overflowShown: overflowShown({ by: 'hover' }),
    languagesShown: languagesShown({ by: 'press' }),
    pointerLeft: pointerLeft({ childless: false }),
    closeDelayPassed: closeDelayPassed(),
    wentBack: wentBack(),
    dismissed: dismissed(),
    linkFollowed: linkFollowed(),
    routeChanged: routeChanged(),
  },
  guards: {
    hovered: { slice: { by: 'hover' } },
    narrow: { slice: { narrow: true } },
    nested: { slice: { narrow: true, shown: { kind: 'children', entry: '0.1' } } },
  },
});
