import type { UnknownAction } from '@reduxjs/toolkit';
import type { Validated } from '@/domain/tire-hotel/customer';
import { failed, ok } from '@/errors/result';
import { tireHotelFeature } from '@/features/tire-hotel/tireHotel.feature';
import { encodeTireHotel, STORAGE_KEY } from '@/features/tire-hotel/tireHotel.persistence';
import { selectTireHotel } from '@/features/tire-hotel/tireHotel.selectors';
import { tireHotelActions } from '@/features/tire-hotel/tireHotel.slice';
import type { TireContactDraft, TireHotelState, TireHotelStep } from '@/features/tire-hotel/tireHotel.state';
import { initialTireRequest, tireRequestActions } from '@/features/tire-hotel/tireRequest.slice';
import { tireReviewActions } from '@/features/tire-hotel/tireReview.slice';
import type { TireHotelPort } from '@/ports/tireHotel.port';
import { pageShown } from '@/store/context';
import { createRecorder } from '@/store/recorder';
import type { Recording } from '@/store/recording';
import type { RootState } from '@/store/rootState';
import { makeStore } from '@/store/store';
import { fails, fakePorts, hangs, inSequence, returns } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { aConfirmation, aHold, aVehicle, DAY, kindTireHotel, NOW, TIME, tireHotelIn } from './tireHotelKit';

/** When every recorded visit began. */
export const BEGAN = NOW;
const PATH = '/dack-och-biltillbehor/dackhotell';

/** An invented customer: texts that occur nowhere else, so that one of them in a recording is a leak. */
const PLATE = 'BILEN1';
const CODE = '8365';
const VISITOR: TireContactDraft = {
  firstName: 'Tyra',
  lastName: 'Lönnqvist',
  email: 'tyra.lonnqvist@example.com',
  phoneMobile: '0701740607',
  freeText: 'Nyckeln ligger i brevlådan',
};
const CAR = aVehicle({ regNo: PLATE, name: 'Volkswagen ID.4 2023', productId: 'PX-778812' });
const VALIDATED: Validated = {
  status: 0,
  vehicles: [CAR],
  secondsLeft: 900,
  secondsAtMost: 3_600,
  wantsReminder: false,
};
const CUSTOMER = {
  encryptedPhoneNumber: 'sealed-5531',
  obfuscatedPhoneNumber: '••• ••• •• 07',
  regNo: PLATE,
};
const TOKEN = 'attempt-9914';
const COMMENT = 'Kaffet var kallt';

/** All that a recording of these visits must not hold. */
export const SECRETS: readonly string[] = [
  ...Object.values(VISITOR),
  ...Object.values(CUSTOMER),
  // As a value: times have such digits, too.
  `"${CODE}"`,
  '"0000"',
  TOKEN,
  COMMENT,
  CAR.name,
  CAR.productId,
  'token-B1',
  'id-00000001',
  '08-465',
];

/** A service where all goes well. */
const kind = (): TireHotelPort => ({
  ...kindTireHotel(),
  session: returns(null),
  search: returns(CUSTOMER),
  sendCode: returns({ authorizationToken: TOKEN, message: '', secondsToResend: 30 }),
  validate: returns(VALIDATED),
  days: returns([DAY, '2026-12-02']),
  times: returns(['09:00', TIME]),
  hold: returns(aHold()),
  book: async ({ request }) => ok(aConfirmation(request)),
  review: returns(null),
  wantReminder: returns(null),
});

interface Visit {
  /** One after another, each with the half second in which a person does the next. */
  dispatch(...actions: UnknownAction[]): Promise<void>;
  advance(ms: number): Promise<void>;
  /** From the search to the tires. */
  logIn(): Promise<void>;
  /** From the tires to the form. */
  choose(): Promise<void>;
  expectError(code: string): void;
  /** From now on calls go so. */
  service(calls: Partial<TireHotelPort>): void;
}

interface Scenario {
  /** The calls that go otherwise than well. */
  calls?: () => Partial<TireHotelPort>;
  /** What an earlier page of the visit left in the session storage. */
  saved?: TireHotelState;
  ends: TireHotelStep;
  run(visit: Visit): Promise<void>;
}

const { searched, codeRequested, codeEntered, retried, bookingOpened, dayChosen, timeChosen } = tireHotelActions;
const submitted = tireHotelActions.contactSubmitted(VISITOR);
const search = searched({ regNo: PLATE });
const enter = codeEntered({ code: CODE });

/** The recorded visits, by the names of their files in test/recordings. */
export const tireHotelVisits: Readonly<Record<string, Scenario>> = {
  'tire-hotel-good-way': {
    ends: 'confirmed',
    async run({ dispatch, logIn, choose }) {
      await logIn();
      const draft = {
        ...initialTireRequest.draft,
        positions: ['FL', 'FR'],
        customerName: VISITOR.firstName,
        customerPhone: VISITOR.phoneMobile,
        customerEmail: VISITOR.email,
      };
      await dispatch(
        tireHotelActions.reminderChosen({ wanted: true }),
        tireRequestActions.opened({ index: 0, positions: ['FL', 'FR'] }),
        tireRequestActions.draftSaved({ draft }),
        tireRequestActions.submitted({ draft, filledMs: 9_000 }),
        tireRequestActions.retried(),
        tireRequestActions.closed(),
      );
      await choose();
      await dispatch(
        tireHotelActions.draftSaved(VISITOR),
        tireHotelActions.holdRequested({ extend: true }),
        submitted,
        tireReviewActions.starsChosen({ stars: 4 }),
        tireReviewActions.submitted({ comment: COMMENT }),
      );
    },
  },
  'tire-hotel-no-agreement': {
    ends: 'login',
    calls: () => ({
      search: inSequence(fails('TIRE_AGREEMENT_NOT_FOUND'), fails('TOO_MANY_REQUESTS'), returns(CUSTOMER)),
    }),
    async run({ dispatch, expectError }) {
      await dispatch(search);
      expectError('TIRE_AGREEMENT_NOT_FOUND');
      await dispatch(search);
      expectError('TOO_MANY_REQUESTS');
      await dispatch(retried());
    },
  },
  'tire-hotel-codes-refused': {
    ends: 'loggedIn',
    calls: () => ({
      sendCode: inSequence(
        fails('TIRE_CODE_NOT_SENT'),
        returns({ authorizationToken: TOKEN, message: '' }),
        fails('TOO_MANY_REQUESTS', { retryAfter: 600 }),
      ),
      validate: inSequence(fails('TIRE_CODE_WRONG', { triesLeft: 4 }), fails('TIRE_CODE_ENDED'), returns(VALIDATED)),
    }),
    async run({ dispatch, expectError }) {
      await dispatch(search, codeRequested());
      expectError('TIRE_CODE_NOT_SENT');
      await dispatch(codeRequested(), codeEntered({ code: '0000' }));
      expectError('TIRE_CODE_WRONG');
      await dispatch(enter);
      expectError('TIRE_CODE_ENDED');
      await dispatch(codeRequested());
      expectError('TOO_MANY_REQUESTS');
      await dispatch(tireHotelActions.stepReopened({ step: 1 }), tireHotelActions.stepReopened({ step: 2 }), enter);
    },
  },
  'tire-hotel-logged-in-already': {
    ends: 'searching',
    calls: () => ({ search: returns(VALIDATED), logOut: returns(null), days: returns([]) }),
    async run({ dispatch }) {
      await dispatch(search, bookingOpened({ index: 0 }), tireHotelActions.logOutRequested());
    },
  },
  'tire-hotel-times-fail': {
    ends: 'confirmed',
    calls: () => ({
      wantReminder: fails('TIRE_HOTEL_FAILED'),
      days: fails('TIRE_DAYS_FAILED'),
      times: fails('TIRE_TIMES_FAILED'),
    }),
    async run({ dispatch, advance, logIn, expectError, service }) {
      await logIn();
      await dispatch(tireHotelActions.reminderChosen({ wanted: true }), bookingOpened({ index: 0 }));
      await advance(5_000);
      expectError('TIRE_DAYS_FAILED');
      service({ days: returns([DAY]) });
      await dispatch(retried(), dayChosen({ day: DAY }));
      await advance(5_000);
      expectError('TIRE_TIMES_FAILED');
      service({ times: returns([]) });
      await dispatch(retried(), tireHotelActions.callbackChosen(), submitted);
    },
  },
  'tire-hotel-time-lost': {
    ends: 'confirmed',
    calls: () => ({
      hold: inSequence(fails('SLOT_TAKEN'), returns(null)),
      book: inSequence(fails('SLOT_TAKEN'), hangs()),
    }),
    async run({ dispatch, advance, logIn, choose, expectError, service }) {
      await logIn();
      await choose();
      expectError('SLOT_TAKEN');
      await dispatch(timeChosen({ time: '09:00' }), submitted);
      expectError('SLOT_TAKEN');
      await dispatch(timeChosen({ time: TIME }), submitted);
      await advance(45_000);
      expectError('TIMED_OUT');
      service({ book: async ({ request }) => ok(aConfirmation(request)) });
      await dispatch(retried());
    },
  },
  'tire-hotel-session-ended': {
    ends: 'confirmed',
    async run({ dispatch, advance, logIn, choose, service }) {
      await logIn();
      await choose();
      await dispatch(tireHotelActions.draftSaved(VISITOR));
      await advance(600_000);
      await advance(190_000);
      service({ session: returns(VALIDATED), book: async () => failed('TIRE_SESSION_ENDED') });
      await dispatch(tireHotelActions.stayRequested(), submitted);
      service({ book: async ({ request }) => ok(aConfirmation(request)) });
      await dispatch(tireHotelActions.loginRequested(), codeRequested(), enter, submitted);
    },
  },
  'tire-hotel-reloaded': {
    ends: 'confirmed',
    saved: tireHotelIn('booking', {
      car: { index: 0, name: CAR.name },
      draft: VISITOR,
      holdExpired: true,
      idempotencyKey: 'id-00000001',
      sent: [
        {
          bookingDate: DAY,
          bookingStart: TIME,
          freeText: VISITOR.freeText,
          customer: {
            firstName: VISITOR.firstName,
            lastName: VISITOR.lastName,
            email: VISITOR.email,
            phoneMobile: VISITOR.phoneMobile,
          },
        },
      ],
    }),
    calls: () => ({ session: returns(VALIDATED), review: fails('TIRE_REVIEW_FAILED') }),
    async run({ dispatch }) {
      await dispatch(tireReviewActions.starsChosen({ stars: 5 }), tireReviewActions.submitted({ comment: COMMENT }));
    },
  },
};

/** Takes the visit on the real store with its real sagas and the real recorder; fake timers are the caller's. */
export async function recorded({ calls, saved, run }: Scenario): Promise<Recording> {
  const clock = { now: () => Date.now() };
  const ports = fakePorts({
    clock,
    tireHotel: { ...kind(), ...calls?.() },
    forms: { submit: fails('FORM_ID_REUSED') },
  });
  if (saved) ports.session.write(STORAGE_KEY, encodeTireHotel(saved));
  const host = makeStore({
    side: 'browser',
    ports,
    page: aPage('page-1', {}, { path: PATH }),
    recorder: createRecorder({ build: 'recorded', clock }),
  });
  const letGo = host.attach(tireHotelFeature);
  const advance = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
  };
  const dispatch = async (...actions: UnknownAction[]) => {
    for (const action of actions) {
      host.store.dispatch(action);
      await advance(500);
    }
  };
  await dispatch(pageShown({ path: PATH, first: true }), tireHotelActions.entered());
  await run({
    dispatch,
    advance,
    logIn: () => dispatch(search, codeRequested(), enter),
    choose: () => dispatch(bookingOpened({ index: 0 }), dayChosen({ day: DAY }), timeChosen({ time: TIME })),
    service: (change) => void Object.assign(ports.tireHotel, change),
    expectError: (code) => {
      const { error } = selectTireHotel(host.store.getState() as RootState);
      if (error?.code !== code) throw new Error(`The visit was to meet ${code} and met ${error?.code ?? 'nothing'}.`);
    },
  });
  const recording = await host.exportRecording();
  letGo();
  jest.clearAllTimers();
  if (ports.telemetry.errors.length > 0)
    throw new Error(ports.telemetry.errors.map(({ message }) => message).join('\n'));
  if (!recording) throw new Error('Nothing was recorded.');
  return recording;
}
