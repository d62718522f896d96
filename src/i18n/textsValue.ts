import { translateTerm, type StockTerms } from '@/domain/vocabulary/translateTerm';
import type { Language, Locale } from '@/sites/site.types';
import { formatFor, type Format } from './format';
import { internationalPhone } from './internationalPhone';
import { quantityText } from './quantityText';
import { translate, type PageTexts } from './text';
import type { TextParams } from './text.types';
import type { TextKey } from './texts/sv';

export type Translate = (key: TextKey, params?: TextParams) => string;

export interface TextsValue {
  t: Translate;
  format: Format;
  /** A word of the stock in the page's language: `term('car_fuel', 'Bensin')` is 'Petrol' on an English page. */
  term: (field: string, value: string) => string;
  /** A text of the stock with numbers and units as the page writes them. */
  quantity: (text: string) => string;
  /** A phone number as the page writes it: on English pages of another country as one abroad dials it. */
  phoneText: (number: string) => string;
  /** The language of the stock's own texts, where it is another than the page's. */
  stockLanguage: Language | undefined;
  language: Language;
  locale: Locale;
}

/** Texts and formatters of a page. */
export function textsValue({
  texts,
  terms,
  language,
  locale,
}: {
  texts: PageTexts;
  /** Absent where the page is in the language of the stock. */
  terms?: StockTerms | undefined;
  language: Language;
  locale: Locale;
}): TextsValue {
  const format = formatFor(locale);
  return {
    t: (key, params) => translate(texts, locale, key, params),
    format,
    term: (field, value) => translateTerm(terms, field, value),
    quantity: (text) => quantityText(text, terms, format),
    phoneText: (number) => (terms && language === 'en' ? internationalPhone(number, terms.stock) : number),
    stockLanguage: terms?.stock,
    language,
    locale,
  };
}
