import { translateTerm, type StockTerms } from '@/domain/vocabulary/translateTerm';
import { stockTerms } from '@/domain/vocabulary/stockTerms';
import type { Namespace } from '@/i18n/text';
import type { PageRoute } from './routeParams';

/** A stock is in the default language of its site. */
type Languages = Pick<PageRoute, 'site' | 'language'>;

/** The stock's words for a page; equipment is shown by lists and cars only. */
export const stockTermsOf = (
  { site, language }: Languages,
  namespaces: readonly Namespace[],
): StockTerms | undefined =>
  site.cars || site.facilities
    ? stockTerms(site.languages[0].language, language.language, namespaces.includes('detail'))
    : undefined;

/** A word of the stock in the language of a page. */
export const termFor = ({ site, language }: Languages, field: string, value: string): string =>
  translateTerm(stockTerms(site.languages[0].language, language.language, true), field, value);
