import { FACILITY_PAGE, MAX_PAGES } from '@/domain/dealers/facilityQuery';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { entitiesArrived } from '@/store/entities';
import { normalizeFacilities, type FacilityDocument } from '@/store/entities.normalize';
import { mapFilled } from '../dealers.slice';
import { selectBeyond, selectListing } from '../dealers.selectors';
import { facilitiesRequest } from './facilitiesRequest';

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

/** Loads the matches of later pages for the map of all facilities. After a failure the map has those of the list. */
export function* fillMap(): Saga {
  const listing = yield* select(selectListing);
  if (!listing) return;
  const known = [...listing.ids, ...(yield* select(selectBeyond))];
  const search = yield* port('search');
  const most = Math.min(listing.total, MAX_PAGES * FACILITY_PAGE);
  while (known.length < most) {
    const request = facilitiesRequest(listing.index, {
      ...listing.query,
      fields: FIELDS,
      offset: known.length,
      limit: searchLimits.limit,
    });
    const result = yield* attempt((signal) => search.search<FacilityDocument>(request, signal), {
      limitMs: LIMIT_MS,
      where: 'map of facilities',
    });
    if (!result.ok || result.value.content.length === 0) return;
    const { ids, entities } = normalizeFacilities(result.value.content);
    known.push(...ids);
    yield* put(entitiesArrived(entities));
    yield* put(mapFilled(ids));
  }
}
