import { withMakeOfModel } from '@/domain/search/query/sharedModels';
import type { Part } from '@/domain/search/query/understanding';

const brand = (text: string, ...values: string[]): Part => ({
  from: 0,
  to: text.length,
  text,
  meaning: { kind: 'terms', name: 'car_brand', values },
});
const parts = [brand('leon', 'Cupra>Leon', 'Seat>Leon'), brand('cupra', 'Cupra')];

describe('a model of two makes', () => {
  it('F-04 is that of the make after it', () => {
    expect(withMakeOfModel(parts, () => false).map(({ meaning }) => meaning)).toEqual([
      { kind: 'terms', name: 'car_brand', values: ['Cupra>Leon'] },
      { kind: 'filler' },
    ]);
  });

  it('F-04 is either where the text says "or"', () => {
    expect(withMakeOfModel(parts, () => true)).toEqual(parts);
  });

  it('F-04 is either where the make stands first: "cupra eller leon"', () => {
    const [model, make] = [{ ...parts[0]!, from: 13, to: 17 }, parts[1]!];
    const isEither = (first: Part, second: Part) => first.from < second.from;
    expect(withMakeOfModel([make, model], (first, second) => isEither(first, second))).toEqual([make, model]);
  });

  it('F-04 is either next to another make', () => {
    const other = [parts[0]!, brand('volvo', 'Volvo')];
    expect(withMakeOfModel(other, () => false)).toEqual(other);
  });
});
