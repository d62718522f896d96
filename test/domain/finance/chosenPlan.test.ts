import fc from 'fast-check';
import { decodePlan, encodePlan, planOfAddress, type ChosenPlan } from '@/domain/finance/chosenPlan';

const months = fc.integer({ min: 1, max: 240 });
const amount = fc.integer({ min: 0, max: 99_999_999 });
const plans: fc.Arbitrary<ChosenPlan> = fc.oneof(
  fc.record({ kind: fc.constant('loan' as const), months, deposit: amount }),
  fc.record({ kind: fc.constantFrom('private' as const, 'company' as const), months, mileage: amount }),
  fc.record({ kind: fc.constantFrom('pcp' as const, 'hp' as const), months, deposit: amount, mileage: amount }),
);

describe('a plan in an address', () => {
  it('H-03 is read back as it was written', () => {
    fc.assert(fc.property(plans, (plan) => expect(decodePlan(encodePlan(plan))).toEqual(plan)));
  });

  it('H-03 is found next to other parameters', () => {
    expect(planOfAddress('/bil/123456/volvo?utm_source=mail&plan=loan.36.50000#finance')).toEqual({
      kind: 'loan',
      months: 36,
      deposit: 50_000,
    });
    expect(planOfAddress('/bil/123456/volvo')).toBeNull();
  });

  it.each(['', 'loan', 'loan.0.5', 'loan.36', 'loan.036.5', 'loan.36.5.5', 'pcp.48.2000', 'gift.36.5', 'loan.36.-5'])(
    'H-03 refuses %s',
    (text) => expect(decodePlan(text)).toBeNull(),
  );
});
