import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { addressVisited } from '@/store/address.actions';
import { pageShown } from '@/store/context';
import { cookieRead, cookieWritten, routeChanged } from '../alert.slice';
import { alertFlow } from '../alert.flow';
import { selectAlertPath, selectAlertFlow, selectHiddenAlert } from '../alert.selectors';

/** The boot script reads it too, before paint: public/boot.js. */
const ALERT_COOKIE = 'hideAlert';
const ALERT_DAYS = 1;

function* read(): Saga<ReturnType<typeof cookieRead>> {
  const cookies = yield* port('cookies');
  return cookieRead({ hidden: cookies.read(ALERT_COOKIE) });
}

function* write(): Saga<ReturnType<typeof cookieWritten>> {
  const message = yield* select(selectHiddenAlert);
  const cookies = yield* port('cookies');
  if (message !== null) cookies.write(ALERT_COOKIE, message, ALERT_DAYS);
  return cookieWritten();
}

/** A change of the query alone is the same page. */
function* changed(address: string): Saga {
  const path = address.split(/[?#]/)[0] ?? '';
  if (path !== (yield* select(selectAlertPath))) yield* put(routeChanged({ path }));
}

function* pageChanged({ payload }: ReturnType<typeof pageShown>): Saga {
  if (!payload.first) yield* changed(payload.path);
}

function* onAddressVisited({ payload }: ReturnType<typeof addressVisited>): Saga {
  yield* changed(payload.address);
}

export const alertWatch: WatchTable = [
  workers(
    alertFlow,
    selectAlertFlow,
    { unread: read, writing: write },
    { unread: () => cookieRead({ hidden: null }), writing: () => cookieWritten() },
  ),
  watch({ on: pageShown, how: 'every', run: pageChanged }),
  watch({ on: addressVisited, how: 'every', run: onAddressVisited }),
];
