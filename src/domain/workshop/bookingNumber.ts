/** Consonants that are told apart on the telephone: no vowels, so no words, and none of B, C, D, N, Q, W, Z. */
export const BOOKING_NUMBER_LETTERS = 'FGHJKLMPRSTVX';
export const BOOKING_NUMBER_LENGTH = 8;

/** As it is shown and said: 'FGHJ KLMP', with a space that does not break. Numbers of other services are unchanged. */
export const bookingNumberText = (bookingNumber: string): string =>
  /^[A-Z]{8}$/.test(bookingNumber) ? `${bookingNumber.slice(0, 4)}\u00a0${bookingNumber.slice(4)}` : bookingNumber;
