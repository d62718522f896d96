import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** Dealer brand Aurora in Sweden. Its www host redirects to the bare one. */
export const dealerBrandSe: Site = {
  name: 'dealer-brand-se',
  title: 'Aurora Bil',
  hosts: ['aurorabil.example', 'www.aurorabil.example'],
  languages: languages('sv-SE', 'en'),
  theme: 'aurora',
  cars: {
    stock: 'se',
    index: 'cars-dealer-brand-se',
    filters: [{ name: 'car_brand', values: ['Volvo', 'Polestar'] }],
    usedCarPromises: { exchangeDays: 14, page: { 'sv-SE': '/', en: '/' } },
  },
  facilities: {
    stock: 'se',
    index: 'sites-dealer-brand-se',
    filters: [{ name: 'site_brands', values: ['Volvo', 'Polestar'] }],
  },
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  customerService: { phone: '08-465 004 10' },
  mail: { sender: 'no-reply@aurorabil.example', replyTo: 'kundservice@aurorabil.example' },
  tagManager: 'GTM-EXAMPLEDEALERBRANDSE',
  redirectsWww: true,
  features: { stories: true, booking: '/service', myBooking: '/service/min-bokning', creditWarning: true },
};
