/**
 * Consonants that cannot be confused on the telephone: no vowels, so that no words appear, and none of B, C, D, N, Q,
 * W, Z.
 */
export const BOOKING_NUMBER_ALPHABET = 'FGHJKLMPRSTVX';
export const BOOKING_NUMBER_LENGTH = 8;

/** The number in two groups: 'FGHJ KLMP', with a non-breaking space. Numbers of other services are unchanged. */
export const bookingNumberText = (bookingNumber: string): string =>
  /^[A-Z]{8}$/.test(bookingNumber) ? `${bookingNumber.slice(0, 4)}\u00a0${bookingNumber.slice(4)}` : bookingNumber;
