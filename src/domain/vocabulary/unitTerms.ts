import type { TermTable } from './vocabulary.types';

/** Units within the stock's texts; all others are written alike everywhere. */
export const unitTerms = {
  power: ['hk', 'hk', 'hk', 'hp', 'hv', 'k'],
  litres: ['l', 'l', 'l', 'litres', 'l', 'l'],
  seconds: ['s', 's', 'sek.', 's', 's', 's'],
} as const satisfies TermTable;
