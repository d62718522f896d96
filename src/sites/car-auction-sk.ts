import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Slovak auction. */
export const carAuctionSk: Site = {
  name: 'car-auction-sk',
  title: 'Nordvik Aukcia',
  hosts: ['aukcia.nordvikauto-sk.example'],
  languages: languages('sk-SK'),
  theme: 'auction',
  cars: {
    stock: 'sk',
    index: 'cars-car-auction-sk',
    filters: [],
    auction: {
      email: 'ponuky@aukcia.nordvik.example',
      rules: '/pravidla',
      guide: '/ako-to-funguje',
      feesPage: '/poplatky',
      steps: [{ below: 2_000, step: 50 }, { below: 7_500, step: 100 }, { step: 200 }],
      fees: [{ upTo: 3_000, fee: 149 }, { upTo: 7_500, fee: 249 }, { upTo: 15_000, fee: 349 }, { fee: 449 }],
    },
  },
  facilities: { stock: 'sk', index: 'sites-car-auction-sk' },
  currency: 'EUR',
  odometer: 'km',
  timeZone: 'Europe/Bratislava',
  paths: nativePaths.sk,
  customerService: { phone: '+421 000 001 140' },
  tagManager: 'GTM-EXAMPLECARAUCTIONSK',
  features: {},
};
