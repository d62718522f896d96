import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The truck brand in Finland. */
export const truckFi: Site = {
  name: 'truck-fi',
  title: 'Nordvik Raskas',
  hosts: ['www.nordvikraskas.example', 'nordvikraskas.example'],
  languages: languages('fi-FI', 'sv-FI'),
  theme: 'truck',
  facilities: {
    stock: 'fi',
    index: 'sites-truck-fi',
    filters: [{ name: 'site_brands', values: ['Volvo', 'Mercedes-Benz'] }],
    forTrucks: true,
  },
  customerService: { email: 'asiakas@raskas.nordvik.example' },
  currency: 'EUR',
  odometer: 'km',
  timeZone: 'Europe/Helsinki',
  paths: nativePaths.fi,
  tagManager: 'GTM-EXAMPLETRUCKFI',
  features: {},
};
