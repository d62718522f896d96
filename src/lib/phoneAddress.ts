/** The `tel:` address of a number as people write it: digits, and a leading plus sign. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/(?!^\+)[^\d]/g, '')}`;
