import type { ReactNode } from 'react';
import { pickTexts } from '@/i18n/pickTexts';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { Language, Locale } from '@/sites/site.types';

/** Around views under test: all texts of a language. */
export const InTexts = ({ children, language = 'sv', locale = 'sv-SE' }: { children: ReactNode; language?: Language; locale?: Locale }) => (
<<<<<<< HEAD
  <TextsProvider texts={pickTexts(language, ['frame', 'consent', 'error', 'home', 'list', 'card', 'detail', 'block', 'shelf', 'dealers', 'map', 'stories'])} language={language} locale={locale}>{children}</TextsProvider>
=======
  <TextsProvider texts={pickTexts(language, ['frame', 'consent', 'error', 'home', 'list', 'card', 'detail', 'search', 'block', 'shelf', 'dealers', 'stories'])} language={language} locale={locale}>{children}</TextsProvider>
>>>>>>> 7f2f7fe (Words of the list are read: filters, ranges, exclusions, towns; suggestions while one types; the server reads them for plain forms)
);
