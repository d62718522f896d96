import { lineTotal } from '@/domain/workshop/chosenServices';
import type { Item } from '@/domain/analytics/analyticsEvent';
import { errorEntry } from '@/errors/known';
import type { AppError } from '@/errors/result';
import * as events from '@/features/booking/booking.events';
import {
  selectReachedStep,
  selectShownStep,
  type SentBooking,
  type WithBooking,
} from '@/features/booking/booking.selectors';
import { measure, type MeasureRow } from './measure';

const step = (state: WithBooking) =>
  ({ event: 'booking_step', step: selectShownStep(state), furthest: selectReachedStep(state) }) as const;
const failure = ({ payload }: { payload: { error: AppError } }) =>
  ({ event: 'failure', name: errorEntry(payload.error.code).telemetry }) as const;

/** Services by their codes; nothing of the car or the person. */
const itemsOf = ({ lines, slot }: SentBooking): Item[] =>
  lines.map((line) => ({
    item_id: line.code,
    item_name: line.name,
    item_category: line.type,
    location_id: slot.workshop.departmentId,
    ...(line.priceKnown && line.price !== null ? { price: line.price } : {}),
    quantity: line.unit,
  }));

/** What a booking tells: each step as it opens, what stopped it, and the purchase. */
export const bookingMeasures: readonly MeasureRow<WithBooking>[] = [
  measure(events.servicesArrived, (_, state: WithBooking) => step(state)),
  measure(events.addonsArrived, (_, state: WithBooking) => step(state)),
  measure(events.addonsFailed, (_, state: WithBooking) => step(state)),
  measure(events.addonsChosen, (_, state: WithBooking) => step(state)),
  measure(events.addonsSkipped, (_, state: WithBooking) => step(state)),
  measure(events.slotKept, (_, state: WithBooking) => step(state)),
  measure(events.slotChosen, (_, state: WithBooking) => step(state)),
  measure(events.stepReopened, (_, state: WithBooking) => step(state)),
  measure(events.lookupFailed, failure),
  measure(events.servicesFailed, failure),
  measure(events.pricesFailed, failure),
  measure(events.bookingFailed, failure),
  measure(events.slotLost, () => ({ event: 'failure', name: errorEntry('SLOT_TAKEN').telemetry })),
  measure(events.booked, ({ payload: { answer, sent } }) => ({
    event: 'purchase',
    ecommerce: {
      transaction_id: answer.id,
      currency: 'SEK',
      value: sent.lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0),
      items: itemsOf(sent),
    },
  })),
];
