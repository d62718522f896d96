import type { ErrorEntry } from '../entry.types';

/** Failures of the tire hotel. */
export const tireHotelErrors = {
  TIRE_AGREEMENT_NOT_FOUND: {
    spec: '3 §8 Tire hotel, no agreement',
    port: 'tireHotel',
    status: 404,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'tireHotelError.noAgreement',
    telemetry: 'tire_agreement_not_found',
  },
  TIRE_HOTEL_FAILED: {
    spec: '3 §8 Tire hotel, other failures',
    port: 'tireHotel',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry', 'contact'],
    text: 'tireHotelError.failed',
    telemetry: 'tire_hotel_failed',
  },
  TIRE_CODE_NOT_SENT: {
    // The server's sentence is param `message`.
    spec: '3 §8 Tire hotel login',
    port: 'tireHotel',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry', 'contact'],
    text: 'tireHotelError.codeNotSent',
    telemetry: 'tire_code_not_sent',
  },
  TIRE_SEARCH_ENDED: {
    // What the search sealed is too old, or was changed: another search is needed.
    spec: 'ours',
    port: 'tireHotel',
    status: 410,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'tireHotelError.searchEnded',
    telemetry: 'tire_search_ended',
  },
  TIRE_CODE_WRONG: {
    // The server's sentence is param `message`; `triesLeft` is at least 1.
    spec: '3 §8 Tire hotel code',
    port: 'tireHotel',
    status: 422,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'tireHotelError.codeWrong',
    telemetry: 'tire_code_wrong',
  },
  TIRE_CODE_ENDED: {
    // Too old, or too many tries: another code is needed.
    spec: 'ours',
    port: 'tireHotel',
    status: 410,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'tireHotelError.codeEnded',
    telemetry: 'tire_code_ended',
  },
  TIRE_SESSION_ENDED: {
    spec: 'ours',
    port: 'tireHotel',
    status: 401,
    retry: 'never',
    recoveryActions: ['signIn'],
    text: 'tireHotelError.sessionEnded',
    telemetry: 'tire_session_ended',
  },
  TIRE_DAYS_FAILED: {
    spec: '3 §8 Date fetch failure',
    port: 'tireHotel',
    status: 502,
    retry: { tries: 2, waitMs: 500 },
    recoveryActions: ['retry', 'contact'],
    text: 'tireHotelError.daysFailed',
    telemetry: 'tire_days_failed',
  },
  TIRE_TIMES_FAILED: {
    spec: '3 §8 Slot fetch failure',
    port: 'tireHotel',
    status: 502,
    retry: { tries: 2, waitMs: 500 },
    recoveryActions: ['retry', 'contact'],
    text: 'tireHotelError.timesFailed',
    telemetry: 'tire_times_failed',
  },
  TIRE_BOOKING_FAILED: {
    // It is unknown whether the request arrived; a repeated request is the same booking.
    spec: '3 §8 Tire booking failed',
    port: 'tireHotel',
    status: 502,
    retry: { tries: 2, waitMs: 1_000 },
    recoveryActions: ['retry', 'contact'],
    text: 'tireHotelError.bookingFailed',
    telemetry: 'tire_booking_failed',
  },
  TIRE_ALREADY_BOOKED: {
    // The season's wheels of a car are changed once; the confirmation's link moves the visit.
    spec: 'ours',
    port: 'tireHotel',
    status: 409,
    retry: 'never',
    recoveryActions: ['contact'],
    text: 'tireHotelError.alreadyBooked',
    telemetry: 'tire_already_booked',
  },
  TIRE_REVIEW_FAILED: {
    spec: 'ours',
    port: 'tireHotel',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'tireHotelError.reviewFailed',
    telemetry: 'tire_review_failed',
  },
} as const satisfies Record<string, ErrorEntry>;
