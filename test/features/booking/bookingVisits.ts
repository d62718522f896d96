import type { UnknownAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import { addDays, localDateTime, weekdayOfDate } from '@/domain/workshop/slotTime';
import { mondayOf, type FreeTime } from '@/domain/workshop/weeks';
import type { TimeSlotDay, Workshop } from '@/domain/workshop/workshops';
import { failed, ok } from '@/errors/result';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { selectBooking, selectWorkshopQuery, type WithBooking } from '@/features/booking/booking.selectors';
import type { BookingState, ContactDraft } from '@/features/booking/booking.state';
import { placesActions } from '@/features/places/places.slice';
import { placesFeature } from '@/features/places/places.feature';
import { calendarActions } from '@/features/booking/calendar.slice';
import { workshopsActions } from '@/features/booking/workshops.slice';
import { selectAlternatives, type WithWorkshops } from '@/features/booking/workshops.selectors';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import type { WorkshopPort } from '@/ports/workshop.port';
import { pageShown } from '@/store/context';
import { createRecorder } from '@/store/recorder';
import type { Recording } from '@/store/recording';
import { makeStore } from '@/store/store';
import { fakePorts, fakeStreams, hangs } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { ADDONS, aResponseTo, aWorkshop, SERVICES, VOLVO } from './bookingKit';

/** When every recorded visit began. */
export const BEGAN = Date.UTC(2026, 10, 20, 9);
const PATH = '/service-och-verkstad/boka-bilverkstad';

/** Nobody: words that stand nowhere else, so that one of them in a file is a leak. */
const VISITOR: ContactDraft = {
  firstName: 'Tyra',
  lastName: 'Lönnqvist',
  phone: '070-174 06 07',
  email: 'tyra.lonnqvist@example.com',
  freeText: 'Nyckeln ligger i brevlådan',
};
const PLATE = 'BILEN1';
const NOISE = 'Skramlar i kurvorna';
const HOME: Place = {
  placeId: 'place-vaxholm',
  name: 'Vaxholm',
  description: 'Uppland',
  region: 'Roslagen',
  latitude: 59.4027,
  longitude: 18.3512,
};
const CAR = { ...VOLVO, registrationNumber: PLATE };

/** All that a recording of these visits must not hold. */
export const SECRETS: readonly string[] = [
  ...Object.values(VISITOR),
  PLATE,
  'XXX000',
  'TESLA1',
  NOISE,
  HOME.placeId,
  HOME.name,
  HOME.description,
  HOME.region,
  String(HOME.latitude),
  String(HOME.longitude),
  'token-B1',
  'id-00000001',
  '08-465',
];

const weekday = (date: string): TimeSlotDay => {
  const isWeekend = weekdayOfDate(date) >= 5;
  return {
    date,
    availableSlots: isWeekend ? [] : ['09:00', '10:00', '13:30'],
    allDaySlotAvailable: weekdayOfDate(date) === 2,
  };
};

/** A service where all goes well. */
const kind: Partial<WorkshopPort> = {
  car: async () => ok(CAR),
  services: async () => ok(SERVICES),
  addons: async () => ok(ADDONS),
  hasBrand: async () => ok(true),
  prices: async ({ codes }) =>
    ok(codes.map((code) => ({ code, price: 1_250, priceKnown: true, priceKind: 'fixed' as const, priceDiscount: 0 }))),
  timeSlots: async ({ from }) => ok(Array.from({ length: 28 }, (_, at) => weekday(addDays(from, at)))),
  // What comes in one answer is asked for where the stream is dead, and the service with it.
  workshops: async () => failed('WORKSHOPS_FAILED'),
  hold: async ({ extend, ...slot }) => ok({ ...slot, expiresAt: '', secondsLeft: 600, extensionsLeft: extend ? 1 : 2 }),
  release: async () => ok(null),
  book: async ({ request }) => ok(aResponseTo({ request })),
};

/** A visitor on the page of the booking, and the service they meet. */
interface Visit {
  /** One after another, each with the half second in which a person does the next. */
  does(...actions: UnknownAction[]): Promise<void>;
  passes(ms: number): Promise<void>;
  /** What the stream of workshops says next. */
  sends(...ids: number[]): Promise<void>;
  ends(said: { cursor: string | null; more: boolean }): Promise<void>;
  noSites(): Promise<void>;
  breaks(): Promise<void>;
  /** Opens the weeks of a workshop. */
  opens(workshop: Workshop): Promise<void>;
  now(): BookingState;
  /** The free times nearest to one that was lost. */
  others(): readonly (FreeTime & { workshop: Workshop })[];
}

interface Story {
  /** The calls that go otherwise than well. */
  workshop?: () => Partial<WorkshopPort>;
  walk(visit: Visit): Promise<void>;
}

const at = (workshop: Workshop, { localDate, localTime, isFullDay }: FreeTime) =>
  bookingActions.slotChosen({ workshop, timeSlot: localDateTime({ localDate, localTime }), isFullDay });
const TUESDAY: FreeTime = { localDate: '2026-12-01', localTime: '10:00', isFullDay: false };
const [near, far] = [aWorkshop(1), aWorkshop(2)];
const identify = (registrationNumber: string) => bookingActions.identified({ registrationNumber, location: HOME });

/** The first step: letters, a place, a number. */
async function arrives({ does, passes }: Visit, registrationNumber = PLATE): Promise<void> {
  await does(placesActions.queryChanged({ text: 'V' }), placesActions.queryChanged({ text: 'Vax' }));
  await passes(400);
  await does(
    placesActions.closed(),
    bookingActions.locationChosen({ location: HOME }),
    bookingActions.registrationNumberEntered({ registrationNumber }),
    identify(registrationNumber),
  );
}

/** From the first step to the workshops, with one service. */
async function toTheWorkshops(visit: Visit): Promise<void> {
  await arrives(visit);
  await visit.does(
    bookingActions.serviceToggled({ code: 'SMALL' }),
    bookingActions.servicesChosen(),
    bookingActions.addonsSkipped(),
  );
}

/** From the first step to the form. */
async function toTheForm(visit: Visit): Promise<void> {
  await toTheWorkshops(visit);
  await visit.sends(2, 1);
  await visit.ends({ cursor: '2', more: false });
  await visit.opens(near);
  await visit.does(at(near, TUESDAY), bookingActions.draftSaved({ ...VISITOR, freeText: '' }));
}

const toldOf =
  (code: string) =>
  ({ now }: Visit): void => {
    const { error } = now();
    if (error?.code !== code) throw new Error(`The visit was to meet ${code} and met ${error?.code ?? 'nothing'}.`);
  };

/** The visits that are kept, by the names of their files in test/recordings. */
export const bookingVisits: Readonly<Record<string, Story>> = {
  'booking-good-way': {
    async walk(visit) {
      await arrives(visit);
      await visit.does(
        bookingActions.serviceToggled({ code: 'ORIG' }),
        bookingActions.mileageEntered({ mileage: 6_200 }),
        bookingActions.serviceToggled({ code: 'NOISE' }),
        // Spaces alone are no message, and nobody goes on without one.
        bookingActions.messageEntered({ code: 'NOISE', message: '  ' }),
        bookingActions.servicesChosen(),
        bookingActions.messageEntered({ code: 'NOISE', message: NOISE }),
        bookingActions.serviceToggled({ code: 'OIL' }),
        bookingActions.unitsChosen({ code: 'OIL', units: 4 }),
        bookingActions.servicesChosen(),
        bookingActions.addonToggled({ code: 'WASH' }),
        bookingActions.addonToggled({ code: 'WAX' }),
        bookingActions.addonsChosen(),
      );
      await visit.sends(3, 1, 2);
      await visit.does(workshopsActions.sortChosen({ sort: 'firstTime' }));
      await visit.ends({ cursor: '3', more: true });
      await visit.does(workshopsActions.moreRequested());
      await visit.sends(4);
      await visit.ends({ cursor: '4', more: false });
      await visit.opens(near);
      await visit.does(
        calendarActions.weekSelected({ week: '2026-12-14' }),
        at(near, { localDate: '2026-12-16', localTime: '08:00', isFullDay: true }),
        bookingActions.holdRequested({ extend: true }),
      );
      await visit.does(
        bookingActions.stepReopened({ step: 1 }),
        bookingActions.stepReopened({ step: 3 }),
        bookingActions.slotConfirmed(),
        bookingActions.draftSaved(VISITOR),
        bookingActions.contactSubmitted(VISITOR),
      );
    },
  },
  'booking-vehicle-not-found': {
    workshop: () => ({ car: async (number) => (number === PLATE ? ok(CAR) : failed('VEHICLE_NOT_FOUND')) }),
    async walk(visit) {
      await arrives(visit, 'XXX000');
      toldOf('VEHICLE_NOT_FOUND')(visit);
      await visit.does(bookingActions.registrationNumberEntered({ registrationNumber: PLATE }), identify(PLATE));
    },
  },
  'booking-brand-not-supported': {
    workshop: () => ({ car: async () => failed('BRAND_NOT_SUPPORTED', { brand: 'Tesla' }) }),
    async walk(visit) {
      await arrives(visit, 'TESLA1');
      toldOf('BRAND_NOT_SUPPORTED')(visit);
      // One letter asks for nothing: a replay knows so without the letter.
      await visit.does(bookingActions.locationChosen({ location: null }), placesActions.queryChanged({ text: 'L' }));
    },
  },
  'booking-catalogue-fails': {
    workshop: () => {
      let calls = 0;
      // As often as it is tried by itself; then the visitor tries.
      return {
        services: async () => ((calls += 1) <= 2 ? failed('SERVICES_FAILED') : ok(SERVICES)),
        addons: async () => failed('ADDONS_FAILED'),
        prices: async () => failed('PRICES_FAILED'),
      };
    },
    async walk(visit) {
      await arrives(visit);
      await visit.passes(5_000);
      toldOf('SERVICES_FAILED')(visit);
      await visit.does(bookingActions.retried(), bookingActions.serviceToggled({ code: 'SMALL' }));
      await visit.passes(5_000);
      await visit.does(bookingActions.pricesRetried());
      await visit.passes(5_000);
      await visit.does(bookingActions.servicesChosen());
    },
  },
  'booking-stream-dies': {
    async walk(visit) {
      await toTheWorkshops(visit);
      await visit.sends(1, 2, 3);
      await visit.breaks();
      await visit.passes(5_000);
      await visit.breaks();
      await visit.passes(5_000);
      await visit.does(workshopsActions.retried());
      await visit.sends(3, 4, 5);
      await visit.ends({ cursor: '5', more: false });
    },
  },
  'booking-no-workshops': {
    async walk(visit) {
      await toTheWorkshops(visit);
      await visit.noSites();
      await visit.ends({ cursor: null, more: false });
      await visit.does(bookingActions.stepReopened({ step: 1 }));
    },
  },
  'booking-slot-lost': {
    workshop: () => ({
      hold: async () => ok(null),
      book: async ({ request }) =>
        request.timeSlot === localDateTime(TUESDAY) ? failed('SLOT_TAKEN') : ok(aResponseTo({ request })),
    }),
    async walk(visit) {
      await toTheForm(visit);
      await visit.does(bookingActions.contactSubmitted(VISITOR));
      toldOf('SLOT_TAKEN')(visit);
      const [other] = visit.others();
      if (!other) throw new Error('No other time was offered.');
      await visit.does(at(other.workshop, other), bookingActions.contactSubmitted(VISITOR));
    },
  },
  'booking-slot-lost-while-choosing': {
    workshop: () => ({
      hold: async ({ departmentId }) => (departmentId === near.departmentId ? failed('SLOT_TAKEN') : ok(null)),
    }),
    async walk(visit) {
      await toTheForm(visit);
      toldOf('SLOT_TAKEN')(visit);
      await visit.does(bookingActions.slotCleared());
      await visit.opens(far);
      await visit.does(at(far, { ...TUESDAY, localTime: '13:30' }), bookingActions.contactSubmitted(VISITOR));
    },
  },
  'booking-time-limit': {
    workshop: () => {
      let calls = 0;
      return {
        book: async ({ request }, signal) =>
          (calls += 1) === 1 ? hangs()(request, signal) : ok(aResponseTo({ request })),
      };
    },
    async walk(visit) {
      await toTheForm(visit);
      await visit.does(bookingActions.contactSubmitted(VISITOR));
      await visit.passes(60_000);
      toldOf('TIMED_OUT')(visit);
      await visit.does(bookingActions.retried());
    },
  },
  'booking-network-lost': {
    workshop: () => {
      // The first request arrived and its answer did not: the same key is the same booking.
      const booked = new Map<string, ReturnType<typeof aResponseTo>>();
      let calm = false;
      return {
        book: async ({ request, key }) => {
          const before = booked.get(key);
          if (before && calm) return ok(before);
          if (!before && booked.size > 0) throw new Error('A second key was sent for one booking.');
          booked.set(key, aResponseTo({ request }));
          setTimeout(() => {
            calm = true;
          }, 30_000);
          return failed('NETWORK_LOST');
        },
      };
    },
    async walk(visit) {
      await toTheForm(visit);
      await visit.does(bookingActions.contactSubmitted(VISITOR));
      await visit.passes(29_000);
      toldOf('NETWORK_LOST')(visit);
      await visit.passes(10_000);
      await visit.does(bookingActions.retried());
    },
  },
  'booking-hold-ran-out': {
    async walk(visit) {
      await toTheForm(visit);
      await visit.passes(600_000);
      if (!visit.now().holdExpired) throw new Error('The hold was to run out.');
      await visit.does(bookingActions.holdRequested({ extend: false }), bookingActions.contactSubmitted(VISITOR));
    },
  },
};

/** Takes the visit on the real store with its real sagas and the real recorder; fake timers are the caller's. */
export async function recorded({ workshop, walk }: Story): Promise<Recording> {
  const streams = fakeStreams();
  const clock = { now: () => Date.now() };
  const ports = fakePorts({
    clock,
    streams,
    workshop: { ...kind, ...workshop?.() },
    places: { find: async () => ok([HOME]) },
  });
  const host = makeStore({
    side: 'browser',
    ports,
    page: aPage('page-1', {}, { path: PATH }),
    recorder: createRecorder({ build: 'recorded', clock }),
  });
  const letGo = [bookingFeature, placesFeature, workshopsFeature].map((feature) => host.attach(feature));
  const passes = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
  };
  const does = async (...actions: UnknownAction[]) => {
    for (const action of actions) {
      host.store.dispatch(action);
      await passes(500);
    }
  };
  const stream = () => {
    const last = streams.opened.at(-1);
    if (!last?.open) throw new Error('No stream is open.');
    return last;
  };
  const state = () => host.store.getState() as WithBooking & WithWorkshops;
  await does(pageShown({ path: PATH, first: true }), bookingActions.entered());
  await walk({
    does,
    passes,
    sends: async (...ids) => {
      for (const id of ids) {
        stream().message('message', JSON.stringify(aWorkshop(id)), String(id));
        await passes(200);
      }
    },
    ends: async (said) => {
      stream().message('done', JSON.stringify(said));
      await passes(200);
    },
    noSites: async () => {
      stream().message('message', JSON.stringify({ nosites: true }));
      await passes(200);
    },
    breaks: async () => {
      stream().lost();
      await passes(200);
    },
    opens: async ({ departmentId, firstTimeSlot }) => {
      const question = selectWorkshopQuery(state());
      if (!question) throw new Error('The step of time and place is not open.');
      const from = mondayOf(firstTimeSlot.localDate);
      await does(
        calendarActions.opened({
          query: { registrationNumber: question.registrationNumber, departmentId, from, codes: question.codes },
          week: from,
        }),
      );
    },
    now: () => selectBooking(state()),
    others: () => selectAlternatives(state()),
  });
  const recording = await host.exportRecording();
  letGo.forEach((go) => go());
  jest.clearAllTimers();
  if (ports.telemetry.troubles.length > 0)
    throw new Error(ports.telemetry.troubles.map(({ message }) => message).join('\n'));
  if (!recording) throw new Error('Nothing was recorded.');
  return recording;
}
