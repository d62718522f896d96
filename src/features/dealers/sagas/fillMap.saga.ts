import { allFacilities, FACILITY_PAGE, isNarrowed, MAX_PAGES } from '@/domain/dealers/facilityQuery';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { entitiesArrived } from '@/store/entities';
import { normalizeFacilities, type FacilityDocument } from '@/store/entities.normalize';
import { mapFilled, type FacilityListing } from '../dealers.slice';
import { selectBeyond, selectListing } from '../dealers.selectors';
import { facilitiesRequest, type FacilitiesRequest } from './facilitiesRequest';

const LIMIT_MS = 10_000;

/** Fields for the map of a facility that the list does not show yet. */
const FIELDS = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_geocoord',
] as const;

/** One page of facilities for the map, stored; null after a failure. */
function* loadPlaces(
  index: string,
  query: Pick<FacilitiesRequest, 'keyphrase' | 'filters' | 'order' | 'origin'>,
  offset: number,
): Saga<{ ids: string[]; total: number } | null> {
  const search = yield* port('search');
  const request = facilitiesRequest(index, { ...query, facets: [], fields: FIELDS, offset, limit: searchLimits.limit });
  const result = yield* attempt((signal) => search.search<FacilityDocument>(request, signal), {
    limitMs: LIMIT_MS,
    where: 'map of facilities',
  });
  if (!result.ok) return null;
  const { ids, entities } = normalizeFacilities(result.value.content);
  yield* put(entitiesArrived(entities));
  return { ids, total: result.value.total_items };
}

/** The matches of later pages. */
function* loadBeyond({ index, ids, total, query, origin, keyphrase }: FacilityListing): Saga {
  // The search does not know who is open.
  if (query.open) return;
  const known = [...ids, ...(yield* select(selectBeyond))];
  const most = Math.min(total, MAX_PAGES * FACILITY_PAGE);
  while (known.length < most) {
    const page = yield* loadPlaces(index, { ...query, keyphrase, origin }, known.length);
    if (!page || page.ids.length === 0) return;
    known.push(...page.ids);
    yield* put(mapFilled(page.ids));
  }
}

/** All others of the site: the map shows them without a button, so that it is the same map with every filter. */
function* loadOthers({ index, query }: FacilityListing): Saga {
  if (!isNarrowed(query)) return;
  for (let offset = 0; offset < MAX_PAGES * FACILITY_PAGE;) {
    const page = yield* loadPlaces(index, { ...allFacilities, origin: null }, offset);
    offset += page?.ids.length ?? 0;
    if (!page || page.ids.length === 0 || offset >= page.total) return;
  }
}

/** Loads what the map shows beyond the list. After a failure it has the facilities of the list. */
export function* fillMap(): Saga {
  const listing = yield* select(selectListing);
  if (!listing || listing.failed) return;
  yield* loadBeyond(listing);
  yield* loadOthers(listing);
}
