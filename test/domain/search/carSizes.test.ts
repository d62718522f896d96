import { sizesOf } from '@/domain/search/carSizes';
import { bodiesOf, modelsLike } from '@/domain/search/query/modelSizes';
import { demoCarsOf } from '../../server/demoStock';
import { allSites } from '@/sites/sites';

describe('the sizes of a car', () => {
  it.each([
    ['Volkswagen', 'Polo', 'Hatchback', ['city', 'small']],
    ['Volkswagen', 'Golf', 'Viistoperä', ['nearCity', 'compact', 'medium']],
    ['Toyota', 'Corolla Touring Sports', 'Kombi', ['nearCity', 'small', 'compact', 'medium']],
    ['Volkswagen', 'T-Roc Cabriolet', 'Avoauto', ['compact']],
    ['Nissan', 'Juke', 'Crossover', ['small', 'compact']],
    ['Volvo', 'XC90', 'SUV', ['large']],
    ['BMW', '3-sarja', 'Porrasperä', ['medium']],
    ['Mazda', '2', 'Hatchback', ['city', 'small']],
    ['Ford', 'Transit', 'Van', ['largeVan']],
  ])('F-04 are among those of its body: %s %s, %s', (car_brand, car_model, car_body, sizes) => {
    expect(sizesOf({ car_brand, car_model, car_body })).toEqual(sizes);
  });

  it('F-04 are all of its body for an unknown model, so that no search loses it', () => {
    expect(sizesOf({ car_brand: 'Lada', car_model: 'Niva', car_body: 'SUV' })).toEqual([
      'small',
      'compact',
      'medium',
      'large',
    ]);
  });

  it('F-04 are known for every model of the demo stocks', () => {
    const models = allSites.flatMap((site) => (site.cars ? demoCarsOf(site) : []));
    const unknown = models.filter(({ car_brand, car_model }) => bodiesOf(car_brand, car_model) === null);
    expect([...new Set(unknown.map(({ car_brand, car_model }) => `${car_brand} ${car_model}`))]).toEqual([]);
  });
});

describe('the models like one that is not in stock', () => {
  const stock = ['Skoda', 'Skoda>Octavia', 'Skoda>Karoq', 'Skoda>Yeti', 'Skoda>Kamiq', 'Skoda>Enyaq', 'Nissan>X-Trail'];

  it.each([
    // Of the make, then of all.
    [
      'skoda',
      'kodiaq',
      [
        ['Skoda>Karoq', 'Skoda>Yeti'],
        ['Skoda>Karoq', 'Skoda>Yeti', 'Nissan>X-Trail'],
      ],
    ],
    ['skoda', 'elroq', [['Skoda>Enyaq']]],
    ['skoda', 'citigo', []],
    // Another electric car, whatever its body.
    ['nissan', 'leaf', [['Skoda>Enyaq']]],
  ])('F-04 are of its kind and nearest in size: %s %s', (make, model, like) => {
    expect(modelsLike(make, model, stock)).toEqual(like);
  });
});
