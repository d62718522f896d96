import { port } from '@/effects/sagaContext';
import { delay, put, select, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { addressVisited } from '@/features/address/model/address.events';
import { pageShown } from '@/store/context';
import { iconFailed, lingered, routeChanged } from '../model/navigation.events';
import { navigationFlow } from '../model/navigation.flow';
import { selectMenuPlace, selectMenuStep, selectPatience } from '../model/navigation.selectors';

function* linger(): Saga<ReturnType<typeof lingered>> {
  yield* delay(yield* select(selectPatience));
  return lingered();
}

/** Also where the visitor moves in place, without a page from the server. A closed menu has nothing to hear of it. */
function* close(): Saga {
  if ((yield* select(selectMenuStep)) !== 'closed') yield* put(routeChanged());
}

function* closeOnPage({ payload }: ReturnType<typeof pageShown>): Saga {
  if (!payload.first) yield* close();
}

function* tellIcon({ payload }: ReturnType<typeof iconFailed>): Saga {
  const telemetry = yield* port('telemetry');
  telemetry.report({ where: 'icon', message: `The icon '${payload.name}' could not be loaded.` });
}

export const navigationWatch: WatchTable = [
  workers(navigationFlow, selectMenuPlace, { leaving: linger }),
  watch({ on: pageShown, how: 'every', run: closeOnPage }),
  watch({ on: addressVisited, how: 'every', run: close }),
  watch({ on: iconFailed, how: 'every', run: tellIcon }),
];
