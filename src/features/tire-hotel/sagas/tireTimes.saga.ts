import type { UnknownAction } from '@reduxjs/toolkit';
import { bookableDays, workshopDay } from '@/domain/tire-hotel/bookableDays';
import type { StoredVehicle } from '@/domain/tire-hotel/vehicle';
import { port } from '@/effects/sagaContext';
import { select, type Saga } from '@/effects/sagaEffects';
import { selectBookedVehicle, selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';
import { endedOr, failure, sessionCall } from './sessionCall';

const LIMIT_MS = 15_000;

export function* bookedVehicle(): Saga<StoredVehicle> {
  const vehicle = yield* select(selectBookedVehicle);
  if (!vehicle) throw new Error('There is no car to book for.');
  return vehicle;
}

export function* today(): Saga<string> {
  const clock = yield* port('clock');
  return workshopDay(clock.now());
}

export function* loadDays(): Saga<UnknownAction> {
  const { regNo, location } = yield* bookedVehicle();
  const range = bookableDays(yield* today());
  const result = yield* sessionCall(
    (tireHotel, signal) => tireHotel.days({ regNo, erpId: location.erpId, ...range }, signal),
    { limitMs: LIMIT_MS, where: 'tire hotel days' },
  );
  if (!result.ok) return yield* endedOr(result, tireHotelActions.daysFailed(failure(result)));
  // Another service may know no range.
  const days = [...new Set(result.value)].filter((day) => day >= range.from && day <= range.to).toSorted();
  return tireHotelActions.daysLoaded({ days });
}

export function* loadTimes(): Saga<UnknownAction> {
  const { regNo, location } = yield* bookedVehicle();
  const { day } = yield* select(selectTireHotel);
  const result = yield* sessionCall(
    (tireHotel, signal) => tireHotel.times({ regNo, erpId: location.erpId, day }, signal),
    { limitMs: LIMIT_MS, where: 'tire hotel times' },
  );
  if (!result.ok) return yield* endedOr(result, tireHotelActions.timesFailed(failure(result)));
  return tireHotelActions.timesLoaded({ times: [...new Set(result.value)].toSorted() });
}
