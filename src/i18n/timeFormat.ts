import { intlTag, normaliseSpaces } from './format';
import type { Format } from './format';

/** Formats of calendars and durations, apart from those that every page needs. */
const days = new Map<string, Intl.DateTimeFormat>();

/** The days of 'YYYY-MM-DD' and another: '23–29 nov.', '30 nov.–6 dec.' */
export function dayRange(first: string, last: string, { locale }: Pick<Format, 'locale'>): string {
  const format =
    days.get(locale) ?? new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  days.set(locale, format);
  return normaliseSpaces(format.formatRange(new Date(first), new Date(last)));
}

const months = new Map<string, Intl.DateTimeFormat>();

/** Of 'YYYY-MM': 'november 2027' */
export function monthAndYear(month: string, { locale }: Pick<Format, 'locale'>): string {
  const format =
    months.get(locale) ?? new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  months.set(locale, format);
  return normaliseSpaces(format.format(new Date(`${month}-01`)));
}

/** Of whole minutes: '45 min', '2 tim 15 min' */
export function duration(minutes: number, { locale }: Pick<Format, 'locale'>): string {
  const part = (value: number, unit: 'hour' | 'minute'): string[] =>
    value > 0
      ? [new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(value)]
      : [];
  return normaliseSpaces([...part(Math.floor(minutes / 60), 'hour'), ...part(minutes % 60, 'minute')].join('\u00a0'));
}
