import fc from 'fast-check';
import {
  depositFor,
  depositLimitsOf,
  futureValueOf,
  paymentFor,
  quoteFor,
  type FutureValueRow,
  type UkProduct,
} from '@/domain/finance/ukQuote';

const pcp: UkProduct = {
  familyKey: 'PCP',
  name: 'Personal Contract Purchase',
  kind: 'pcp',
  annualRate: 9.9,
  optionFee: 1000,
  terms: [24, 36, 48],
  leastDepositPercent: 5,
  mostDepositPercent: 40,
};
const hp: UkProduct = { ...pcp, familyKey: 'HP', kind: 'hp', annualRate: 10.9, terms: [12, 24, 36, 48, 60] };

const row = (fromMonths: number, months: number, percent: number, perThousandMiles: number): FutureValueRow => ({
  fromMonths,
  months,
  percent,
  perThousandMiles,
});
/** As in the migration. */
const values: readonly FutureValueRow[] = [
  row(0, 24, 62, 0.6),
  row(0, 36, 51, 0.7),
  row(0, 48, 42, 0.8),
  row(12, 24, 60, 0.6),
  row(12, 36, 50, 0.7),
  row(12, 48, 41, 0.8),
  row(24, 24, 58, 0.55),
  row(24, 36, 48, 0.65),
  row(24, 48, 39, 0.75),
  row(36, 24, 55, 0.5),
  row(36, 36, 45, 0.6),
  row(36, 48, 36, 0.7),
  row(48, 24, 51, 0.5),
  row(48, 36, 41, 0.6),
  row(48, 48, 32, 0.7),
  row(60, 24, 46, 0.5),
  row(60, 36, 36, 0.6),
];

/**
 * Twenty quotes, reckoned apart from this code with forty decimals: kind, price, deposit, months, miles a year, age in
 * months; then future value, payment, final payment, total payable and APR. Pence.
 */
const quotes: readonly [
  kind: 'pcp' | 'hp',
  price: number,
  deposit: number,
  months: number,
  miles: number,
  ageMonths: number,
  futureValue: number,
  payment: number,
  finalPayment: number,
  total: number,
  apr: number,
][] = [
  ['pcp', 1899500, 189950, 48, 10000, 0, 797500, 29714, 798500, 2385008, 9.9],
  ['pcp', 1899500, 189950, 36, 10000, 0, 967500, 32180, 968500, 2284750, 9.9],
  ['pcp', 1899500, 189950, 24, 10000, 0, 1177500, 35055, 1178500, 2174715, 9.9],
  ['pcp', 1899500, 300000, 48, 8000, 14, 807500, 26726, 808500, 2364622, 9.9],
  ['pcp', 1899500, 300000, 48, 15000, 14, 702500, 28566, 703500, 2346102, 9.9],
  ['pcp', 1249500, 100000, 36, 10000, 26, 597500, 22949, 598500, 1501715, 9.9],
  ['pcp', 1249500, 125000, 24, 12000, 30, 710000, 25608, 711000, 1424984, 10.0],
  ['pcp', 2749500, 500000, 48, 10000, 37, 987500, 40182, 988500, 3377054, 9.9],
  ['pcp', 2749500, 274950, 36, 20000, 48, 960000, 57468, 961000, 3247330, 9.9],
  ['pcp', 999500, 99950, 36, 6000, 60, 382500, 20062, 383500, 1185620, 9.9],
  ['pcp', 4295000, 429500, 48, 10000, 6, 1802500, 67199, 1803500, 5391353, 9.9],
  ['pcp', 3499500, 350000, 24, 30000, 12, 1677500, 84012, 1678500, 3960776, 9.9],
  ['hp', 1899500, 189950, 48, 10000, 0, 0, 43680, 44680, 2287590, 10.9],
  ['hp', 1899500, 189950, 60, 10000, 0, 0, 36652, 37652, 2390070, 10.9],
  ['hp', 1249500, 250000, 36, 10000, 50, 0, 32435, 33435, 1418660, 11.0],
  ['hp', 799500, 79950, 24, 10000, 70, 0, 33333, 34333, 880942, 11.0],
  ['hp', 599500, 59950, 12, 10000, 100, 0, 47533, 48533, 631346, 11.2],
  ['hp', 2749500, 1000000, 48, 10000, 20, 0, 44701, 45701, 3146648, 10.9],
  ['hp', 349500, 50000, 36, 10000, 90, 0, 9719, 10719, 400884, 11.1],
  ['hp', 4295000, 429500, 60, 10000, 30, 0, 82875, 83875, 5403000, 10.9],
];

describe('British finance', () => {
  it.each(quotes)(
    'H-05 %s of %d pence with %d deposit over %d months, %d miles, %d months old',
    (kind, price, deposit, months, miles, ageMonths, futureValue, payment, finalPayment, total, apr) => {
      const product = kind === 'pcp' ? pcp : hp;
      const value = kind === 'hp' ? 0 : futureValueOf(values, { price, ageMonths, months, miles });
      expect(value).toBe(futureValue);
      const quote = quoteFor(product, { price, deposit, months, futureValue });
      expect(quote).toMatchObject({ credit: price - deposit, payments: months - 1, payment, finalPayment, total, apr });
      expect(quote.charge).toBe(total - price);
    },
  );

  it.each(quotes)(
    'H-05 the account of %s over %d is even after the last payment, but for the pennies of rounding',
    (kind, price, deposit, months, _miles, _age, futureValue, payment) => {
      const rate = kind === 'pcp' ? 9.9 : 10.9;
      let balance = price - deposit;
      for (let month = 1; month <= months; month += 1)
        balance = balance * (1 + rate / 100) ** (1 / 12) - (month < months || kind === 'hp' ? payment : futureValue);
      // Each payment is rounded by at most half a penny, which bears interest for the rest of the term.
      expect(Math.abs(balance)).toBeLessThan(months);
    },
  );

  it('H-05 the deposit for a payment gives that payment again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300_000, max: 9_000_000 }),
        fc.integer({ min: 5, max: 35 }),
        fc.constantFrom(24, 36, 48),
        fc.constantFrom(pcp, hp),
        (price, percent, months, product) => {
          const deposit = Math.round((price * percent) / 100);
          const futureValue = product.kind === 'hp' ? 0 : Math.floor((price * 0.4) / 2500) * 2500;
          const payment = paymentFor(product, { price, deposit, months, futureValue });
          const again = depositFor(product, { price, months, futureValue }, payment);
          // Half a penny of each payment.
          expect(Math.abs(again - deposit)).toBeLessThanOrEqual(months / 2);
          expect(paymentFor(product, { price, deposit: again, months, futureValue })).toBe(payment);
        },
      ),
    );
  });

  it('H-05 a future value is rounded down to £25, falls with miles, and ends with age', () => {
    const of = (miles: number, ageMonths = 0, months = 48) =>
      futureValueOf(values, { price: 1_899_500, ageMonths, months, miles });
    expect(of(10_000)).toBe(797_500);
    expect(of(20_000)).toBe(645_000);
    expect(of(10_000, 60)).toBe(607_500);
    expect(of(10_000, 0, 60)).toBeNull();
  });

  it('H-05 a deposit never leaves less credit than the future value', () => {
    expect(depositLimitsOf(pcp, 1_000_000, 420_000)).toEqual({ min: 50_000, max: 400_000 });
    expect(depositLimitsOf(pcp, 1_000_000, 700_000)).toEqual({ min: 50_000, max: 300_000 });
  });
});
