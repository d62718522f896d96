import { createContext, useContext, useMemo, type ReactNode } from 'react';
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

interface PageTextsValue extends Omit<TextsProviderProps, 'children'> {
  isLazy: boolean;
}

const TextsContext = createContext<(TextsValue & { page: PageTextsValue }) | null>(null);

export interface TextsProviderProps {
  texts: PageTexts;
  /** Absent where the page is in the language of the stock. */
  terms?: StockTerms | undefined;
  language: Language;
  locale: Locale;
  /** The page leaves out the texts that load with code (`LazyTexts`). */
  isLazy?: boolean | undefined;
  children: ReactNode;
}

/** Texts and formatters of a page. */
export function textsValue({
  texts,
  terms,
  language,
  locale,
}: Omit<TextsProviderProps, 'children' | 'isLazy'>): TextsValue {
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

/**
 * Provides the page's texts and formatters; the texts come as props from `pickTexts`, so that no dictionary is in the
 * bundle.
 */
export function TextsProvider({ texts, terms, language, locale, isLazy = false, children }: TextsProviderProps) {
  const value = useMemo(
    () => ({
      ...textsValue({ texts, terms, language, locale }),
      page: { texts, terms, language, locale, isLazy },
    }),
    [texts, terms, language, locale, isLazy],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** `const { t, format } = useTexts()`; throws outside of a `TextsProvider`. */
export function useTexts(): TextsValue {
  return useProvided();
}

/** What the provider was given. */
export const usePageTexts = (): PageTextsValue => useProvided().page;

function useProvided(): TextsValue & { page: PageTextsValue } {
  const value = useContext(TextsContext);
  if (!value) throw new Error('useTexts was called outside of a TextsProvider.');
  return value;
}
