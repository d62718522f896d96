import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The European auction. */
export const carAuctionEu: Site = {
  name: 'car-auction-eu',
  title: 'Nordvik Auctions',
  hosts: ['auctions.nordvikcars.example'],
  languages: languages('en'),
  theme: 'auction',
  cars: {
    stock: 'eu',
    index: 'cars-car-auction-eu',
    filters: [],
    auction: {
      email: 'bids@auctions.nordvik.example',
      rules: '/rules',
      guide: '/how-it-works',
      feesPage: '/fees',
      steps: [{ below: 2_000, step: 50 }, { below: 7_500, step: 100 }, { step: 250 }],
      fees: [{ upTo: 4_000, fee: 199 }, { upTo: 9_000, fee: 299 }, { upTo: 15_000, fee: 399 }, { fee: 499 }],
    },
  },
  currency: 'EUR',
  odometer: 'km',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.en,
  customerService: { email: 'ask@auctions.nordvik.example' },
  tagManager: 'GTM-EXAMPLECARAUCTIONEU',
  features: {},
};
