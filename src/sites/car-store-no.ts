import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Norwegian car store. */
export const carStoreNo: Site = {
  name: 'car-store-no',
  title: 'Nordvik Bil',
  hosts: ['www.nordvikbil-no.example', 'nordvikbil-no.example'],
  languages: languages('nb-NO'),
  theme: 'nordvik',
  cars: {
    stock: 'no',
    index: 'cars-car-store-no',
    filters: [],
    usedCarPromises: { exchangeDays: 14, page: { 'nb-NO': '/' } },
  },
  facilities: { stock: 'no', index: 'sites-car-store-no' },
  carBuying: { pages: { 'nb-NO': '/selg-bil' }, email: 'innkjop@no.nordvik.example' },
  currency: 'NOK',
  odometer: 'km',
  timeZone: 'Europe/Oslo',
  paths: nativePaths.nb,
  customerService: { phone: '+47 00 01 10 00' },
  tagManager: 'GTM-EXAMPLECARSTORENO',
  features: { stories: true },
};
