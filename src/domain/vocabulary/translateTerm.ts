import type { QueryLanguage } from '../search/query/understanding';

/** Translations of the stock in a page's language, sent with the page. */
export interface StockTerms {
  /** The language of the stock. */
  stock: QueryLanguage;
  /** By field: the stock's word in lower case, and the page's. */
  terms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A word of the stock as the page shows it; unknown words and fields as they are. */
export function translateTerm(terms: StockTerms | undefined, field: string, value: string): string {
  const known = terms?.terms[field];
  const key = value.toLowerCase();
  return known && Object.hasOwn(known, key) ? (known[key] ?? value) : value;
}
