import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Slovak car store. */
export const carStoreSk: Site = {
  name: 'car-store-sk',
  title: 'Nordvik Auto',
  hosts: ['www.nordvikauto-sk.example', 'nordvikauto-sk.example'],
  languages: languages('sk-SK'),
  theme: 'nordvik',
  cars: {
    stock: 'sk',
    index: 'cars-car-store-sk',
    filters: [],
    usedCarPromises: { exchangeDays: 14, warranty: { months: 12 }, page: { 'sk-SK': '/zaruka' } },
  },
  facilities: { stock: 'sk', index: 'sites-car-store-sk' },
  carBuying: { pages: { 'sk-SK': '/predat-auto' }, email: 'vykup@sk.nordvik.example' },
  currency: 'EUR',
  odometer: 'km',
  timeZone: 'Europe/Bratislava',
  paths: nativePaths.sk,
  customerService: { phone: '+421 000 001 100' },
  tagManager: 'GTM-EXAMPLECARSTORESK',
  features: { stories: true },
};
