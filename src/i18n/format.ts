import type { Currency, OdometerUnit } from '@/domain/cars/car';
import { convertOdometer, shownOdometer } from '@/domain/cars/odometer';
import type { Locale } from '@/sites/site.types';

/** Whole minor units (öre, pence, cent) with their currency (decision 3g). */
interface MinorMoney {
  amount: number;
  currency: Currency;
}

/**
 * Formatters of one locale. All spaces inside are U+00A0, so that server and browser agree and nothing breaks over a
 * line.
 */
export interface Format {
  locale: Locale;
  /** Major units: 249900, 'SEK' is '249 900 kr'. Without decimals unless the amount has them. */
  money(amount: number, currency: Currency): string;
  minorMoney(money: MinorMoney): string;
  /** '60 000–70 000 kr', '€5,500–€7,000' */
  moneyRange(low: number, high: number, currency: Currency): string;
  number(value: number, options?: { decimals?: number }): string;
  /** A share in percent: 7.95 is '7,95 %'. At most two decimals; `decimals` sets how many. */
  percent(value: number, options?: { decimals?: number }): string;
  /** 'YYYY-MM-DD' or an ISO instant becomes YYYY-MM-DD. */
  date(value: string): string;
  /** '20 november 2026' */
  longDate(value: string): string;
  /** 'tisdag 1 december' */
  weekdayDate(value: string): string;
  /** '4 dec.' */
  shortDate(value: string): string;
  /** Of 'YYYY-MM-DD': 'tis', in the locale's short form */
  weekday(value: string): string;
  /** An odometer reading, converted where the page shows another unit than the reading's: 4 500 mil is 45 000 km. */
  odometer(value: number, unit: OdometerUnit, shown?: OdometerUnit): string;
  /** Kilometres, or miles where `unit` says so: '420 km'. */
  distance(value: number, unit?: 'km' | 'mi'): string;
  /** Horsepower. */
  power(horsepower: number): string;
  /** An upper bound of counting: 10000 is '10 000+'. */
  countFrom(value: number): string;
}

/** Where the locale leaves the country open, the English of Europe: day before month, 24 hours. */
export const intlTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

const horsepowerUnit: Readonly<Record<Locale, string>> = {
  'sv-SE': 'hk',
  'sv-FI': 'hk',
  'nb-NO': 'hk',
  'da-DK': 'hk',
  'fi-FI': 'hv',
  'sk-SK': 'k',
  'en-GB': 'hp',
  en: 'hp',
};

/** ICU versions differ in which narrow or plain no-break space they use: one kind for all. */
export const normaliseSpaces = (text: string): string => text.replace(/[\u202f\u2009\u00a0 ]/g, '\u00a0');

const milesWord = (locale: Locale, value: number): string =>
  locale === 'en-GB' || locale === 'en' ? (value === 1 ? 'mile' : 'miles') : 'mi';

function readDate(value: string): Date {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${value}`);
  return date;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function makeFormat(locale: Locale): Format {
  const tag = intlTag(locale);
  const moneyFormats = new Map<string, Intl.NumberFormat>();
  const numberFormats = new Map<number, Intl.NumberFormat>();
  // Created on first use: creating one takes a browser longer than rendering a block, and few pages need all.
  const longDates = once(
    () => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  );
  const weekdayDates = once(
    () => new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  );
  const shortDates = once(() => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' }));
  const weekdays = once(() => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }));
  const percents = once(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));
  const percentFormats = new Map<number, Intl.NumberFormat>();
  const percentFormat = (decimals: number): Intl.NumberFormat => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const found = percentFormats.get(decimals) ?? new Intl.NumberFormat(tag, { style: 'percent', ...digits });
    percentFormats.set(decimals, found);
    return found;
  };

  const moneyFormat = (currency: Currency, decimals: number): Intl.NumberFormat => {
    const key = `${currency}${decimals}`;
    const found =
      moneyFormats.get(key) ??
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    moneyFormats.set(key, found);
    return found;
  };
  const number: Format['number'] = (value, { decimals = 2 } = {}) => {
    // Most counts: nothing to group, and a list formats hundreds of them.
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    const found = numberFormats.get(decimals) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: decimals });
    numberFormats.set(decimals, found);
    return normaliseSpaces(found.format(value));
  };
  const money: Format['money'] = (amount, currency) =>
    normaliseSpaces(moneyFormat(currency, Number.isInteger(amount) ? 0 : 2).format(amount));
  const distance: Format['distance'] = (value, unit = 'km') =>
    `${number(value, { decimals: 0 })}\u00a0${unit === 'km' ? 'km' : milesWord(locale, value)}`;

  return {
    locale,
    money,
    minorMoney: ({ amount, currency }) => money(amount / 100, currency),
    moneyRange: (low, high, currency) => {
      const first = money(low, currency);
      // Where the currency follows, it is written once.
      return `${/^\d/.test(first) ? number(low) : first}–${money(high, currency)}`;
    },
    number,
    percent: (value, { decimals } = {}) =>
      normaliseSpaces((decimals === undefined ? percents() : percentFormat(decimals)).format(value / 100)),
    date: (value) => readDate(value).toISOString().slice(0, 10),
    longDate: (value) => normaliseSpaces(longDates().format(readDate(value))),
    weekdayDate: (value) => normaliseSpaces(weekdayDates().format(readDate(value))),
    shortDate: (value) => normaliseSpaces(shortDates().format(readDate(value))),
    weekday: (value) => weekdays().format(readDate(value)),
    odometer: (value, unit, shown = shownOdometer(unit, locale)) => {
      const converted = convertOdometer(value, unit, shown);
      return shown === 'mil' ? `${number(converted, { decimals: 0 })}\u00a0mil` : distance(converted, shown);
    },
    distance,
    power: (horsepower) => `${number(horsepower, { decimals: 0 })}\u00a0${horsepowerUnit[locale]}`,
    countFrom: (value) => `${number(value)}+`,
  };
}

const formats = new Map<Locale, Format>();

/** The formatters of a locale; made once. */
export function formatFor(locale: Locale): Format {
  const found = formats.get(locale) ?? makeFormat(locale);
  formats.set(locale, found);
  return found;
}

/** '17,5', '17.50', '1 500': a number as people write it, with at most two decimals; null for anything else. */
export function parseDecimal(text: string): number | null {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(?:\.\d{0,2})?$/.test(digits) ? Number(digits) : parseInteger(text);
}

/** Written around a number; changes nothing. */
const UNIT = String.raw`[£€$]|:-|,-|kr\.?|sek|nok|dkk|eur|euroa?|gbp|mil|km|mi|miles|hk|hp|bhp|hv`;
const THOUSAND = String.raw`tkr|tusen|tusind|tuhatta|tis\.?|k|t`;
const MILLION = 'mkr|milj|m';
/** Groups of three digits with the same separator, or digits alone; then decimals. */
const DIGITS = String.raw`(?<integer>\d{1,3}(?:(?<separator>[.,'’])\d{3})(?:\k<separator>\d{3})*|\d{1,15})(?:[.,](?<decimals>\d{1,2}))?`;
const AMOUNT = new RegExp(
  `^(?:${UNIT})?(?<minus>-?)(?:${UNIT})?${DIGITS}(?:(?<thousand>${THOUSAND})|(?<million>${MILLION}))?(?:${UNIT})?$`,
);

/**
 * A whole number as people write it: '12 345' with spaces of all kinds, '15,000', '15.000', '£15,000', '150 000 kr',
 * '15k', '−4995' with both minus signs. `null` for anything else, including decimals and numbers beyond the exact
 * range.
 */
export function parseInteger(text: string): number | null {
  const { minus, integer, separator, decimals, thousand, million } =
    AMOUNT.exec(text.replace(/\s/g, '').replace('\u2212', '-').toLowerCase())?.groups ?? {};
  if (integer === undefined) return null;
  const factor = thousand ? 1_000 : million ? 1_000_000 : 1;
  // '15,0' and '15,00' are the beginning of '15,000'.
  if (decimals && !separator && factor === 1) return null;
  const value = Math.round(Number(`${integer.replace(/\D/g, '')}.${decimals ?? 0}`) * factor * 100) / 100;
  if (!Number.isSafeInteger(value)) return null;
  return minus && value !== 0 ? -value : value;
}
