import type { TireHotelCustomer, Validated } from '@/domain/tire-hotel/customer';
import type { TireBookingConfirmation, TireBookingRequest } from '@/domain/tire-hotel/tireBooking';
import { THREAD_STATUS, type StoredTire, type StoredVehicle } from '@/domain/tire-hotel/vehicle';
import type { Hold } from '@/domain/workshop/booking';
import { failed, ok } from '@/errors/result';
import { tireHotelFeature } from '@/features/tire-hotel/tireHotel.feature';
import { encodeTireHotel, STORAGE_KEY } from '@/features/tire-hotel/tireHotel.persistence';
import { selectTireHotel } from '@/features/tire-hotel/tireHotel.selectors';
import { tireHotelActions } from '@/features/tire-hotel/tireHotel.slice';
import {
  initialTireHotel,
  type TireContactDraft,
  type TireHotelState,
  type TireHotelStep,
} from '@/features/tire-hotel/tireHotel.state';
import type { TireHotelPort } from '@/ports/tireHotel.port';
import type { RootState } from '@/store/rootState';
import { fakeAddress, fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

/** Of the tests' clock: a Friday. */
export const NOW = Date.UTC(2026, 10, 20, 9);

const aTire = (equipmentPosition: string, wheel: Partial<StoredTire['wheel']> = {}): StoredTire => ({
  equipmentPosition,
  wheel: {
    name: 'Nokian Hakkapeliitta R5',
    rimDiameter: 17,
    sectionWidth: 225,
    threadPattern: 'Friktion',
    threadDepth: 5.2,
    aspectRatio: 50,
    threadStatusId: THREAD_STATUS.good,
    threadStatusMessage: 'Bra',
    season: 'winter',
    isStudded: false,
    measurements: [
      { measuredOn: '2024-04-10', threadDepth: 7.4 },
      { measuredOn: '2025-04-11', threadDepth: 6.3 },
      { measuredOn: '2026-04-09', threadDepth: 5.2 },
    ],
    ...wheel,
  },
});
const worn = { threadDepth: 2.8, threadStatusId: THREAD_STATUS.replace, threadStatusMessage: 'Byt' };

export const aVehicle = (over: Partial<StoredVehicle> = {}): StoredVehicle => ({
  regNo: 'ABC123',
  name: 'Volvo V60 2021',
  brand: 'Volvo',
  brandCode: 'VO',
  model: 'V60',
  productId: 'P1',
  packageLevel: 'Bas',
  location: {
    locationName: 'Nordvik Bil Kista',
    departmentName: 'Däckhotell',
    erpId: '100120',
    phone: '08-465 004 01',
    email: 'kista@nordvik.example',
  },
  tires: [aTire('FL', worn), aTire('FR', worn), aTire('RL'), aTire('RR')],
  ...over,
});

export const CUSTOMER: TireHotelCustomer = {
  encryptedPhoneNumber: 'opaque-phone',
  obfuscatedPhoneNumber: '••• ••• •• 21',
  regNo: 'ABC123',
};
export const CODE = '4321';
export const validated = (over: Partial<Validated> = {}): Validated => ({
  status: 0,
  vehicles: [aVehicle()],
  secondsLeft: 900,
  secondsAtMost: 3_600,
  wantsReminder: false,
  ...over,
});
export const DAY = '2026-12-01';
export const TIME = '10:30';
export const DRAFT: TireContactDraft = {
  firstName: 'Anna',
  lastName: 'Ek',
  email: 'anna@example.com',
  phoneMobile: '0701740605',
  freeText: '',
};

export const aConfirmation = (
  { bookingDate, bookingStart, freeText, customer }: TireBookingRequest,
  id = 'B1',
): TireBookingConfirmation => ({
  bookingConfirmationId: id,
  appointmentTime: `${bookingDate}T${bookingStart || '08:00'}:00`,
  isFullDay: bookingStart === '',
  services: [{ name: 'Hjulskifte från däckhotellet' }],
  freeText,
  workshop: {
    name: 'Nordvik Bil Kista',
    address: 'Torggatan 1, Kista',
    email: 'kista@nordvik.example',
    phoneNumber: '08-465 004 01',
  },
  customerBase: customer,
  bookingNumber: 'FGHJKLMP',
  manageToken: `token-${id}`,
});
export const aHold = (over: Partial<Hold> = {}): Hold => ({
  departmentId: '1',
  timeSlot: `${DAY}T${TIME}:00`,
  isFullDay: false,
  expiresAt: '',
  secondsLeft: 600,
  extensionsLeft: 2,
  ...over,
});

/** A tire hotel where all goes well, for one visitor. */
export function kindTireHotel(): TireHotelPort & { isLoggedIn(): boolean; end(): void } {
  let isLoggedIn = false;
  return {
    isLoggedIn: () => isLoggedIn,
    end: () => {
      isLoggedIn = false;
    },
    session: async () => ok(isLoggedIn ? validated() : null),
    search: async () => ok(isLoggedIn ? validated() : CUSTOMER),
    sendCode: async () => ok({ authorizationToken: 'opaque-token', message: '', secondsToResend: 30 }),
    validate: async ({ code }) => {
      if (code !== CODE) return failed('TIRE_CODE_WRONG', { triesLeft: 4 });
      isLoggedIn = true;
      return ok(validated());
    },
    logOut: async () => {
      isLoggedIn = false;
      return ok(null);
    },
    days: async () => (isLoggedIn ? ok([DAY, '2026-12-02']) : failed('TIRE_SESSION_ENDED')),
    times: async () => (isLoggedIn ? ok(['09:00', TIME]) : failed('TIRE_SESSION_ENDED')),
    hold: async () => (isLoggedIn ? ok(aHold()) : failed('TIRE_SESSION_ENDED')),
    release: async () => ok(null),
    book: async ({ request }) => (isLoggedIn ? ok(aConfirmation(request)) : failed('TIRE_SESSION_ENDED')),
    review: async () => (isLoggedIn ? ok(null) : failed('TIRE_SESSION_ENDED')),
    wantReminder: async () => (isLoggedIn ? ok(null) : failed('TIRE_SESSION_ENDED')),
  };
}

const { searched, codeRequested, codeEntered, bookingOpened, dayChosen, timeChosen, contactSubmitted } =
  tireHotelActions;

/** What a visitor does, one after another, up to a step. */
export const THE_WAY = {
  login: [searched({ regNo: 'ABC123' })],
  validate: [codeRequested()],
  loggedIn: [codeEntered({ code: CODE })],
  choosingDay: [bookingOpened({ index: 0 })],
  choosingTime: [dayChosen({ day: DAY })],
  contact: [timeChosen({ time: TIME })],
  confirmed: [contactSubmitted(DRAFT)],
} as const;
type Stop = keyof typeof THE_WAY;
const STOPS = Object.keys(THE_WAY) as Stop[];

/** A state of the flow with what an earlier page of the visit saved. */
export const tireHotelIn = (value: TireHotelStep, over: Partial<TireHotelState> = {}): TireHotelState => ({
  ...initialTireHotel,
  flow: { value, entered: 3, refused: null },
  vehicles: [aVehicle()],
  car: { index: 0, name: 'Volvo V60 2021' },
  day: DAY,
  slot: { day: DAY, time: TIME },
  draft: DRAFT,
  ...over,
});

export interface VisitOptions {
  tireHotel?: Partial<TireHotelPort>;
  saved?: TireHotelState;
  session?: ReturnType<typeof fakeStorage>;
  path?: string;
}

/** A visitor on the page of the tire hotel; fake timers are the caller's. */
export async function aVisit({
  tireHotel = {},
  saved,
  session = fakeStorage(),
  path = '/dackhotell',
}: VisitOptions = {}) {
  const service = kindTireHotel();
  const address = fakeAddress(path);
  if (saved) session.write(STORAGE_KEY, encodeTireHotel(saved));
  const ports = fakePorts({
    clock: { now: () => Date.now() },
    address,
    session,
    tireHotel: { ...service, ...tireHotel },
    forms: { submit: async () => ok({ reference: 'R1', reply: null }) },
  });
  const run = runFeature(tireHotelFeature, { ports, state: { context: aContext() } });
  const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const does = async (...actions: Parameters<typeof run.dispatch>[0][]) => {
    for (const action of actions) {
      run.dispatch(action);
      await advance(0);
    }
  };
  await advance(0);
  return {
    ...run,
    service,
    address,
    session,
    advance,
    does,
    now: () => selectTireHotel(run.state() as RootState),
    /** Walks the good way up to this state. */
    goTo: async (stop: Stop, from: Stop = 'login') => {
      const way = STOPS.slice(STOPS.indexOf(from), STOPS.indexOf(stop) + 1);
      for (const one of way) await does(...THE_WAY[one]);
    },
    saved: () => session.read(STORAGE_KEY) ?? '',
    finish: async (expected: { refused?: string[]; errors?: number } = {}) => {
      run.leave();
      await run.end(expected);
    },
  };
}
