const MS_A_DAY = 24 * 60 * 60 * 1000;

/**
 * The calendar day of an ISO instant in an IANA zone, in days since 1970; NaN for no instant. A module of its own: lists
 * load it first, and need no more of localTime.ts.
 */
export const localDay = (instant: string, zone: string): number =>
  // Swedish dates are ISO's.
  Date.parse(new Date(instant).toLocaleDateString('sv', { timeZone: zone })) / MS_A_DAY;
