import { TEASER_CARS } from '@/domain/search/carTeaser';
import type { CarTeaserFields } from './CarTeaser.schema';

const none = { href: '', text: '', newWindow: false };

export const carTeaserSamples: Record<string, CarTeaserFields> = {
  latest: {
    Title: 'Nyinkommet',
    Link: { href: '/kop-bil/alla-bilar-i-lager', text: 'Visa alla bilar', newWindow: false },
    Filter: [],
    Ids: [],
    Limit: TEASER_CARS,
  },
  'by a filter': {
    Title: 'Elbilar',
    Link: none,
    Filter: [
      { name: 'car_fuel', values: ['El'] },
      { name: 'car_price', min: 150_000, max: 600_000 },
    ],
    Ids: [],
    Limit: 4,
  },
  'these very ones': {
    Title: 'Veckans urval',
    Link: none,
    Filter: [],
    Ids: ['1018756', '1111636', '1105585'],
    Limit: TEASER_CARS,
  },
  'without a title': { Title: '', Link: none, Filter: [], Ids: [], Limit: 3 },
};
