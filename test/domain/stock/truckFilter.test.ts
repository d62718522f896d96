import {
  decodeTruckFilter,
  hasTruckFilter,
  matchesTruckFilter,
  truckKinds,
  truckPriceSteps,
  truckSegment,
} from '@/domain/stock/truckFilter';

const truck = {
  Kind: 'Jakeluautot',
  Axles: '6x2',
  EmissionClass: 'Euro 6',
  Location: 'Espoo',
  Year: '2020',
  Mileage: 389_000,
  Price: 57_900,
};
const matches = (search: string): boolean => matchesTruckFilter(truck, decodeTruckFilter(search));

describe('the filters of trucks', () => {
  it('C-27 are the parameters of an address with a value, and no others', () => {
    expect(['?axles=6x2', '?km=100', '?axles=&location=Espoo'].map(hasTruckFilter)).toEqual([true, true, true]);
    expect(['', '?axles=', '?utm_source=brev'].map(hasTruckFilter)).toEqual([false, false, false]);
  });

  it.each<[string, boolean]>([
    ['', true],
    ['?axles=6x2&emission=Euro+6&location=Espoo&year=2020&km=400000', true],
    ['?kind=jakeluautot', true],
    ['?kind=vetoautot', false],
    ['?axles=4x2', false],
    ['?emission=Euro+5', false],
    ['?location=Tampere', false],
    ['?year=2021', false],
    ['?km=300000', false],
    ['?price=60000', true],
    ['?price=55000', false],
    ['?year=uusi&km=-1', true],
  ])('C-27 %s: a truck matches them all or is left out', (search, expected) => expect(matches(search)).toBe(expected));

  it('C-27 leave out a truck of which the year is not known', () => {
    expect(matchesTruckFilter({ ...truck, Year: '' }, decodeTruckFilter('?year=2020'))).toBe(false);
  });

  it('C-27 offer each kind once, as an address names it', () => {
    expect(truckKinds([truck, { Kind: 'Maansiirto ja nosto' }, truck, { Kind: '' }])).toEqual([
      { value: 'jakeluautot', text: 'Jakeluautot' },
      { value: 'maansiirto-ja-nosto', text: 'Maansiirto ja nosto' },
    ]);
  });

  it('C-27 leave out a truck whose price is not told where one is asked for', () => {
    expect(matchesTruckFilter({ ...truck, Price: 0 }, decodeTruckFilter('?price=60000'))).toBe(false);
    expect(matchesTruckFilter({ ...truck, Price: 0 }, decodeTruckFilter(''))).toBe(true);
  });

  it.each<[number[], number[]]>([
    [
      [44_900, 57_900, 61_900, 174_000],
      [45_000, 60_000, 65_000],
    ],
    [[61_900, 61_900, 0, 62_000], []],
    [[], []],
  ])('C-27 the prices %p have the round steps %p', (prices, steps) => {
    expect(truckPriceSteps(prices.map((Price) => ({ Price })))).toEqual(steps);
  });

  it('C-27 each has an address by its number and name', () => {
    expect(truckSegment({ Number: 'R 101', Title: 'Volvo FH 460' })).toBe('r-101-volvo-fh-460');
  });
});
