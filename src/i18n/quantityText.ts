import { translateTerm, type StockTerms } from '@/domain/vocabulary/translateTerm';
import type { Format } from './format';

/** '1 234,5 hk': digits in groups of three with spaces, decimals, and a unit that is not part of another. */
const COMMA = /(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:,(\d+))?(?:([ \u00a0])(\p{L}+\.?)(?![\p{L}/]))?/gu;

/** Stocks whose numbers have a decimal comma and spaces between thousands. */
const WITH_COMMA: ReadonlySet<string> = new Set(['sv', 'nb', 'da', 'fi', 'sk']);

/**
 * A text of the stock with its numbers and units as the page writes them: '190 hk (140 kW)' is '190 hp (140 kW)',
 * '7,4 kW' is '7.4 kW' in English.
 */
export function quantityText(text: string, terms: StockTerms | undefined, format: Pick<Format, 'number'>): string {
  if (!terms || !WITH_COMMA.has(terms.stock)) return text;
  return text.replace(COMMA, (_, digits: string, decimals = '', space = '', unit = '') => {
    const value = Number(`${digits.replace(/\D/g, '')}.${decimals || 0}`);
    const number = format.number(value, { decimals: decimals.length });
    return `${number}${space}${translateTerm(terms, 'unit', unit)}`;
  });
}
