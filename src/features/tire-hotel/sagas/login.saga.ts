import type { UnknownAction } from '@reduxjs/toolkit';
import { CODE_LENGTH, LOGGED_IN, type Validated } from '@/domain/tire-hotel/customer';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, race, select, takeTypes, type Saga } from '@/effects/sagaEffects';
import type { AppError } from '@/errors/result';
import { decodeTireHotel, STORAGE_KEY } from '../tireHotel.persistence';
import { selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';
import { failure } from './sessionCall';

const LIMIT_MS = 15_000;
/** A code that was sent twice costs the visitor one of three. */
const NOT_REPEATED = { limitMs: 20_000, retry: false } as const;

const { restored, notLoggedIn, checkFailed, loginSucceeded, customerFound, searchFailed } = tireHotelActions;
const { codeSent, codeNotSent, codeEntered, codeRefused, loggedOut, logOutFailed, stepReopened, logOutRequested } =
  tireHotelActions;

const FAILED: AppError = { code: 'TIRE_HOTEL_FAILED', params: {} };

/** Reads what an earlier page of this visit saved. */
export function* restore(): Saga<UnknownAction> {
  const session = yield* port('session');
  return restored({ saved: decodeTireHotel(session.read(STORAGE_KEY)) });
}

/** Every other status is not logged in (specification 3 section 3). */
function* succeeded(validated: Validated): Saga<UnknownAction | null> {
  const clock = yield* port('clock');
  return validated.status === LOGGED_IN ? loginSucceeded({ validated, now: clock.now() }) : null;
}

export function* check(): Saga<UnknownAction> {
  const tireHotel = yield* port('tireHotel');
  const result = yield* attempt((signal) => tireHotel.session(signal), {
    limitMs: LIMIT_MS,
    where: 'tire hotel session',
  });
  if (!result.ok) return result.error.code === 'TIRE_SESSION_ENDED' ? notLoggedIn() : checkFailed(failure(result));
  return (result.value && (yield* succeeded(result.value))) ?? notLoggedIn();
}

export function* lookUp(): Saga<UnknownAction> {
  const { regNo } = yield* select(selectTireHotel);
  const tireHotel = yield* port('tireHotel');
  const result = yield* attempt((signal) => tireHotel.search(regNo, signal), {
    limitMs: LIMIT_MS,
    where: 'tire hotel search',
  });
  if (!result.ok) return searchFailed(failure(result));
  if (!('status' in result.value)) return customerFound({ customer: result.value });
  return (yield* succeeded(result.value)) ?? searchFailed({ error: FAILED });
}

/** When another code may be sent, in ms; null: now. */
function* after(seconds: string | number | undefined): Saga<number | null> {
  const clock = yield* port('clock');
  return typeof seconds === 'number' ? clock.now() + seconds * 1_000 : null;
}

export function* sendCode(): Saga<UnknownAction> {
  const { customer } = yield* select(selectTireHotel);
  if (!customer) throw new Error('There is no customer to send a code to.');
  const tireHotel = yield* port('tireHotel');
  const result = yield* attempt((signal) => tireHotel.sendCode(customer.encryptedPhoneNumber, signal), {
    ...NOT_REPEATED,
    where: 'tire hotel code',
  });
  if (!result.ok) return codeNotSent({ ...failure(result), resendAt: yield* after(result.error.params.retryAfter) });
  if (!('status' in result.value))
    return codeSent({ credentials: result.value, resendAt: yield* after(result.value.secondsToResend) });
  return (yield* succeeded(result.value)) ?? codeNotSent({ error: FAILED, resendAt: null });
}

export function* validate(): Saga<UnknownAction> {
  const { credentials, code } = yield* select(selectTireHotel);
  if (!credentials) throw new Error('No code was sent.');
  const { authorizationToken } = credentials;
  const tireHotel = yield* port('tireHotel');
  const result = yield* attempt((signal) => tireHotel.validate({ authorizationToken, code }, signal), {
    ...NOT_REPEATED,
    where: 'tire hotel log in',
  });
  if (!result.ok) return codeRefused(failure(result));
  return (yield* succeeded(result.value)) ?? codeRefused({ error: { code: 'TIRE_CODE_WRONG', params: {} } });
}

export function* logOut(): Saga<UnknownAction> {
  const session = yield* port('session');
  session.remove(STORAGE_KEY);
  const tireHotel = yield* port('tireHotel');
  const result = yield* attempt((signal) => tireHotel.logOut(signal), {
    limitMs: LIMIT_MS,
    where: 'tire hotel log out',
  });
  return result.ok || result.error.code === 'TIRE_SESSION_ENDED' ? loggedOut() : logOutFailed(failure(result));
}

const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

const LEAVING_CODE = [loginSucceeded, stepReopened, logOutRequested].map(({ type }) => type);

/** Enters the code of the text message, where the browser hands it over. */
export function* receiveCode(): Saga {
  const oneTimeCode = yield* port('oneTimeCode');
  const ended = new AbortController();
  try {
    const { code } = yield* race({
      code: call(() => oneTimeCode.receive(ended.signal)),
      done: takeTypes(LEAVING_CODE),
    });
    const { flow } = yield* select(selectTireHotel);
    const canEnter = flow.value === 'validate' || flow.value === 'codeRefused' || flow.value === 'resendFailed';
    if (code && CODE.test(code) && canEnter) yield* put(codeEntered({ code }));
  } finally {
    ended.abort();
  }
}
