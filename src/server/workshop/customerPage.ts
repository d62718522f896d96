import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import type { workshopBookings } from '../database/workshop.tables';

/** Site of bookings and messages when the request came to no known host. */
export const DEFAULT_SITE = 'car-store-se';

interface CustomerPage {
  site: Site;
  language: SiteLanguage;
  /** Public path of the page that shows a booking by its link. */
  path: string;
}

/** The site that shows a booking, in the language in which it was booked. */
export function customerPageOf({
  site: name,
  locale,
}: Pick<typeof workshopBookings.$inferSelect, 'site' | 'locale'>): CustomerPage {
  const own = name !== null && isSiteName(name) ? siteByName(name) : undefined;
  const site = own?.features.myBooking === undefined ? siteByName(DEFAULT_SITE) : own;
  const language = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  return { site, language, path: publicPath(language, site.features.myBooking ?? '/') };
}
