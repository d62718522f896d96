import type { Department } from '@/domain/dealers/facility';
import type { Today } from '@/domain/dealers/openingHours';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { FacilityRecord } from '@/store/entities';

type TextHelpers = Pick<TextsValue, 't' | 'language'>;

/** A time in the language's form: full hours without minutes where that is usual: '18', '18:00'. */
const clock = (time: string, { language }: Pick<TextHelpers, 'language'>): string =>
  language === 'en' || language === 'sk' ? time : time.replace(/:00$/, '').replace(/^0(?=\d)/, '');

export function todayText(today: Today, texts: TextHelpers): string {
  switch (today.status) {
    case 'open':
      return texts.t('dealers.openUntil', { time: clock(today.until, texts) });
    case 'opens':
      return texts.t('dealers.opensAt', { time: clock(today.time, texts) });
    case 'closed':
      return texts.t('dealers.closedNow');
  }
}

const services = {
  'New cars': 'dealers.service.sales',
  Workshop: 'dealers.service.workshop',
  Parts: 'dealers.service.parts',
  'Body work': 'dealers.service.body',
} as const satisfies Record<Department['group'], string>;

export const serviceText = (group: Department['group'], { t }: Pick<TextHelpers, 't'>): string => t(services[group]);

/** '416 75 Göteborg' */
export const townText = (
  { site_zip: zip, site_city: city = '' }: FacilityRecord,
  { term }: Pick<TextsValue, 'term'>,
): string => [zip, term('car_site_city', city)].filter(Boolean).join(' ');

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
