import fc from 'fast-check';
import type { Car } from '@/domain/cars/car';
import { bestOf, CRITERIA, rankCars, type Weights } from '@/domain/cars/compareCars';

const car = (over: Partial<Car> = {}): Partial<Car> => ({ car_price_currency: 'SEK', car_odometer: 'mil', ...over });

describe('the best value of a row', () => {
  it.each([
    ['price', [{ car_price: 200 }, { car_price: 100 }], [1]],
    ['price', [{ car_price: 200, car_campaign_price: 90, car_has_campaign_price: true }, { car_price: 100 }], [0]],
    ['mileage', [{ car_mileage: 4_000 }, { car_mileage: 900 }, { car_mileage: 900 }], [1, 2]],
    ['year', [{ car_year: 2019 }, { car_year: 2023 }], [1]],
    ['range', [{ wltp_electric_range: 400 }, {}, { wltp_electric_range: 500 }], [2]],
    ['consumption', [{ car_fuel_combined_text: '6,1 l/100 km' }, { car_fuel_combined_text: '5,4 l/100 km' }], [1]],
    ['consumption', [{ car_fuel_combined_text: '44 mpg' }, { car_fuel_combined_text: '52.3 mpg' }], [1]],
    ['emission', [{ car_emission_mixed_text: '138 g/km' }, { car_emission_mixed_text: '0 g/km' }], [1]],
    ['cargo', [{ car_cargo_volume_text: '1 200 l' }, { car_cargo_volume_text: '529 l' }], [0]],
    ['safety', [{ car_ncapstars: 4 }, { car_ncapstars: 5 }], [1]],
  ] as const)('H-01 of %s', (criterion, cars, best) => {
    expect([
      ...bestOf(
        cars.map((one) => car(one)),
        criterion,
      ),
    ]).toEqual(best);
  });

  it('H-01 is none where all are equal, only one is known, or units differ', () => {
    expect(bestOf([car({ car_year: 2020 }), car({ car_year: 2020 })], 'year').size).toBe(0);
    expect(bestOf([car({ wltp_electric_range: 400 }), car()], 'range').size).toBe(0);
    const units = [car({ car_fuel_combined_text: '44 mpg' }), car({ car_fuel_combined_text: '6,1 l/100 km' })];
    expect(bestOf(units, 'consumption').size).toBe(0);
  });
});

describe('the result of the weights', () => {
  const cheap = car({ car_price: 100_000, car_mileage: 12_000, car_year: 2016 });
  const fresh = car({ car_price: 300_000, car_mileage: 500, car_year: 2023 });

  it('H-01 turns with what the visitor finds important', () => {
    expect(rankCars([cheap, fresh], { price: 3, mileage: 1 })?.winners).toEqual([0]);
    expect(rankCars([cheap, fresh], { price: 1, mileage: 3, year: 3 })?.winners).toEqual([1]);
  });

  it('H-01 is exact: twice the price is half the points, and the margin is the difference', () => {
    const half = car({ car_price: 200_000 });
    expect(rankCars([car({ car_price: 100_000 }), half], { price: 2 })).toEqual({
      scores: [100, 50],
      notCounted: [],
      winners: [0],
      margin: 50,
      second: 1,
    });
  });

  it('H-01 calls equal points a tie, and counts nothing that one car does not have', () => {
    expect(rankCars([cheap, { ...cheap }], { price: 3 })).toMatchObject({ winners: [0, 1], second: null, margin: 0 });
    const electric = car({ car_price: 100_000, wltp_electric_range: 400 });
    expect(rankCars([electric, cheap], { range: 3, price: 1 })).toMatchObject({
      notCounted: ['range'],
      scores: [100, 100],
    });
    expect(rankCars([electric, cheap], { range: 3 })).toMatchObject({ notCounted: ['range'], winners: [] });
    expect(rankCars([cheap, fresh], {})).toBeNull();
  });

  it('H-01 never gives a car more points than one that is better in everything, nor more than 100', () => {
    const weights: fc.Arbitrary<Weights> = fc.record(
      Object.fromEntries(CRITERIA.map((criterion) => [criterion, fc.constantFrom(0, 1, 2, 3)])),
    );
    const some = fc.record({
      car_price: fc.integer({ min: 1, max: 2_000_000 }),
      car_mileage: fc.integer({ min: 0, max: 40_000 }),
      car_year: fc.integer({ min: 1990, max: 2027 }),
      wltp_electric_range: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(some, weights, (one, given) => {
        const better = {
          car_price: one.car_price - 1,
          car_mileage: Math.max(0, one.car_mileage - 10),
          car_year: one.car_year + 1,
          wltp_electric_range: one.wltp_electric_range + 10,
        };
        const ranking = rankCars([car(one), car(better)], given);
        if (!ranking || ranking.winners.length === 0) return;
        const [worse = 0, best = 0] = ranking.scores;
        expect(best).toBeGreaterThanOrEqual(worse);
        for (const score of ranking.scores) expect(score >= 0 && score <= 100).toBe(true);
      }),
    );
  });
});
