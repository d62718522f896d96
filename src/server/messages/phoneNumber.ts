import type { Locale } from '@/sites/site.types';

/** Calling codes of the countries of our languages; English alone is no country. */
const callingCodes: Readonly<Record<Locale, string | null>> = {
  'sv-SE': '46',
  'nb-NO': '47',
  'da-DK': '45',
  'fi-FI': '358',
  'sv-FI': '358',
  'sk-SK': '421',
  'en-GB': '44',
  en: null,
};

/** A phone number as visitors write it ('070 174 06 05') in the international form that providers take (E.164). */
export function internationalNumber(written: string, locale: Locale): string {
  const digits = written.replace(/\D/g, '');
  if (written.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const code = callingCodes[locale];
  return code === null ? digits : `+${code}${digits.replace(/^0/, '')}`;
}
