import { FACILITY_PAGE, MAX_PAGES } from '@/domain/dealers/facilityQuery';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/typed';
import { entitiesArrived, type FacilityRecord } from '@/store/entities';
import { mapFilled } from '../dealers.slice';
import { selectBeyond, selectListing } from '../dealers.selectors';
import { facilitiesRequest } from './facilitiesRequest';

const LIMIT_MS = 10_000;

/** What the map says of a facility that the list does not show yet. */
const FIELDS = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_geocoord',
] as const;

/**
 * A map of all facilities has all that were found, also those that stand on later pages of the list. Where no answer comes
 * it has those of the list.
 */
export function* fillMap(): Saga {
  const listing = yield* select(selectListing);
  if (!listing) return;
  const known = [...listing.ids, ...(yield* select(selectBeyond))];
  const search = yield* port('search');
  const most = Math.min(listing.total, MAX_PAGES * FACILITY_PAGE);
  while (known.length < most) {
    const request = facilitiesRequest(listing.index, {
      ...listing.asked,
      fields: FIELDS,
      offset: known.length,
      limit: searchLimits.limit,
    });
    const answer = yield* attempt((signal) => search.search<FacilityRecord>(request, signal), {
      limitMs: LIMIT_MS,
      where: 'map of facilities',
    });
    if (!answer.ok || answer.value.content.length === 0) return;
    const { content } = answer.value;
    const ids = content.map(({ site_id: id }) => id);
    known.push(...ids);
    // Flat as they come: what makes tables of nested answers stays away from a page that came whole.
    yield* put(entitiesArrived({ facilities: Object.fromEntries(content.map((one) => [one.site_id, one])) }));
    yield* put(mapFilled(ids));
  }
}
