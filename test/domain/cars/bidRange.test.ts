import { bidRange, bidScale, conditionCosts } from '@/domain/cars/bidRange';
import { CONDITION_ASPECTS, conditionOptions, type ConditionAspect } from '@/domain/forms/sellCar';

const RANGE = { low: 229_000, high: 324_000, currency: 'SEK' } as const;
const NONE = { driving: '', outside: '', inside: '', service: '', wheels: '' };

describe('the range of a likely bid', () => {
  it('L-02 is what like cars cost less the margin, and tells what wear would cost', () => {
    expect(bidRange(RANGE, 12, NONE)).toEqual({ low: 201_000, high: 286_000, middle: 244_000, worn: 167_000, open: 5 });
  });

  it('L-02 knows more of the wear with each answer', () => {
    const condition: Record<ConditionAspect, string> = { ...NONE };
    let last = bidRange(RANGE, 12, condition);
    for (const aspect of CONDITION_ASPECTS) {
      [condition[aspect]] = conditionOptions[aspect];
      const next = bidRange(RANGE, 12, condition);
      expect(next.worn).toBeGreaterThan(last.worn);
      last = next;
    }
    expect(last).toEqual({ low: 201_000, high: 286_000, middle: 244_000, worn: 201_000, open: 0 });
  });

  it('L-02 is lower the worse the condition is', () => {
    for (const aspect of CONDITION_ASPECTS) {
      const highs = conditionOptions[aspect].map((option) => bidRange(RANGE, 12, { ...NONE, [aspect]: option }).high);
      expect(highs).toEqual(highs.toSorted((a, b) => b - a));
      expect(conditionCosts[aspect][0]).toBe(0);
    }
  });

  it('L-02 lies on a scale from worn to good, which only a worse car makes longer', () => {
    const scale = (condition: Record<ConditionAspect, string>) => bidScale(RANGE, 12, bidRange(RANGE, 12, condition));
    expect(scale(NONE)).toMatchObject({ from: 167_000, to: 286_000, high: 100 });
    const marks = { ...NONE, outside: 'marks' };
    expect(scale(marks)).toMatchObject({ from: 167_000, to: 286_000 });
    expect(scale(marks).middle).toBeLessThan(scale(NONE).middle);
    const broken = scale({ driving: 'not', outside: 'damage', inside: '', service: '', wheels: '' });
    expect(broken.from).toBeLessThan(167_000);
    expect(broken.low).toBe(0);
  });

  it('L-02 of a price without a range has its mark at the end', () => {
    const one = { low: 0, high: 0, currency: 'SEK' } as const;
    expect(bidScale(one, 12, bidRange(one, 12, NONE))).toEqual({ from: 0, to: 0, low: 0, high: 0, middle: 0 });
  });

  it('L-02 is nothing at least', () => {
    expect(bidRange(RANGE, 90, { ...NONE, driving: 'not' })).toMatchObject({ low: 0, high: 0 });
  });
});
