/** Maximum length without spaces and hyphens (specification 3 section 5, decision 13). */
export const LONGEST_REGISTRATION_NUMBER = 6;

/** Three letters and three digits, or two digits and a letter, without the letters that are not given out. */
const ORDINARY = /^[A-HJ-PR-UW-Z]{3}[0-9]{2}[0-9A-HJ-NPR-UW-Z]$/;
/** Personalised plates: any text. */
const PERSONAL = /^[A-ZÅÄÖ0-9]{2,6}$/;

/** Normalised form for storage and comparison: 'abc 12-d' is 'ABC12D'. */
export const normalizeRegistrationNumber = (input: string): string =>
  input.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');

/** Of a normal number: ordinary or personal, 2 to 6 characters. */
export const isRegistrationNumber = (normal: string): boolean => ORDINARY.test(normal) || PERSONAL.test(normal);

/** The probable number where O and 0 were confused: 'ABC1O3' is 'ABC103'. Null where there is none. */
export function correctedRegistrationNumber(normal: string): string | null {
  if (normal.length !== LONGEST_REGISTRATION_NUMBER || ORDINARY.test(normal)) return null;
  const meant = `${normal.slice(0, 3).replaceAll('0', 'O')}${normal.slice(3, 5).replaceAll('O', '0')}${normal.slice(5).replace('O', '0')}`;
  return meant !== normal && ORDINARY.test(meant) ? meant : null;
}
