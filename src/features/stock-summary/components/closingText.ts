import { localDay } from '@/i18n/localDay';
import { localMoment } from '@/i18n/localTime';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { ClosingLots } from '../closingLots.slice';

/**
 * '62 utrop stänger i dag. Nästa 19:09'; on a day without any 'Nästa utrop stänger torsdag 3 december 19:09'. null where
 * none is open.
 * @param now time of the page, not of the browser
 */
export function closingText(
  { days, today }: ClosingLots,
  { t, format }: Pick<TextsValue, 't' | 'format'>,
  now: string,
  timeZone: string,
): string | null {
  const end = days?.[0]?.end;
  if (end === undefined) return null;
  const { date, time } = localMoment(end, timeZone);
  return localDay(end, timeZone) === localDay(now, timeZone)
    ? t('home.closingNext', { count: format.number(today), pluralBy: today, time })
    : t('home.closingLater', { day: format.weekdayDate(date), time });
}
