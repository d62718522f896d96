import type { UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import type { Feature } from '@/effects/feature';
import { supervise } from '@/effects/supervise';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok } from '@/errors/result';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import type { BookingState } from '@/features/booking/booking.state';
import { bookingLinkFeature } from '@/features/booking-link/bookingLink.feature';
import { bookingLinkActions, initialBookingLink } from '@/features/booking-link/bookingLink.slice';
import { placesFeature } from '@/features/places/places.feature';
import { placesActions } from '@/features/places/places.slice';
import { calendarActions } from '@/features/booking/calendar.slice';
import { workshopsActions } from '@/features/booking/workshops.slice';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import type { WorkshopPort } from '@/ports/workshop.port';
import { makeRoot, type StoreState } from '@/store/root';
import { fakeAddress, fakePorts, type FakePorts } from '@test/kit/fakePorts';
import { aContext } from '../../store/storeKit';
import { aBookingView, DAYS } from '../booking-link/bookingLinkKit';
import { ADDONS, aResponseTo, aSlot, DRAFT, SERVICES, SOLNA, bookingIn, VOLVO } from './bookingKit';
import { isObject } from '@/lib/guards';

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
  book: async (sent) => ok(aResponseTo({ request: sent.request })),
  see: async () => ok(aBookingView()),
};

interface Row {
  code: ErrorCode;
  feature: Feature;
  state?: Partial<Record<string, unknown>>;
  ports?: Parameters<typeof fakePorts>[0];
  /** The call of the service, and its response where that is not the failure of the entry. */
  call?: keyof WorkshopPort;
  response?: unknown;
  /** What the visitor does. */
  dispatch: UnknownAction;
  /** The action that the saga dispatches, and the flow's state after it. */
  action: { type: string };
  slice: string;
  ends: string;
  /** Payload of the action, where its type is used for successes, too. */
  payload?: object;
}

const stateIn = (state: BookingState['flow']['value'], over: Partial<BookingState> = {}) => ({
  booking: bookingIn(state, over),
});
const aBooking = (
  call: keyof WorkshopPort,
  code: ErrorCode,
  state: BookingState['flow']['value'],
  dispatch: UnknownAction,
  action: Row['action'],
  ends: BookingState['flow']['value'],
  response?: unknown,
): Row => ({
  code,
  feature: bookingFeature,
  state: stateIn(state),
  call,
  response,
  dispatch,
  action,
  slice: 'booking',
  ends,
});
const number = (registrationNumber: string) => bookingActions.identified({ registrationNumber, location: SOLNA });
const aLink = (
  call: keyof WorkshopPort,
  code: ErrorCode,
  state: (typeof initialBookingLink)['flow']['value'],
  dispatch: UnknownAction,
  action: Row['action'],
  ends: string,
): Row => ({
  code,
  feature: bookingLinkFeature,
  call,
  dispatch,
  action,
  slice: 'bookingLink',
  ends,
  state: {
    bookingLink: {
      ...initialBookingLink,
      flow: { value: state, entered: 2, refused: null },
      token: 'a-token',
      booking: aBookingView(),
      newTime: { timeSlot: '2026-12-03T09:00:00', isFullDay: false },
    },
  },
});
const week = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] };

const rows: readonly Row[] = [
  aBooking('car', 'REG_INVALID', 'identifying', number('A'), bookingActions.lookupFailed, 'lookupFailed'),
  aBooking('car', 'VEHICLE_NOT_FOUND', 'identifying', number('ZZZ999'), bookingActions.lookupFailed, 'lookupFailed'),
  aBooking('car', 'BRAND_NOT_SUPPORTED', 'identifying', number('GHJ789'), bookingActions.lookupFailed, 'lookupFailed'),
  aBooking(
    'car',
    'BRAND_BOOKS_ELSEWHERE',
    'identifying',
    number('BAVARO'),
    bookingActions.lookupFailed,
    'lookupFailed',
    {
      ...VOLVO,
      brand: 'BMW',
      isSupported: false,
    },
  ),
  aBooking('car', 'LOOKUP_FAILED', 'identifying', number('DEF456'), bookingActions.lookupFailed, 'lookupFailed'),
  {
    ...aBooking(
      'hasBrand',
      'BRAND_NOT_AUTHORISED',
      'identifying',
      number('GAMLA'),
      bookingActions.brandChecked,
      'choosingServices',
      false,
    ),
    payload: { isAuthorised: false },
  },
  aBooking(
    'services',
    'SERVICES_FAILED',
    'servicesFailed',
    bookingActions.retried(),
    bookingActions.servicesFailed,
    'servicesFailed',
  ),
  aBooking(
    'services',
    'SERVICES_FAILED',
    'servicesFailed',
    bookingActions.retried(),
    bookingActions.servicesFailed,
    'servicesFailed',
    [],
  ),
  aBooking(
    'addons',
    'ADDONS_FAILED',
    'choosingServices',
    bookingActions.servicesChosen(),
    bookingActions.addonsFailed,
    'choosingTime',
  ),
  aBooking(
    'prices',
    'PRICES_FAILED',
    'choosingServices',
    bookingActions.mileageEntered({ mileage: 10 }),
    bookingActions.pricesFailed,
    'choosingServices',
  ),
  {
    ...aBooking(
      'hold',
      'HOLD_FAILED',
      'choosingTime',
      bookingActions.slotChosen(aSlot()),
      bookingActions.slotHeld,
      'contact',
    ),
    payload: { hold: null },
  },
  aBooking(
    'hold',
    'SLOT_TAKEN',
    'choosingTime',
    bookingActions.slotChosen(aSlot()),
    bookingActions.slotLost,
    'slotLost',
  ),
  aBooking(
    'book',
    'SLOT_TAKEN',
    'contact',
    bookingActions.contactSubmitted(DRAFT),
    bookingActions.slotLost,
    'slotLost',
  ),
  aBooking(
    'book',
    'BOOKING_FAILED',
    'contact',
    bookingActions.contactSubmitted(DRAFT),
    bookingActions.bookingFailed,
    'bookingFailed',
  ),
  aBooking(
    'book',
    'VISIT_OVERLAPS',
    'contact',
    bookingActions.contactSubmitted(DRAFT),
    bookingActions.bookingFailed,
    'bookingFailed',
  ),
  aBooking(
    'book',
    'BOOKING_CANCELLED',
    'contact',
    bookingActions.contactSubmitted(DRAFT),
    bookingActions.bookingFailed,
    'bookingFailed',
  ),
  aBooking(
    'book',
    'KEY_REUSED',
    'contact',
    bookingActions.contactSubmitted(DRAFT),
    bookingActions.bookingFailed,
    'bookingFailed',
  ),
  {
    code: 'WORKSHOPS_FAILED',
    feature: workshopsFeature,
    state: stateIn('choosingTime', { slot: null }),
    call: 'workshops',
    dispatch: workshopsActions.sortChosen({ sort: 'nearest' }),
    action: workshopsActions.streamFailed,
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
    state: stateIn('contact'),
    call: 'timeSlots',
    dispatch: calendarActions.opened({ query: week, week: week.from }),
    action: calendarActions.daysFailed,
    slice: 'calendar',
    ends: 'failed',
  },
  {
    code: 'LOCATION_REFUSED',
    feature: placesFeature,
    ports: { position: { here: async () => failed('LOCATION_REFUSED') } },
    dispatch: placesActions.locationRequested(),
    action: placesActions.locateFailed,
    slice: 'places',
    ends: 'locateFailed',
  },
  {
    code: 'PLACES_FAILED',
    feature: placesFeature,
    ports: { places: { find: async () => failed('PLACES_FAILED') } },
    dispatch: placesActions.queryChanged({ text: 'Solna' }),
    action: placesActions.searchFailed,
    slice: 'places',
    ends: 'searchFailed',
  },
  aLink(
    'see',
    'BOOKING_NOT_FOUND',
    'loadFailed',
    bookingLinkActions.retried(),
    bookingLinkActions.loadFailed,
    'loadFailed',
  ),
  aLink(
    'see',
    'BOOKING_UNREAD',
    'loadFailed',
    bookingLinkActions.retried(),
    bookingLinkActions.loadFailed,
    'loadFailed',
  ),
  aLink(
    'timesFor',
    'TIMES_FAILED',
    'viewing',
    bookingLinkActions.timesRequested({ from: '2026-11-20' }),
    bookingLinkActions.timesFailed,
    'timesFailed',
  ),
  aLink(
    'move',
    'SLOT_TAKEN',
    'choosingTime',
    bookingLinkActions.moveConfirmed(),
    bookingLinkActions.moveFailed,
    'choosingTime',
  ),
  aLink(
    'move',
    'CHANGE_FAILED',
    'choosingTime',
    bookingLinkActions.moveConfirmed(),
    bookingLinkActions.moveFailed,
    'moveFailed',
  ),
  aLink(
    'move',
    'BOOKING_LOCKED',
    'choosingTime',
    bookingLinkActions.moveConfirmed(),
    bookingLinkActions.moveFailed,
    'moveFailed',
  ),
  aLink(
    'cancel',
    'CHANGE_FAILED',
    'confirmingCancel',
    bookingLinkActions.cancelConfirmed(),
    bookingLinkActions.cancelFailed,
    'cancelFailed',
  ),
];

/** The watch table in the library's own runner, until nothing waits any more. */
async function played({
  code,
  feature,
  state = {},
  ports = {},
  call,
  response,
  dispatch,
}: Row): Promise<{ actions: UnknownAction[]; state: StoreState }> {
  const given: FakePorts = fakePorts({
    address: fakeAddress(`/a#${'t'.repeat(43)}`),
    ...ports,
    workshop: { ...kind, ...(call && { [call]: async () => (response === undefined ? failed(code) : ok(response)) }) },
  });
  const root = makeRoot();
  for (const one of [bookingFeature, feature]) root.inject(one);
  const actions: UnknownAction[] = [];
  const reducer = (before: StoreState | undefined, action: UnknownAction): StoreState => {
    actions.push(action);
    return root.reducer(before, action);
  };
  const start: StoreState = {
    ...root.reducer(undefined, { type: 'test/started' }),
    context: aContext(),
    ...state,
  };
  const running = expectSaga(supervise, feature.watch, { name: feature.name })
    .provide({ getContext: () => given })
    .withReducer(reducer, start)
    .dispatch(dispatch)
    .silentRun(120_000);
  await jest.advanceTimersByTimeAsync(120_001);
  const { storeState }: { storeState: StoreState } = (await running) as never;
  return { actions, state: storeState };
}

const isFlow = (value: unknown): value is { flow: { value: string } } => isObject(value) && 'flow' in value;

describe('every entry of the booking error catalogue', () => {
  it.each(rows)('M-01 J-11 $code: $action.type, then $ends', async (row) => {
    const { actions, state } = await played(row);
    const action = actions.find(({ type }) => type === row.action.type);
    expect(action).toMatchObject({ type: row.action.type, ...(row.payload && { payload: row.payload }) });
    const slice = state[row.slice];
    expect(isFlow(slice) && slice.flow.value).toBe(row.ends);
    // Where the action carries an error, it is this entry.
    expect([undefined, row.code]).toContain(Reflect.get(Object(Reflect.get(Object(action?.payload), 'error')), 'code'));
  });

  it('M-01 J-11 has a case for each entry except that of the map, which has no saga', () => {
    expect(Object.keys(workshopErrors).filter((code) => !rows.some((row) => row.code === code))).toEqual([
      'MAP_FAILED',
    ]);
  });
});
