import type { Expected } from '../meaning';

/** English readers of a Swedish stock: the year is 2026. */
export const svInEnglish: readonly (readonly [phrase: string, expected: Expected])[] = [
  [
    'red estate with towbar under 250k max 8000 mil near Borås, not diesel',
    {
      color: 'Mörkröd | Röd',
      body: 'Kombi',
      equipment: 'Dragkrok | Elektriskt utfällbar dragkrok',
      price: '..250000',
      mileage: '..8000',
      near: 'Borås',
      'not fuel': 'Diesel',
    },
  ],
  ['electric suv', { fuel: 'El', body: 'SUV' }],
  ['black automatic volvo', { color: 'Svart', gearbox: 'Automat', brand: 'Volvo' }],
  ['petrol or diesel', { fuel: 'Bensin + Diesel' }],
  ['all-wheel drive', { drive: 'Fyrhjulsdrift' }],
  ['heated seats', { equipment: 'Eluppvärmda framsäten' }],
  ['max 100,000 km', { mileage: '..10000' }],
  ['big car', { size: 'large' }],
];
