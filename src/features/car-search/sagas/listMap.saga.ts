import type { UnknownAction } from '@reduxjs/toolkit';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import type { WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed } from '@/errors/result';
import { selectFacilityIndex } from '@/store/context';
import { entitiesArrived } from '@/store/entities';
import { normalizeFacilities, type FacilityDocument } from '@/store/entities.normalize';
import { listMapFlow } from '../listMap.flow';
import { selectListMapFlow } from '../listMap.selectors';
import { facilitiesLoaded, loadFailed } from '../listMap.slice';

const LIMIT_MS = 10_000;
/** Of a hundred facilities each. */
const MAX_PAGES = 10;

/** All facilities of the site with their positions. How many cars each has is known from the list's facets. */
function* loading(): Saga<UnknownAction> {
  const index = yield* select(selectFacilityIndex);
  if (index === null) return loadFailed({ error: failed('NOT_FOUND').error });
  const search = yield* port('search');
  const ids: string[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = yield* attempt(
      (signal) =>
        search.search<FacilityDocument>(
          {
            index,
            fields: ['site_id', 'site_official_name', 'site_geocoord'],
            keyphrase: '',
            facets: [],
            limit: searchLimits.limit,
            offset: page * searchLimits.limit,
            sort_name: 'website_sort_order_asc',
            filters: [],
          },
          signal,
        ),
      { limitMs: LIMIT_MS, where: 'map of cars' },
    );
    if (!result.ok) return loadFailed({ error: result.error });
    const { ids: found, entities } = normalizeFacilities(result.value.content);
    yield* put(entitiesArrived(entities));
    ids.push(...found);
    if (found.length === 0 || ids.length >= result.value.total_items) break;
  }
  return facilitiesLoaded({ ids });
}

export const listMapWatch: WatchTable = [
  workers(listMapFlow, selectListMapFlow, { loading }, { loading: (error) => loadFailed({ error }) }),
];
