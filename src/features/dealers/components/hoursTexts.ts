import type { DeviationRow } from '@/domain/dealers/hoursTable';
import { dateOf, hoursOf, type WeekRow } from '@/domain/dealers/openingHours';
import { capitalized } from '@/i18n/capitals';
import type { TextsValue } from '@/i18n/TextsProvider';
import { dayRange } from '@/i18n/timeFormat';

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

/** A weekday within a sentence: 'måndag', in English 'Monday'. */
export const weekdayWithin = (day: number, texts: Pick<TextHelpers, 't' | 'language'>): string =>
  texts.language === 'en' ? weekdayText(day, texts) : weekdayText(day, texts).toLowerCase();

/** A time in the language's form: full hours without minutes where that is usual: '18', '18:00'. */
export const clockText = (time: string, { language }: Pick<TextHelpers, 'language'>): string =>
  language === 'en' || language === 'sk' ? time : time.replace(/:00$/, '').replace(/^0(?=\d)/, '');

/** 'Måndag–torsdag' in the page's language; the schedule's own text without a weekday. */
export function dayText(
  { from, to, day }: Pick<WeekRow, 'from' | 'to' | 'day'>,
  texts: Pick<TextHelpers, 't' | 'language'>,
): string {
  if (from === null || to === null) return day;
  const last = weekdayText(to, texts);
  return from === to ? last : `${weekdayText(from, texts)}–${weekdayWithin(to, texts)}`;
}

/** '09:00–18:00', 'Stängt'; the schedule's own text for anything else. */
export function hoursText(displayText: string, { t }: Pick<TextHelpers, 't'>): string {
  const hours = hoursOf(displayText);
  if (hours === undefined) return displayText;
  return hours === null ? t('dealers.closed') : `${hours.open}–${hours.close}`;
}

/** '9–18' as its two ends, between which a line may break; the text of `hoursText` for anything else. */
export function shortHours(displayText: string, texts: Pick<TextHelpers, 't' | 'language'>): readonly string[] {
  const hours = hoursOf(displayText);
  if (!hours) return [hoursText(displayText, texts)];
  return [`${clockText(hours.open, texts)}–`, clockText(hours.close, texts)];
}

/** A day that deviates, with its date in the page's language, or the days; `now` is an ISO instant. */
export function deviatingDay(
  { date: first, until, day }: Pick<DeviationRow, 'date' | 'until' | 'day'>,
  now: string,
  texts: TextHelpers,
): string {
  if (first !== null && until !== null && until > first) return dayRange(first, until, texts.format);
  const date = dateOf(day, now.slice(0, 10));
  if (date === null) return day;
  // In a narrow column it may break between its words.
  return capitalized(texts.format.weekdayDate(date), texts.language).replaceAll('\u00a0', ' ');
}
