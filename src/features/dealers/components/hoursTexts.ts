import { dateOf, hoursOf, type WeekRow } from '@/domain/dealers/openingHours';
import type { TextsValue } from '@/i18n/TextsProvider';

type TextHelpers = Pick<TextsValue, 't' | 'language' | 'format'>;

const weekdays = [
  'dealers.day0',
  'dealers.day1',
  'dealers.day2',
  'dealers.day3',
  'dealers.day4',
  'dealers.day5',
  'dealers.day6',
] as const;

const weekdayText = (day: number, { t }: Pick<TextHelpers, 't'>): string => t(weekdays[day] ?? 'dealers.day0');

/** 'Måndag–torsdag' in the page's language; the schedule's own text without a weekday. */
export function dayText({ from, to, day }: WeekRow, texts: Pick<TextHelpers, 't' | 'language'>): string {
  if (from === null || to === null) return day;
  const last = weekdayText(to, texts);
  return from === to ? last : `${weekdayText(from, texts)}–${texts.language === 'en' ? last : last.toLowerCase()}`;
}

/** '09:00–18:00', 'Stängt'; the schedule's own text for anything else. */
export function hoursText(displayText: string, { t }: Pick<TextHelpers, 't'>): string {
  const hours = hoursOf(displayText);
  if (hours === undefined) return displayText;
  return hours === null ? t('dealers.closed') : `${hours.open}–${hours.close}`;
}

/** A day that deviates, with its date in the page's language; `now` is an ISO instant. */
export function deviatingDay(day: string, now: string, texts: TextHelpers): string {
  const date = dateOf(day, now.slice(0, 10));
  if (date === null) return day;
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return `${weekdayText(weekday, texts)} ${texts.format.longDate(date)}`;
}
