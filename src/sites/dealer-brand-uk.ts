import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** Dealer brand Terra in the United Kingdom: pounds and miles. */
export const dealerBrandUk: Site = {
  name: 'dealer-brand-uk',
  title: 'Terra Cars',
  hosts: ['www.terracars.example', 'terracars.example'],
  languages: languages('en-GB'),
  theme: 'terra',
  cars: {
    stock: 'uk',
    index: 'cars-dealer-brand-uk',
    filters: [],
    usedCarPromises: { exchangeDays: 7, warranty: { months: 6, years: 10 }, page: { 'en-GB': '/about-us' } },
  },
  facilities: { stock: 'uk', index: 'sites-dealer-brand-uk' },
  carBuying: { pages: { 'en-GB': '/part-exchange' }, email: 'buying@terracars.example', phone: '01632 960110' },
  currency: 'GBP',
  odometer: 'mi',
  timeZone: 'Europe/London',
  paths: nativePaths.en,
  customerService: { phone: '01632 960110' },
  tagManager: 'GTM-EXAMPLEDEALERBRANDUK',
  features: { ukFinance: true },
};
