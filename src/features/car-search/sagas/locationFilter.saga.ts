import type { UnknownAction } from '@reduxjs/toolkit';
import { LONGEST_PLACE } from '@/domain/places/place';
import { positionOf } from '@/domain/places/position';
import { nearTown, type NearTown } from '@/domain/search/extraFilters';
import type { SearchRequest } from '@/domain/search/search';
import { WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import type { Position } from '@/domain/workshop/services';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, ok, type Result } from '@/errors/result';
import { slugOf } from '@/lib/slug';
import { selectFacilityIndex, selectTimeZone } from '@/store/context';
import type { FacilityDocument } from '@/store/entities.normalize';
import { selectSettledQuery } from '../carList.selectors';
import { queryChosen } from '../carList.slice';
import { locationFilterFlow } from '../locationFilter.flow';
import { selectLocationFilter, selectLocationFilterFlow } from '../locationFilter.selectors';
import { findFailed, locateFailed, locationFound, type Radius } from '../locationFilter.slice';

/** `here` includes the time that the visitor needs for the permission dialog. */
const LIMITS = { find: 5_000, here: 60_000, reverse: 5_000 } as const;
/** Towns with a facility that a name is compared with. */
const TOWNS = 20;
const WHERE = 'place of list';

/** The gazetteer knows the places of one country. */
function* hasGazetteer(): Saga<boolean> {
  return (yield* select(selectTimeZone)) === WORKSHOP_ZONE;
}

/** The towns with a facility that a request finds. */
function* townsOf(request: Partial<SearchRequest>): Saga<Result<NearTown[]>> {
  const index = yield* select(selectFacilityIndex);
  if (index === null) return ok([]);
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<FacilityDocument>(
        {
          index,
          fields: ['site_id', 'site_city', 'site_geocoord'],
          keyphrase: '',
          facets: [],
          limit: 1,
          offset: 0,
          sort_name: 'relevance',
          filters: [],
          ...request,
        },
        signal,
      ),
    { limitMs: LIMITS.find, where: WHERE },
  );
  if (!result.ok) return failed('PLACES_FAILED');
  return ok(
    result.value.content.flatMap(({ site_city: town, site_geocoord: geocoord }) => {
      const there = positionOf(geocoord);
      return town && there ? [townAt(town, there)] : [];
    }),
  );
}

const townAt = (name: string, { latitude, longitude }: Position): NearTown =>
  nearTown(name, { lat: latitude, lng: longitude });

/**
 * The place of a name: of the gazetteer, else a town with a facility. PLACE_UNKNOWN where there is none of that name.
 * Also runs on the server, for pages without script.
 */
export function* findLocation(text: string): Saga<Result<NearTown>> {
  const name = text.trim().slice(0, LONGEST_PLACE);
  if (yield* hasGazetteer()) {
    const places = yield* port('places');
    const found = yield* attempt((signal) => places.find(name, signal), { limitMs: LIMITS.find, where: WHERE });
    if (found.ok && found.value[0]) return ok(townAt(found.value[0].name, found.value[0]));
  }
  const towns = yield* townsOf({ keyphrase: name, limit: TOWNS });
  if (!towns.ok) return towns;
  const town = towns.value.find((one) => slugOf(one.place) === slugOf(name));
  return town ? ok(town) : failed('PLACE_UNKNOWN');
}

/** The town near a position: an address holds no position of a person. */
function* townNear(position: Position): Saga<Result<NearTown>> {
  if (yield* hasGazetteer()) {
    const places = yield* port('places');
    const found = yield* attempt((signal) => places.byPosition(position, signal), {
      limitMs: LIMITS.reverse,
      where: WHERE,
    });
    if (found.ok && found.value) return ok(townAt(found.value.name, found.value));
  }
  // A tenth of a degree, about ten kilometres, is enough for the nearest town.
  const rough = (degrees: number): number => Math.round(degrees * 10) / 10;
  const towns = yield* townsOf({
    sort_name: 'distance_asc',
    near: { lat: rough(position.latitude), lng: rough(position.longitude) },
  });
  if (!towns.ok) return towns;
  return towns.value[0] ? ok(towns.value[0]) : failed('PLACES_FAILED');
}

const withRadius = (near: NearTown, { km }: Radius): NearTown => (km === undefined ? near : { ...near, km });

function* finding(): Saga<UnknownAction> {
  const { text, radius } = yield* select(selectLocationFilter);
  const found = yield* findLocation(text);
  return found.ok ? locationFound({ near: withRadius(found.value, radius) }) : findFailed({ error: found.error });
}

function* locating(): Saga<UnknownAction> {
  const position = yield* port('position');
  const here = yield* attempt(() => position.here(), {
    limitMs: LIMITS.here,
    error: 'LOCATION_REFUSED',
    where: 'position',
  });
  if (!here.ok) return locateFailed({ error: here.error });
  const { radius } = yield* select(selectLocationFilter);
  const found = yield* townNear(here.value);
  return found.ok ? locationFound({ near: withRadius(found.value, radius) }) : locateFailed({ error: found.error });
}

/** The nearest cars first, as for a place in the search text. */
function* filterByLocation({ payload: { near } }: ReturnType<typeof locationFound>): Saga {
  const query = yield* select(selectSettledQuery);
  yield* put(queryChosen({ query: { ...query, near, sort: null, page: 1 } }));
}

export const locationFilterWatch: WatchTable = [
  workers(
    locationFilterFlow,
    selectLocationFilterFlow,
    { finding, locating },
    { finding: (error) => findFailed({ error }), locating: (error) => locateFailed({ error }) },
  ),
  watch({ on: locationFound, how: 'every', run: filterByLocation }),
];
