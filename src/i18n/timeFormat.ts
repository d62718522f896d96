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

/** Rounded up: '45 min', from an hour on to half an hour: '1,5 tim' */
export function duration(minutes: number, { locale }: Pick<Format, 'locale'>): string {
  const isLong = minutes >= 60;
  const format = new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'short',
  });
  return normaliseSpaces(format.format(isLong ? Math.ceil(minutes / 30) / 2 : Math.ceil(minutes / 5) * 5));
}
