import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { selectBooking } from '../booking.selectors';
import { bookingActions } from '../booking.slice';
import { firstTimeOf, isNear } from '../workshops.selectors';

const LIMIT_MS = 8_000;

/** The first free time around the place of the form, whatever the car needs. Without a response nothing is shown. */
export function* findFirstNear(): Saga {
  const {
    flow,
    form: { location },
    firstNear,
  } = yield* select(selectBooking);
  if (flow.value !== 'identifying' || !location || firstNear?.placeId === location.placeId) return;
  const { placeId, latitude, longitude } = location;
  const workshop = yield* port('workshop');
  const result = yield* attempt(
    (signal) => workshop.workshops({ registrationNumber: '', codes: [], latitude, longitude }, signal),
    { limitMs: LIMIT_MS, where: 'first time near a place' },
  );
  const [first] = result.ok
    ? result.value.workshops
        .filter(isNear)
        .toSorted((a, b) => firstTimeOf(a).localeCompare(firstTimeOf(b)) || a.distanceKm - b.distanceKm)
    : [];
  if (first)
    yield* put(bookingActions.firstNearFound({ placeId, siteName: first.siteName, time: first.firstTimeSlot }));
}
