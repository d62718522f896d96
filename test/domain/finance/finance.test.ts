import { annuity, effectiveRate, quoteLoan, type LoanTerms } from '@/domain/finance/finance';

const round2 = (value: number) => Math.round(value * 100) / 100;
const days = (count: number) => count / 365;

describe('effective rate', () => {
  it.each([
    [
      '1000 now, 1200 after 546 days',
      [
        { years: 0, amount: 1000 },
        { years: days(546), amount: -1200 },
      ],
      12.96,
    ],
    [
      '950 net, 1200 after 546 days',
      [
        { years: 0, amount: 950 },
        { years: days(546), amount: -1200 },
      ],
      16.9,
    ],
    [
      '1000, two yearly payments of 600',
      [
        { years: 0, amount: 1000 },
        { years: 1, amount: -600 },
        { years: 2, amount: -600 },
      ],
      13.07,
    ],
  ])('H-03 agrees with the directive: %s', (_, flows, expected) => {
    expect(round2(effectiveRate(flows))).toBe(expected);
  });

  it('H-03 is not a number where nothing is paid back', () => {
    expect(effectiveRate([{ years: 0, amount: 1000 }])).toBeNaN();
  });
});

describe('loan', () => {
  const golf: LoanTerms = {
    price: 250_000,
    deposit: 50_000,
    ratePercent: 7.95,
    months: 36,
    residual: 125_000,
    startFee: 695,
    invoiceFee: 59,
  };
  it.each<[string, LoanTerms, { payment: number; rate: number; total: number }]>([
    ['half residual', golf, { payment: 3176.62, rate: 8.87, total: 242_177.42 }],
    ['no residual', { ...golf, residual: 0 }, { payment: 6262.66, rate: 9.19, total: 228_274.79 }],
    [
      '72 months, a fifth left',
      { ...golf, months: 72, residual: 50_000 },
      { payment: 2957.58, rate: 8.91, total: 267_888.44 },
    ],
    [
      'no interest, no fees',
      { ...golf, ratePercent: 0, startFee: 0, invoiceFee: 0 },
      { payment: 2083.33, rate: 0, total: 200_000 },
    ],
    [
      'small loan',
      { price: 60_000, deposit: 12_000, ratePercent: 6.95, months: 36, residual: 0, startFee: 595, invoiceFee: 55 },
      { payment: 1481, rate: 10.79, total: 55_891.13 },
    ],
  ])('H-03 payment, effective rate and total: %s', (_, terms, expected) => {
    const quote = quoteLoan(terms);
    expect(round2(quote.payment)).toBe(expected.payment);
    expect(round2(quote.monthlyCost)).toBe(round2(quote.payment + terms.invoiceFee));
    expect(Math.abs(round2(quote.effectiveRate))).toBe(expected.rate);
    expect(round2(quote.total)).toBe(expected.total);
  });

  it('H-03 a residual as large as the credit costs the interest alone', () => {
    expect(round2(annuity(100_000, 6, 36, 100_000))).toBe(500);
  });
});
