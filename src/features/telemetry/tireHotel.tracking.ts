import { errorEntry } from '@/errors/known';
import { tireHotelErrors } from '@/errors/entries/tireHotel.errors';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import type { AppError } from '@/errors/result';
import { selectOpenTireStep } from '@/features/tire-hotel/tireHotel.selectors';
import { tireHotelActions } from '@/features/tire-hotel/tireHotel.slice';
import type { TireStepNumber } from '@/features/tire-hotel/tireHotel.state';
import type { RootState } from '@/store/rootState';
import { analyticsEvent, type AnalyticsMapping } from './analyticsMapping';

const names: Readonly<Record<TireStepNumber, string>> = {
  0: 'search',
  1: 'login',
  2: 'validate',
  3: 'logged_in',
  4: 'booking',
  5: 'contact',
  6: 'confirmation',
};
const step = (_action: unknown, state: RootState) =>
  ({ event: 'tire_hotel_step', step: names[selectOpenTireStep(state)] }) as const;
const known = { ...workshopErrors, ...tireHotelErrors };
const failure = ({ payload }: { payload: { error: AppError } }) =>
  ({ event: 'failure', name: errorEntry(payload.error.code, known).telemetry }) as const;

const { customerFound, codeSent, loginSucceeded, bookingOpened, timeHeld, callbackChosen, booked } = tireHotelActions;
const { searchFailed, codeNotSent, codeRefused, daysFailed, timesFailed, bookingFailed, timeLost } = tireHotelActions;

/** Tracks the steps of the tire hotel, its errors, and the purchase: its value is 0, the season is paid for. */
export const tireHotelTracking: readonly AnalyticsMapping<RootState>[] = [
  analyticsEvent(customerFound, step),
  analyticsEvent(codeSent, step),
  analyticsEvent(loginSucceeded, step),
  analyticsEvent(bookingOpened, step),
  // The contact form opens; not again when a hold is extended.
  analyticsEvent(timeHeld, (action, state: RootState) => (action.payload.isRenewal ? null : step(action, state))),
  analyticsEvent(callbackChosen, step),
  analyticsEvent(searchFailed, failure),
  analyticsEvent(codeNotSent, failure),
  analyticsEvent(codeRefused, failure),
  analyticsEvent(daysFailed, failure),
  analyticsEvent(timesFailed, failure),
  analyticsEvent(bookingFailed, failure),
  analyticsEvent(timeLost, () => ({ event: 'failure', name: errorEntry('SLOT_TAKEN', known).telemetry })),
  analyticsEvent(booked, ({ payload: { response } }) => ({
    event: 'purchase',
    ecommerce: {
      transaction_id: response.bookingConfirmationId,
      currency: 'SEK',
      value: 0,
      items: response.services.map(({ name }) => ({
        item_id: 'tire-hotel',
        item_name: name,
        item_category: 'service',
        price: 0,
        quantity: 1,
      })),
    },
  })),
];
