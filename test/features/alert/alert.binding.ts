import { bindFlow } from '@test/kit/bindFlow';
import { alertSlice, cookieRead, cookieWritten, dismissed, routeChanged } from '@/features/alert/alert.slice';

export const alertBinding = bindFlow(alertSlice, {
  actions: {
    cookieRead: cookieRead({ hidden: null }),
    dismissed: dismissed({ message: '1x2y3z' }),
    cookieWritten: cookieWritten(),
    routeChanged: routeChanged({ path: '/om-oss' }),
  },
  guards: {},
});
