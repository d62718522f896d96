import type { Department, Facility } from '@/domain/facility';
import { dateOf, hoursOf, type Today, type WeekRow } from '@/domain/openingHours';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { FacilityRecord } from '@/store/entities';

type Say = Pick<TextsValue, 't' | 'language' | 'format'>;

/** Half an hour is told everywhere; a whole hour by its number alone where people say it so: '18', '18:00'. */
export const clock = (time: string, { language }: Pick<Say, 'language'>): string => (language === 'en' || language === 'sk' ? time : time.replace(/:00$/, '').replace(/^0(?=\d)/, ''));

export function todayText(today: Today, say: Say): string {
  switch (today.is) {
    case 'open': return say.t('dealers.openUntil', { time: clock(today.until, say) });
    case 'opens': return say.t('dealers.opensAt', { time: clock(today.at, say) });
    case 'closed': return say.t('dealers.closedNow');
  }
}

const services = { 'New cars': 'dealers.service.sales', Workshop: 'dealers.service.workshop', Parts: 'dealers.service.parts', 'Body work': 'dealers.service.body' } as const satisfies Record<Department['group'], string>;

export const serviceText = (group: Department['group'], { t }: Pick<Say, 't'>): string => t(services[group]);

const weekdays = ['dealers.day0', 'dealers.day1', 'dealers.day2', 'dealers.day3', 'dealers.day4', 'dealers.day5', 'dealers.day6'] as const;

const weekdayText = (day: number, { t }: Pick<Say, 't'>): string => t(weekdays[day] ?? 'dealers.day0');

/** 'Måndag–torsdag' in the page's language; the schedule's own words where it names no weekday. */
export function dayText({ from, to, day }: WeekRow, say: Pick<Say, 't' | 'language'>): string {
  if (from === null || to === null) return day;
  const last = weekdayText(to, say);
  return from === to ? last : `${weekdayText(from, say)}–${say.language === 'en' ? last : last.toLowerCase()}`;
}

/** '09:00–18:00', 'Stängt'; the schedule's own words where it says something else. */
export function hoursText(displayText: string, { t }: Pick<Say, 't'>): string {
  const hours = hoursOf(displayText);
  if (hours === undefined) return displayText;
  return hours === null ? t('dealers.closed') : `${hours.open}–${hours.close}`;
}

/** A day that deviates, with its date in the page's language; `now` is an ISO instant. */
export function deviatingDay(day: string, now: string, say: Say): string {
  const date = dateOf(day, now.slice(0, 10));
  if (date === null) return day;
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return `${weekdayText(weekday, say)} ${say.format.longDate(date)}`;
}

export const addressText = ({ site_street: street, site_zip: zip, site_city: city }: Partial<Facility>): string =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** A maps search for the place: opens the visitor's own map application on a phone. */
export const mapAddress = (facility: FacilityRecord): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([facility.site_official_name, addressText(facility)].filter(Boolean).join(', '))}`;

export const phoneAddress = (phone: string): string => `tel:${phone.replace(/(?!^\+)[^\d]/g, '')}`;

export const facilityPath = (list: string, slug: string): string => `${list}/${encodeURIComponent(slug)}`;
