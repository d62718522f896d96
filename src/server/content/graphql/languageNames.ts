import type { Locale } from '@/sites/site.types';

interface LanguageNames {
  name: string;
  displayName: string;
  englishName: string;
  nativeName: string;
}

const names: Readonly<Record<Locale, readonly [english: string, native: string]>> = {
  'sv-SE': ['Swedish (Sweden)', 'svenska'],
  'nb-NO': ['Norwegian Bokmål (Norway)', 'norsk'],
  'da-DK': ['Danish (Denmark)', 'dansk'],
  'fi-FI': ['Finnish (Finland)', 'suomi'],
  'sk-SK': ['Slovak (Slovakia)', 'slovenčina'],
  'en-GB': ['English (United Kingdom)', 'English'],
  en: ['English', 'English'],
  'sv-FI': ['Swedish (Finland)', 'svenska'],
};

export function languageNames(locale: Locale): LanguageNames {
  const [english, native] = names[locale];
  return { name: locale, displayName: english, englishName: english, nativeName: native };
}
