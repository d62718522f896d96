import type { ReactNode } from 'react';
import { pickTexts } from '@/i18n/pickTexts';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { Language, Locale } from '@/sites/site.types';

/** Around views under test: all texts of a language. */
export const InTexts = ({
  children,
  language = 'sv',
  locale = 'sv-SE',
}: {
  children: ReactNode;
  language?: Language;
  locale?: Locale;
}) => (
  <TextsProvider
    texts={pickTexts(language, [
      'frame',
      'consent',
      'error',
      'home',
      'list',
      'card',
      'detail',
      'search',
      'block',
      'teasers',
      'dealers',
      'map',
      'bookingLink',
      'stories',
      'booking',
    ])}
    language={language}
    locale={locale}
  >
    {children}
  </TextsProvider>
);
