/** Specification 3 section 5: without spaces, in capitals; hyphens as well (decision 13). */
export const tirePlateOf = (written: string): string =>
  written
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]+/g, '');

/** Characters without spaces and hyphens (specification 3 section 5, decision 13). */
export const SHORTEST_TIRE_HOTEL_NUMBER = 2;
const LONGEST_TIRE_HOTEL_NUMBER = 7;

/** As the field shows what was typed: without spaces, upper case, at most seven characters. */
export const inputRegistrationNumber = (input: string): string =>
  tirePlateOf(input).slice(0, LONGEST_TIRE_HOTEL_NUMBER);

/** 'ABC 123' for an ordinary number, else as it is. */
export const shownRegistrationNumber = (normal: string): string =>
  /^[A-Z]{3}\d{2}[A-Z0-9]$/.test(normal) ? `${normal.slice(0, 3)} ${normal.slice(3)}` : normal;
