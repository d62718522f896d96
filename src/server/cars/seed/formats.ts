import type { Currency } from '@/domain/cars/car';
import type { Language } from '@/sites/site.types';

/**
 * Texts of stock as a feed would contain them. Not Intl: its digits and spaces differ between ICU versions, and the
 * stock must be the same on every machine. The patterns are those of current ICU for the locales.
 */
const NBSP = '\u00a0';
const groupMark: Record<Language, string> = { sv: NBSP, nb: NBSP, fi: NBSP, sk: NBSP, en: ',', da: '.' };
const decimalMark: Record<Language, string> = { sv: ',', nb: ',', fi: ',', sk: ',', en: '.', da: ',' };

/** `tenths` decimals: 0, 1 or 2; the value is rounded half up. */
export function numberText(language: Language, value: number, decimals: 0 | 1 | 2 = 0): string {
  const scale = decimals === 0 ? 1 : decimals === 1 ? 10 : 100;
  const scaled = Math.round(Math.abs(value) * scale);
  const integer = String(Math.floor(scaled / scale)).replace(/\B(?=(\d{3})+$)/g, groupMark[language]);
  const sign = value < 0 && scaled > 0 ? '\u2212' : '';
  if (decimals === 0) return sign + integer;
  return `${sign}${integer}${decimalMark[language]}${String(scaled % scale).padStart(decimals, '0')}`;
}

export const withUnit = (language: Language, value: number, unit: string, decimals: 0 | 1 | 2 = 0): string =>
  `${numberText(language, value, decimals)}${NBSP}${unit}`;

export function moneyText(language: Language, value: number, currency: Currency): string {
  const digits = numberText(language, value);
  switch (currency) {
    case 'SEK':
    case 'NOK':
      return `${digits}${NBSP}kr`;
    case 'DKK':
      return `${digits}${NBSP}kr.`;
    case 'GBP':
      return `£${digits}`;
    case 'EUR':
      return language === 'en' ? `€${digits}` : `${digits}${NBSP}€`;
  }
}

export const percentText = (language: Language, value: number): string =>
  `${numberText(language, value, 2)}${language === 'en' ? '' : NBSP}%`;
