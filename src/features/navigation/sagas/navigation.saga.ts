import { port } from '@/effects/sagaContext';
import { delay, put, select, take, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { addressVisited } from '@/store/address.actions';
import { pageShown, type ContextRoot } from '@/store/context';
import { iconFailed, closeDelayPassed, routeChanged } from '../navigation.slice';
import { navigationFlow } from '../navigation.flow';
import { selectMenuFlow, selectMenuStep, selectCloseDelay } from '../navigation.selectors';

function* linger(): Saga<ReturnType<typeof closeDelayPassed>> {
  yield* delay(yield* select(selectCloseDelay));
  return closeDelayPassed();
}

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

/**
 * Navigation to another page closes the menu, also within the document. Loading the same page again, as for a cached
 * one right after its load, does not.
 */
function* followRoute(): Saga {
  // The bar's code may load after the page was shown: the page's own path is the initial value.
  const context = yield* select((state: Partial<ContextRoot>) => state.context);
  let path = context ? pathOf(context.path) : null;
  for (;;) {
    const { payload } = yield* take<typeof pageShown | typeof addressVisited>(pageShown, addressVisited);
    const next: string = pathOf('path' in payload ? payload.path : payload.address);
    if (path !== null && path !== next && (yield* select(selectMenuStep)) !== 'closed') yield* put(routeChanged());
    path = next;
  }
}

function* reportIcon({ payload }: ReturnType<typeof iconFailed>): Saga {
  const telemetry = yield* port('telemetry');
  telemetry.report({ where: 'icon', message: `The icon '${payload.name}' could not be loaded.` });
}

export const navigationWatch: WatchTable = [
  workers(navigationFlow, selectMenuFlow, { leaving: linger }, { leaving: () => closeDelayPassed() }),
  { name: 'route', saga: followRoute },
  watch({ on: iconFailed, how: 'every', run: reportIcon }),
];
