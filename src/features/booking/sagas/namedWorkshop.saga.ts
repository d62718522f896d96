import type { Facility } from '@/domain/dealers/facility';
import type { Place } from '@/domain/places/place';
import { positionOf } from '@/domain/places/position';
import { workshopOf } from '@/domain/workshop/workshopQuery';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { selectFacilityIndex } from '@/store/context';
import { selectBooking, selectBookingStep } from '../booking.selectors';
import { bookingActions } from '../booking.slice';

type FacilityLocation = Pick<
  Facility,
  'site_id' | 'site_official_name' | 'site_city' | 'site_region' | 'site_geocoord'
>;

const LIMIT_MS = 5_000;

/** A facility as the place of a booking: its own workshop is the nearest. */
function locationOf(facility: FacilityLocation | undefined): Place | null {
  const position = positionOf(facility?.site_geocoord);
  return facility && position
    ? {
        placeId: `facility-${facility.site_id}`,
        name: facility.site_official_name,
        description: facility.site_city,
        region: facility.site_region,
        ...position,
      }
    : null;
}

/**
 * A facility's page links to the booking with its workshop in the address: the booking begins at that place. Without
 * a response the visitor chooses one, as without such an address.
 */
export function* takeNamedWorkshop(): Saga {
  const address = yield* port('address');
  const siteId = workshopOf(address.current().address);
  if (siteId === null || (yield* select(selectBookingStep)) !== 'identifying') return;
  const index = yield* select(selectFacilityIndex);
  if (index === null) return;
  const before = (yield* select(selectBooking)).form.location;
  if (before?.placeId === `facility-${siteId}`) return;
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<FacilityLocation>(
        {
          index,
          fields: ['site_id', 'site_official_name', 'site_city', 'site_region', 'site_geocoord'],
          keyphrase: '',
          facets: [],
          limit: 1,
          offset: 0,
          sort_name: 'website_sort_order_asc',
          filters: [{ name: 'site_id', values: [siteId] }],
        },
        signal,
      ),
    { limitMs: LIMIT_MS, where: 'workshop of the address' },
  );
  const location = result.ok ? locationOf(result.value.content[0]) : null;
  // What the visitor chose meanwhile stays.
  const state = yield* select(selectBooking);
  if (location && state.flow.value === 'identifying' && state.form.location === before)
    yield* put(bookingActions.locationChosen({ location }));
}
