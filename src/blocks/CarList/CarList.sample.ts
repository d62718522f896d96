import type { CarListFields } from './CarList.schema';

export const carListSamples: Record<string, CarListFields> = {
  'a make': { Title: 'Volvo i lager', Text: '', Filter: [{ name: 'car_brand', values: ['Volvo'] }] },
  'with words': {
    Title: 'Elbilar i lager',
    Text: 'Batteriet är testat och resultatet står i annonsen.',
    Filter: [
      { name: 'car_fuel', values: ['El'] },
      { name: 'car_price', min: 150_000, max: 600_000 },
    ],
  },
  'two values': { Title: 'Hybridbilar', Text: '', Filter: [{ name: 'car_fuel', values: ['Laddhybrid', 'Elhybrid'] }] },
  'all cars': { Title: 'Köp bil', Text: '', Filter: [] },
  'an unknown filter': {
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats',
    Text: 'Genomgångna. '.repeat(20).trim(),
    Filter: null,
  },
};
