import type { UnknownAction } from '@reduxjs/toolkit';
import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import { WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import type { Position } from '@/domain/workshop/services';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { selectTimeZone } from '@/store/context';
import { selectAllFacilities } from '@/store/entities';
import type { FacilityDocument } from '@/store/entities.normalize';
import { ownLocationFailed, ownLocationFound, type Origin } from '../dealers.slice';
import { requestOf, searchFor } from './facilitySearch.saga';

/** `here` includes the time that the visitor needs for the permission dialog. */
const LIMITS = { find: 3_000, here: 60_000, reverse: 5_000 } as const;

/** The gazetteer knows the places of one country. */
function* hasGazetteer(): Saga<boolean> {
  return (yield* select(selectTimeZone)) === WORKSHOP_ZONE;
}

function* fromGazetteer(text: string): Saga<Position | null> {
  if (!(yield* hasGazetteer())) return null;
  const places = yield* port('places');
  const result = yield* attempt((signal) => places.find(text, signal), {
    limitMs: LIMITS.find,
    where: 'place of list',
  });
  return (result.ok ? result.value[0] : null) ?? null;
}

/** The first facility in a town of this name. */
function* fromTown(index: string, town: string): Saga<Position | null> {
  const result = yield* searchFor<FacilityDocument>(
    requestOf(index, {
      fields: ['site_id', 'site_geocoord'],
      limit: 1,
      facets: [],
      keyphrase: town,
    }),
  );
  return result.ok ? positionOf(result.value.content[0]?.site_geocoord) : null;
}

/**
 * The place to measure from.
 * @param inStock its name in the stock's words
 * @param shown its name as the visitor wrote it
 */
export function* placeOf(index: string, inStock: string, shown: string): Saga<Origin | null> {
  if (shown === '') return null;
  const position = (yield* fromGazetteer(shown)) ?? (yield* fromTown(index, inStock));
  return position && { name: shown, latitude: position.latitude, longitude: position.longitude };
}

/** The name of the nearest town with a facility: an address holds no position of a person. */
function* townNear(position: Position): Saga<string | null> {
  const facilities = yield* select(selectAllFacilities);
  const nearest = facilities
    .flatMap(({ site_city: town, site_geocoord: geocoord }) => {
      const there = positionOf(geocoord);
      return there && town ? [{ town, km: distanceKm(position, there) }] : [];
    })
    .toSorted((a, b) => a.km - b.km)[0];
  return nearest?.town ?? null;
}

function* nameOf(position: Position): Saga<string | null> {
  if (yield* hasGazetteer()) {
    const places = yield* port('places');
    const result = yield* attempt((signal) => places.byPosition(position, signal), {
      limitMs: LIMITS.reverse,
      where: 'place of list',
    });
    if (result.ok && result.value) return result.value.name;
  }
  return yield* townNear(position);
}

function* ownLocation(): Saga<UnknownAction> {
  const position = yield* port('position');
  const found = yield* attempt(() => position.here(), {
    limitMs: LIMITS.here,
    error: 'LOCATION_REFUSED',
    where: 'position',
  });
  if (!found.ok) return ownLocationFailed({ error: found.error });
  const name = yield* nameOf(found.value);
  return name === null ? ownLocationFailed({ error: { code: 'PLACES_FAILED', params: {} } }) : ownLocationFound(name);
}

/** Finds a place near the visitor, on request. */
export function* findOwnLocation(): Saga {
  yield* put(yield* ownLocation());
}
