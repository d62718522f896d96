import type { UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import type { Feature } from '@/effects/feature';
import { supervise } from '@/effects/supervise';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok } from '@/errors/result';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingFeature } from '@/features/booking/booking.feature';
import * as events from '@/features/booking/booking.events';
import type { BookingState } from '@/features/booking/booking.selectors';
import { bookingLinkFeature } from '@/features/bookingLink/bookingLink.feature';
import * as link from '@/features/bookingLink/bookingLink.events';
import { initialBookingLink } from '@/features/bookingLink/bookingLink.slice';
import { placesFeature } from '@/features/places/places.feature';
import * as places from '@/features/places/places.events';
import * as calendar from '@/features/workshops/calendar.events';
import * as workshops from '@/features/workshops/workshops.events';
import { workshopsFeature } from '@/features/workshops/workshops.feature';
import type { WorkshopPort } from '@/ports/workshop.port';
import { makeRoot, type StoreState } from '@/store/root';
import { fakeAddress, fakePorts, type FakePorts } from '@test/kit/fakePorts';
import { aBookingView, DAYS } from '../bookingLink/bookingLinkKit';
import { ADDONS, answerTo, aSlot, DRAFT, SERVICES, SOLNA, underWay, VOLVO } from './bookingKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A service where all goes well. */
const kind: Partial<WorkshopPort> = {
  car: async () => ok(VOLVO),
  services: async () => ok(SERVICES),
  addons: async () => ok(ADDONS),
  prices: async () => ok([]),
  hasBrand: async () => ok(true),
  timesFor: async () => ok(DAYS),
  hold: async (slot) => ok({ ...slot, expiresAt: '2026-11-23T12:00:00.000Z', secondsLeft: 600, extensionsLeft: 2 }),
  release: async () => ok(null),
  book: async (sent) => ok(answerTo({ request: sent.request })),
  see: async () => ok(aBookingView()),
};

interface Row {
  code: ErrorCode;
  feature: Feature;
  state?: Partial<Record<string, unknown>>;
  ports?: Parameters<typeof fakePorts>[0];
  /** What is asked of the service, and what it says instead of its failure. */
  call?: keyof WorkshopPort;
  answer?: unknown;
  /** What the visitor does. */
  does: UnknownAction;
  /** What the saga tells of it, and where the flow stands then. */
  told: { type: string };
  slice: string;
  ends: string;
  /** What the fact says, where it is one that good news have, too. */
  says?: object;
}

const at = (is: BookingState['flow']['value'], over: Partial<BookingState> = {}) => ({ booking: underWay(is, over) });
const aBooking = (
  call: keyof WorkshopPort,
  code: ErrorCode,
  is: BookingState['flow']['value'],
  does: UnknownAction,
  told: Row['told'],
  ends: BookingState['flow']['value'],
  answer?: unknown,
): Row => ({ code, feature: bookingFeature, state: at(is), call, answer, does, told, slice: 'booking', ends });
const number = (registrationNumber: string) => events.identified({ registrationNumber, place: SOLNA });
const aLink = (
  call: keyof WorkshopPort,
  code: ErrorCode,
  is: (typeof initialBookingLink)['flow']['value'],
  does: UnknownAction,
  told: Row['told'],
  ends: string,
): Row => ({
  code,
  feature: bookingLinkFeature,
  call,
  does,
  told,
  slice: 'bookingLink',
  ends,
  state: {
    bookingLink: {
      ...initialBookingLink,
      flow: { value: is, entered: 2, refused: null },
      token: 'a-token',
      booking: aBookingView(),
      wanted: { timeSlot: '2026-12-03T09:00:00', isFullDay: false },
    },
  },
});
const week = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] };

const rows: readonly Row[] = [
  aBooking('car', 'REG_INVALID', 'identifying', number('A'), events.lookupFailed, 'lookupFailed'),
  aBooking('car', 'VEHICLE_NOT_FOUND', 'identifying', number('ZZZ999'), events.lookupFailed, 'lookupFailed'),
  aBooking('car', 'BRAND_NOT_SUPPORTED', 'identifying', number('GHJ789'), events.lookupFailed, 'lookupFailed'),
  aBooking('car', 'BRAND_BOOKS_ELSEWHERE', 'identifying', number('BAVARO'), events.lookupFailed, 'lookupFailed', {
    ...VOLVO,
    brand: 'BMW',
    isSupported: false,
  }),
  aBooking('car', 'LOOKUP_FAILED', 'identifying', number('DEF456'), events.lookupFailed, 'lookupFailed'),
  {
    ...aBooking(
      'hasBrand',
      'BRAND_NOT_AUTHORISED',
      'identifying',
      number('GAMLA'),
      events.brandChecked,
      'choosingServices',
      false,
    ),
    says: { isAuthorised: false },
  },
  aBooking('services', 'SERVICES_FAILED', 'servicesFailed', events.retried(), events.servicesFailed, 'servicesFailed'),
  aBooking(
    'services',
    'SERVICES_FAILED',
    'servicesFailed',
    events.retried(),
    events.servicesFailed,
    'servicesFailed',
    [],
  ),
  aBooking('addons', 'ADDONS_FAILED', 'choosingServices', events.servicesChosen(), events.addonsFailed, 'choosingTime'),
  aBooking(
    'prices',
    'PRICES_FAILED',
    'choosingServices',
    events.mileageGiven({ mileage: 10 }),
    events.pricesFailed,
    'choosingServices',
  ),
  {
    ...aBooking('hold', 'HOLD_FAILED', 'choosingTime', events.slotChosen(aSlot()), events.held, 'contact'),
    says: { hold: null },
  },
  aBooking('hold', 'SLOT_TAKEN', 'choosingTime', events.slotChosen(aSlot()), events.slotLost, 'slotLost'),
  aBooking('book', 'SLOT_TAKEN', 'contact', events.contactGiven(DRAFT), events.slotLost, 'slotLost'),
  aBooking('book', 'BOOKING_FAILED', 'contact', events.contactGiven(DRAFT), events.bookingFailed, 'bookingFailed'),
  aBooking('book', 'KEY_REUSED', 'contact', events.contactGiven(DRAFT), events.bookingFailed, 'bookingFailed'),
  {
    code: 'WORKSHOPS_FAILED',
    feature: workshopsFeature,
    state: at('choosingTime', { slot: null }),
    call: 'workshops',
    does: workshops.sortChosen({ sort: 'nearest' }),
    told: workshops.streamFailed,
    slice: 'workshops',
    ends: 'streamFailed',
    ports: {
      streams: {
        open: (_path, { lost }) => {
          const timer = setTimeout(lost);
          return () => clearTimeout(timer);
        },
      },
    },
  },
  {
    code: 'TIMES_FAILED',
    feature: workshopsFeature,
    state: at('contact'),
    call: 'timeSlots',
    does: calendar.opened({ question: week, week: week.from }),
    told: calendar.daysFailed,
    slice: 'calendar',
    ends: 'failed',
  },
  {
    code: 'LOCATION_REFUSED',
    feature: placesFeature,
    ports: { position: { here: async () => failed('LOCATION_REFUSED') } },
    does: places.locationAsked(),
    told: places.locateFailed,
    slice: 'places',
    ends: 'locateFailed',
  },
  {
    code: 'PLACES_FAILED',
    feature: placesFeature,
    ports: { places: { find: async () => failed('PLACES_FAILED') } },
    does: places.typed({ text: 'Solna' }),
    told: places.findFailed,
    slice: 'places',
    ends: 'findFailed',
  },
  aLink('see', 'BOOKING_NOT_FOUND', 'missing', link.retried(), link.bookingMissed, 'missing'),
  aLink('see', 'BOOKING_UNREAD', 'missing', link.retried(), link.bookingMissed, 'missing'),
  aLink('timesFor', 'TIMES_FAILED', 'shown', link.timesAsked({ from: '2026-11-20' }), link.timesMissed, 'timesFailed'),
  aLink('move', 'SLOT_TAKEN', 'choosing', link.moveConfirmed(), link.moveFailed, 'choosing'),
  aLink('move', 'CHANGE_FAILED', 'choosing', link.moveConfirmed(), link.moveFailed, 'moveFailed'),
  aLink('move', 'BOOKING_LOCKED', 'choosing', link.moveConfirmed(), link.moveFailed, 'moveFailed'),
  aLink('cancel', 'CHANGE_FAILED', 'asking', link.cancelConfirmed(), link.cancelFailed, 'cancelFailed'),
];

/** The watch table in the library's own runner, until nothing waits any more. */
async function played({
  code,
  feature,
  state = {},
  ports = {},
  call,
  answer,
  does,
}: Row): Promise<{ actions: UnknownAction[]; state: StoreState }> {
  const given: FakePorts = fakePorts({
    address: fakeAddress('/a#a-token'),
    ...ports,
    workshop: { ...kind, ...(call && { [call]: async () => (answer === undefined ? failed(code) : ok(answer)) }) },
  });
  const root = makeRoot();
  for (const one of [bookingFeature, feature]) root.inject(one);
  const actions: UnknownAction[] = [];
  const reducer = (before: StoreState | undefined, action: UnknownAction): StoreState => {
    actions.push(action);
    return root.reducer(before, action);
  };
  const start: StoreState = { ...root.reducer(undefined, { type: 'test/started' }), ...state };
  const running = expectSaga(supervise, feature.watch, { name: feature.name })
    .provide({ getContext: () => given })
    .withReducer(reducer, start)
    .dispatch(does)
    .silentRun(120_000);
  await jest.advanceTimersByTimeAsync(120_001);
  const { storeState }: { storeState: StoreState } = (await running) as never;
  return { actions, state: storeState };
}

const isFlow = (value: unknown): value is { flow: { value: string } } =>
  typeof value === 'object' && value !== null && 'flow' in value;

describe('every row of the booking error catalogue, in a saga', () => {
  it.each(rows)('M-01 J-11 $code: $told.type, then $ends', async (row) => {
    const { actions, state } = await played(row);
    const told = actions.find(({ type }) => type === row.told.type);
    expect(told).toMatchObject({ type: row.told.type, ...(row.says && { payload: row.says }) });
    const slice = state[row.slice];
    expect(isFlow(slice) && slice.flow.value).toBe(row.ends);
    // Where the fact says why, it says this row.
    expect([undefined, row.code]).toContain(Reflect.get(Object(Reflect.get(Object(told?.payload), 'error')), 'code'));
  });

  it("M-01 J-11 has a case for each row but the map's, which is no saga's", () => {
    expect(Object.keys(workshopErrors).filter((code) => !rows.some((row) => row.code === code))).toEqual([
      'MAP_FAILED',
    ]);
  });
});
