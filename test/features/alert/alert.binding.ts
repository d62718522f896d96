import { bindFlow } from '@test/kit/bindFlow';
import { cookieRead, dismissed, kept, routeChanged } from '@/features/alert/model/alert.events';
import { alertFlow } from '@/features/alert/model/alert.flow';
import { alertSlice } from '@/features/alert/model/alert.slice';

export const alertBinding = bindFlow(alertFlow, alertSlice, {
  actions: {
    cookieRead: cookieRead({ hidden: null }),
    dismissed: dismissed({ message: '1x2y3z' }),
    kept: kept(),
    routeChanged: routeChanged({ path: '/om-oss' }),
  },
  guards: {},
});
