import type { HoldRequest } from '@/domain/workshop/booking';
import type { WorkshopsRequest } from '@/domain/workshop/workshops';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ErrorCode } from '@/errors/catalogue';
import { textKeyOf } from '@/errors/known';
import { failed, ok } from '@/errors/result';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { decodeBooking, encodeBooking, STORAGE_KEY, STORAGE_VERSION } from '@/features/booking/booking.persistence';
import { chosenSlotOf, selectBooking, selectProgress, selectOpenStep } from '@/features/booking/booking.selectors';
import type { BookingState } from '@/features/booking/booking.state';
import { initialBooking } from '@/features/booking/booking.state';
import { placesFeature } from '@/features/places/places.feature';
import { placesActions } from '@/features/places/places.slice';
import { sv } from '@/i18n/texts/sv';
import type { WorkshopPort } from '@/ports/workshop.port';
import type { RootState } from '@/store/rootState';
import { fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import {
  ADDONS,
  anOffer,
  anOffering,
  SMALL,
  aResponseTo,
  aSlot,
  aWorkshop,
  DRAFT,
  LUND,
  SERVICES,
  SOLNA,
  bookingIn,
  VOLVO,
} from './bookingKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A service where all goes well. */
const kind: Partial<WorkshopPort> = {
  car: async () => ok(VOLVO),
  services: async () => ok(SERVICES),
  addons: async () => ok(ADDONS),
  prices: async () => ok([]),
  hasBrand: async () => ok(true),
  workshops: async () => ok({ workshops: [], unable: [], cursor: null, more: false }),
  hold: async () => ok(null),
  release: async () => ok(null),
  book: async (sent) => ok(aResponseTo({ request: sent.request })),
};

function open(
  workshop: Partial<WorkshopPort> = {},
  { state, saved }: { state?: BookingState; saved?: BookingState } = {},
) {
  const session = fakeStorage(saved ? { [STORAGE_KEY]: encodeBooking(saved) } : {});
  const ports = fakePorts({ workshop: { ...kind, ...workshop }, session });
  const run = runFeature(bookingFeature, {
    ports,
    state: { context: aContext({ locale: 'en', language: 'en' }), ...(state && { booking: state }) },
  });
  const now = (): BookingState => selectBooking(run.state() as RootState);
  const does = async (...actions: UnknownAction[]) => {
    for (const action of actions) {
      run.dispatch(action);
      await advance(0);
    }
  };
  return { ...run, ports, session, now, does };
}
it('J-04 is stored after its own actions and a located place, not while a place is being typed', async () => {
  const written: string[] = [];
  const session = { ...fakeStorage(), write: (key: string) => written.push(key) > 0 };
  const run = runFeature(bookingFeature, { ports: fakePorts({ workshop: kind, session }), others: [placesFeature] });
  await advance(0);
  written.length = 0;
  run.dispatch(placesActions.queryChanged({ text: 'Lund' }));
  expect(written).toEqual([]);
  run.dispatch(placesActions.located({ place: LUND }));
  run.dispatch(bookingActions.registrationNumberEntered({ registrationNumber: 'ABC123' }));
  expect(written).toEqual([STORAGE_KEY, STORAGE_KEY]);
  await run.end({ refused: ['places: searching + located'] });
});

const identify = bookingActions.identified({ registrationNumber: 'ABC123', location: SOLNA });

describe('a booking', () => {
  it('J-08 goes from the car to the confirmation, and counts its steps', async () => {
    const visit = open();
    await visit.does(identify);
    expect(visit.now()).toMatchObject({
      flow: { value: 'choosingServices' },
      car: VOLVO,
      isAuthorised: true,
      reached: 1,
    });
    // The step of add-ons counts as soon as the car is known.
    expect(selectProgress(visit.state() as RootState)).toEqual({ n: 2, max: 5 });
    await visit.does(bookingActions.serviceToggled({ code: 'SMALL' }), bookingActions.servicesChosen());
    expect(selectProgress(visit.state() as RootState)).toEqual({ n: 3, max: 5 });
    await visit.does(bookingActions.addonsSkipped(), bookingActions.slotChosen(aSlot()));
    expect(visit.now()).toMatchObject({ flow: { value: 'contact' }, hold: null });
    await visit.does(bookingActions.contactSubmitted(DRAFT));
    expect(visit.now()).toMatchObject({
      flow: { value: 'confirmed' },
      confirmation: {
        response: { id: 'B1' },
        sent: {
          request: {
            mileage: 1,
            customer: { firstName: 'Anna' },
            serviceOfferingRequests: [{ kobraId: 'SMALL', unitsSelected: 1, userInput: '' }],
          },
        },
      },
    });
    visit.leave();
    await visit.end();
  });

  it('J-02 the first free time around the place is known before the car is', async () => {
    const requested: WorkshopsRequest[] = [];
    const visit = open({
      workshops: async (request) => {
        requested.push(request);
        const [distant, first] = [aWorkshop(1), aWorkshop(2)];
        const soon = { ...first.firstTimeSlot, localDate: '2026-11-24' };
        const far = { ...aWorkshop(3), distanceKm: 400, firstTimeSlot: { ...soon, localDate: '2026-11-23' } };
        return ok({ workshops: [distant, { ...first, firstTimeSlot: soon }, far], cursor: null, more: false });
      },
    });
    await visit.does(bookingActions.locationChosen({ location: SOLNA }));
    expect(requested).toEqual([
      { registrationNumber: '', codes: [], latitude: SOLNA.latitude, longitude: SOLNA.longitude },
    ]);
    expect(visit.now().firstNear).toMatchObject({
      placeId: SOLNA.placeId,
      siteName: aWorkshop(2).siteName,
      time: { localDate: '2026-11-24' },
    });
    visit.leave();
    await visit.end();
  });

  it('J-11 hands the number and the location of an unknown car to a form, next to what is filled in there', async () => {
    const visit = open({ car: async () => failed('VEHICLE_NOT_FOUND') });
    const filled = { verkstad: { brand: 'Saab', regno: 'OLD111' }, omdome: { message: 'Hej' } };
    visit.session.write('online-forms', JSON.stringify(filled));
    await visit.does(
      bookingActions.registrationNumberEntered({ registrationNumber: 'ZZZ999' }),
      bookingActions.locationChosen({ location: SOLNA }),
      bookingActions.identified({ registrationNumber: 'ZZZ999', location: SOLNA }),
      bookingActions.requestOpened({ formId: 'verkstad' }),
    );
    expect(JSON.parse(visit.session.read('online-forms') ?? '')).toEqual({
      verkstad: { brand: 'Saab', regno: 'ZZZ999', where: 'Solna' },
      omdome: { message: 'Hej' },
    });
    visit.leave();
    await visit.end();
  });

  it.each<[ErrorCode, Record<string, string>]>([
    ['REG_INVALID', {}],
    ['VEHICLE_NOT_FOUND', {}],
    ['BRAND_NOT_SUPPORTED', { brand: 'Tesla' }],
    ['LOOKUP_FAILED', {}],
    ['TOO_MANY_REQUESTS', {}],
  ])('J-11 shows the lookup error %s, and another number continues', async (code, actions) => {
    const visit = open({ car: async (number) => (number === 'XXX000' ? failed(code, actions) : ok(VOLVO)) });
    await visit.does(bookingActions.identified({ registrationNumber: 'XXX000', location: SOLNA }));
    expect(visit.now()).toMatchObject({ flow: { value: 'lookupFailed' }, error: { code, params: actions } });
    expect(textKeyOf(code, workshopErrors)).not.toBeNull();
    await visit.does(identify);
    expect(visit.now().flow.value).toBe('choosingServices');
    visit.leave();
    await visit.end();
  });

  it('J-11 a car of a brand that is booked elsewhere is an error with the brand’s name', async () => {
    const visit = open({ car: async () => ok({ ...VOLVO, brand: 'BMW', isSupported: false }) });
    await visit.does(identify);
    expect(visit.now().error).toEqual({ code: 'BRAND_BOOKS_ELSEWHERE', params: { brand: 'BMW' } });
    visit.leave();
    await visit.end();
  });

  it('J-11 has the texts of the catalogue verbatim', () => {
    const texts = (
      [
        'REG_INVALID',
        'VEHICLE_NOT_FOUND',
        'BRAND_NOT_SUPPORTED',
        'LOOKUP_FAILED',
        'SLOT_TAKEN',
        'SERVICES_FAILED',
        'WORKSHOPS_FAILED',
        'BRAND_NOT_AUTHORISED',
        'PRICES_FAILED',
      ] as const
    ).map((code) => {
      const key = textKeyOf(code, workshopErrors);
      return key && sv[key];
    });
    expect(texts).toEqual([
      'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt',
      'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
      'Vi kan inte erbjuda service för bilar av märket {brand}.',
      'Något gick fel, försök igen',
      'Tiden är inte tillgänglig, vänligen välj en annan tid',
      'Något gick fel, vänligen försök igen senare.',
      'Vi kan ej hitta några anläggningar som passar dig',
      'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster',
      'Pris saknas*',
    ]);
  });

  it.each([
    ['none', ok([])],
    ['a failure', failed('SERVICES_FAILED')],
  ] as const)('J-11 %s instead of services shows an error, and can be retried', async (_what, response) => {
    let broken = true;
    const visit = open({ services: async () => (broken ? response : ok(SERVICES)) });
    visit.dispatch(identify);
    await advance(20_000);
    expect(visit.now()).toMatchObject({ flow: { value: 'servicesFailed' }, error: { code: 'SERVICES_FAILED' } });
    broken = false;
    await visit.does(bookingActions.retried());
    expect(visit.now()).toMatchObject({ flow: { value: 'choosingServices' }, error: null });
    visit.leave();
    await visit.end();
  });

  it.each([
    ['none', ok([])],
    ['a failure', failed('ADDONS_FAILED')],
  ] as const)('J-04 %s instead of add-ons continues to the workshops', async (_what, response) => {
    const visit = open({ addons: async () => response });
    await visit.does(identify, bookingActions.serviceToggled({ code: 'SMALL' }), bookingActions.servicesChosen());
    expect(visit.now()).toMatchObject({ flow: { value: 'choosingTime' }, hasAddons: false, reached: 3 });
    visit.leave();
    await visit.end();
  });

  it.each([
    ['opens their step', ok(ADDONS), { flow: { value: 'choosingAddons' }, hasAddons: true, addonsMissing: false }],
    ['stays at the times', failed('ADDONS_FAILED'), { flow: { value: 'choosingTime' }, addonsMissing: true }],
    ['goes on where there are none', ok([]), { flow: { value: 'choosingTime' }, addonsMissing: false }],
  ] as const)('J-04 J-11 a retry of add-ons that failed to load %s', async (_what, response, expected) => {
    // The first look tells only whether there will be any.
    const responses = [failed('ADDONS_FAILED'), failed('ADDONS_FAILED'), response];
    const visit = open({ addons: async () => responses.shift() ?? response });
    await visit.does(identify, bookingActions.serviceToggled({ code: 'SMALL' }), bookingActions.servicesChosen());
    expect(visit.now()).toMatchObject({ flow: { value: 'choosingTime' }, addonsMissing: true });
    await visit.does(bookingActions.addonsRetried());
    expect(visit.now()).toMatchObject(expected);
    visit.leave();
    await visit.end();
  });

  it('J-04 J-11 a time chosen while add-ons are requested again is held', async () => {
    const responses = [1, 2].map(() => Promise.resolve(failed('ADDONS_FAILED')));
    const visit = open({ addons: () => responses.shift() ?? new Promise(() => undefined) });
    await visit.does(identify, bookingActions.serviceToggled({ code: 'SMALL' }), bookingActions.servicesChosen());
    await visit.does(bookingActions.addonsRetried());
    expect(selectOpenStep(visit.state() as RootState)).toBe(3);
    await visit.does(bookingActions.slotChosen(aSlot()));
    expect(visit.now().flow.value).toBe('contact');
    visit.leave();
    await visit.end();
  });

  it('J-11 a failed booking keeps the form, and the retry sends the same key', async () => {
    const keys: string[] = [];
    let broken = true;
    const visit = open(
      {
        book: async ({ key, request }) => {
          keys.push(key);
          return broken ? failed('BOOKING_FAILED') : ok(aResponseTo({ request }));
        },
      },
      { state: bookingIn() },
    );
    visit.dispatch(bookingActions.contactSubmitted(DRAFT));
    await advance(60_000);
    expect(visit.now()).toMatchObject({
      flow: { value: 'bookingFailed' },
      error: { code: 'BOOKING_FAILED' },
      draft: DRAFT,
      slot: aSlot(),
    });
    broken = false;
    await visit.does(bookingActions.retried());
    expect(visit.now().flow.value).toBe('confirmed');
    expect(new Set(keys).size).toBe(1);
    visit.leave();
    await visit.end();
  });

  it.each([
    ['hold', 'choosingTime', bookingActions.slotChosen(aSlot())],
    ['book', 'contact', bookingActions.contactSubmitted(DRAFT)],
  ] as const)('J-12 a slot that %s finds taken shows an error, and the form is kept', async (call, state, action) => {
    const visit = open({ [call]: async () => failed('SLOT_TAKEN') }, { state: bookingIn(state) });
    await visit.does(action);
    expect(visit.now()).toMatchObject({
      flow: { value: 'slotLost' },
      error: { code: 'SLOT_TAKEN' },
      lostSlot: aSlot(),
      slot: null,
      draft: DRAFT,
      chosen: [{ code: 'SMALL' }],
    });
    visit.leave();
    await visit.end();
  });

  it('J-07 the booking says in which language the page is: the messages are in it, too', async () => {
    const locales: unknown[] = [];
    const visit = open(
      {
        book: async ({ request, locale }) => {
          locales.push(locale);
          return ok(aResponseTo({ request }));
        },
      },
      { state: bookingIn() },
    );
    await visit.does(bookingActions.contactSubmitted(DRAFT));
    expect(locales).toEqual(['en']);
    visit.leave();
    await visit.end();
  });

  it('J-12 finds the booking whose response was lost, though the visitor changed the form meanwhile', async () => {
    let first: { key: string; body: string } | null = null;
    const visit = open(
      {
        book: async ({ key, request }) => {
          const body = JSON.stringify(request);
          if (!first) {
            first = { key, body };
            return failed('TIMED_OUT');
          }
          return first.body === body ? ok(aResponseTo({ request }, 'FIRST')) : failed('KEY_REUSED');
        },
      },
      { state: bookingIn() },
    );
    await visit.does(bookingActions.contactSubmitted(DRAFT));
    expect(visit.now().flow.value).toBe('bookingFailed');
    await visit.does(
      bookingActions.slotCleared(),
      bookingActions.slotChosen(aSlot(2, '2026-12-02T11:00:00')),
      bookingActions.contactSubmitted({ ...DRAFT, freeText: 'Ny lapp' }),
    );
    expect(visit.now()).toMatchObject({
      flow: { value: 'confirmed' },
      confirmation: {
        response: { id: 'FIRST', departmentId: '1' },
        sent: { slot: { workshop: { siteName: 'Verkstad 1' } } },
      },
    });
    visit.leave();
    await visit.end();
  });

  it.each([
    ['the time is held', 'holding', []],
    ['the step opens again', 'choosingServices', [bookingActions.stepReopened({ step: 4 })]],
  ] as const)('J-12 the key is made when the contact form opens: %s', async (_, state, actions) => {
    const visit = open({ hold: async () => ok(null) }, { state: bookingIn(state) });
    await visit.does(...actions);
    const key = visit.now().idempotencyKey;
    expect([visit.now().flow.value, key]).toEqual(['contact', expect.any(String)]);
    expect(decodeBooking(visit.session.entries.get(STORAGE_KEY) ?? null)?.idempotencyKey).toBe(key);
    visit.leave();
    await visit.end();
  });

  it('J-12 a tab that is copied while the form is open has the same key: both together are one booking', async () => {
    const booked = new Set<string>();
    const service: Partial<WorkshopPort> = {
      hold: async () => ok(null),
      book: async ({ key, request }) => {
        booked.add(key);
        return ok(aResponseTo({ request }, key));
      },
    };
    const first = open(service, { state: bookingIn('choosingTime') });
    await first.does(bookingActions.slotConfirmed());
    const copy = open(service, { state: first.now() });
    await first.does(bookingActions.contactSubmitted(DRAFT));
    await copy.does(bookingActions.contactSubmitted(DRAFT));
    expect(booked.size).toBe(1);
    for (const tab of [first, copy]) {
      tab.leave();
      await tab.end();
    }
  });

  it('J-12 a visit of the same car at an overlapping time is booked only once the visitor accepts', async () => {
    const accepted: (boolean | undefined)[] = [];
    const visit = open(
      {
        book: async ({ request }) => {
          accepted.push(request.allowOverlap);
          return request.allowOverlap
            ? ok(aResponseTo({ request }))
            : failed('VISIT_OVERLAPS', { timeSlot: '2026-12-01T10:30:00' });
        },
      },
      { state: bookingIn() },
    );
    await visit.does(bookingActions.contactSubmitted(DRAFT), bookingActions.contactSubmitted(DRAFT));
    expect(visit.now()).toMatchObject({ flow: { value: 'bookingFailed' }, error: { code: 'VISIT_OVERLAPS' } });
    await visit.does(bookingActions.retried());
    expect(visit.now().flow.value).toBe('confirmed');
    expect(accepted).toEqual([undefined, undefined, true]);
    visit.leave();
    await visit.end();
  });

  it('J-12 after a cancellation the next submit books again, with a key of its own', async () => {
    const keys: string[] = [];
    const visit = open(
      {
        book: async ({ key, request }) => {
          keys.push(key);
          return keys.length === 1 ? failed('BOOKING_CANCELLED') : ok(aResponseTo({ request }, key));
        },
      },
      { state: bookingIn('contact', { idempotencyKey: 'cancelled-by-its-link' }) },
    );
    await visit.does(bookingActions.contactSubmitted(DRAFT));
    expect(visit.now()).toMatchObject({ flow: { value: 'bookingFailed' }, error: { code: 'BOOKING_CANCELLED' } });
    await visit.does(bookingActions.retried());
    expect(visit.now().flow.value).toBe('confirmed');
    expect(keys).toEqual(['cancelled-by-its-link', expect.not.stringMatching('cancelled-by-its-link')]);
    visit.leave();
    await visit.end();
  });

  it('J-12 a duplicated tab that booked another slot shows an error, and the next submit books', async () => {
    const booked = new Map<string, string>();
    const service: Partial<WorkshopPort> = {
      book: async ({ key, request }) => {
        const body = JSON.stringify(request);
        if ((booked.get(key) ?? body) !== body) return failed('KEY_REUSED');
        booked.set(key, body);
        return ok(aResponseTo({ request }, key));
      },
    };
    const first = open(service, { state: bookingIn('contact', { idempotencyKey: 'of-both' }) });
    await first.does(bookingActions.contactSubmitted(DRAFT));
    const copy = open(service, {
      state: bookingIn('contact', { idempotencyKey: 'of-both', slot: aSlot(2, '2026-12-02T11:00:00') }),
    });
    await copy.does(bookingActions.contactSubmitted(DRAFT));
    expect(copy.now()).toMatchObject({ flow: { value: 'bookingFailed' }, error: { code: 'KEY_REUSED' }, draft: DRAFT });
    await copy.does(bookingActions.retried());
    expect(copy.now()).toMatchObject({
      flow: { value: 'confirmed' },
      confirmation: { response: { timeSlot: '2026-12-02T11:00:00' } },
    });
    expect([...booked.values()].map((body) => JSON.parse(body).timeSlot)).toEqual([
      '2026-12-01T10:00:00',
      '2026-12-02T11:00:00',
    ]);
    for (const tab of [first, copy]) {
      tab.leave();
      await tab.end();
    }
  });

  it('J-12 a response for another slot confirms nothing', async () => {
    const visit = open(
      {
        book: async () =>
          ok({
            id: 'X',
            bookingNumber: 'X',
            manageToken: 't',
            departmentId: '9',
            timeSlot: '2026-12-24T10:00:00',
            isFullDay: false,
          }),
      },
      { state: bookingIn() },
    );
    await visit.does(bookingActions.contactSubmitted(DRAFT));
    await advance(60_000);
    expect(visit.now()).toMatchObject({ flow: { value: 'bookingFailed' }, confirmation: null });
    visit.leave();
    await visit.end();
  });

  it('J-09 another car or location restarts the steps but keeps the contact draft; the same one continues', async () => {
    const counted: boolean[] = [];
    const visit = open(
      {
        addons: async () => {
          counted.push(visit.now().hasAddons);
          return ok(ADDONS);
        },
      },
      { state: bookingIn('identifying') },
    );
    await visit.does(identify);
    expect(visit.now().flow.value).toBe('contact');
    await visit.does(
      bookingActions.stepReopened({ step: 0 }),
      bookingActions.identified({ registrationNumber: 'ABC123', location: LUND }),
    );
    expect(visit.now()).toMatchObject({
      flow: { value: 'choosingServices' },
      chosen: [],
      slot: null,
      reached: 1,
      draft: DRAFT,
    });
    // Four steps again until the add-ons of this car are known (decision 12).
    expect([counted, visit.now().hasAddons]).toEqual([[false], true]);
    visit.leave();
    await visit.end();
  });

  it('J-12 a time is held for the work at its mileage, with its units', async () => {
    const requests: HoldRequest[] = [];
    const chosen = [SMALL, { ...SMALL, code: 'OIL', unit: 4 }];
    const visit = open(
      {
        hold: async (request) => {
          requests.push(request);
          return ok(null);
        },
      },
      { state: bookingIn('choosingTime', { slot: null, chosen, mileage: 6_500 }) },
    );
    await visit.does(bookingActions.slotChosen(aSlot()), bookingActions.holdRequested({ extend: true }));
    const work = {
      registrationNumber: 'ABC123',
      mileage: 6_500,
      serviceOfferingRequests: [
        { kobraId: 'SMALL', unitsSelected: 1 },
        { kobraId: 'OIL', unitsSelected: 4 },
      ],
    };
    const slot = { departmentId: '1', timeSlot: '2026-12-01T10:00:00', isFullDay: false };
    expect(requests).toEqual([
      { ...slot, work },
      { ...slot, work, extend: true },
    ]);
    visit.leave();
    await visit.end();
  });

  it('J-09 other services clear workshop and time, and release the held slot', async () => {
    const given: string[] = [];
    const visit = open(
      {
        release: async ({ timeSlot }) => {
          given.push(timeSlot);
          return ok(null);
        },
      },
      { state: bookingIn('contact', { hold: { until: 9e15, extensionsLeft: 2 } }) },
    );
    await visit.does(bookingActions.stepReopened({ step: 1 }), bookingActions.serviceToggled({ code: 'OIL' }));
    expect(visit.now()).toMatchObject({
      slot: null,
      hold: null,
      reached: 1,
      chosen: [{ code: 'SMALL' }, { code: 'OIL', unit: 2 }],
    });
    expect(given).toEqual(['2026-12-01T10:00:00']);
    visit.leave();
    await visit.end();
  });

  it('J-03 prices follow mileage and workshop; stale responses are dropped, and failed prices are unknown', async () => {
    const requested: string[] = [];
    let response: Awaited<ReturnType<WorkshopPort['prices']>> = ok([anOffer('SMALL', 1_500)]);
    const visit = open(
      {
        prices: async ({ mileage, departmentId }) => {
          requested.push(`${mileage}/${departmentId}`);
          return response;
        },
      },
      { state: bookingIn('choosingTime', { slot: null }) },
    );
    await visit.does(bookingActions.mileageEntered({ mileage: 4_500 }), bookingActions.slotChosen(aSlot()));
    expect(requested).toEqual(['4500/0', '4500/1']);
    expect(visit.now()).toMatchObject({ pricesStatus: 'loaded', chosen: [{ price: 1_500 }] });
    visit.dispatch(
      bookingActions.pricesLoaded({
        key: 'older',
        query: { registrationNumber: 'ABC123', mileage: 1, departmentId: '0', codes: ['SMALL'] },
        offers: [anOffer('SMALL', 1)],
      }),
    );
    expect(visit.now().chosen[0]?.price).toBe(1_500);
    response = failed('PRICES_FAILED');
    await visit.does(bookingActions.mileageEntered({ mileage: 9_000 }));
    await advance(20_000);
    expect(visit.now()).toMatchObject({ pricesStatus: 'failed', chosen: [{ price: null, priceKnown: false }] });
    visit.leave();
    await visit.end();
  });

  it.each<[string, UnknownAction[], 'mileage' | 'workshop' | undefined, number | undefined]>([
    ['a mileage', [bookingActions.mileageEntered({ mileage: 4_500 })], 'mileage', 1_000],
    ['a workshop', [bookingActions.slotChosen(aSlot())], 'workshop', 1_000],
    [
      'first a mileage, then a workshop',
      [bookingActions.mileageEntered({ mileage: 4_500 }), bookingActions.slotChosen(aSlot())],
      'workshop',
      1_100,
    ],
    [
      'a workshop that is left again',
      [bookingActions.slotChosen(aSlot()), bookingActions.slotCleared()],
      undefined,
      undefined,
    ],
    [
      'other services',
      [
        bookingActions.mileageEntered({ mileage: 4_500 }),
        bookingActions.stepReopened({ step: 1 }),
        bookingActions.serviceToggled({ code: 'OIL' }),
      ],
      undefined,
      undefined,
    ],
  ])('J-03 a sum that changes by %s is announced', async (_, actions, reason, known) => {
    const visit = open(
      {
        prices: async ({ mileage, departmentId, codes }) =>
          ok(codes.map((code) => anOffer(code, 1_000 + (mileage > 1 ? 100 : 0) + (departmentId === '0' ? 0 : 50)))),
      },
      { state: bookingIn('choosingTime', { slot: null }) },
    );
    for (const action of actions) await visit.does(action);
    expect([visit.now().sumChange?.reason, visit.now().sumChange?.before.known]).toEqual([reason, known]);
    visit.leave();
    await visit.end();
  });

  it('J-03 prices that come again after a failure explain nothing', async () => {
    let fails = true;
    const visit = open(
      { prices: async () => (fails ? failed('PRICES_FAILED') : ok([anOffer('SMALL', 1_250)])) },
      { state: bookingIn('choosingTime', { slot: null }) },
    );
    await visit.does(bookingActions.slotChosen(aSlot()));
    await advance(20_000);
    expect(visit.now()).toMatchObject({ pricesStatus: 'failed', chosen: [{ price: null, priceKind: 'fixed' }] });
    fails = false;
    await visit.does(bookingActions.pricesRetried());
    expect(visit.now()).toMatchObject({ pricesStatus: 'loaded', chosen: [{ price: 1_250 }], sumChange: null });
    visit.leave();
    await visit.end();
  });

  it('J-03 J-04 categories with nothing available for the car are not shown', async () => {
    const none = {
      name: 'Inget',
      icon: 'service',
      selectionType: null,
      offerings: [anOffering('NO', { isAvailable: false })],
    };
    const visit = open(
      { services: async () => ok([none, ...SERVICES]), addons: async () => ok([none, ...ADDONS]) },
      { state: bookingIn('servicesFailed', { services: null, addons: null, reached: 1, slot: null }) },
    );
    await visit.does(bookingActions.retried());
    expect(visit.now().services).toEqual(SERVICES);
    await visit.does(bookingActions.servicesChosen());
    expect(visit.now().addons).toEqual(ADDONS);
    visit.leave();
    await visit.end();
  });

  it('J-04 the step of add-ons is skipped when none is available', async () => {
    const none = {
      name: 'Inget',
      icon: 'service',
      selectionType: null,
      offerings: [anOffering('NO', { isAvailable: false })],
    };
    const visit = open(
      { addons: async () => ok([none]) },
      { state: bookingIn('choosingServices', { addons: null, reached: 1, slot: null }) },
    );
    await visit.does(bookingActions.servicesChosen());
    expect(visit.now()).toMatchObject({ flow: { value: 'choosingTime' }, hasAddons: false });
    visit.leave();
    await visit.end();
  });

  it.each([
    ['that ran out', true, 0],
    ['that was released', false, 1],
  ])('J-12 a hold %s before the visitor returns to the page', async (_, holdExpired, requests) => {
    let requested = 0;
    const visit = open(
      {
        hold: async () => {
          requested += 1;
          return ok(null);
        },
      },
      { state: bookingIn('contact', { hold: null, holdExpired }) },
    );
    await visit.does(bookingActions.entered());
    expect([requested, visit.now().holdExpired]).toEqual([requests, holdExpired]);
    visit.leave();
    await visit.end();
  });

  it.each<[string, UnknownAction[], Partial<BookingState>]>([
    ['another step', [bookingActions.stepReopened({ step: 1 })], { hold: null, holdExpired: true }],
    [
      'another time',
      [bookingActions.slotCleared(), bookingActions.slotChosen(aSlot(2, '2026-12-02T11:00:00'))],
      { hold: null, holdExpired: false },
    ],
  ])('J-12 the late response to holding again changes nothing for a visitor at %s', async (_, actions, expected) => {
    let respond = (): void => undefined;
    const visit = open(
      {
        hold: ({ timeSlot }) =>
          new Promise((resolve) => {
            if (timeSlot === aSlot().timeSlot)
              respond = () =>
                resolve(ok({ ...chosenSlotOf(aSlot()), expiresAt: '', secondsLeft: 600, extensionsLeft: 2 }));
            else resolve(ok(null));
          }),
      },
      { state: bookingIn('contact', { hold: null, holdExpired: true }) },
    );
    await visit.does(bookingActions.holdRequested({ extend: false }), ...actions);
    const before = visit.now();
    respond();
    await advance(0);
    expect(visit.now()).toEqual(before);
    expect(visit.now()).toMatchObject(expected);
    visit.leave();
    await visit.end();
  });

  it('J-05 a hold expires without losing the slot, and can be renewed', async () => {
    const extended: unknown[] = [];
    const visit = open(
      {
        hold: async (request) => {
          extended.push(request.extend);
          return ok({ ...request, expiresAt: '', secondsLeft: 600, extensionsLeft: 2 });
        },
      },
      { state: bookingIn('choosingTime', { slot: null }) },
    );
    await visit.does(bookingActions.slotChosen(aSlot()));
    expect(visit.now()).toMatchObject({ flow: { value: 'contact' }, hold: { extensionsLeft: 2 } });
    await visit.does(bookingActions.holdRequested({ extend: true }));
    await advance(600_000);
    expect(visit.now()).toMatchObject({ flow: { value: 'contact' }, hold: null, holdExpired: true, slot: aSlot() });
    await visit.does(bookingActions.holdRequested({ extend: false }));
    expect(visit.now()).toMatchObject({ holdExpired: false, hold: { extensionsLeft: 2 } });
    expect(extended).toEqual([undefined, true, undefined]);
    visit.leave();
    await visit.end();
  });
});

describe('a booking that lost the network', () => {
  it.each<[string, BookingState['flow']['value'], Partial<WorkshopPort>, UnknownAction, BookingState['flow']['value']]>(
    [
      ['the car', 'identifying', { car: async () => failed('NETWORK_LOST') }, identify, 'lookupFailed'],
      ['the services', 'identifying', { services: async () => failed('CODE_NOT_LOADED') }, identify, 'servicesFailed'],
    ],
  )('J-08 J-11 requests %s again when it is back', async (_, state, workshop, action, failedState) => {
    const given = { ...workshop };
    const visit = open(given, { state: bookingIn(state, { car: null, services: null }) });
    await visit.does(action);
    await advance(15_000);
    expect(visit.now().flow.value).toBe(failedState);
    Object.assign(visit.ports.workshop, kind);
    await visit.does(bookingActions.reconnected());
    expect(visit.now().flow.value).toBe('choosingServices');
    visit.leave();
    await visit.end();
  });

  it('J-11 does not repeat a request whose failure has another reason', async () => {
    let requests = 0;
    const visit = open(
      {
        car: async () => {
          requests += 1;
          return failed('VEHICLE_NOT_FOUND');
        },
      },
      { state: bookingIn('identifying') },
    );
    await visit.does(bookingActions.identified({ registrationNumber: 'ABC124', location: SOLNA }));
    await visit.does(bookingActions.reconnected());
    expect([requests, visit.now().flow.value]).toEqual([1, 'lookupFailed']);
    visit.leave();
    await visit.end();
  });

  it.each<[string, Partial<BookingState>, number]>([
    ['that ran out meanwhile is taken again', { hold: null, holdExpired: true }, 1],
    ['that could not be taken is taken', { hold: null }, 1],
    ['that ran out while the computer slept is taken again', { hold: { until: 1, extensionsLeft: 1 } }, 1],
    ['that still runs goes on', { hold: { until: 9e15, extensionsLeft: 1 } }, 0],
  ])('J-12 a hold %s', async (_, given, requests) => {
    let requested = 0;
    const visit = open(
      {
        hold: async (request) => {
          requested += 1;
          return ok({ ...request, expiresAt: '', secondsLeft: 600, extensionsLeft: 2 });
        },
      },
      { state: bookingIn('contact', given) },
    );
    await visit.does(bookingActions.reconnected());
    expect(requested).toBe(requests);
    expect(visit.now()).toMatchObject({ flow: { value: 'contact' }, holdExpired: false, draft: DRAFT });
    visit.leave();
    await visit.end();
  });

  it('J-03 requests prices that failed again', async () => {
    let isDown = true;
    const visit = open(
      { prices: async () => (isDown ? failed('NETWORK_LOST') : ok([anOffer('SMALL', 700)])) },
      { state: bookingIn('choosingServices', { chosen: [SMALL] }) },
    );
    await visit.does(bookingActions.mileageEntered({ mileage: 4_500 }));
    await advance(15_000);
    expect(visit.now()).toMatchObject({ pricesStatus: 'failed', chosen: [{ priceKnown: false }] });
    isDown = false;
    await visit.does(bookingActions.reconnected());
    expect(visit.now()).toMatchObject({ pricesStatus: 'loaded', chosen: [{ price: 700 }] });
    visit.leave();
    await visit.end();
  });

  it.each<[string, BookingState['flow']['value'], number]>([
    ['at the form', 'contact', 1],
    ['next to a booking that failed', 'bookingFailed', 1],
    ['not while another time is chosen', 'choosingTime', 0],
  ])('J-12 a time can be held again %s', async (_, state, requests) => {
    let requested = 0;
    const visit = open(
      {
        hold: async (request) => {
          requested += 1;
          return ok({ ...request, expiresAt: '', secondsLeft: 600, extensionsLeft: 2 });
        },
      },
      { state: bookingIn(state, { hold: null, holdExpired: true }) },
    );
    await visit.does(bookingActions.holdRequested({ extend: false }));
    expect(requested).toBe(requests);
    expect(visit.now()).toMatchObject({ flow: { value: state }, holdExpired: requests === 0 });
    visit.leave();
    await visit.end();
  });

  it('J-12 goes back to the times, with all that was entered, where another visitor has the slot', async () => {
    const visit = open(
      { hold: async () => failed('SLOT_TAKEN') },
      { state: bookingIn('contact', { hold: null, holdExpired: true }) },
    );
    await visit.does(bookingActions.reconnected());
    expect(visit.now()).toMatchObject({
      flow: { value: 'slotLost' },
      lostSlot: aSlot(),
      draft: DRAFT,
      chosen: [{ code: 'SMALL' }],
    });
    visit.leave();
    await visit.end();
  });

  it.each([
    ['keeps a hold that could not be extended', true, { hold: { until: 9e15, extensionsLeft: 1 }, holdExpired: false }],
    ['still offers to hold the time again', false, { hold: null, holdExpired: true }],
  ])('J-12 %s', async (_, extend, given) => {
    const visit = open({ hold: async () => failed('NETWORK_LOST') }, { state: bookingIn('contact', given) });
    await visit.does(bookingActions.holdRequested({ extend }));
    expect(visit.now()).toMatchObject(given);
    visit.leave();
    await visit.end();
  });
});

describe('a booking that is reloaded', () => {
  it.each<[BookingState['flow']['value'], BookingState['flow']['value']]>([
    ['identifying', 'identifying'],
    ['lookingUp', 'choosingServices'],
    ['lookupFailed', 'identifying'],
    ['loadingServices', 'choosingServices'],
    ['servicesFailed', 'choosingServices'],
    ['choosingServices', 'choosingServices'],
    ['loadingAddons', 'choosingAddons'],
    ['choosingAddons', 'choosingAddons'],
    ['choosingTime', 'choosingTime'],
    ['holding', 'contact'],
    ['contact', 'contact'],
    ['booking', 'confirmed'],
    ['bookingFailed', 'contact'],
  ])('J-08 in %s continues in %s, with all that was entered', async (was, state) => {
    const visit = open({}, { saved: bookingIn(was) });
    await advance(0);
    expect(visit.now()).toMatchObject({
      flow: { value: state },
      draft: DRAFT,
      chosen: [{ code: 'SMALL' }],
      form: { registrationNumber: 'ABC123' },
    });
    visit.leave();
    await visit.end();
  });

  it('J-08 in the add-ons shows their step from the start', async () => {
    const visit = open({ addons: () => new Promise(() => undefined) }, { saved: bookingIn('choosingAddons') });
    await advance(0);
    expect([visit.now().flow.value, selectOpenStep(visit.state() as RootState)]).toEqual(['loadingAddons', 2]);
    visit.leave();
    await visit.end();
  });

  it('J-08 in the middle of the booking sends the same request under the same key', async () => {
    const keys: string[] = [];
    const hang: Partial<WorkshopPort> = {
      book: ({ key }) => {
        keys.push(key);
        return new Promise(() => undefined);
      },
    };
    const visit = open(hang, { state: bookingIn() });
    await visit.does(bookingActions.contactSubmitted(DRAFT));
    const saved = decodeBooking(visit.session.entries.get(STORAGE_KEY) ?? null);
    expect(saved).toMatchObject({
      step: 'booking',
      idempotencyKey: keys[0],
      sent: [{ request: { registrationNumber: 'ABC123' } }],
    });
    visit.leave();
    const again = open(
      {
        book: async ({ key, request }) => {
          keys.push(key);
          return ok(aResponseTo({ request }));
        },
      },
      { saved: visit.now() },
    );
    await advance(0);
    expect(again.now().flow.value).toBe('confirmed');
    expect(again.now().sent).toHaveLength(1);
    expect(keys[1]).toBe(keys[0]);
    again.leave();
    await Promise.all([visit.end(), again.end()]);
  });

  it.each([
    '',
    'nonsense',
    '{}',
    '{"v":0}',
    JSON.stringify({ v: STORAGE_VERSION, step: 'contact' }),
    encodeBooking({ ...bookingIn('contact'), slot: null }),
  ])('J-08 ignores unusable stored text: %s', (text) => {
    expect(decodeBooking(text)).toBeNull();
  });

  it('J-07 a new booking removes the old one', async () => {
    const visit = open({}, { state: bookingIn() });
    await visit.does(bookingActions.contactSubmitted(DRAFT), bookingActions.restarted());
    expect(visit.now()).toMatchObject({ ...initialBooking, flow: { value: 'identifying' } });
    expect(visit.session.entries.has(STORAGE_KEY)).toBe(false);
    visit.leave();
    await visit.end();
  });
});
