import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Validated } from '@/domain/tire-hotel/customer';
import type { TireBookingConfirmation } from '@/domain/tire-hotel/tireBooking';
import { failed, ok, type Result } from '@/errors/result';
import { tireHotelFlow } from '@/features/tire-hotel/tireHotel.flow';
import { tireHotelActions } from '@/features/tire-hotel/tireHotel.slice';
import type { TireHotelState } from '@/features/tire-hotel/tireHotel.state';
import { eventsOf } from '@/machine/cases';
import type { TireHotelPort } from '@/ports/tireHotel.port';
import { fakeStorage } from '@test/kit/fakePorts';
import { aConfirmation, aHold, aVisit, CODE, CUSTOMER, DAY, DRAFT, NOW, TIME, validated } from './tireHotelKit';

/** The long version: WALKS=10000. */
const WALKS = Number(process.env.WALKS ?? 120);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/**
 * What a call does next: answers, answers late, loses its answer after the work was done, breaks, never comes, finds
 * the time taken, or the session ended.
 */
type Mood = 'well' | 'slow' | 'lost' | 'broken' | 'silent' | 'taken' | 'ended';
const moods = fc.constantFrom<Mood>(
  'well',
  'well',
  'well',
  'well',
  'slow',
  'lost',
  'broken',
  'silent',
  'taken',
  'ended',
);

/** A service that keeps its promises (one booking a key, wheels for those logged in) over a network that keeps none. */
function hostileService(mood: () => Mood) {
  const bookings = new Map<string, { body: string; response: TireBookingConfirmation }>();
  let isLoggedIn = false;
  const over = async <T>(work: () => Result<T>): Promise<Result<T>> => {
    const now = mood();
    if (now === 'ended') isLoggedIn = false;
    if (now === 'silent') return new Promise(() => undefined);
    if (now === 'broken') return failed('UNAVAILABLE');
    const response = work();
    if (now === 'slow')
      await new Promise((resolve) => {
        setTimeout(resolve, 7_000);
      });
    return now === 'lost' ? failed('NETWORK_LOST') : response;
  };
  const inSession = <T>(work: () => Result<T>) =>
    over((): Result<T> => (isLoggedIn ? work() : failed('TIRE_SESSION_ENDED')));
  const taken = (): boolean => mood() === 'taken';
  const state = (): Validated | null => (isLoggedIn ? validated() : null);
  const port: TireHotelPort = {
    session: () => over(() => ok(state())),
    search: () => over(() => ok(state() ?? CUSTOMER)),
    sendCode: () => over(() => ok(state() ?? { authorizationToken: 'opaque-token', message: '' })),
    validate: ({ code }) =>
      over(() => {
        if (code !== CODE) return failed('TIRE_CODE_WRONG', { triesLeft: 3 });
        isLoggedIn = true;
        return ok(validated());
      }),
    logOut: () =>
      over(() => {
        isLoggedIn = false;
        return ok(null);
      }),
    days: () => inSession(() => ok([DAY, '2026-12-02'])),
    times: ({ day }) => inSession(() => ok(day === DAY ? [TIME, '13:00'] : [])),
    hold: () => inSession(() => (taken() ? failed('SLOT_TAKEN') : ok(aHold()))),
    release: () => over(() => ok(null)),
    book: ({ request, key }) =>
      inSession(() => {
        const body = JSON.stringify(request);
        const before = bookings.get(key);
        if (before) return before.body === body ? ok(before.response) : failed('KEY_REUSED');
        if (taken()) return failed('SLOT_TAKEN');
        const response = aConfirmation(request, `B${bookings.size + 1}`);
        bookings.set(key, { body, response });
        return ok(response);
      }),
    review: () => inSession(() => ok(null)),
    wantReminder: () => inSession(() => ok(null)),
  };
  return { port, bookings };
}

const actions: Readonly<Record<string, UnknownAction>> = {
  search: tireHotelActions.searched({ regNo: 'ABC123' }),
  request: tireHotelActions.codeRequested(),
  wrong: tireHotelActions.codeEntered({ code: '0000' }),
  right: tireHotelActions.codeEntered({ code: CODE }),
  open: tireHotelActions.bookingOpened({ index: 0 }),
  day: tireHotelActions.dayChosen({ day: DAY }),
  quietDay: tireHotelActions.dayChosen({ day: '2026-12-02' }),
  time: tireHotelActions.timeChosen({ time: TIME }),
  callback: tireHotelActions.callbackChosen(),
  clear: tireHotelActions.timeCleared(),
  contact: tireHotelActions.contactSubmitted(DRAFT),
  other: tireHotelActions.contactSubmitted({ ...DRAFT, freeText: 'Ring först' }),
  retry: tireHotelActions.retried(),
  again: tireHotelActions.loginRequested(),
  longer: tireHotelActions.holdRequested({ extend: true }),
  stay: tireHotelActions.stayRequested(),
  reminder: tireHotelActions.reminderChosen({ wanted: true }),
  ...Object.fromEntries(
    ([0, 1, 2, 3, 4, 5] as const).map((step) => [`step${step}`, tireHotelActions.stepReopened({ step })]),
  ),
};
const names = Object.keys(actions);
const ANYWHERE: readonly string[] = ['holdRequested', 'stayRequested', 'reminderChosen'];
/** What the page offers in a state: a person presses what is there. */
const offered = ({ flow, vehicles, times }: TireHotelState, action: UnknownAction): boolean => {
  const event = action.type.replace('tireHotel/', '');
  if (ANYWHERE.includes(event)) return vehicles.length > 0;
  if (event === 'timeChosen' && !times?.includes(TIME)) return false;
  return eventsOf(tireHotelFlow, flow.value).some((one) => one === event);
};

const move = fc.record({
  press: fc.constantFrom(...names),
  wait: fc.constantFrom(0, 0, 300, 5_000, 45_000, 601_000, 901_000),
  reload: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
});

/** All that goes well from here, whatever was. */
const THE_GOOD_WAY = ['retry', 'again', 'search', 'request', 'right', 'open', 'day', 'time', 'contact'] as const;

describe('a visitor and a hostile tire hotel', () => {
  it(
    'K-01 never book twice, never show tires of an ended session, never get stuck, and never lose the draft',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(move, { minLength: 5, maxLength: 40 }),
          fc.array(moods, { minLength: 5, maxLength: 30 }),
          async (moves, weather) => {
            let index = 0;
            let calm = false;
            const { port, bookings } = hostileService(() =>
              calm ? 'well' : (weather[(index += 1) % weather.length] ?? 'well'),
            );
            const session = fakeStorage();
            const begin = () => aVisit({ tireHotel: port, session });
            let visit = await begin();
            const holds = () => {
              const { flow, confirmation, slot, hold, vehicles, credentials, code } = visit.now();
              const text = visit.saved();
              expect(
                [
                  bookings.size > 1 && 'two bookings',
                  flow.value === 'confirmed' &&
                    [...bookings.values()][0]?.response.bookingConfirmationId !== confirmation?.bookingConfirmationId &&
                    'confirmed what is not booked',
                  (flow.value === 'contact' || flow.value === 'booking') && !slot && 'typing without a time',
                  hold && !slot && 'a hold of nothing',
                  flow.value === 'ended' && vehicles.length > 0 && 'tires after the session',
                  vehicles.length > 0 && (credentials || code) && 'a code after it was used',
                  ['opaque', 'token-', `"${CODE}"`].filter((secret) => text.includes(secret)).join(),
                ].filter(Boolean),
              ).toEqual([]);
            };
            const press = async (name: string, wait: number) => {
              const action = actions[name] ?? { type: 'none' };
              const before = visit.now();
              if (offered(before, action)) visit.dispatch(action);
              await visit.advance(wait);
              const saved = before.draft.firstName;
              expect(visit.now().draft.firstName).toBe(saved || visit.now().draft.firstName);
              holds();
            };
            for (const { press: name, wait, reload } of moves) {
              await press(name, wait);
              if (!reload) continue;
              visit.leave();
              visit = await begin();
              holds();
            }
            calm = true;
            // A work that never answers ends by its own limit.
            await visit.advance(120_000);
            for (let times = 0; times < 4 && visit.now().flow.value !== 'confirmed'; times += 1)
              for (const name of THE_GOOD_WAY) await press(name, 100);
            await visit.advance(60_000);
            expect(visit.now().flow.value).toBe('confirmed');
            expect(visit.refused).toEqual([]);
            visit.leave();
          },
        ),
        { numRuns: WALKS },
      );
    },
    300_000 + WALKS * 200,
  );
});
