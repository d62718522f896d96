import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** Dealer brand Aurora in Norway. */
export const dealerBrandNo: Site = {
  name: 'dealer-brand-no',
  title: 'Aurora Bil',
  hosts: ['www.aurorabil-no.example', 'aurorabil-no.example'],
  languages: languages('nb-NO'),
  theme: 'aurora',
  cars: {
    stock: 'no',
    index: 'cars-dealer-brand-no',
    filters: [{ name: 'car_brand', values: ['Volvo', 'Polestar'] }],
    usedCarPromises: { exchangeDays: 14, page: { 'nb-NO': '/' } },
  },
  facilities: {
    stock: 'no',
    index: 'sites-dealer-brand-no',
    filters: [{ name: 'site_brands', values: ['Volvo', 'Polestar'] }],
    sign: { of: 'Nordvik Bil', here: 'Aurora Bil' },
  },
  currency: 'NOK',
  odometer: 'km',
  timeZone: 'Europe/Oslo',
  paths: nativePaths.nb,
  customerService: { phone: '+47 00 01 10 20' },
  tagManager: 'GTM-EXAMPLEDEALERBRANDNO',
  features: {},
};
