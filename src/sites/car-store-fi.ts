import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Finnish car store, in both languages of the country. */
export const carStoreFi: Site = {
  name: 'car-store-fi',
  title: 'Nordvik Auto',
  hosts: ['www.nordvikauto.example', 'nordvikauto.example'],
  languages: languages('fi-FI', 'sv-FI'),
  theme: 'nordvik',
  cars: {
    stock: 'fi',
    index: 'cars-car-store-fi',
    filters: [],
    usedCarPromises: {
      exchangeDays: 14,
      warranty: { months: 12, years: 10 },
      page: { 'fi-FI': '/turva', 'sv-FI': '/trygghet' },
    },
  },
  facilities: { stock: 'fi', index: 'sites-car-store-fi' },
  carBuying: { pages: { 'fi-FI': '/myy-auto', 'sv-FI': '/salj-bil' }, email: 'osto@fi.nordvik.example' },
  currency: 'EUR',
  odometer: 'km',
  timeZone: 'Europe/Helsinki',
  paths: nativePaths.fi,
  customerService: { phone: '+358 00 000 1000' },
  tagManager: 'GTM-EXAMPLECARSTOREFI',
  features: { stories: true },
};
