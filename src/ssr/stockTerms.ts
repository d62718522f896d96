import { translateTerm, type StockTerms } from '@/domain/vocabulary/translateTerm';
import { stockTerms, type ExtraField } from '@/domain/vocabulary/stockTerms';
import type { TextChoice } from '@/i18n/text';
import type { PageRoute } from './routeParams';

/** A stock is in the default language of its site. */
type Languages = Pick<PageRoute, 'site' | 'language'>;

/** Words that not every page needs, by the texts of the pages that do. */
const extraFields = (namespaces: readonly TextChoice[]): ExtraField[] => [
  ...(namespaces.includes('detail') ? ['car_equipment' as const] : []),
  ...(namespaces.includes('booking') || namespaces.includes('bookingLink') ? ['workshop' as const] : []),
];

/** The stock's words for a page. */
export const stockTermsOf = (
  { site, language }: Languages,
  namespaces: readonly TextChoice[],
): StockTerms | undefined =>
  site.cars || site.facilities
    ? stockTerms(site.languages[0].language, language.language, extraFields(namespaces))
    : undefined;

/** A word of the stock in the language of a page. */
export const termFor = ({ site, language }: Languages, field: string, value: string): string =>
  translateTerm(stockTerms(site.languages[0].language, language.language, ['car_equipment']), field, value);
