import { createAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { BookingConfirmation } from '@/domain/workshop/booking';
import type { Offer, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { AppError } from '@/errors/result';
import type { ContactDraft, HeldTime, KeptBooking, PickedSlot, SentBooking, StepNumber } from './booking.state';

interface Failure {
  error: AppError;
}

/** The session was read: what an earlier page kept, or nothing. */
export const restored = createAction<{ kept: KeptBooking | null }>('booking/restored');
/** The block came on a page, or went with it. */
export const entered = createAction('booking/entered');
export const left = createAction('booking/left');

/** The fields of the first step as they stand; `number` as it is typed. */
export const numberGiven = createAction<{ number: string }>('booking/numberGiven');
export const placeGiven = createAction<{ place: Place | null }>('booking/placeGiven');
/** Normal: 'ABC123'. */
export const identified = createAction<{ registrationNumber: string; place: Place }>('booking/identified');
export const carFound = createAction<{ car: WorkshopCar }>('booking/carFound');
export const lookupFailed = createAction<Failure>('booking/lookupFailed');
/** Whether any workshop of ours is authorised for the brand. */
export const brandChecked = createAction<{ brand: string; isAuthorised: boolean }>('booking/brandChecked');

export const servicesArrived = createAction<{ categories: readonly ServiceCategory[] }>('booking/servicesArrived');
export const servicesFailed = createAction<Failure>('booking/servicesFailed');
export const serviceToggled = createAction<{ code: string }>('booking/serviceToggled');
export const servicesChosen = createAction('booking/servicesChosen');
export const addonsArrived = createAction<{ categories: readonly ServiceCategory[] }>('booking/addonsArrived');
export const addonsFailed = createAction<Failure>('booking/addonsFailed');
export const addonToggled = createAction<{ code: string }>('booking/addonToggled');
export const addonsChosen = createAction('booking/addonsChosen');
export const addonsSkipped = createAction('booking/addonsSkipped');
/** Of a ticked service. */
export const unitsChosen = createAction<{ code: string; units: number }>('booking/unitsChosen');
export const messageGiven = createAction(
  'booking/messageGiven',
  ({ code, message }: { code: string; message: string }) => ({ payload: { code, message: message.trim() } }),
);
/** In mil; null where the field is empty or holds no positive whole number. */
export const mileageGiven = createAction<{ mileage: number | null }>('booking/mileageGiven');
/** Prices that did not come are wanted again. */
export const pricesWanted = createAction('booking/pricesWanted');
/** `of` names the question; an answer to an older one is dropped. */
export const pricesAsked = createAction<{ of: string }>('booking/pricesAsked');
export const pricesArrived = createAction<{ of: string; offers: readonly Offer[] }>('booking/pricesArrived');
export const pricesFailed = createAction<{ of: string } & Failure>('booking/pricesFailed');

export const slotChosen = createAction<PickedSlot>('booking/slotChosen');
/** The visitor goes on with the time that was chosen before. */
export const slotKept = createAction('booking/slotKept');
/** 'Change workshop or time'. */
export const slotCleared = createAction('booking/slotCleared');
/** null: this service knows no holds. */
export const held = createAction<{ hold: HeldTime | null }>('booking/held');
export const holdAsked = createAction<{ extend: boolean }>('booking/holdAsked');
/** Its time ran out; the booking may still succeed. */
export const holdExpired = createAction('booking/holdExpired');
/** Somebody else has the time. */
export const slotLost = createAction('booking/slotLost');

/** The form's fields as they stand, when one is left or the page goes away. */
export const draftKept = createAction<ContactDraft>('booking/draftKept');
export const contactGiven = createAction<ContactDraft>('booking/contactGiven');
/** A request is about to go out under this key. */
export const requestSent = createAction<{ key: string; sent: SentBooking }>('booking/requestSent');
export const booked = createAction<{ answer: BookingConfirmation; sent: SentBooking }>('booking/booked');
export const bookingFailed = createAction<Failure>('booking/bookingFailed');

export const retried = createAction('booking/retried');
export const stepReopened = createAction<{ step: StepNumber }>('booking/stepReopened');
/** 'New booking'. */
export const restarted = createAction('booking/restarted');
