import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Norwegian auction. */
export const carAuctionNo: Site = {
  name: 'car-auction-no',
  title: 'Nordvik Auksjon',
  hosts: ['auksjon.nordvikbil-no.example'],
  languages: languages('nb-NO'),
  theme: 'auction',
  cars: {
    stock: 'no',
    index: 'cars-car-auction-no',
    filters: [],
    auction: {
      email: 'bud@auksjon.nordvik.example',
      rules: '/regler',
      guide: '/slik-virker-det',
      feesPage: '/gebyrer',
      steps: [{ below: 20_000, step: 500 }, { below: 80_000, step: 1_000 }, { step: 2_500 }],
      fees: [{ upTo: 30_000, fee: 2_490 }, { upTo: 90_000, fee: 3_690 }, { upTo: 180_000, fee: 4_990 }, { fee: 5_990 }],
    },
  },
  facilities: { stock: 'no', index: 'sites-car-auction-no' },
  currency: 'NOK',
  odometer: 'km',
  timeZone: 'Europe/Oslo',
  paths: nativePaths.nb,
  customerService: { phone: '+47 00 01 10 40' },
  tagManager: 'GTM-EXAMPLECARAUCTIONNO',
  features: {},
};
