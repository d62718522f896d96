import fc from 'fast-check';
import { costsOfAddress, decodeCosts, encodeCosts, type ChosenCosts } from '@/domain/finance/costAssumptions';

const price = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);
const chosen: fc.Arbitrary<ChosenCosts> = fc
  .record(
    {
      distance: fc.integer({ min: 1, max: 200_000 }),
      energy: fc.record({ petrol: price, diesel: price, electricity: price }, { requiredKeys: ['petrol'] }),
    },
    { requiredKeys: [] },
  )
  .map((value): ChosenCosts => value);

describe('assumptions of running costs in an address', () => {
  it('G-02 are read back as they were written', () => {
    fc.assert(fc.property(chosen, (costs) => expect(decodeCosts(encodeCosts(costs))).toEqual(costs)));
  });

  it.each([
    ['1500-p17.5-el1.9', { distance: 1500, energy: { petrol: 17.5, electricity: 1.9 } }],
    ['0-p0-x5-el', {}],
    ['9999999-d1.999', {}],
    ['', {}],
  ])('G-02 %s', (text, expected) => expect(decodeCosts(text)).toEqual(expected));

  it('G-02 are found next to a plan', () => {
    expect(costsOfAddress('/bil/1/volvo?plan=loan.36.5&costs=2000#finance')).toEqual({ distance: 2000 });
  });
});
