import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** Dealer brand Terra in Denmark. */
export const dealerBrandDk: Site = {
  name: 'dealer-brand-dk',
  title: 'Terra Biler',
  hosts: ['www.terrabiler.example', 'terrabiler.example'],
  languages: languages('da-DK'),
  theme: 'terra',
  cars: { stock: 'dk', index: 'cars-dealer-brand-dk', filters: [{ name: 'car_brand', values: ['Volkswagen', 'Kia'] }] },
  facilities: {
    stock: 'dk',
    index: 'sites-dealer-brand-dk',
    filters: [{ name: 'site_brands', values: ['Volkswagen', 'Kia'] }],
  },
  currency: 'DKK',
  odometer: 'km',
  timeZone: 'Europe/Copenhagen',
  paths: nativePaths.da,
  customerService: { phone: '+45 00 01 20 30' },
  tagManager: 'GTM-EXAMPLEDEALERBRANDDK',
  features: {},
};
