import { newsSince } from '@/features/car-search/components/newsSince';

const LAST = '2026-11-18T10:00:00.000Z';
const [BEFORE, AFTER] = ['2026-11-17T10:00:00.000Z', '2026-11-19T10:00:00.000Z'];

describe('what is news on a card', () => {
  it.each([
    ['a car that came since', { car_published: AFTER }, 'new'],
    ['a car that was there', { car_published: BEFORE }, null],
    ['a car of the very moment', { car_published: LAST }, null],
    [
      'a price that fell since',
      { car_published: BEFORE, car_price: 90, car_lowest_price: 100, car_price_since: AFTER },
      'cut',
    ],
    [
      'a price that had fallen',
      { car_published: BEFORE, car_price: 90, car_lowest_price: 100, car_price_since: BEFORE },
      null,
    ],
    [
      'a price that rose',
      { car_published: BEFORE, car_price: 110, car_lowest_price: 100, car_price_since: AFTER },
      null,
    ],
    ['a car without any date', {}, null],
  ] as const)('F-06 %s: %j is %s', (_, car, news) => {
    expect(newsSince(car, LAST)).toBe(news);
  });
});
