import type { TireBookingConfirmation, TireBookingCustomer } from '@/domain/tire-hotel/tireBooking';
import { isBoolean, isFiniteNumber, isString, listOf, nullable, objectOf, oneOf, optional } from '@/lib/checks';
import { decodeVersioned, encodeVersioned } from '@/lib/versionedJson';
import { statesOf } from '@/machine/cases';
import { tireHotelFlow } from './tireHotel.flow';
import { isInSession } from './tireHotel.guards';
import type {
  BookedCar,
  SavedTireHotel,
  SentTireBooking,
  TimeHold,
  TireContactDraft,
  TireHotelState,
  TireSlot,
} from './tireHotel.state';

export const STORAGE_KEY = 'tire-hotel';
/** Raised when the format changes: what another version saved is ignored. */
const STORAGE_VERSION = 1;

const customer = { firstName: isString, lastName: isString, email: isString, phoneMobile: isString };
const isCustomer = objectOf<TireBookingCustomer>(customer);
const isSaved = objectOf<SavedTireHotel>({
  step: oneOf(...statesOf(tireHotelFlow)),
  regNo: isString,
  car: nullable(objectOf<BookedCar>({ index: isFiniteNumber, name: isString })),
  day: isString,
  slot: nullable(objectOf<TireSlot>({ day: isString, time: isString })),
  hold: nullable(objectOf<TimeHold>({ until: isFiniteNumber, extensionsLeft: isFiniteNumber })),
  holdExpired: isBoolean,
  draft: objectOf<TireContactDraft>({ ...customer, freeText: isString }),
  idempotencyKey: nullable(isString),
  sent: listOf(
    objectOf<SentTireBooking>({
      bookingDate: isString,
      bookingStart: isString,
      freeText: isString,
      customer: isCustomer,
    }),
  ),
  confirmation: nullable(
    objectOf<TireBookingConfirmation>({
      bookingConfirmationId: isString,
      appointmentTime: isString,
      isFullDay: isBoolean,
      services: listOf(objectOf<{ name: string }>({ name: isString })),
      freeText: isString,
      workshop: objectOf<TireBookingConfirmation['workshop']>({
        name: isString,
        address: isString,
        email: isString,
        phoneNumber: isString,
      }),
      customerBase: isCustomer,
      bookingNumber: optional(isString),
      manageToken: optional(isString),
    }),
  ),
});

/**
 * The step and what the page shows. The number is there only until the session has it, so that a reload can search
 * again; the token of the confirmation's link is in the customer's mail alone.
 */
export function encodeTireHotel({
  flow: { value },
  resumes,
  regNo,
  car,
  day,
  slot,
  hold,
  holdExpired,
  draft,
  idempotencyKey,
  sent,
  confirmation,
}: TireHotelState): string {
  const { manageToken: _token, ...shown } = confirmation ?? {};
  // While the session is checked or begun again, the step to continue with stays.
  const step = resumes !== null && isInSession(resumes) ? resumes : value;
  return encodeVersioned(STORAGE_VERSION, {
    step,
    regNo: isInSession(step) ? '' : regNo,
    car,
    day,
    slot,
    hold,
    holdExpired,
    draft,
    idempotencyKey,
    sent,
    confirmation: confirmation && shown,
  });
}

/** null for what another version saved, or a visitor changed. */
export const decodeTireHotel = (text: string | null): SavedTireHotel | null =>
  decodeVersioned(text, STORAGE_VERSION, isSaved);
