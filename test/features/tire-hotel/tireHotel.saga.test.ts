import { expectSaga } from 'redux-saga-test-plan';
import type { ErrorCode } from '@/errors/catalogue';
import { tireHotelErrors } from '@/errors/entries/tireHotel.errors';
import { failed, ok } from '@/errors/result';
import { lookUp } from '@/features/tire-hotel/sagas/login.saga';
import { selectTireReview, selectTireRequest } from '@/features/tire-hotel/tireParts.selectors';
import { tireHotelActions } from '@/features/tire-hotel/tireHotel.slice';
import type { TireHotelStep } from '@/features/tire-hotel/tireHotel.state';
import { initialTireRequest, tireRequestActions } from '@/features/tire-hotel/tireRequest.slice';
import { tireReviewActions } from '@/features/tire-hotel/tireReview.slice';
import type { TireHotelPort } from '@/ports/tireHotel.port';
import type { RootState } from '@/store/rootState';
import { fails, fakePorts, fakeStorage, hangs, inSequence, returns } from '@test/kit/fakePorts';
import {
  aConfirmation,
  aHold,
  aVehicle,
  aVisit,
  CODE,
  CUSTOMER,
  DAY,
  DRAFT,
  NOW,
  THE_WAY,
  TIME,
  tireHotelIn,
  validated,
} from './tireHotelKit';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const stateOf = (visit: Awaited<ReturnType<typeof aVisit>>) => visit.state() as RootState;

describe('the way through the tire hotel', () => {
  it('K-01 leads from the number by the code to the tires, a time and the confirmation', async () => {
    const visit = await aVisit();
    const steps: TireHotelStep[] = [visit.now().flow.value];
    for (const stop of Object.keys(THE_WAY) as (keyof typeof THE_WAY)[]) {
      await visit.does(...THE_WAY[stop]);
      steps.push(visit.now().flow.value);
    }
    expect(steps).toEqual([
      'searching',
      'login',
      'validate',
      'loggedIn',
      'choosingDay',
      'choosingTime',
      'contact',
      'confirmed',
    ]);
    expect(visit.now()).toMatchObject({
      confirmation: { bookingConfirmationId: 'B1', customerBase: { firstName: 'Anna' } },
      hold: null,
      error: null,
    });
    await visit.finish();
  });

  it.each<[string, Partial<TireHotelPort>, keyof typeof THE_WAY]>([
    ['the search', { search: returns(validated()) }, 'login'],
    ['the request for a code', { sendCode: returns(validated()) }, 'validate'],
    ['the code', {}, 'loggedIn'],
  ])('K-01 jumps to the tires when %s answers that the visitor is logged in', async (_, tireHotel, stop) => {
    const visit = await aVisit({ tireHotel });
    await visit.goTo(stop);
    expect(visit.now()).toMatchObject({
      flow: { value: 'loggedIn' },
      vehicles: [{ regNo: 'ABC123' }],
      customer: null,
      credentials: null,
      code: '',
    });
    await visit.finish();
  });

  it('K-01 another status than 0 is not logged in', async () => {
    const visit = await aVisit({ tireHotel: { search: returns(validated({ status: 3 })) } });
    await visit.goTo('login');
    expect(visit.now()).toMatchObject({ flow: { value: 'searchFailed' }, error: { code: 'TIRE_HOTEL_FAILED' } });
    await visit.finish();
  });

  it('K-04 asks for the days from today + 3 days to today + 3 months, on the day of the workshop', async () => {
    const requests: unknown[] = [];
    // 23:30 in London is another day in Stockholm.
    jest.setSystemTime(Date.UTC(2026, 10, 27, 23, 30));
    const visit = await aVisit({
      saved: tireHotelIn('loggedIn', { slot: null, day: '' }),
      tireHotel: {
        session: returns(validated()),
        days: async (of) => {
          requests.push(of);
          // Another service lists days outside of the range, and some twice.
          return ok(['2026-11-29', '2026-12-02', '2026-12-01', '2026-12-01', '2027-03-01']);
        },
      },
    });
    await visit.does(tireHotelActions.bookingOpened({ index: 0 }));
    expect(requests).toEqual([{ regNo: 'ABC123', erpId: '100120', from: '2026-12-01', to: '2027-02-28' }]);
    expect(visit.now().days).toEqual(['2026-12-01', '2026-12-02']);
    await visit.finish();
  });

  it('K-04 a day without times leads to a booking without one: the workshop calls back', async () => {
    const sent: unknown[] = [];
    const visit = await aVisit({
      tireHotel: {
        times: returns([]),
        book: async ({ request }) => {
          sent.push(request);
          return ok(aConfirmation(request));
        },
      },
    });
    await visit.goTo('choosingTime');
    await visit.does(tireHotelActions.callbackChosen(), tireHotelActions.contactSubmitted(DRAFT));
    expect(sent).toEqual([
      {
        bookingDate: DAY,
        bookingStart: '',
        regNo: 'ABC123',
        freeText: '',
        customer: { firstName: 'Anna', lastName: 'Ek', email: 'anna@example.com', phoneMobile: '0701740605' },
      },
    ]);
    expect(visit.now().flow.value).toBe('confirmed');
    await visit.finish();
  });

  it('K-02 a code that the browser hands over is entered by itself; one that is no code is not', async () => {
    const visit = await aVisit();
    visit.ports.oneTimeCode.receive = async () => CODE;
    await visit.goTo('validate');
    expect(visit.now().flow.value).toBe('loggedIn');
    await visit.finish();
    const other = await aVisit();
    other.ports.oneTimeCode.receive = async () => '12 34 56';
    await other.goTo('validate');
    expect(other.now().flow.value).toBe('validate');
    await other.finish();
  });

  it('K-02 the next code may be sent when the server says so, also when too many were sent', async () => {
    const visit = await aVisit();
    await visit.goTo('validate');
    expect(visit.now().resendAt).toBe(Date.now() + 30_000);
    visit.ports.tireHotel.sendCode = fails('TOO_MANY_REQUESTS', { retryAfter: 600 });
    await visit.does(tireHotelActions.codeRequested());
    // The code that was sent before still counts.
    expect(visit.now()).toMatchObject({ flow: { value: 'resendFailed' }, resendAt: Date.now() + 600_000 });
    await visit.does(tireHotelActions.codeEntered({ code: CODE }));
    expect(visit.now().flow.value).toBe('loggedIn');
    await visit.finish();
  });
});

interface Row {
  code: ErrorCode;
  call: keyof TireHotelPort;
  stop: keyof typeof THE_WAY;
  failedIn: TireHotelStep;
  again: Parameters<Awaited<ReturnType<typeof aVisit>>['does']>;
  endsIn: TireHotelStep;
}
const rows: Row[] = [
  {
    code: 'TIRE_AGREEMENT_NOT_FOUND',
    call: 'search',
    stop: 'login',
    failedIn: 'searchFailed',
    again: [tireHotelActions.searched({ regNo: 'ABC123' })],
    endsIn: 'login',
  },
  {
    code: 'TIRE_HOTEL_FAILED',
    call: 'search',
    stop: 'login',
    failedIn: 'searchFailed',
    again: [tireHotelActions.retried()],
    endsIn: 'login',
  },
  {
    code: 'TOO_MANY_REQUESTS',
    call: 'search',
    stop: 'login',
    failedIn: 'searchFailed',
    again: [tireHotelActions.retried()],
    endsIn: 'login',
  },
  {
    code: 'TIRE_CODE_NOT_SENT',
    call: 'sendCode',
    stop: 'validate',
    failedIn: 'codeNotSent',
    again: [tireHotelActions.codeRequested()],
    endsIn: 'validate',
  },
  {
    code: 'TIRE_SEARCH_ENDED',
    call: 'sendCode',
    stop: 'validate',
    failedIn: 'codeNotSent',
    again: [tireHotelActions.stepReopened({ step: 0 }), tireHotelActions.searched({ regNo: 'ABC123' })],
    endsIn: 'login',
  },
  {
    code: 'TIRE_CODE_WRONG',
    call: 'validate',
    stop: 'loggedIn',
    failedIn: 'codeRefused',
    again: [tireHotelActions.codeEntered({ code: CODE })],
    endsIn: 'loggedIn',
  },
  {
    code: 'TIRE_CODE_ENDED',
    call: 'validate',
    stop: 'loggedIn',
    failedIn: 'codeRefused',
    again: [tireHotelActions.codeRequested(), tireHotelActions.codeEntered({ code: CODE })],
    endsIn: 'loggedIn',
  },
  {
    code: 'TIRE_DAYS_FAILED',
    call: 'days',
    stop: 'choosingDay',
    failedIn: 'daysFailed',
    again: [tireHotelActions.retried()],
    endsIn: 'choosingDay',
  },
  {
    code: 'TIRE_TIMES_FAILED',
    call: 'times',
    stop: 'choosingTime',
    failedIn: 'timesFailed',
    again: [tireHotelActions.retried()],
    endsIn: 'choosingTime',
  },
  {
    code: 'HOLD_FAILED',
    call: 'hold',
    stop: 'contact',
    failedIn: 'contact',
    again: [tireHotelActions.contactSubmitted(DRAFT)],
    endsIn: 'confirmed',
  },
  {
    code: 'TIRE_BOOKING_FAILED',
    call: 'book',
    stop: 'confirmed',
    failedIn: 'bookingFailed',
    again: [tireHotelActions.retried()],
    endsIn: 'confirmed',
  },
  {
    code: 'TIRE_ALREADY_BOOKED',
    call: 'book',
    stop: 'confirmed',
    failedIn: 'bookingFailed',
    again: [tireHotelActions.retried()],
    endsIn: 'confirmed',
  },
  {
    code: 'BOOKING_CANCELLED',
    call: 'book',
    stop: 'confirmed',
    failedIn: 'bookingFailed',
    again: [tireHotelActions.retried()],
    endsIn: 'confirmed',
  },
  {
    code: 'NETWORK_LOST',
    call: 'book',
    stop: 'confirmed',
    failedIn: 'bookingFailed',
    again: [tireHotelActions.contactSubmitted(DRAFT)],
    endsIn: 'confirmed',
  },
];

describe('the failures of the catalogue', () => {
  it.each(rows)(
    'K-01 $code of $call ends in $failedIn, and the visitor goes on',
    async ({ code, call, stop, failedIn, again, endsIn }) => {
      const visit = await aVisit({ tireHotel: { [call]: fails(code, { message: 'Så säger servern' }) } });
      await visit.goTo(stop);
      await visit.advance(10_000);
      expect(visit.now().flow.value).toBe(failedIn);
      const error = code === 'HOLD_FAILED' ? null : { code, params: { message: 'Så säger servern' } };
      expect(visit.now().error).toEqual(error);
      Object.assign(visit.ports.tireHotel, { [call]: visit.service[call] });
      await visit.does(...again);
      expect(visit.now()).toMatchObject({ flow: { value: endsIn }, error: null });
      await visit.finish();
    },
  );

  it('K-01 has a case for every row of the catalogue', () => {
    const tested = new Set<string>([...rows.map(({ code }) => code), 'TIRE_SESSION_ENDED', 'TIRE_REVIEW_FAILED']);
    expect(Object.keys(tireHotelErrors).filter((code) => !tested.has(code))).toEqual([]);
  });

  it('K-01 a search without an agreement is not repeated', () =>
    expectSaga(lookUp)
      .withState({ tireHotel: tireHotelIn('lookingUp', { regNo: 'ABC123' }) })
      .provide({
        getContext: (name, next) =>
          name === 'ports' ? fakePorts({ tireHotel: { search: fails('TIRE_AGREEMENT_NOT_FOUND') } }) : next(),
      })
      .returns(tireHotelActions.searchFailed({ error: { code: 'TIRE_AGREEMENT_NOT_FOUND', params: {} } }))
      .silentRun());

  it.each<[keyof TireHotelPort, keyof typeof THE_WAY, TireHotelStep, number]>([
    ['search', 'login', 'searchFailed', 15_000],
    ['sendCode', 'validate', 'codeNotSent', 20_000],
    ['validate', 'loggedIn', 'codeRefused', 20_000],
    ['days', 'choosingDay', 'daysFailed', 15_000],
    ['times', 'choosingTime', 'timesFailed', 15_000],
    ['hold', 'contact', 'contact', 6_000],
    ['book', 'confirmed', 'bookingFailed', 40_000],
  ])('K-01 a call of %s that never comes back ends by its own limit', async (call, stop, failedIn, limitMs) => {
    const visit = await aVisit({ tireHotel: { [call]: hangs() } });
    await visit.goTo(stop);
    await visit.advance(limitMs);
    expect(visit.now().flow.value).toBe(failedIn);
    await visit.finish();
  });

  it('K-04 a time that is taken shows the times that are free now, and says so', async () => {
    const visit = await aVisit({ tireHotel: { hold: inSequence(fails('SLOT_TAKEN'), returns(aHold())) } });
    await visit.goTo('contact');
    expect(visit.now()).toMatchObject({
      flow: { value: 'choosingTime' },
      day: DAY,
      slot: null,
      error: { code: 'SLOT_TAKEN' },
    });
    visit.ports.tireHotel.book = fails('SLOT_TAKEN');
    await visit.does(tireHotelActions.timeChosen({ time: '09:00' }), tireHotelActions.contactSubmitted(DRAFT));
    expect(visit.now()).toMatchObject({ flow: { value: 'choosingTime' }, draft: DRAFT, error: { code: 'SLOT_TAKEN' } });
    await visit.finish();
  });

  it('K-05 a rating that fails is sent again, and thanked for', async () => {
    const sent: unknown[] = [];
    const visit = await aVisit({ tireHotel: { review: fails('TIRE_REVIEW_FAILED') } });
    await visit.goTo('confirmed');
    await visit.does(tireReviewActions.starsChosen({ stars: 4 }), tireReviewActions.submitted({ comment: 'Snabbt' }));
    expect(selectTireReview(stateOf(visit))).toMatchObject({
      flow: { value: 'sendFailed' },
      comment: 'Snabbt',
      error: { code: 'TIRE_REVIEW_FAILED' },
    });
    visit.ports.tireHotel.review = async (review) => {
      sent.push(review);
      return ok(null);
    };
    await visit.does(tireReviewActions.retried());
    expect(sent).toEqual([{ rating: 4, comment: 'Snabbt', date: '2026-11-20' }]);
    expect(selectTireReview(stateOf(visit)).flow.value).toBe('sent');
    await visit.finish();
  });

  it('K-03 the request for new tires is a lead with the data of the agreement, sent once', async () => {
    const requests: unknown[] = [];
    const visit = await aVisit();
    visit.ports.forms.submit = async ({ formSubmissionId, values }) => {
      requests.push({ formSubmissionId, values });
      return requests.length < 2 ? failed('FORM_FAILED') : ok({ reference: 'R1', reply: null });
    };
    await visit.goTo('loggedIn');
    const draft = {
      ...initialTireRequest.draft,
      positions: ['FR', 'FL'],
      customerName: 'Anna Ek',
      customerPhone: '0701740605',
      customerEmail: 'anna@example.com',
    };
    await visit.does(
      tireRequestActions.opened({ index: 0, positions: ['FL', 'FR'] }),
      tireRequestActions.submitted({ draft, filledMs: 4_000 }),
    );
    await visit.advance(5_000);
    expect(selectTireRequest(stateOf(visit))).toMatchObject({ flow: { value: 'sent' }, receipt: { reference: 'R1' } });
    expect(requests[1]).toEqual(requests[0]);
    expect(requests[0]).toMatchObject({
      values: {
        erpId: '100120',
        regno: 'ABC123',
        car: 'Volvo V60 2021',
        dimension: '225/50 R17',
        currentTire: 'Nokian Hakkapeliitta R5',
        positions: ['FL', 'FR'],
        priority: 'advice',
      },
    });
    await visit.finish();
  });

  it('K-03 a reminder that can not be saved is shown as it was', async () => {
    const visit = await aVisit({ tireHotel: { wantReminder: fails('TIRE_HOTEL_FAILED') } });
    await visit.goTo('loggedIn');
    await visit.does(tireHotelActions.reminderChosen({ wanted: true }));
    expect(visit.now()).toMatchObject({ wantsReminder: false, reminder: 'failed' });
    visit.ports.tireHotel.wantReminder = returns(null);
    await visit.does(tireHotelActions.reminderChosen({ wanted: true }));
    expect(visit.now()).toMatchObject({ wantsReminder: true, reminder: 'idle' });
    await visit.finish();
  });
});

describe('the session of the tire hotel', () => {
  it.each<[keyof typeof THE_WAY, keyof TireHotelPort, TireHotelStep]>([
    ['choosingDay', 'days', 'choosingDay'],
    ['choosingTime', 'times', 'choosingTime'],
    ['contact', 'hold', 'contact'],
    ['confirmed', 'book', 'contact'],
  ])(
    'K-01 that ended before %s is told, and the visitor goes on there after logging in again',
    async (stop, _call, then) => {
      const visit = await aVisit();
      const before = (
        { choosingDay: 'loggedIn', choosingTime: 'choosingDay', contact: 'choosingTime', confirmed: 'contact' } as const
      )[stop as 'contact'];
      await visit.goTo(before);
      await visit.does(tireHotelActions.draftSaved(DRAFT));
      visit.service.end();
      await visit.goTo(stop, stop);
      expect(visit.now()).toMatchObject({ flow: { value: 'ended' }, vehicles: [], draft: DRAFT });
      await visit.does(tireHotelActions.loginRequested(), ...THE_WAY.validate, ...THE_WAY.loggedIn);
      expect(visit.now().flow.value).toBe(stop === 'confirmed' ? 'confirmed' : then);
      expect(visit.now().draft).toEqual(DRAFT);
      await visit.finish();
    },
  );

  it('K-01 says two minutes before its end that it ends, and goes on when the visitor stays', async () => {
    const visit = await aVisit();
    await visit.goTo('loggedIn');
    await visit.advance(780_000);
    expect(visit.now().endsSoon).toBe(true);
    await visit.does(tireHotelActions.stayRequested());
    expect(visit.now()).toMatchObject({ endsSoon: false, sessionUntil: Date.now() + 900_000 });
    visit.service.end();
    await visit.advance(905_000);
    expect(visit.now()).toMatchObject({ flow: { value: 'ended' }, vehicles: [] });
    await visit.finish();
  });

  it('K-01 ends an hour after it began, whatever the visitor does, and is announced before', async () => {
    const visit = await aVisit();
    visit.ports.tireHotel.validate = async (attempt) => {
      const result = await visit.service.validate(attempt);
      return result.ok ? ok({ ...result.value, secondsAtMost: 1_000 }) : result;
    };
    await visit.goTo('loggedIn');
    const end = Date.now() + 1_000_000;
    expect(visit.now()).toMatchObject({ sessionEnd: end, sessionUntil: end - 100_000 });
    await visit.advance(700_000);
    // Any request extends it, this one no further than to its end.
    await visit.does(tireHotelActions.reminderChosen({ wanted: true }));
    expect(visit.now()).toMatchObject({ sessionUntil: end, endsSoon: false });
    await visit.advance(190_000);
    expect(visit.now().endsSoon).toBe(true);
    // Neither does staying.
    visit.ports.tireHotel.session = returns(validated({ secondsLeft: 110, secondsAtMost: 110 }));
    await visit.does(tireHotelActions.stayRequested());
    expect(visit.now()).toMatchObject({ endsSoon: true, sessionUntil: visit.now().sessionEnd });
    visit.ports.tireHotel.session = returns(null);
    await visit.advance(115_000);
    expect(visit.now()).toMatchObject({ flow: { value: 'ended' }, vehicles: [] });
    await visit.finish();
  });

  it('K-01 another person who logs in after it finds nothing of the booking before', async () => {
    const visit = await aVisit();
    await visit.goTo('contact');
    visit.service.end();
    await visit.does(tireHotelActions.contactSubmitted({ ...DRAFT, freeText: 'Nyckeln i brevlådan' }));
    expect(visit.now().flow.value).toBe('ended');
    visit.ports.tireHotel.validate = returns(
      validated({ vehicles: [aVehicle({ regNo: 'DEF456', name: 'Kia Ceed 2020' })] }),
    );
    await visit.does(tireHotelActions.loginRequested(), ...THE_WAY.validate, ...THE_WAY.loggedIn);
    expect(visit.now()).toMatchObject({ flow: { value: 'loggedIn' }, car: null, slot: null, draft: { freeText: '' } });
    await visit.finish();
  });

  it.each<keyof typeof THE_WAY>(['loggedIn', 'choosingDay', 'choosingTime', 'contact', 'confirmed'])(
    'K-01 logging out from %s clears the page and the storage, and leads to the search',
    async (stop) => {
      const visit = await aVisit();
      await visit.goTo(stop);
      await visit.does(tireHotelActions.logOutRequested());
      expect(visit.service.isLoggedIn()).toBe(false);
      expect(visit.now()).toMatchObject({
        flow: { value: 'searching' },
        vehicles: [],
        draft: { firstName: '' },
        confirmation: null,
      });
      expect(visit.saved()).not.toMatch(/Anna|ABC123|V60|B1/);
      await visit.finish();
    },
  );

  it('K-01 a log-out that fails has cleared the page, and is tried again', async () => {
    const visit = await aVisit({ tireHotel: { logOut: fails('TIRE_HOTEL_FAILED') } });
    await visit.goTo('loggedIn');
    await visit.does(tireHotelActions.logOutRequested());
    expect(visit.now()).toMatchObject({ flow: { value: 'logOutFailed' }, vehicles: [] });
    visit.ports.tireHotel.logOut = returns(null);
    await visit.does(tireHotelActions.retried());
    expect(visit.now()).toMatchObject({ flow: { value: 'searching' }, error: null });
    await visit.finish();
  });
});

describe('a reload', () => {
  it.each<[keyof typeof THE_WAY, TireHotelStep]>([
    ['login', 'login'],
    // The token of the attempt is nowhere but in the memory of the page.
    ['validate', 'login'],
    ['loggedIn', 'loggedIn'],
    ['choosingDay', 'choosingDay'],
    ['choosingTime', 'choosingTime'],
    ['contact', 'contact'],
    ['confirmed', 'confirmed'],
  ])('K-01 in %s opens %s again, and the storage holds no code, token or opaque number', async (stop, then) => {
    const session = fakeStorage();
    const before = await aVisit({ session });
    await before.goTo(stop);
    await before.does(tireHotelActions.draftSaved({ ...DRAFT, freeText: 'Ring' }));
    for (const secret of ['opaque', 'token-', `"${CODE}"`, CUSTOMER.obfuscatedPhoneNumber])
      expect(before.saved()).not.toContain(secret);
    // The number is there until the session has it.
    expect(before.saved().includes('ABC123')).toBe(!before.service.isLoggedIn());
    await before.finish();
    const after = await aVisit({
      session,
      tireHotel: {
        session: async () => ok(before.service.isLoggedIn() ? validated() : null),
        days: before.service.days,
        times: before.service.times,
        hold: before.service.hold,
        book: before.service.book,
      },
    });
    expect(after.now().flow.value).toBe(then);
    expect(after.now().draft.freeText).toBe(before.now().draft.freeText);
    await after.finish();
  });

  it('K-04 while the booking is sent sends it again with its key, which is the same booking', async () => {
    const session = fakeStorage();
    const sent: { key: string; request: unknown }[] = [];
    const before = await aVisit({
      session,
      tireHotel: {
        book: async ({ key, request }) => {
          sent.push({ key, request });
          return new Promise(() => undefined);
        },
      },
    });
    await before.goTo('confirmed');
    expect(before.now().flow.value).toBe('booking');
    before.leave();
    const after = await aVisit({
      session,
      tireHotel: {
        session: returns(validated()),
        hold: returns(aHold()),
        book: async ({ key, request }) => {
          sent.push({ key, request });
          return ok(aConfirmation(request));
        },
      },
    });
    expect(after.now()).toMatchObject({ flow: { value: 'confirmed' }, confirmation: { bookingConfirmationId: 'B1' } });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    await after.finish();
  });

  it('K-04 a changed request after a lost response finds the booking that was made', async () => {
    const booked = new Map<string, string>();
    let isLost = true;
    const visit = await aVisit({
      tireHotel: {
        book: async ({ key, request }) => {
          const body = JSON.stringify(request);
          if (booked.has(key) && booked.get(key) !== body) return failed('KEY_REUSED');
          booked.set(key, body);
          return isLost ? failed('NETWORK_LOST') : ok(aConfirmation(request));
        },
      },
    });
    await visit.goTo('confirmed');
    await visit.advance(40_000);
    expect(visit.now().flow.value).toBe('bookingFailed');
    isLost = false;
    await visit.does(tireHotelActions.contactSubmitted({ ...DRAFT, freeText: 'Ring först' }));
    expect(visit.now()).toMatchObject({ flow: { value: 'confirmed' }, confirmation: { freeText: '' } });
    expect(booked.size).toBe(1);
    await visit.finish();
  });

  it('K-01 after the session ended, or with another car, or in a changed storage, begins where that leads', async () => {
    const ended = await aVisit({ saved: tireHotelIn('contact'), tireHotel: { session: returns(null) } });
    expect(ended.now()).toMatchObject({ flow: { value: 'ended' }, draft: DRAFT });
    await ended.finish();
    const offline = await aVisit({ saved: tireHotelIn('contact'), tireHotel: { session: fails('TIRE_HOTEL_FAILED') } });
    expect(offline.now().flow.value).toBe('checkFailed');
    offline.ports.tireHotel.session = returns(validated());
    offline.ports.tireHotel.hold = returns(aHold());
    await offline.does(tireHotelActions.retried());
    expect(offline.now().flow.value).toBe('contact');
    await offline.finish();
    for (const text of ['{', '{"v":1}', '{"v":0}', '[]']) {
      const visit = await aVisit({ session: fakeStorage({ 'tire-hotel': text }) });
      expect(visit.now().flow.value).toBe('searching');
      await visit.finish();
    }
  });
});

describe('the time that is held', () => {
  it('K-04 is extended, runs out and is held again, and is released when it is given up', async () => {
    const calls: string[] = [];
    const visit = await aVisit({
      tireHotel: {
        hold: async ({ timeSlot, extend }) => {
          calls.push(`${extend ? 'extend' : 'hold'} ${timeSlot}`);
          return ok(aHold({ extensionsLeft: extend ? 1 : 2 }));
        },
        release: async ({ timeSlot }) => {
          calls.push(`release ${timeSlot}`);
          return ok(null);
        },
      },
    });
    await visit.goTo('contact');
    expect(visit.now().hold).toEqual({ until: Date.now() + 600_000, extensionsLeft: 2 });
    await visit.does(tireHotelActions.holdRequested({ extend: true }));
    expect(visit.now().hold?.extensionsLeft).toBe(1);
    await visit.advance(600_000);
    expect(visit.now()).toMatchObject({ hold: null, holdExpired: true, slot: { time: TIME } });
    await visit.does(tireHotelActions.holdRequested({ extend: false }), tireHotelActions.timeCleared());
    expect(visit.now()).toMatchObject({ flow: { value: 'choosingTime' }, slot: null });
    const slot = `${DAY}T${TIME}:00`;
    expect(calls).toEqual([`hold ${slot}`, `extend ${slot}`, `hold ${slot}`, `release ${slot}`]);
    await visit.finish();
  });
});

describe('the steps in the history', () => {
  const here = (visit: Awaited<ReturnType<typeof aVisit>>) =>
    `${visit.now().flow.value} at ${visit.address.current().address}`;

  it('K-01 a step back opens the step before, and none leads into or out of the session', async () => {
    const visit = await aVisit();
    await visit.does(tireHotelActions.entered());
    await visit.goTo('validate');
    expect(here(visit)).toBe('validate at /dackhotell#steg-3');
    visit.address.back();
    await visit.advance(0);
    expect(here(visit)).toBe('login at /dackhotell#steg-2');
    visit.address.forward();
    await visit.advance(0);
    await visit.does(...THE_WAY.loggedIn);
    await visit.advance(2_000);
    expect(here(visit)).toBe('loggedIn at /dackhotell#steg-4');
    await visit.goTo('contact', 'choosingDay');
    expect(here(visit)).toBe('contact at /dackhotell#steg-6');
    visit.address.back();
    await visit.advance(2_000);
    expect(here(visit)).toBe('choosingTime at /dackhotell#steg-5');
    visit.address.back();
    await visit.advance(2_000);
    expect(here(visit)).toBe('loggedIn at /dackhotell#steg-4');
    await visit.goTo('confirmed', 'choosingDay');
    await visit.advance(2_000);
    expect(here(visit)).toBe('confirmed at /dackhotell#klar');
    expect(visit.address.entries.map(({ address }) => address).join(' ')).not.toMatch(/ABC123|token|4321/);
    await visit.finish();
  });
});
