import { selectContext, type ContextState } from '@/store/context';
import type { RootState } from '@/store/rootState';

interface Plate {
  /** The letters beside the number. */
  country: string;
  /** A number as it is written there. */
  example: string;
}
const finnishPlate: Plate = { country: 'FIN', example: 'ABC-123' };
const plates: Readonly<Partial<Record<ContextState['currency'], Plate>>> = {
  SEK: { country: 'S', example: 'ABC 123' },
  NOK: { country: 'N', example: 'AB 12345' },
  DKK: { country: 'DK', example: 'AB 12 345' },
  GBP: { country: 'UK', example: 'AB12 CDE' },
};
const euroPlates: Readonly<Partial<Record<ContextState['locale'], Plate>>> = {
  'fi-FI': finnishPlate,
  'sv-FI': finnishPlate,
  'sk-SK': { country: 'SK', example: 'BA 123 CD' },
};
const noPlate: Plate = { country: '', example: '' };
/** The plates of the site's country; empty texts where it has none. */
export const selectPlate = (state: RootState): Plate => {
  const { currency, locale } = selectContext(state);
  return plates[currency] ?? euroPlates[locale] ?? noPlate;
};
