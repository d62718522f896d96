import { countSavedCars } from '@/domain/saved/savedItems';
import { SAVED_KEY } from '@/domain/saved/savedKey';
import { closeOnBack } from '@/effects/closeOnBack';
import { port } from '@/effects/sagaContext';
import { delay, put, select, take, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { MENU_FRAGMENT } from '@/lib/spareEntry';
import { addressVisited } from '@/store/address.actions';
import { pageShown, type ContextRoot } from '@/store/context';
import {
  closeDelayPassed,
  iconFailed,
  linkFollowed,
  menuOpened,
  navigationSlice,
  routeChanged,
  savedCarsCounted,
  wentBack,
} from '../navigation.slice';
import { navigationFlow } from '../navigation.flow';
import {
  selectInSheet,
  selectStoredCars,
  selectMenuFlow,
  selectMenuStep,
  selectCloseDelay,
} from '../navigation.selectors';

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

/** While the sheet of narrow screens is open, a step back goes one level up in it. */
function* goBackInSheet(): Saga {
  let isBack = true;
  while (isBack && (yield* select(selectInSheet))) {
    isBack = yield* closeOnBack(MENU_FRAGMENT, wentBack, function* closed() {
      let type = '';
      while (yield* select(selectInSheet)) ({ type } = yield* takeFromSlices(navigationSlice));
      return type === linkFollowed.type ? 'replaced' : null;
    });
  }
}

/**
 * The heart's number, on pages without the feature of saving too. Saved cars are in the lasting storage, or for this
 * visit in the other one.
 */
function* countSaved(): Saga {
  const [local, session] = [yield* port('local'), yield* port('session')];
  const count = Math.max(countSavedCars(local.read(SAVED_KEY)), countSavedCars(session.read(SAVED_KEY)));
  if (count !== (yield* select(selectStoredCars))) yield* put(savedCarsCounted({ count }));
}

function* reportIcon({ payload }: ReturnType<typeof iconFailed>): Saga {
  const telemetry = yield* port('telemetry');
  telemetry.report({ where: 'icon', message: `The icon '${payload.name}' could not be loaded.` });
}

export const navigationWatch: WatchTable = [
  workers(navigationFlow, selectMenuFlow, { leaving: linger }, { leaving: () => closeDelayPassed() }),
  { name: 'route', saga: followRoute },
  watch({ on: menuOpened, how: 'leading', run: goBackInSheet }),
  watch({ on: pageShown, how: 'every', run: countSaved }),
  watch({ on: iconFailed, how: 'every', run: reportIcon }),
];
