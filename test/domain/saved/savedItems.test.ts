import {
  carsFragment,
  carsIn,
  merged,
  MOST_CARS,
  MOST_SEARCHES,
  nothingSaved,
  parseSavedItems,
  withCars,
  withSearch,
  type SavedCar,
  type SavedSearch,
} from '@/domain/saved/savedItems';

const car = (carId: string, savedAt = '2026-01-01T10:00:00.000Z', amount = 100): SavedCar => ({
  carId,
  name: 'Volvo V60',
  price: { amount, currency: 'SEK' },
  savedAt,
});
const search = { name: 'Röd kombi', address: '/bilar?car_color=red', savedAt: '2026-01-01T10:00:00.000Z' };

describe('saved items', () => {
  it('H-01 are read as they were written', () => {
    const items = { cars: [car('100001')], searches: [search] };
    expect(parseSavedItems(JSON.stringify(items))).toEqual(items);
  });

  it.each([
    ['no text', null],
    ['no JSON', '{'],
    ['another shape', '{"cars":{"length":1},"searches":"all"}'],
    ['a car without an id', JSON.stringify({ cars: [{ ...car('1 or 2') }] })],
    ['an address elsewhere', JSON.stringify({ searches: [{ ...search, address: '//evil.example' }] })],
    ['a script as address', JSON.stringify({ searches: [{ ...search, address: 'javascript:alert(1)' }] })],
    ['a search without a name', JSON.stringify({ searches: [{ ...search, name: '  ' }] })],
    ['no time', JSON.stringify({ cars: [{ ...car('100001'), savedAt: 'today' }] })],
  ])('H-01 leave out what is invalid: %s', (_what, text) => {
    expect(parseSavedItems(text)).toEqual(nothingSaved);
  });

  it('H-01 keep the price of the first saving, the newest first, and no more than a visitor looks through', () => {
    const twice = withCars({ cars: [car('100001', '2026-01-01T10:00:00.000Z', 90)], searches: [] }, [
      car('100001', '2026-02-01T10:00:00.000Z', 80),
      car('100002', '2026-01-15T10:00:00.000Z'),
    ]);
    expect(twice.cars.map(({ carId, price }) => [carId, price?.amount])).toEqual([
      ['100002', 100],
      ['100001', 90],
    ]);
    const many = Array.from({ length: MOST_CARS + 5 }, (_, index) => car(String(100_000 + index)));
    expect(merged({ cars: many, searches: [] }).cars).toHaveLength(MOST_CARS);
  });

  it('H-01 a search that is saved again has its new name', () => {
    const items = withSearch({ cars: [], searches: [search] }, { ...search, name: 'Röd' });
    expect(items.searches.map(({ name }) => name)).toEqual(['Röd']);
  });

  it('H-01 a link holds ids alone, and anything else in it is no link', () => {
    expect(carsIn(carsFragment(['100001', '100002', '100001']))).toEqual(['100001', '100002']);
    expect(['cars=', 'cars=1', 'cars=100001,<b>', 'compare=100001'].map(carsIn)).toEqual([[], [], [], []]);
  });
});

describe('more searches than are kept', () => {
  const numbered = (number: number): SavedSearch => ({
    name: `Search ${number}`,
    address: `/bilar?page=${number}`,
    savedAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
  });
  const alert = 'a'.repeat(43);

  it('H-01 give way by age, but none with an alert', () => {
    const [oldest, ...others] = Array.from({ length: MOST_SEARCHES }, (_, index) => numbered(index));
    const searches = [...others, { ...numbered(0), alert }];
    const addresses = withSearch({ cars: [], searches }, numbered(MOST_SEARCHES)).searches.map(
      ({ address }) => address,
    );
    expect(addresses).toHaveLength(MOST_SEARCHES);
    expect(addresses).toContain(oldest?.address);
    expect(addresses).not.toContain(numbered(1).address);
    expect(addresses[0]).toBe(numbered(MOST_SEARCHES).address);
  });

  it('H-01 keep the newest beside those that all have alerts', () => {
    const searches = Array.from({ length: MOST_SEARCHES }, (_, index) => ({ ...numbered(index), alert }));
    expect(withSearch({ cars: [], searches }, numbered(MOST_SEARCHES)).searches).toHaveLength(MOST_SEARCHES + 1);
  });
});
