import type { UnknownAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import { addDays, localDateTime, weekdayOfDate } from '@/domain/workshop/slotTime';
import { mondayOf, type FreeTime } from '@/domain/workshop/weeks';
import type { TimeSlotDay, Workshop } from '@/domain/workshop/workshops';
import { failed, ok } from '@/errors/result';
import { bookingFeature } from '@/features/booking/booking.feature';
import { encodeBooking, STORAGE_KEY } from '@/features/booking/booking.persistence';
import { bookingActions } from '@/features/booking/booking.slice';
import { selectBooking, selectWorkshopQuery } from '@/features/booking/booking.selectors';
import type { BookingState, ContactDraft, SentBooking } from '@/features/booking/booking.state';
import { placesActions } from '@/features/places/places.slice';
import { placesFeature } from '@/features/places/places.feature';
import { calendarActions } from '@/features/booking/calendar.slice';
import { workshopsActions } from '@/features/booking/workshops.slice';
import { selectAlternatives } from '@/features/booking/workshops.selectors';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import type { WorkshopPort } from '@/ports/workshop.port';
import { pageShown } from '@/store/context';
import { createRecorder } from '@/store/recorder';
import type { Recording } from '@/store/recording';
import type { RootState } from '@/store/rootState';
import { makeStore } from '@/store/store';
import { fakePorts, fakeStreams, hangs } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { ADDONS, aResponseTo, aSlot, aWorkshop, SERVICES, SMALL, bookingIn, VOLVO } from './bookingKit';

/** When every recorded visit began. */
export const BEGAN = Date.UTC(2026, 10, 20, 9);
const PATH = '/service-och-verkstad/boka-bilverkstad';

/** An invented visitor: texts that occur nowhere else, so that one of them in a recording is a leak. */
const VISITOR: ContactDraft = {
  firstName: 'Tyra',
  lastName: 'Lönnqvist',
  phone: '070-174 06 07',
  email: 'tyra.lonnqvist@example.com',
  freeText: 'Nyckeln ligger i brevlådan',
  payerKind: 'insurance',
  payerName: 'Granskogens Brandstodsbolag',
  payerNumber: 'GB-778812-4',
};
const { payerKind: _public, ...PERSONAL } = VISITOR;
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
  ...Object.values(PERSONAL),
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
    ok(
      codes.map((code) => ({
        code,
        price: 1_250,
        priceKnown: true,
        priceKind: 'fixed' as const,
        priceDiscount: 0,
        priceFrom: null,
        priceTo: null,
        inAgreement: false,
        minutes: 60,
      })),
    ),
  timeSlots: async ({ from }) => ok(Array.from({ length: 28 }, (_, slotAt) => weekday(addDays(from, slotAt)))),
  // Without the stream the list is fetched in one response; here that service fails as well.
  workshops: async () => failed('WORKSHOPS_FAILED'),
  hold: async ({ extend, ...slot }) => ok({ ...slot, expiresAt: '', secondsLeft: 600, extensionsLeft: extend ? 1 : 2 }),
  release: async () => ok(null),
  book: async ({ request }) => ok(aResponseTo({ request })),
};

/** A visitor on the page of the booking, and the service they meet. */
interface Visit {
  /** One after another, each with the half second in which a person does the next. */
  dispatch(...actions: UnknownAction[]): Promise<void>;
  advance(ms: number): Promise<void>;
  /** The next message of the stream of workshops. */
  sends(...ids: number[]): Promise<void>;
  ends(message: { cursor: string | null; more: boolean }): Promise<void>;
  noSites(): Promise<void>;
  breaks(): Promise<void>;
  /** Opens the weeks of a workshop. */
  opens(workshop: Workshop): Promise<void>;
  now(): BookingState;
  /** The free times nearest to one that was lost. */
  alternatives(): readonly (FreeTime & { workshop: Workshop })[];
}

interface Scenario {
  /** The calls that go otherwise than well. */
  workshop?: () => Partial<WorkshopPort>;
  /** What an earlier page of the visit left in the session storage. */
  saved?: BookingState;
  run(visit: Visit): Promise<void>;
}

const slotAt = (workshop: Workshop, { localDate, localTime, isFullDay }: FreeTime) =>
  bookingActions.slotChosen({ workshop, timeSlot: localDateTime({ localDate, localTime }), isFullDay });
const TUESDAY: FreeTime = { localDate: '2026-12-01', localTime: '10:00', isFullDay: false };
const [near, far] = [aWorkshop(1), aWorkshop(2)];
const identify = (registrationNumber: string) => bookingActions.identified({ registrationNumber, location: HOME });

/** The first step: typing, a location, a registration number. */
async function enterCar({ dispatch, advance }: Visit, registrationNumber = PLATE): Promise<void> {
  await dispatch(placesActions.queryChanged({ text: 'V' }), placesActions.queryChanged({ text: 'Vax' }));
  await advance(400);
  await dispatch(
    placesActions.closed(),
    bookingActions.locationChosen({ location: HOME }),
    bookingActions.registrationNumberEntered({ registrationNumber }),
    identify(registrationNumber),
  );
}

/** From the first step to the workshops, with one service. */
async function goToWorkshops(visit: Visit): Promise<void> {
  await enterCar(visit);
  await visit.dispatch(
    bookingActions.serviceToggled({ code: 'SMALL' }),
    bookingActions.servicesChosen(),
    bookingActions.addonsSkipped(),
  );
}

/** From the first step to the form. */
async function goToContact(visit: Visit): Promise<void> {
  await goToWorkshops(visit);
  await visit.sends(2, 1);
  await visit.ends({ cursor: '2', more: false });
  await visit.opens(near);
  await visit.dispatch(slotAt(near, TUESDAY), bookingActions.draftSaved({ ...VISITOR, freeText: '' }));
}

const expectError =
  (code: string) =>
  ({ now }: Visit): void => {
    const { error } = now();
    if (error?.code !== code) throw new Error(`The visit was to meet ${code} and met ${error?.code ?? 'nothing'}.`);
  };

/** A request as an earlier page sent it. */
const SENT: SentBooking = {
  request: {
    departmentId: near.departmentId,
    timeSlot: localDateTime(TUESDAY),
    isFullDay: false,
    registrationNumber: PLATE,
    mileage: 6_200,
    customer: VISITOR,
    freeText: VISITOR.freeText,
    serviceOfferingRequests: [],
  },
  slot: aSlot(),
  lines: [SMALL],
};

/** The recorded visits, by the names of their files in test/recordings. */
export const bookingVisits: Readonly<Record<string, Scenario>> = {
  'booking-good-way': {
    async run(visit) {
      await enterCar(visit);
      await visit.dispatch(
        bookingActions.serviceToggled({ code: 'ORIG' }),
        bookingActions.mileageEntered({ mileage: 6_200 }),
        bookingActions.serviceToggled({ code: 'NOISE' }),
        // Spaces alone are no message, and a message is required.
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
      await visit.dispatch(workshopsActions.sortChosen({ sort: 'firstTime' }));
      await visit.ends({ cursor: '3', more: true });
      await visit.dispatch(workshopsActions.moreRequested());
      await visit.sends(4);
      await visit.ends({ cursor: '4', more: false });
      await visit.opens(near);
      await visit.dispatch(
        calendarActions.weekSelected({ week: '2026-12-14' }),
        slotAt(near, { localDate: '2026-12-16', localTime: '08:00', isFullDay: true }),
        bookingActions.holdRequested({ extend: true }),
      );
      await visit.dispatch(
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
    async run(visit) {
      await enterCar(visit, 'XXX000');
      expectError('VEHICLE_NOT_FOUND')(visit);
      await visit.dispatch(bookingActions.registrationNumberEntered({ registrationNumber: PLATE }), identify(PLATE));
    },
  },
  'booking-brand-not-supported': {
    workshop: () => ({ car: async () => failed('BRAND_NOT_SUPPORTED', { brand: 'Tesla' }) }),
    async run(visit) {
      await enterCar(visit, 'TESLA1');
      expectError('BRAND_NOT_SUPPORTED')(visit);
      // One letter sends no request: a replay must end so without the letter.
      await visit.dispatch(
        bookingActions.locationChosen({ location: null }),
        placesActions.queryChanged({ text: 'L' }),
      );
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
    async run(visit) {
      await enterCar(visit);
      await visit.advance(5_000);
      expectError('SERVICES_FAILED')(visit);
      await visit.dispatch(bookingActions.retried(), bookingActions.serviceToggled({ code: 'SMALL' }));
      await visit.advance(5_000);
      await visit.dispatch(bookingActions.pricesRetried());
      await visit.advance(5_000);
      await visit.dispatch(bookingActions.servicesChosen());
    },
  },
  'booking-stream-dies': {
    async run(visit) {
      await goToWorkshops(visit);
      await visit.sends(1, 2, 3);
      await visit.breaks();
      await visit.advance(5_000);
      await visit.breaks();
      await visit.advance(5_000);
      await visit.dispatch(workshopsActions.retried());
      await visit.sends(3, 4, 5);
      await visit.ends({ cursor: '5', more: false });
    },
  },
  'booking-no-workshops': {
    async run(visit) {
      await goToWorkshops(visit);
      await visit.noSites();
      await visit.ends({ cursor: null, more: false });
      await visit.dispatch(bookingActions.stepReopened({ step: 1 }));
    },
  },
  'booking-slot-lost': {
    workshop: () => ({
      hold: async () => ok(null),
      book: async ({ request }) =>
        request.timeSlot === localDateTime(TUESDAY) ? failed('SLOT_TAKEN') : ok(aResponseTo({ request })),
    }),
    async run(visit) {
      await goToContact(visit);
      await visit.dispatch(bookingActions.contactSubmitted(VISITOR));
      expectError('SLOT_TAKEN')(visit);
      const [other] = visit.alternatives();
      if (!other) throw new Error('No other time was offered.');
      await visit.dispatch(slotAt(other.workshop, other), bookingActions.contactSubmitted(VISITOR));
    },
  },
  'booking-slot-lost-while-choosing': {
    workshop: () => ({
      hold: async ({ departmentId }) => (departmentId === near.departmentId ? failed('SLOT_TAKEN') : ok(null)),
    }),
    async run(visit) {
      await goToContact(visit);
      expectError('SLOT_TAKEN')(visit);
      await visit.dispatch(bookingActions.slotCleared());
      await visit.opens(far);
      await visit.dispatch(slotAt(far, { ...TUESDAY, localTime: '13:30' }), bookingActions.contactSubmitted(VISITOR));
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
    async run(visit) {
      await goToContact(visit);
      await visit.dispatch(bookingActions.contactSubmitted(VISITOR));
      await visit.advance(60_000);
      expectError('TIMED_OUT')(visit);
      await visit.dispatch(bookingActions.retried());
    },
  },
  'booking-network-lost': {
    workshop: () => {
      // The first request arrived, its response did not: the same key is the same booking.
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
    async run(visit) {
      await goToContact(visit);
      await visit.dispatch(bookingActions.contactSubmitted(VISITOR));
      await visit.advance(29_000);
      expectError('NETWORK_LOST')(visit);
      await visit.advance(10_000);
      await visit.dispatch(bookingActions.retried());
    },
  },
  'booking-reloaded': {
    saved: bookingIn('contact', {
      registrationNumber: PLATE,
      location: HOME,
      car: CAR,
      mileage: 6_200,
      chosen: [SMALL],
      slot: aSlot(),
      lostSlot: aSlot(2),
      hold: { until: BEGAN + 300_000, extensionsLeft: 1 },
      draft: VISITOR,
    }),
    async run(visit) {
      await visit.dispatch(bookingActions.contactSubmitted(VISITOR));
    },
  },
  'booking-reloaded-when-confirmed': {
    saved: bookingIn('confirmed', {
      reached: 5,
      registrationNumber: PLATE,
      location: HOME,
      car: CAR,
      draft: VISITOR,
      sent: [SENT],
      confirmation: { response: aResponseTo(SENT), sent: SENT },
    }),
    async run(visit) {
      await visit.dispatch(bookingActions.restarted());
    },
  },
  'booking-hold-ran-out': {
    async run(visit) {
      await goToContact(visit);
      await visit.advance(600_000);
      if (!visit.now().holdExpired) throw new Error('The hold was to run out.');
      await visit.dispatch(bookingActions.holdRequested({ extend: false }), bookingActions.contactSubmitted(VISITOR));
    },
  },
};

/** Takes the visit on the real store with its real sagas and the real recorder; fake timers are the caller's. */
export async function recorded({ workshop, saved, run }: Scenario): Promise<Recording> {
  const streams = fakeStreams();
  const clock = { now: () => Date.now() };
  const ports = fakePorts({
    clock,
    streams,
    workshop: { ...kind, ...workshop?.() },
    places: { find: async () => ok([HOME]) },
  });
  if (saved) ports.session.write(STORAGE_KEY, encodeBooking(saved));
  const host = makeStore({
    side: 'browser',
    ports,
    page: aPage('page-1', {}, { path: PATH }),
    recorder: createRecorder({ build: 'recorded', clock }),
  });
  const letGo = [bookingFeature, placesFeature, workshopsFeature].map((feature) => host.attach(feature));
  const advance = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
  };
  const dispatch = async (...actions: UnknownAction[]) => {
    for (const action of actions) {
      host.store.dispatch(action);
      await advance(500);
    }
  };
  const stream = () => {
    const last = streams.opened.at(-1);
    if (!last?.open) throw new Error('No stream is open.');
    return last;
  };
  const state = () => host.store.getState() as RootState;
  await dispatch(pageShown({ path: PATH, first: true }), bookingActions.entered());
  await run({
    dispatch,
    advance,
    sends: async (...ids) => {
      for (const id of ids) {
        stream().message('message', JSON.stringify(aWorkshop(id)), String(id));
        await advance(200);
      }
    },
    ends: async (message) => {
      stream().message('done', JSON.stringify(message));
      await advance(200);
    },
    noSites: async () => {
      stream().message('message', JSON.stringify({ nosites: true }));
      await advance(200);
    },
    breaks: async () => {
      stream().lost();
      await advance(200);
    },
    opens: async ({ departmentId, firstTimeSlot }) => {
      const query = selectWorkshopQuery(state());
      if (!query) throw new Error('The step of time and place is not open.');
      const from = mondayOf(firstTimeSlot.localDate);
      await dispatch(
        calendarActions.opened({
          query: { registrationNumber: query.registrationNumber, departmentId, from, codes: query.codes },
          week: from,
        }),
      );
    },
    now: () => selectBooking(state()),
    alternatives: () => selectAlternatives(state()),
  });
  const recording = await host.exportRecording();
  letGo.forEach((go) => go());
  jest.clearAllTimers();
  if (ports.telemetry.errors.length > 0)
    throw new Error(ports.telemetry.errors.map(({ message }) => message).join('\n'));
  if (!recording) throw new Error('Nothing was recorded.');
  return recording;
}
