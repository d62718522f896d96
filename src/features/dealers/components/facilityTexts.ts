import type { FacilityService } from '@/domain/dealers/facility';
import type { OpenDepartment } from '@/domain/dealers/openDepartment';
import type { UpcomingOpening, Today } from '@/domain/dealers/openingHours';
import { weekdayOfDate } from '@/domain/workshop/slotTime';
import type { FirstTimeSlot } from '@/domain/workshop/workshops';
import { uncapitalized } from '@/i18n/capitals';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { FacilityRecord } from '@/store/entities';
import { clockText, weekdayWithin } from './hoursTexts';

type TextHelpers = Pick<TextsValue, 't' | 'language' | 'format'>;

/** A weekday names a day of the next week but one only with its date. */
const WEEK = 7;

function closedText(next: UpcomingOpening | undefined, texts: TextHelpers): string {
  if (!next) return texts.t('dealers.closedNow');
  const time = clockText(next.time, texts);
  if (next.days === 1) return texts.t('dealers.opensTomorrow', { time });
  const day = next.days < WEEK ? weekdayWithin(weekdayOfDate(next.date), texts) : texts.format.weekdayDate(next.date);
  return texts.t('dealers.opensOn', { day, time });
}

export function todayText(today: Today, texts: TextHelpers): string {
  switch (today.status) {
    case 'open':
      return today.until === null
        ? texts.t('dealers.openNow')
        : texts.t('dealers.openUntil', { time: clockText(today.until, texts) });
    case 'opens':
      return texts.t('dealers.opensAt', { time: clockText(today.time, texts) });
    case 'closed':
      return closedText(today.next, texts);
  }
}

/** 'Första lediga verkstadstid: måndag 30 november 09:30'; the day where the car is left for all of it. */
export const firstTimeText = (
  { localDate, localTime, isFullDay }: FirstTimeSlot,
  { t, format }: TextHelpers,
): string =>
  isFullDay
    ? t('dealers.firstDay', { time: format.weekdayDate(localDate) })
    : t('dealers.firstTime', { time: `${format.weekdayDate(localDate)} ${localTime}` });

const services = {
  'New cars': 'dealers.service.sales',
  Workshop: 'dealers.service.workshop',
  Parts: 'dealers.service.parts',
  'Body work': 'dealers.service.body',
  'Tire hotel': 'dealers.service.tireHotel',
} as const satisfies Record<FacilityService, string>;

export const serviceText = (service: FacilityService, { t }: Pick<TextHelpers, 't'>): string => t(services[service]);

/** 'Verkstad: öppet till 17': a list says whose hours it names. */
export const openText = ({ service, today }: OpenDepartment, texts: TextHelpers): string =>
  `${serviceText(service, texts)}: ${uncapitalized(todayText(today, texts), texts.language)}`;

/** '416 75 Göteborg', which does not break. */
export const townText = (
  { site_zip: zip, site_city: city = '' }: FacilityRecord,
  { term }: Pick<TextsValue, 'term'>,
): string => [zip?.replaceAll(' ', '\u00a0'), term('car_site_city', city)].filter(Boolean).join('\u00a0');

export const addressText = (facility: FacilityRecord, texts: Pick<TextsValue, 'term'>): string =>
  [facility.site_street, townText(facility, texts)].filter(Boolean).join(', ');

/** The address as the facility gives it, for other programs. */
const postalAddress = (facility: FacilityRecord): string => addressText(facility, { term: (_, value) => value });

/** A maps search for the place: opens the visitor's own map application on a phone. */
export const mapAddress = (facility: FacilityRecord): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([facility.site_official_name, postalAddress(facility)].filter(Boolean).join(', '))}`;

/** The way to the place from where the visitor is, by the same application. */
export const directionsAddress = (facility: FacilityRecord): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent([facility.site_official_name, postalAddress(facility)].filter(Boolean).join(', '))}`;

export const facilityPath = (list: string, slug: string): string => `${list}/${encodeURIComponent(slug)}`;
