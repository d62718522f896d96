import { cardFields } from '@/domain/search/carList';
import { searchLimits } from '@/domain/search/search';
import { carsFragment, carsIn } from '@/domain/saved/savedItems';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, race, select, take, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { selectCarIndex, selectPaths } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import {
  linkCopied,
  linkOpened,
  linkRequested,
  savedPageLeft,
  savedPageOpened,
  savedRead,
  sharingFailed,
  stockChecked,
  stockCheckFailed,
} from '../saved.slice';
import { selectSaved } from '../saved.selectors';

const LIMIT_MS = 8_000;

/**
 * Looks up the saved cars and those of the link; what the stock no longer has is sold.
 * @returns the cars that it looked up
 */
function* checkStock(): Saga<readonly string[]> {
  const { cars, removed, opened } = yield* select(selectSaved);
  const index = yield* select(selectCarIndex);
  // The own ones first, with those just taken away, which are still shown: a link may have more than fit one request.
  const ids = [...new Set([...[...cars, ...removed].map(({ carId }) => carId), ...opened])].slice(
    0,
    searchLimits.limit,
  );
  if (index === null || ids.length === 0) {
    yield* put(stockChecked({ inStock: [] }));
    return ids;
  }
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<CarRecord>(
        {
          index,
          fields: [...cardFields],
          keyphrase: '',
          facets: [],
          limit: ids.length,
          offset: 0,
          sort_name: 'car_publishdate_asc',
          filters: [{ name: 'car_id', values: ids }],
        },
        signal,
      ),
    { limitMs: LIMIT_MS, where: 'saved cars' },
  );
  if (!result.ok) {
    yield* put(stockCheckFailed({ error: result.error }));
    return ids;
  }
  const { ids: inStock, entities } = normalizeCars(result.value.content, cardFields);
  yield* put(entitiesArrived(entities));
  yield* put(stockChecked({ inStock }));
  return ids;
}

/** For as long as the page is on screen. */
function* openPage(): Saga {
  yield* race({ open: checkWhileOpen(), left: take(savedPageLeft) });
}

function* checkWhileOpen(): Saga {
  const address = yield* port('address');
  const carIds = carsIn(address.current().address.split('#')[1] ?? '');
  if (carIds.length > 0) yield* put(linkOpened({ carIds }));
  if (!(yield* select(selectSaved)).isRead) yield* take(savedRead);
  let checked = yield* checkStock();
  // Cars that another tab saves meanwhile.
  for (;;) {
    yield* take(savedRead);
    const { cars } = yield* select(selectSaved);
    if (cars.some(({ carId }) => !checked.includes(carId))) checked = yield* checkStock();
  }
}

/** Without an address: the saved cars, whose ids are in the fragment. */
function* share({ payload: { address } }: ReturnType<typeof linkRequested>): Saga {
  const { saved = '' } = yield* select(selectPaths);
  const { cars } = yield* select(selectSaved);
  const device = yield* port('share');
  const path = address ?? `${saved}#${carsFragment(cars.map(({ carId }) => carId))}`;
  const result = yield* call(() => device.share(path));
  if (result.how === 'copied') yield* put(linkCopied());
  if (result.how === 'refused') yield* put(sharingFailed({ address: result.address }));
}

export const savedPageWatch: WatchTable = [
  watch({ on: savedPageOpened, how: 'latest', run: openPage }),
  watch({ on: linkRequested, how: 'latest', run: share }),
];
