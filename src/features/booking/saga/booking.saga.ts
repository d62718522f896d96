import type { UnknownAction } from '@reduxjs/toolkit';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, takeAny, type FactCreator, type Saga } from '@/effects/typed';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { Position, ServiceCategory } from '@/domain/workshop/services';
import { failed, ok, type Outcome } from '@/errors/outcome';
import type { WorkshopPort } from '@/ports/workshop.port';
import * as events from '../model/booking.events';
import { bookingFlow } from '../model/booking.flow';
import { decodeBooking, encodeBooking, KEPT_KEY } from '../model/booking.kept';
import { selectBooking, selectBookingPlace, selectHeldSlot } from '../model/booking.selectors';
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
  const outcome = yield* attempt((signal) => workshop.car(registrationNumber, signal), {
    limitMs: LIMITS.lookup,
    where: 'booking lookup',
  });
  if (!outcome.ok) return events.lookupFailed({ fault: outcome.fault.code, facts: outcome.fault.facts });
  const car = outcome.value;
  return car.isSupported
    ? events.carFound({ car })
    : events.lookupFailed({ fault: 'BRAND_BOOKS_ELSEWHERE', facts: { brand: car.brand } });
}

type Ask = (
  workshop: WorkshopPort,
  of: { registrationNumber: string; near: Position },
  signal: AbortSignal,
) => Promise<Outcome<ServiceCategory[]>>;

/** The categories that hold anything for this car. */
function* categories(ask: Ask, limitMs: number): Saga<Outcome<readonly ServiceCategory[]>> {
  const workshop = yield* port('workshop');
  const { car, place } = yield* select(selectBooking);
  if (!car || !place) throw new Error('There is no car to ask for.');
  const near = { latitude: place.latitude, longitude: place.longitude };
  const outcome = yield* attempt(
    (signal) => ask(workshop, { registrationNumber: car.registrationNumber, near }, signal),
    { limitMs, where: 'booking catalogue' },
  );
  return outcome.ok
    ? ok(outcome.value.filter(({ offerings }) => offerings.some(({ isAvailable }) => isAvailable)))
    : outcome;
}

/** A catalogue without anything for the car is the specification's failure, too. */
function* loadServices(): Saga<UnknownAction> {
  const found = yield* call(categories, (workshop, of, signal) => workshop.services(of, signal), LIMITS.services);
  const outcome = found.ok && found.value.length === 0 ? failed('SERVICES_FAILED') : found;
  return outcome.ok
    ? events.servicesArrived({ categories: outcome.value })
    : events.servicesFailed({ fault: outcome.fault.code, facts: outcome.fault.facts });
}

function* loadAddons(): Saga<UnknownAction> {
  const outcome = yield* call(categories, (workshop, of, signal) => workshop.addons(of, signal), LIMITS.addons);
  return outcome.ok
    ? events.addonsArrived({ categories: outcome.value })
    : events.addonsFailed({ fault: outcome.fault.code, facts: outcome.fault.facts });
}

/** A word beside the services, nothing more: where no answer comes, none is shown. */
function* checkBrand({
  payload: {
    car: { brand },
  },
}: ReturnType<typeof events.carFound>): Saga {
  const workshop = yield* port('workshop');
  const outcome = yield* attempt((signal) => workshop.hasBrand(brand, signal), {
    limitMs: LIMITS.brand,
    where: 'booking brand',
  });
  if (outcome.ok) yield* put(events.brandChecked({ brand, isAuthorised: outcome.value }));
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
      const fact = yield* takeAny();
      if (!isOurs(fact)) continue;
      const state = yield* select(selectBooking);
      if (state.flow.is === 'unread') continue;
      const session = yield* port('session');
      if (events.restarted.match(fact)) session.remove(KEPT_KEY);
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
      const fact = yield* takeAny();
      const now = yield* select(selectHeldSlot);
      const before = last;
      last = now;
      if (!before || now || !isGivenBack(fact)) continue;
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
const isGivenBack = (fact: UnknownAction): boolean =>
  [events.slotCleared, events.serviceToggled, events.addonToggled, events.identified, events.left].some(
    (one: FactCreator) => one.type === fact.type,
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
      lookingUp: ({ code, facts }) => events.lookupFailed({ fault: code, facts }),
      loadingServices: ({ code, facts }) => events.servicesFailed({ fault: code, facts }),
      loadingAddons: ({ code, facts }) => events.addonsFailed({ fault: code, facts }),
      holding: () => events.held({ hold: null }),
      booking: ({ code, facts }) => events.bookingFailed({ fault: code, facts }),
    },
  ),
];
