import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** Cars for export within the EU: a stock of its own, in euro and kilometres. */
export const carStoreEu: Site = {
  name: 'car-store-eu',
  title: 'Nordvik Cars',
  hosts: ['www.nordvikcars.example', 'nordvikcars.example'],
  languages: languages('en'),
  theme: 'nordvik',
  cars: { stock: 'eu', index: 'cars-car-store-eu', filters: [] },
  currency: 'EUR',
  odometer: 'km',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.en,
  customerService: { email: 'export@eu.nordvik.example' },
  tagManager: 'GTM-EXAMPLECARSTOREEU',
  features: {},
};
