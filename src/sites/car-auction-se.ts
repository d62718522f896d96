import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Swedish auction: the lots of the Swedish stock. */
export const carAuctionSe: Site = {
  name: 'car-auction-se',
  title: 'Nordvik Auktion',
  hosts: ['auktion.nordvikbil.example'],
  languages: languages('sv-SE'),
  theme: 'auction',
  cars: {
    stock: 'se',
    index: 'cars-car-auction-se',
    filters: [],
    auction: {
      email: 'bud@auktion.nordvik.example',
      rules: '/regler',
      guide: '/sa-fungerar-det',
      feesPage: '/avgifter',
      steps: [
        { below: 10_000, step: 250 },
        { below: 50_000, step: 500 },
        { below: 100_000, step: 1_000 },
        { step: 2_000 },
      ],
      fees: [{ upTo: 20_000, fee: 1_990 }, { upTo: 75_000, fee: 2_990 }, { upTo: 150_000, fee: 3_990 }, { fee: 4_990 }],
    },
  },
  facilities: { stock: 'se', index: 'sites-car-auction-se' },
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  customerService: { phone: '08-465 004 30' },
  tagManager: 'GTM-EXAMPLECARAUCTIONSE',
  features: {},
};
