import { slugOf } from '@/domain/stock/stock';

describe('the slug of a car without one', () => {
  it.each([
    [{ car_brand: 'Volvo', car_model: 'V60', car_version: 'B4 Plus', car_year: 2021 }, 'volvo-v60-b4-plus-2021'],
    [{ car_brand: 'Škoda', car_model: 'Karoq', car_version: 'Sonderausführung' }, 'skoda-karoq-sonderausfuhrung'],
    [{ car_brand: 'Citroën', car_model: 'ë-C4' }, 'citroen-e-c4'],
    [{ car_brand: '日産', car_model: '' }, 'car'],
  ])('M-03 of %j is %s', (car, slug) => expect(slugOf(car)).toBe(slug));
});
