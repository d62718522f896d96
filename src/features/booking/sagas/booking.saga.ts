import type { UnknownAction } from '@reduxjs/toolkit';
import { FORM_DRAFTS_KEY, withAnswers } from '@/domain/forms/onlineFormDrafts';
import type { BookingConfirmation } from '@/domain/workshop/booking';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, type Result } from '@/errors/result';
import { placesActions } from '@/features/places/places.slice';
import { selectContext } from '@/store/context';
import { bookingFlow } from '../booking.flow';
import { decodeBooking, encodeBooking, STORAGE_KEY } from '../booking.persistence';
import { selectBooking, selectBookingFlow, selectBookingToSend } from '../booking.selectors';
import { bookingActions, bookingSlice } from '../booking.slice';
import type { SentBooking } from '../booking.state';
import { checkBrand, foreseeAddons, loadAddons, loadServices, lookUpCar } from './catalogue.saga';
import { findFirstNear } from './firstNear.saga';
import { resumeBooking } from './connection.saga';
import { expireHold, holdSlot, releaseHold, renewHold, resumeHold } from './hold.saga';
import { takeNamedWorkshop } from './namedWorkshop.saga';
import { loadPrices } from './prices.saga';
import { bookingSteps } from './stepHistory.saga';

/** For all automatic retries together: the same key makes each of them the same booking. */
const BOOK_LIMIT_MS = 40_000;

/** Reads the booking that an earlier page of this session saved. */
function* restore(): Saga<UnknownAction> {
  const session = yield* port('session');
  return bookingActions.restored({ saved: decodeBooking(session.read(STORAGE_KEY)) });
}

/**
 * Saves the booking after each of its actions and before any later effect: the idempotency key of a request is stored
 * before the request is sent.
 */
const save: WatchRow = {
  name: 'booking save',
  *saga(): Saga {
    for (;;) {
      const action = yield* takeFromSlices(bookingSlice, { actions: { located: placesActions.located } });
      const state = yield* select(selectBooking);
      if (state.flow.value === 'unread') continue;
      const session = yield* port('session');
      if (bookingActions.restarted.match(action)) session.remove(STORAGE_KEY);
      else session.write(STORAGE_KEY, encodeBooking(state));
    }
  },
};

/** A form about the car has what was typed here: it is in the session, never in the address. */
function* fillRequest({ payload: { formId } }: ReturnType<typeof bookingActions.requestOpened>): Saga {
  const { form } = yield* select(selectBooking);
  const session = yield* port('session');
  const filled = { regno: form.registrationNumber, where: form.location?.name ?? '' };
  session.write(FORM_DRAFTS_KEY, withAnswers(session.read(FORM_DRAFTS_KEY), formId, filled));
}

/** The key of the intent, as soon as the contact form is open. */
function* beginIntent(): Saga {
  const { flow, idempotencyKey } = yield* select(selectBooking);
  if (flow.value !== 'contact' || idempotencyKey !== null) return;
  const ids = yield* port('ids');
  yield* put(bookingActions.intentBegan({ key: ids.next() }));
}

/**
 * Books once. The idempotency key stays the same through retries, reloads and changes until a booking succeeds. A
 * request whose response was lost may have succeeded; a later one with another body is then refused (KEY_REUSED), and
 * the earlier requests are sent again to find the one that was booked.
 */
function* book(): Saga<UnknownAction> {
  const toSend = yield* select(selectBookingToSend);
  if (!toSend) throw new Error('The booking is not complete.');
  const { idempotencyKey, sent } = yield* select(selectBooking);
  const ids = yield* port('ids');
  const key = idempotencyKey ?? ids.next();
  // A reload in the middle sends the same request again.
  if (!isLast(sent, toSend)) yield* put(bookingActions.requestSent({ key, sent: toSend }));
  const result = yield* send(key, toSend);
  if (result.ok) return bookingActions.booked({ response: result.value, sent: toSend });
  const { error } = result;
  if (error.code === 'SLOT_TAKEN') return bookingActions.slotLost();
  if (error.code !== 'KEY_REUSED') return bookingActions.bookingFailed({ error });
  for (const earlier of sent) {
    const retried = yield* send(key, earlier);
    if (retried.ok) return bookingActions.booked({ response: retried.value, sent: earlier });
    if (retried.error.code !== 'KEY_REUSED') return bookingActions.bookingFailed({ error: retried.error });
  }
  return bookingActions.bookingFailed({ error });
}

const isLast = (sent: readonly SentBooking[], one: SentBooking): boolean =>
  JSON.stringify(sent.at(-1)?.request) === JSON.stringify(one.request);

/** A response for another slot than the requested one confirms nothing. */
function* send(key: string, { request }: SentBooking): Saga<Result<BookingConfirmation>> {
  const workshop = yield* port('workshop');
  const { locale } = yield* select(selectContext);
  const result = yield* attempt((signal) => workshop.book({ request, key, locale }, signal), {
    limitMs: BOOK_LIMIT_MS,
    where: 'booking',
  });
  if (!result.ok) return result;
  const { departmentId, timeSlot } = result.value;
  return departmentId === request.departmentId && timeSlot === request.timeSlot ? result : failed('BOOKING_FAILED');
}

const {
  restored,
  lookupFailed,
  servicesFailed,
  addonsFailed,
  slotHeld,
  slotConfirmed,
  stepReopened,
  identified,
  bookingFailed,
  carFound,
  serviceToggled,
  addonToggled,
  servicesRemoved,
  mileageEntered,
  slotChosen,
  slotCleared,
  slotLost,
  pricesRetried,
  holdRequested,
  entered,
  reconnected,
  requestOpened,
  locationChosen,
} = bookingActions;

export const bookingWatch: WatchTable = [
  save,
  releaseHold,
  bookingSteps,
  watch({ on: restored, how: 'latest', run: takeNamedWorkshop }),
  watch({ on: [restored, locationChosen, placesActions.located], how: 'latest', run: findFirstNear }),
  watch({ on: carFound, how: 'latest', run: checkBrand }),
  watch({ on: carFound, how: 'latest', run: foreseeAddons }),
  watch({
    on: [
      restored,
      serviceToggled,
      addonToggled,
      servicesRemoved,
      mileageEntered,
      slotChosen,
      slotCleared,
      slotLost,
      pricesRetried,
    ],
    how: 'latest',
    run: loadPrices,
  }),
  watch({ on: [slotHeld, restored], how: 'latest', run: expireHold }),
  watch({ on: [slotHeld, slotConfirmed, stepReopened, identified, restored], how: 'every', run: beginIntent }),
  watch({ on: holdRequested, how: 'leading', run: renewHold }),
  watch({ on: entered, how: 'every', run: resumeHold }),
  watch({ on: reconnected, how: 'every', run: resumeBooking }),
  watch({ on: requestOpened, how: 'every', run: fillRequest }),
  workers(
    bookingFlow,
    selectBookingFlow,
    {
      unread: restore,
      lookingUp: lookUpCar,
      loadingServices: loadServices,
      loadingAddons: loadAddons,
      holding: holdSlot,
      booking: book,
    },
    {
      unread: () => restored({ saved: null }),
      lookingUp: (error) => lookupFailed({ error }),
      loadingServices: (error) => servicesFailed({ error }),
      loadingAddons: (error) => addonsFailed({ error }),
      holding: () => slotHeld({ hold: null }),
      booking: (error) => bookingFailed({ error }),
    },
  ),
];
