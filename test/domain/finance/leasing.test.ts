import type { LeasingOption } from '@/domain/cars/car';
import { leasePlans } from '@/domain/finance/leasing';

const lease = (leasing_type: LeasingOption['leasing_type'], duration: number, mileage: number): LeasingOption => ({
  leasing_type,
  title: '',
  monthly_cost: duration * 10 + mileage,
  monthly_cost_text: '',
  description: '',
  duration,
  mileage,
  asterix: '',
});
const options = [
  lease('Company', 36, 2000),
  lease('Private', 36, 1500),
  lease('Private', 24, 1000),
  lease('Private', 36, 1000),
];

describe('leases of a car', () => {
  it('H-04 come by kind, private first, with the dealer’s first option chosen', () => {
    expect(
      leasePlans(options, null).map(({ kind, months, mileages, chosen }) => [kind, months, mileages, chosen]),
    ).toEqual([
      ['private', [24, 36], [1000, 1500], options[1]],
      ['company', [36], [2000], options[0]],
    ]);
  });

  it('H-04 a choice picks the option nearest to it; the other kind stays', () => {
    const [personal, company] = leasePlans(options, { kind: 'private', months: 24, mileage: 1500 });
    expect(personal?.chosen).toBe(options[2]);
    expect(personal?.mileages).toEqual([1000]);
    expect(company?.chosen).toBe(options[0]);
  });

  it('H-04 a loan in the address chooses no lease', () => {
    expect(leasePlans(options, { kind: 'loan', months: 24, deposit: 0 })[0]?.chosen).toBe(options[1]);
    expect(leasePlans([], null)).toEqual([]);
  });
});
