import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import type { RootState } from '@/store/rootState';
import { selectCarList } from '../carList.selectors';
import { understoodTextOf, type ListSnapshot } from '../carList.slice';
import { selectCarsView } from '../carsPage.selectors';
import { selectCachedFacets, selectHistoryEntry } from '../history.selectors';
import { entryLeft, facetsCached } from '../history.slice';

/* What the history entries of this visit showed, in the store. */

/** Stores what an entry shows before another entry replaces it. */
export function* storeEntry(entry: string): Saga {
  const address = yield* port('address');
  if ((yield* select(selectCarsView)) !== 'carList') return;
  const list = yield* select(selectCarList);
  const { loadedQuery: query, pages, total, facets } = list;
  const understood = understoodTextOf(list);
  // Before the first response there is nothing to store.
  if (Object.keys(pages).length === 0) return;
  if ((yield* select((state: RootState) => selectCachedFacets(state, query))) === null)
    yield* put(facetsCached({ query, facets }));
  yield* put(entryLeft({ entry, query, pages, total, scrollY: address.scrollY(), ...(understood && { understood }) }));
}

/** An entry from the store as a list to show again; null where it, or its facets, are not stored. */
export function* storedEntry(entry: string): Saga<{ snapshot: ListSnapshot; scrollY: number } | null> {
  const stored = yield* select((state: RootState) => selectHistoryEntry(state, entry));
  if (stored === null) return null;
  const { scrollY, ...left } = stored;
  const facets = yield* select((state: RootState) => selectCachedFacets(state, left.query));
  return facets && { snapshot: { ...left, facets }, scrollY };
}
