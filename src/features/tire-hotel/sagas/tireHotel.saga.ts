import { saveToSession } from '@/effects/saveToSession';
import { stepHistory } from '@/effects/stepHistory';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { tireHotelFlow } from '../tireHotel.flow';
import { encodeTireHotel, STORAGE_KEY } from '../tireHotel.persistence';
import { selectOpenTireStep, selectTireHotel, selectTireHotelFlow } from '../tireHotel.selectors';
import { tireHotelActions, tireHotelSlice } from '../tireHotel.slice';
import type { TireHotelState, TireHotelStep, TireStepNumber } from '../tireHotel.state';
import { check, logOut, lookUp, receiveCode, restore, sendCode, validate } from './login.saga';
import { beginIntent, book } from './tireBook.saga';
import { expireHold, holdTime, releaseHold, renewHold, resumeHold } from './tireHold.saga';
import { expireSession, saveReminder, stayLoggedIn } from './tireSession.saga';
import { loadDays, loadTimes } from './tireTimes.saga';

const ORDER: readonly TireStepNumber[] = [0, 1, 2, 3, 4, 5];
const isStep = (step: number): step is TireStepNumber => step === 6 || ORDER.some((one) => one === step);
const loading: ReadonlySet<TireHotelStep> = new Set<TireHotelStep>(['unread', 'checking', 'lookingUp']);
const LOGGED_IN_STEP = 3;

function reopen(state: TireHotelState, step: number) {
  if (!isStep(step)) return null;
  const action = tireHotelActions.stepReopened({ step });
  return tireHotelSlice.reducer(state, action).flow.entered === state.flow.entered ? null : action;
}

const tireHotelSteps = stepHistory({
  name: 'tires',
  slice: tireHotelSlice,
  entered: tireHotelActions.entered,
  left: tireHotelActions.left,
  selectState: selectTireHotel,
  selectStep: selectOpenTireStep,
  selectOrder: () => ORDER,
  reopen,
  isLoading: ({ flow }) => loading.has(flow.value),
  takeBack: ({ flow }) => (flow.value === 'holding' ? tireHotelActions.timeCleared() : null),
  done: 6,
  // No step leads back into or out of the session.
  isFirst: (step, before) =>
    step === 0 || step === LOGGED_IN_STEP || step === 6 || (before < LOGGED_IN_STEP && step > LOGGED_IN_STEP),
});

const { restored, loginSucceeded, sessionExtended, codeSent, timeHeld, stepReopened, holdRequested, entered } =
  tireHotelActions;

export const tireHotelWatch: WatchTable = [
  saveToSession({
    slice: tireHotelSlice,
    key: STORAGE_KEY,
    select: selectTireHotel,
    // Nothing of a visitor who only reads the page, or logged out.
    encode: (state) =>
      state.flow.value === 'unread' || state.flow.value === 'logOutFailed' ? null : encodeTireHotel(state),
    except: [tireHotelActions.entered],
  }),
  releaseHold,
  tireHotelSteps,
  watch({ on: codeSent, how: 'latest', run: receiveCode }),
  watch({
    on: [loginSucceeded, sessionExtended, tireHotelActions.sessionEnded, tireHotelActions.logOutRequested],
    how: 'latest',
    run: expireSession,
  }),
  watch({ on: tireHotelActions.stayRequested, how: 'leading', run: stayLoggedIn }),
  watch({ on: [timeHeld, loginSucceeded], how: 'latest', run: expireHold }),
  watch({ on: [loginSucceeded, entered], how: 'every', run: resumeHold }),
  watch({
    on: [timeHeld, tireHotelActions.callbackChosen, stepReopened, loginSucceeded],
    how: 'every',
    run: beginIntent,
  }),
  watch({ on: holdRequested, how: 'leading', run: renewHold }),
  watch({ on: tireHotelActions.reminderChosen, how: 'latest', run: saveReminder }),
  workers(
    tireHotelFlow,
    selectTireHotelFlow,
    {
      unread: restore,
      checking: check,
      lookingUp: lookUp,
      sendingCode: sendCode,
      validating: validate,
      loadingDays: loadDays,
      loadingTimes: loadTimes,
      holding: holdTime,
      booking: book,
      loggingOut: logOut,
    },
    {
      unread: () => restored({ saved: null }),
      checking: (error) => tireHotelActions.checkFailed({ error }),
      lookingUp: (error) => tireHotelActions.searchFailed({ error }),
      sendingCode: (error) => tireHotelActions.codeNotSent({ error, resendAt: null }),
      validating: (error) => tireHotelActions.codeRefused({ error }),
      loadingDays: (error) => tireHotelActions.daysFailed({ error }),
      loadingTimes: (error) => tireHotelActions.timesFailed({ error }),
      holding: () => timeHeld({ hold: null }),
      booking: (error) => tireHotelActions.bookingFailed({ error }),
      loggingOut: (error) => tireHotelActions.logOutFailed({ error }),
    },
  ),
];
