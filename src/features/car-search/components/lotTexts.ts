import { localDay } from '@/i18n/localDay';
import { localMoment } from '@/i18n/localTime';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';

export interface LotTexts {
  /** 'Utrop 214' */
  number: string;
  /** 'Värderas till 60 000–70 000 kr'; null without an estimate. */
  estimate: string | null;
  /** 'Stänger i morgon 19:40'; null without an end. */
  end: string | null;
  /** The same for a badge on a small picture: 'Stänger lör 19:40', 'Stängd'. */
  shortEnd: string | null;
}

/**
 * Texts of a lot; null for a car that is none.
 * @param now time of the page, not of the browser
 * @param timeZone of the site, not of the browser
 */
export function lotTexts(
  { car_lot_number, car_estimate_low, car_estimate_high, car_bids_end, car_price_currency }: CarRecord,
  { t, format }: Pick<TextsValue, 't' | 'format'>,
  now: string,
  timeZone: string,
): LotTexts | null {
  if (car_lot_number === undefined) return null;
  const hasEstimate =
    car_estimate_low !== undefined && car_estimate_high !== undefined && car_price_currency !== undefined;
  return {
    number: t('card.lot', { number: car_lot_number }),
    estimate: hasEstimate
      ? t('card.estimate', { range: format.moneyRange(car_estimate_low, car_estimate_high, car_price_currency) })
      : null,
    ...(car_bids_end === undefined
      ? { end: null, shortEnd: null }
      : endTexts(car_bids_end, { t, format }, now, timeZone)),
  };
}

/** Weekdays name a day only within a week. */
const WEEK = 7;

function endTexts(
  end: string,
  { t, format }: Pick<TextsValue, 't' | 'format'>,
  now: string,
  timeZone: string,
): Pick<LotTexts, 'end' | 'shortEnd'> {
  if (Date.parse(end) <= Date.parse(now)) return { end: t('card.biddingClosed'), shortEnd: t('card.closed') };
  const { date, time } = localMoment(end, timeZone);
  const days = localDay(end, timeZone) - localDay(now, timeZone);
  if (days === 0) {
    const today = t('card.closesToday', { time });
    return { end: today, shortEnd: today };
  }
  const isSoon = days < WEEK;
  const shortEnd = t('card.closes', { day: isSoon ? format.weekday(date) : format.shortDate(date), time });
  if (days === 1) return { end: t('card.closesTomorrow', { time }), shortEnd };
  return { end: isSoon ? shortEnd : t('card.closes', { day: format.weekdayDate(date), time }), shortEnd };
}
