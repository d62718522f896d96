import type { Language, Locale, SiteLanguage } from './site.types';

const languageOf: Readonly<Record<Locale, Language>> = {
  'sv-SE': 'sv',
  'sv-FI': 'sv',
  'nb-NO': 'nb',
  'da-DK': 'da',
  'fi-FI': 'fi',
  'sk-SK': 'sk',
  'en-GB': 'en',
  en: 'en',
};

/**
 * The languages of a site: the first locale is the default and has no prefix, the others have their language code as
 * prefix.
 */
export function languages(first: Locale, ...others: Locale[]): readonly [SiteLanguage, ...SiteLanguage[]] {
  return [
    { locale: first, language: languageOf[first], prefix: '' },
    ...others.map((locale) => ({ locale, language: languageOf[locale], prefix: languageOf[locale] })),
  ];
}
