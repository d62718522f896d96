import type { UnknownAction } from '@reduxjs/toolkit';
import type { Position, ServiceCategory } from '@/domain/workshop/services';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, type Saga } from '@/effects/sagaEffects';
import { failed, ok, type Result } from '@/errors/result';
import type { WorkshopPort } from '@/ports/workshop.port';
import { selectBooking } from '../booking.selectors';
import { bookingActions } from '../booking.slice';

const LIMITS_MS = { lookup: 15_000, services: 15_000, addons: 8_000, brand: 8_000 } as const;

export function* lookUpCar(): Saga<UnknownAction> {
  const workshop = yield* port('workshop');
  const { registrationNumber } = yield* select(selectBooking);
  const result = yield* attempt((signal) => workshop.car(registrationNumber, signal), {
    limitMs: LIMITS_MS.lookup,
    where: 'booking lookup',
  });
  if (!result.ok) return bookingActions.lookupFailed({ error: result.error });
  const car = result.value;
  return car.isSupported
    ? bookingActions.carFound({ car })
    : bookingActions.lookupFailed({ error: { code: 'BRAND_BOOKS_ELSEWHERE', params: { brand: car.brand } } });
}

type LoadCategories = (
  workshop: WorkshopPort,
  of: { registrationNumber: string; near: Position; codes: readonly string[] },
  signal: AbortSignal,
) => Promise<Result<ServiceCategory[]>>;

/** The categories that have an available offering for this car. */
function* loadCategories(load: LoadCategories, limitMs: number): Saga<Result<readonly ServiceCategory[]>> {
  const workshop = yield* port('workshop');
  const { car, location, chosen } = yield* select(selectBooking);
  if (!car || !location) throw new Error('Services can only be loaded for a car and a location.');
  const near = { latitude: location.latitude, longitude: location.longitude };
  const codes = chosen.flatMap(({ type, code }) => (type === 'service' ? code : []));
  const result = yield* attempt(
    (signal) => load(workshop, { registrationNumber: car.registrationNumber, near, codes }, signal),
    { limitMs, where: 'booking catalogue' },
  );
  return result.ok
    ? ok(result.value.filter(({ offerings }) => offerings.some(({ isAvailable }) => isAvailable)))
    : result;
}

/** By the specification, a catalogue without services for the car is a failure, too. */
export function* loadServices(): Saga<UnknownAction> {
  const loaded = yield* call(
    loadCategories,
    (workshop, of, signal) => workshop.services(of, signal),
    LIMITS_MS.services,
  );
  const result = loaded.ok && loaded.value.length === 0 ? failed('SERVICES_FAILED') : loaded;
  return result.ok
    ? bookingActions.servicesLoaded({ categories: result.value })
    : bookingActions.servicesFailed({ error: result.error });
}

export function* loadAddons(): Saga<UnknownAction> {
  const result = yield* call(loadCategories, (workshop, of, signal) => workshop.addons(of, signal), LIMITS_MS.addons);
  return result.ok
    ? bookingActions.addonsLoaded({ categories: result.value })
    : bookingActions.addonsFailed({ error: result.error });
}

/** Whether there will be a step of add-ons; a failure is met when they are loaded for it. */
export function* foreseeAddons(): Saga {
  const result = yield* call(loadCategories, (workshop, of, signal) => workshop.addons(of, signal), LIMITS_MS.addons);
  if (result.ok) yield* put(bookingActions.addonsForeseen({ hasAddons: result.value.length > 0 }));
}

/** Only for a notice next to the services: a failure shows nothing. */
export function* checkBrand({ payload: { car } }: ReturnType<typeof bookingActions.carFound>): Saga {
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.hasBrand(car.brand, signal), {
    limitMs: LIMITS_MS.brand,
    where: 'booking brand',
  });
  if (result.ok) yield* put(bookingActions.brandChecked({ brand: car.brand, isAuthorised: result.value }));
}
