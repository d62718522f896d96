import type { Locale } from '@/sites/site.types';

/** Code of Europe (UN M49). */
export const EUROPE = '150';

/** A country by its code in a language: 'SE' is 'Sverige'. */
export const regionName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

/** A language within a sentence of another: 'Swedish', 'svenska'. */
export const languageName = (locale: Locale, language: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;

/** A language by its own name, as it begins a line: 'Svenska'. */
export function ownLanguageName(locale: Locale): string {
  const language = locale.split('-')[0] ?? locale;
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
