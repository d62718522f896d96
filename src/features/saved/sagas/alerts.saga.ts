import { MOST_TOKENS } from '@/domain/alerts/searchAlert';
import { withAlert, withoutSearch } from '@/domain/saved/savedItems';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { selectContext } from '@/store/context';
import {
  alertAccepted,
  alertEnded,
  alertEndRequested,
  alertFailed,
  alertRequested,
  alertsChecked,
  savedPageOpened,
  savedRead,
  searchRemoved,
} from '../saved.slice';
import { selectSaved } from '../saved.selectors';
import { update } from './saved.saga';

const LIMIT_MS = 12_000;

/** The search is saved with the alert's token: with it this device sees the state, and ends the alert. */
function* request({ payload: { address, mail } }: ReturnType<typeof alertRequested>): Saga {
  const alerts = yield* port('searchAlerts');
  const { locale } = yield* select(selectContext);
  const search = address.split('?')[1] ?? '';
  const result = yield* attempt((signal) => alerts.request({ search, mail, locale }, signal), {
    limitMs: LIMIT_MS,
    retry: false,
    where: 'search alert',
  });
  if (!result.ok) {
    yield* put(alertFailed({ address, error: result.error }));
    return;
  }
  const { token } = result.value;
  yield* update((items) => withAlert(items, address, token));
  yield* put(alertAccepted({ address }));
}

/** Ends the alert of a saved search, if it has one. False: that failed, which the search says. */
function* endAlert(address: string): Saga<boolean> {
  const alerts = yield* port('searchAlerts');
  const { searches } = yield* select(selectSaved);
  const token = searches.find((search) => search.address === address)?.alert;
  if (token === undefined) return true;
  const result = yield* attempt((signal) => alerts.end(token, signal), { limitMs: LIMIT_MS, where: 'search alert' });
  if (!result.ok) yield* put(alertFailed({ address, error: result.error }));
  return result.ok;
}

/** Another tab may have removed the search, or ended its alert. */
function* end({ payload: { address } }: ReturnType<typeof alertEndRequested>): Saga {
  if (!(yield* endAlert(address))) return;
  yield* update((items) => withAlert(items, address, null));
  yield* put(alertEnded({ address }));
}

/** The alert's token goes with the search: a search whose alert could not be ended stays. */
function* remove({ payload: { address } }: ReturnType<typeof searchRemoved>): Saga {
  const { searches } = yield* select(selectSaved);
  const search = searches.find((saved) => saved.address === address);
  if (!(yield* endAlert(address))) return;
  yield* update((items) => withoutSearch(items, address), { what: 'removed', name: search?.name ?? null });
  if (search?.alert !== undefined) yield* put(alertEnded({ address }));
}

/** Alerts are confirmed and ended by mail, perhaps on another device. */
function* check(): Saga {
  const watched = (yield* select(selectSaved)).searches
    .flatMap(({ address, alert }) => (alert === undefined ? [] : [{ address, alert }]))
    .slice(0, MOST_TOKENS);
  if (watched.length === 0) return;
  const alerts = yield* port('searchAlerts');
  const tokens = watched.map(({ alert }) => alert);
  const result = yield* attempt((signal) => alerts.states(tokens, signal), {
    limitMs: LIMIT_MS,
    where: 'search alerts',
  });
  // The page does without: a state that is not known is not shown.
  if (!result.ok) return;
  yield* put(
    alertsChecked({
      states: Object.fromEntries(watched.map(({ address }, index) => [address, result.value[index] ?? 'ended'])),
    }),
  );
}

function* checkOnOpening(): Saga {
  if ((yield* select(selectSaved)).isRead) yield* check();
}

/** Once the storage has been read, where the page is the first of the visit. */
function* checkOnce(): Saga {
  const { isPageOpen, alerts } = yield* select(selectSaved);
  if (isPageOpen && alerts === null) yield* check();
}

export const alertsWatch: WatchTable = [
  watch({ on: alertRequested, how: 'every', run: request }),
  watch({ on: alertEndRequested, how: 'every', run: end }),
  watch({ on: searchRemoved, how: 'every', run: remove }),
  watch({ on: savedPageOpened, how: 'latest', run: checkOnOpening }),
  watch({ on: savedRead, how: 'latest', run: checkOnce }),
];
