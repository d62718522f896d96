import type { UnknownAction } from '@reduxjs/toolkit';
import { LONGEST_PLACE } from '@/domain/places/place';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { select, type Saga } from '@/effects/sagaEffects';
import type { WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, type Result } from '@/errors/result';
import type { Place } from '@/domain/places/place';
import { placesActions } from '../places.slice';
import { placesFlow } from '../places.flow';
import { selectPlaces, selectPlacesFlow } from '../places.selectors';

/** `locate` includes the time that the visitor needs for the permission dialog. */
const LIMITS = { find: 8_000, locate: 60_000, reverse: 8_000 } as const;

/** Each new text restarts this worker; the field dispatches it after a pause in typing. */
function* find(): Saga<UnknownAction> {
  const places = yield* port('places');
  const { queryText } = yield* select(selectPlaces);
  const result = yield* attempt((signal) => places.find(queryText.trim().slice(0, LONGEST_PLACE), signal), {
    limitMs: LIMITS.find,
    where: 'places',
  });
  return result.ok
    ? placesActions.placesLoaded({ places: result.value })
    : placesActions.searchFailed({ error: result.error });
}

function* locate(): Saga<UnknownAction> {
  const result = yield* here();
  return result.ok
    ? placesActions.located({ place: result.value })
    : placesActions.locateFailed({ error: result.error });
}

/** Fails outside Sweden. */
function* here(): Saga<Result<Place>> {
  const position = yield* port('position');
  const places = yield* port('places');
  const found = yield* attempt(() => position.here(), {
    limitMs: LIMITS.locate,
    error: 'LOCATION_REFUSED',
    where: 'position',
  });
  if (!found.ok) return found;
  const result = yield* attempt((signal) => places.byPosition(found.value, signal), {
    limitMs: LIMITS.reverse,
    where: 'places',
  });
  if (!result.ok) return result;
  return result.value ? { ok: true, value: result.value } : failed('PLACES_FAILED');
}

export const placesWatch: WatchTable = [
  workers(
    placesFlow,
    selectPlacesFlow,
    { searching: find, locating: locate },
    {
      searching: (error) => placesActions.searchFailed({ error }),
      locating: (error) => placesActions.locateFailed({ error }),
    },
  ),
];
