import { markets } from '@/server/cars/seed/markets';
import { currentPrice, charmPrice, newPrice } from '@/server/cars/seed/price';
import { Random } from '@/lib/random';
import { drawSpecimen, type Specimen } from '@/server/cars/seed/specimen';

const used = Array.from({ length: 400 }, (_, index) =>
  drawSpecimen(markets.se, index, false, new Random(`price:${index}`)),
).filter(({ condition }) => condition === 'used');
const priceOf = (car: Specimen) => currentPrice(car, new Random('same luck'));
/** How many of a hundred cars go down when they change so. */
const falls = (change: (car: Specimen) => Specimen): number =>
  (used.filter((car) => priceOf(change(car)) < priceOf(car)).length * 100) / used.length;
const never = (change: (car: Specimen) => Specimen): boolean =>
  used.every((car) => priceOf(change(car)) <= priceOf(car));

describe('asking price', () => {
  it('F-02 falls with mileage, with age and in a plainer version, and never rises by them', () => {
    const driven = (car: Specimen): Specimen => ({ ...car, km: car.km + 60_000 });
    const older = (car: Specimen): Specimen => ({
      ...car,
      months: car.months + 24,
      km: car.km + markets.se.kmPerYear * 2,
    });
    const plainer = (car: Specimen): Specimen => ({ ...car, engine: { ...car.engine, price: car.engine.price - 80 } });
    expect(falls(driven)).toBeGreaterThan(85);
    expect(falls(older)).toBeGreaterThan(85);
    expect(falls(plainer)).toBeGreaterThan(90);
    expect([never(driven), never(older), never(plainer)]).toEqual([true, true, true]);
  });

  it('F-02 a used car costs less than the same car new', () => {
    expect(used.filter((car) => priceOf(car) > newPrice(car))).toEqual([]);
  });

  it.each([
    ['se', 234_321, 233_900],
    ['uk', 18_260, 18_495],
    ['fi', 23_770, 23_990],
    ['dk', 100, 900],
  ] as const)('F-02 %s: %i is written %i', (stock, amount, expected) => {
    expect(charmPrice(amount, markets[stock])).toBe(expected);
  });
});

describe('Random', () => {
  it('F-02 draws the same numbers for the same seed, others for another', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.int(0, 999_999)
        )(new Random(seed)),
      );
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('F-02 stays within its bounds, weights and members', () => {
    const random = new Random('bounds');
    const dice = Array.from({ length: 6000 }, () => random.int(1, 6));
    expect([Math.min(...dice), Math.max(...dice)]).toEqual([1, 6]);
    expect(dice.filter((value) => value === 6).length).toBeGreaterThan(850);
    expect(
      Array.from({ length: 200 }, () => random.weighted(['never', 'always'], (item) => (item === 'never' ? 0 : 1))),
    ).not.toContain('never');
    expect(random.shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    expect(() => random.pick([])).toThrow('Nothing to pick from');
  });
});
