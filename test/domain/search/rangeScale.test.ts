import { rangeScale } from '@/domain/search/rangeScale';

const buckets = (...edges: readonly number[]) =>
  edges.slice(1).map((max, index) => ({ min: edges[index] ?? NaN, max, count: 1 }));

describe('the scale of a range’s slider', () => {
  // As of a stock: round edges but at both ends, the last bucket open.
  const prices = rangeScale(buckets(20_900, 50_000, 100_000, 150_000, 200_000, 1_846_900));

  it('F-02 gives each bucket the same room, so that a bound at its edge stands at the edge of its bar', () => {
    expect(prices.end).toBe(50);
    expect([50_000, 100_000, 150_000, 200_000].map((price) => prices.highPosition(price))).toEqual([10, 20, 30, 40]);
    expect([50_000, 200_000].map((price) => prices.lowPosition(price))).toEqual([10, 40]);
    expect([prices.lowPosition(undefined), prices.highPosition(undefined)]).toEqual([0, 50]);
  });

  it('F-05 moves by round steps, finer than a bucket, and coarser where the last one is wide', () => {
    expect([21, 22, 29].map(prices.highBound)).toEqual([105_000, 110_000, 145_000]);
    expect([1, 2, 9].map(prices.lowBound)).toEqual([24_000, 26_000, 48_000]);
    expect([41, 42, 49].map(prices.highBound)).toEqual([400_000, 500_000, 1_700_000]);
    expect([prices.lowBound(0), prices.highBound(50)]).toEqual([undefined, undefined]);
  });

  it('F-05 every stop is a value of its own, at which its thumb stands', () => {
    for (let position = 1; position < prices.end; position++) {
      expect(prices.highPosition(prices.highBound(position))).toBe(position);
      expect(prices.lowPosition(prices.lowBound(position))).toBe(position);
    }
  });

  it('F-05 a bound that was typed stands at the nearest step, beyond the stock at the end', () => {
    expect(prices.highPosition(107_300)).toBe(21);
    expect(prices.highPosition(107_600)).toBe(22);
    expect(prices.highPosition(2_000_000)).toBe(50);
    expect(prices.lowPosition(1_000)).toBe(0);
  });

  it('F-05 years are whole: the upper thumb stands behind the bar of its year', () => {
    const years = rangeScale(buckets(2010, 2022, 2023, 2024, 2025, 2026, 2026));
    expect(years.end).toBe(6);
    expect(years.lowPosition(2024)).toBe(3);
    expect(years.highPosition(2024)).toBe(4);
    expect(years.highBound(4)).toBe(2024);
    expect(years.highBound(5)).toBe(2025);
    expect(years.lowBound(5)).toBe(2026);
    expect(years.highBound(6)).toBeUndefined();
  });

  it('F-05 a stock of one bucket still has steps', () => {
    const one = rangeScale(buckets(2010, 2026));
    expect(one.end).toBe(10);
    expect(one.highBound(5)).toBe(2018);
  });
});
