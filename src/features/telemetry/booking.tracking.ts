import { lineTotal } from '@/domain/workshop/chosenServices';
import type { Item } from '@/domain/analytics/analyticsEvent';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { errorEntry } from '@/errors/known';
import type { AppError } from '@/errors/result';
import { bookingActions } from '@/features/booking/booking.slice';
import { selectReachedStep, selectOpenStep } from '@/features/booking/booking.selectors';
import type { SentBooking } from '@/features/booking/booking.state';
import type { RootState } from '@/store/rootState';
import { analyticsEvent, type AnalyticsMapping } from './analyticsMapping';

const step = (state: RootState) =>
  ({ event: 'booking_step', step: selectOpenStep(state), furthest: selectReachedStep(state) }) as const;
const failure = ({ payload }: { payload: { error: AppError } }) =>
  ({ event: 'failure', name: errorEntry(payload.error.code, workshopErrors).telemetry }) as const;

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
export const bookingTracking: readonly AnalyticsMapping<RootState>[] = [
  analyticsEvent(bookingActions.servicesLoaded, (_, state: RootState) => step(state)),
  analyticsEvent(bookingActions.addonsLoaded, (_, state: RootState) => step(state)),
  analyticsEvent(bookingActions.addonsFailed, (_, state: RootState) => step(state)),
  analyticsEvent(bookingActions.addonsChosen, (_, state: RootState) => step(state)),
  analyticsEvent(bookingActions.addonsSkipped, (_, state: RootState) => step(state)),
  analyticsEvent(bookingActions.slotConfirmed, (_, state: RootState) => step(state)),
  // The contact form opens; not again when a hold is extended.
  analyticsEvent(bookingActions.slotHeld, ({ payload }, state: RootState) => (payload.isRenewal ? null : step(state))),
  analyticsEvent(bookingActions.stepReopened, (_, state: RootState) => step(state)),
  analyticsEvent(bookingActions.lookupFailed, failure),
  analyticsEvent(bookingActions.servicesFailed, failure),
  analyticsEvent(bookingActions.pricesFailed, failure),
  analyticsEvent(bookingActions.bookingFailed, failure),
  analyticsEvent(bookingActions.slotLost, () => ({
    event: 'failure',
    name: errorEntry('SLOT_TAKEN', workshopErrors).telemetry,
  })),
  analyticsEvent(bookingActions.booked, ({ payload: { response, sent } }) => ({
    event: 'purchase',
    ecommerce: {
      transaction_id: response.id,
      currency: 'SEK',
      value: sent.lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0),
      items: itemsOf(sent),
    },
  })),
];
