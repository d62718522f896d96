import type { ReactNode } from 'react';
import type { StockTerms } from '@/domain/vocabulary/translateTerm';
import { TextsProvider } from '@/i18n/TextsProvider';
import { da } from '@/i18n/texts/da';
import { en } from '@/i18n/texts/en';
import { fi } from '@/i18n/texts/fi';
import { nb } from '@/i18n/texts/nb';
import { sk } from '@/i18n/texts/sk';
import { sv } from '@/i18n/texts/sv';
import type { Language, Locale } from '@/sites/site.types';

const dictionaries = { sv, nb, da, fi, sk, en };

/** Around views under test: all texts of a language. */
export const InTexts = ({
  children,
  language = 'sv',
  locale = 'sv-SE',
  terms,
}: {
  children: ReactNode;
  language?: Language;
  locale?: Locale;
  /** Of a stock in another language. */
  terms?: StockTerms | undefined;
}) => (
  <TextsProvider texts={dictionaries[language]} terms={terms} language={language} locale={locale}>
    {children}
  </TextsProvider>
);
