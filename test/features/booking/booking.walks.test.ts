import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { BookingRequest, ChosenSlot } from '@/domain/workshop/booking';
import { failed, ok, type Result } from '@/errors/result';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { selectBooking } from '@/features/booking/booking.selectors';
import type { BookingState } from '@/features/booking/booking.state';
import { bookingFlow } from '@/features/booking/booking.flow';
import { eventsOf } from '@/machine/cases';
import type { WorkshopPort } from '@/ports/workshop.port';
import type { RootState } from '@/store/rootState';
import { fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { ADDONS, aResponseTo, aSlot, DRAFT, LUND, SERVICES, SOLNA, VOLVO } from './bookingKit';

/** The long version: WALKS=10000. */
const WALKS = Number(process.env.WALKS ?? 120);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** What a call does next: answers, answers late, loses its answer after the work was done, breaks, or never comes. */
type Mood = 'well' | 'slow' | 'lost' | 'broken' | 'silent' | 'taken';
const moods = fc.constantFrom<Mood>('well', 'well', 'well', 'slow', 'lost', 'broken', 'silent', 'taken');

/**
 * A workshop service that keeps its promises (one booking a key, one visitor a time) over a network that keeps none.
 */
function hostileService(mood: () => Mood) {
  const bookings = new Map<string, { body: string; response: ReturnType<typeof aResponseTo> }>();
  const over = async <T>(work: () => Result<T>): Promise<Result<T>> => {
    const now = mood();
    if (now === 'silent') return new Promise(() => undefined);
    if (now === 'broken') return failed('UNAVAILABLE');
    const response = work();
    if (now === 'slow')
      await new Promise((resolve) => {
        setTimeout(resolve, 7_000);
      });
    return now === 'lost' ? failed('NETWORK_LOST') : response;
  };
  const taken = (): boolean => mood() === 'taken';
  const port: Partial<WorkshopPort> = {
    car: () => over(() => ok(VOLVO)),
    services: () => over(() => ok(SERVICES)),
    addons: () => over(() => ok(ADDONS)),
    prices: () => over(() => ok([])),
    hasBrand: () => over(() => ok(true)),
    workshops: () => over(() => ok({ workshops: [], cursor: null, more: false })),
    release: () => over(() => ok(null)),
    hold: (slot: ChosenSlot) =>
      over(() =>
        taken() ? failed('SLOT_TAKEN') : ok({ ...slot, expiresAt: '', secondsLeft: 600, extensionsLeft: 2 }),
      ),
    book: ({ request, key }: { request: BookingRequest; key: string }) =>
      over(() => {
        const body = JSON.stringify(request);
        const before = bookings.get(key);
        if (before) return before.body === body ? ok(before.response) : failed('KEY_REUSED');
        if (taken()) return failed('SLOT_TAKEN');
        const response = aResponseTo({ request }, `B${bookings.size + 1}`);
        bookings.set(key, { body, response });
        return ok(response);
      }),
  };
  return { port, bookings };
}

const actions: Readonly<Record<string, UnknownAction>> = {
  here: bookingActions.identified({ registrationNumber: 'ABC123', location: SOLNA }),
  there: bookingActions.identified({ registrationNumber: 'ABC123', location: LUND }),
  small: bookingActions.serviceToggled({ code: 'SMALL' }),
  oil: bookingActions.serviceToggled({ code: 'OIL' }),
  services: bookingActions.servicesChosen(),
  wash: bookingActions.addonToggled({ code: 'WASH' }),
  addons: bookingActions.addonsChosen(),
  skip: bookingActions.addonsSkipped(),
  first: bookingActions.slotChosen(aSlot(1)),
  second: bookingActions.slotChosen(aSlot(2, '2026-12-02T10:00:00')),
  confirm: bookingActions.slotConfirmed(),
  clear: bookingActions.slotCleared(),
  contact: bookingActions.contactSubmitted(DRAFT),
  other: bookingActions.contactSubmitted({ ...DRAFT, freeText: 'Ring först' }),
  retry: bookingActions.retried(),
  longer: bookingActions.holdRequested({ extend: true }),
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].map((step) => [`step${step}`, bookingActions.stepReopened({ step: step as 0 | 1 | 2 | 3 | 4 })]),
  ),
};
const names = Object.keys(actions);
/** What the page offers in a state: a person presses what is there. */
const offered = (state: BookingState, action: UnknownAction): boolean => {
  const event = action.type.replace('booking/', '');
  return event === 'holdAsked' || eventsOf(bookingFlow, state.flow.value).some((one) => one === event);
};

const move = fc.record({
  press: fc.constantFrom(...names),
  wait: fc.constantFrom(0, 0, 300, 5_000, 45_000, 601_000),
  reload: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
});

/** All that goes well from here, whatever was. */
const THE_GOOD_WAY = [
  'retry',
  'step0',
  'here',
  'step1',
  'small',
  'services',
  'skip',
  'addons',
  'step3',
  'first',
  'keep',
  'contact',
  'retry',
] as const;

describe('a visitor and a hostile service', () => {
  it(
    'J-12 never book twice, never confirm without a booking, never get stuck and never lose the draft',
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
            const begin = () =>
              runFeature(bookingFeature, {
                ports: fakePorts({ workshop: port, session }),
                state: { context: aContext() },
              });
            let visit = begin();
            const now = (): BookingState => selectBooking(visit.state() as RootState);
            const holds = () => {
              const { flow, confirmation, slot, hold } = now();
              expect(
                [
                  bookings.size > 1 && 'two bookings',
                  flow.value === 'confirmed' &&
                    JSON.stringify([...bookings.values()].map(({ response }) => response)) !==
                      JSON.stringify([confirmation?.response]) &&
                    'confirmed what is not booked',
                  confirmation &&
                    (confirmation.sent.request.departmentId !== confirmation.response.departmentId ||
                      confirmation.sent.request.timeSlot !== confirmation.response.timeSlot) &&
                    'confirmed another time',
                  (flow.value === 'contact' || flow.value === 'booking') && !slot && 'typing without a time',
                  hold && !slot && 'a hold of nothing',
                ].filter(Boolean),
              ).toEqual([]);
            };
            const press = async (name: string, wait: number) => {
              const action = actions[name] ?? { type: 'none' };
              const before = now();
              if (offered(before, action)) visit.dispatch(action);
              await advance(wait);
              expect(now().draft.firstName).toBe(before.draft.firstName || now().draft.firstName);
              holds();
            };
            await advance(0);
            for (const { press: name, wait, reload } of moves) {
              await press(name, wait);
              if (!reload) continue;
              visit.leave();
              visit = begin();
              await advance(0);
              holds();
            }
            calm = true;
            // A work that never answers ends by its own limit.
            await advance(120_000);
            for (let times = 0; times < 4 && now().flow.value !== 'confirmed'; times += 1)
              for (const name of THE_GOOD_WAY) await press(name, 100);
            await advance(120_000);
            expect(now().flow.value).toBe('confirmed');
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
