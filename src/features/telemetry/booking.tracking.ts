import { lineTotal } from '@/domain/workshop/chosenServices';
import type { Item } from '@/domain/analytics/analyticsEvent';
import { errorEntry } from '@/errors/known';
import type { AppError } from '@/errors/result';
import { bookingActions } from '@/features/booking/booking.slice';
import { selectReachedStep, selectOpenStep, type WithBooking } from '@/features/booking/booking.selectors';
import type { SentBooking } from '@/features/booking/booking.state';
import { measure, type MeasureRow } from './measure';

const step = (state: WithBooking) =>
  ({ event: 'booking_step', step: selectOpenStep(state), furthest: selectReachedStep(state) }) as const;
const failure = ({ payload }: { payload: { error: AppError } }) =>
  ({ event: 'failure', name: errorEntry(payload.error.code).telemetry }) as const;

/** Services by code, without data of the car or the person. */
const itemsOf = ({ lines, slot }: SentBooking): Item[] =>
  lines.map((line) => ({
    item_id: line.code,
    item_name: line.name,
    item_category: line.type,
    location_id: slot.workshop.departmentId,
    ...(line.priceKnown && line.price !== null ? { price: line.price } : {}),
    quantity: line.unit,
  }));

/** Tracks the steps of a booking, its errors and the purchase. */
export const bookingTracking: readonly MeasureRow<WithBooking>[] = [
  measure(bookingActions.servicesLoaded, (_, state: WithBooking) => step(state)),
  measure(bookingActions.addonsLoaded, (_, state: WithBooking) => step(state)),
  measure(bookingActions.addonsFailed, (_, state: WithBooking) => step(state)),
  measure(bookingActions.addonsChosen, (_, state: WithBooking) => step(state)),
  measure(bookingActions.addonsSkipped, (_, state: WithBooking) => step(state)),
  measure(bookingActions.slotConfirmed, (_, state: WithBooking) => step(state)),
  measure(bookingActions.slotChosen, (_, state: WithBooking) => step(state)),
  measure(bookingActions.stepReopened, (_, state: WithBooking) => step(state)),
  measure(bookingActions.lookupFailed, failure),
  measure(bookingActions.servicesFailed, failure),
  measure(bookingActions.pricesFailed, failure),
  measure(bookingActions.bookingFailed, failure),
  measure(bookingActions.slotLost, () => ({ event: 'failure', name: errorEntry('SLOT_TAKEN').telemetry })),
  measure(bookingActions.booked, ({ payload: { response, sent } }) => ({
    event: 'purchase',
    ecommerce: {
      transaction_id: response.id,
      currency: 'SEK',
      value: sent.lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0),
      items: itemsOf(sent),
    },
  })),
];
