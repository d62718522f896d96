import type { UnknownAction } from '@reduxjs/toolkit';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, takeAny, type ActionCreator, type Saga } from '@/effects/typed';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { Position, ServiceCategory } from '@/domain/workshop/services';
import { failed, ok, type Result } from '@/errors/result';
import type { WorkshopPort } from '@/ports/workshop.port';
import * as events from '../booking.events';
import { bookingFlow } from '../booking.flow';
import { decodeBooking, encodeBooking, KEPT_KEY } from '../booking.kept';
import { selectBooking, selectBookingPlace, selectHeldSlot } from '../booking.selectors';
import { book } from './book.saga';
import { countDown, hold, holdAgain, resume } from './hold.saga';
import { price } from './prices.saga';

const LIMITS = { lookup: 15_000, services: 15_000, addons: 8_000, brand: 8_000, release: 5_000 } as const;

function* read(): Saga<UnknownAction> {
  const session = yield* port('session');
  return events.restored({ kept: decodeBooking(session.read(KEPT_KEY)) });
}

function* lookUp(): Saga<UnknownAction> {
  const workshop = yield* port('workshop');
  const { registrationNumber } = yield* select(selectBooking);
  const result = yield* attempt((signal) => workshop.car(registrationNumber, signal), {
    limitMs: LIMITS.lookup,
    where: 'booking lookup',
  });
  if (!result.ok) return events.lookupFailed({ error: result.error });
  const car = result.value;
  return car.isSupported
    ? events.carFound({ car })
    : events.lookupFailed({ error: { code: 'BRAND_BOOKS_ELSEWHERE', params: { brand: car.brand } } });
}

type Ask = (
  workshop: WorkshopPort,
  of: { registrationNumber: string; near: Position },
  signal: AbortSignal,
) => Promise<Result<ServiceCategory[]>>;

/** The categories that hold anything for this car. */
function* categories(ask: Ask, limitMs: number): Saga<Result<readonly ServiceCategory[]>> {
  const workshop = yield* port('workshop');
  const { car, place } = yield* select(selectBooking);
  if (!car || !place) throw new Error('There is no car to ask for.');
  const near = { latitude: place.latitude, longitude: place.longitude };
  const result = yield* attempt(
    (signal) => ask(workshop, { registrationNumber: car.registrationNumber, near }, signal),
    { limitMs, where: 'booking catalogue' },
  );
  return result.ok
    ? ok(result.value.filter(({ offerings }) => offerings.some(({ isAvailable }) => isAvailable)))
    : result;
}

/** A catalogue without anything for the car is the specification's failure, too. */
function* loadServices(): Saga<UnknownAction> {
  const found = yield* call(categories, (workshop, of, signal) => workshop.services(of, signal), LIMITS.services);
  const result = found.ok && found.value.length === 0 ? failed('SERVICES_FAILED') : found;
  return result.ok
    ? events.servicesArrived({ categories: result.value })
    : events.servicesFailed({ error: result.error });
}

function* loadAddons(): Saga<UnknownAction> {
  const result = yield* call(categories, (workshop, of, signal) => workshop.addons(of, signal), LIMITS.addons);
  return result.ok ? events.addonsArrived({ categories: result.value }) : events.addonsFailed({ error: result.error });
}

/** A word beside the services, nothing more: where no answer comes, none is shown. */
function* checkBrand({
  payload: {
    car: { brand },
  },
}: ReturnType<typeof events.carFound>): Saga {
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.hasBrand(brand, signal), {
    limitMs: LIMITS.brand,
    where: 'booking brand',
  });
  if (result.ok) yield* put(events.brandChecked({ brand, isAuthorised: result.value }));
}

const isOurs = ({ type }: UnknownAction): boolean => type.startsWith('booking/') || type === 'places/located';

/**
 * The session keeps what the state says, fact by fact and before any later effect: a request that is about to go out has
 * its key kept first.
 */
const keeping: WatchRow = {
  name: 'booking keeping',
  *saga(): Saga {
    for (;;) {
      const action = yield* takeAny();
      if (!isOurs(action)) continue;
      const state = yield* select(selectBooking);
      if (state.flow.value === 'unread') continue;
      const session = yield* port('session');
      if (events.restarted.match(action)) session.remove(KEPT_KEY);
      else session.write(KEPT_KEY, encodeBooking(state));
    }
  },
};

/** Gives back a time that is held no longer because the visitor left it; one that was booked is the booking's. */
const releasing: WatchRow = {
  name: 'booking releasing',
  *saga(): Saga {
    let last = yield* select(selectHeldSlot);
    for (;;) {
      const action = yield* takeAny();
      const now = yield* select(selectHeldSlot);
      const before = last;
      last = now;
      if (!before || now || !isGivenBack(action)) continue;
      const workshop = yield* port('workshop');
      yield* attempt((signal) => workshop.release(before, signal), {
        limitMs: LIMITS.release,
        retry: false,
        where: 'booking release',
      });
    }
  },
};

/** What ran out, was lost or was booked is nobody's to give back; another time takes the place of the first by itself. */
const isGivenBack = (action: UnknownAction): boolean =>
  [events.slotCleared, events.serviceToggled, events.addonToggled, events.identified, events.left].some(
    (one: ActionCreator) => one.type === action.type,
  );

export const bookingWatch: WatchTable = [
  keeping,
  releasing,
  watch({ on: events.carFound, how: 'latest', run: checkBrand }),
  watch({
    on: [
      events.restored,
      events.serviceToggled,
      events.addonToggled,
      events.mileageGiven,
      events.slotChosen,
      events.slotCleared,
      events.slotLost,
      events.pricesWanted,
    ],
    how: 'latest',
    run: price,
  }),
  watch({ on: [events.held, events.restored], how: 'latest', run: countDown }),
  watch({ on: events.holdAsked, how: 'leading', run: holdAgain }),
  watch({ on: events.entered, how: 'every', run: resume }),
  workers(
    bookingFlow,
    selectBookingPlace,
    {
      unread: read,
      lookingUp: lookUp,
      loadingServices: loadServices,
      loadingAddons: loadAddons,
      holding: hold,
      booking: book,
    },
    {
      unread: () => events.restored({ kept: null }),
      lookingUp: (error) => events.lookupFailed({ error }),
      loadingServices: (error) => events.servicesFailed({ error }),
      loadingAddons: (error) => events.addonsFailed({ error }),
      holding: () => events.held({ hold: null }),
      booking: (error) => events.bookingFailed({ error }),
    },
  ),
];
