import fc from 'fast-check';
import { effectiveRate, type CashFlow, type LoanTerms } from '@/domain/finance/finance';
import { defaultPlan, depositLimits, fitPlan, loanOffer, monthLimits, termsOf } from '@/domain/finance/loanPlan';
import { scheduleOf } from '@/domain/finance/schedule';

const duration = (months: number, residual_percentage: number) => ({
  months,
  residual_percentage,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 80,
});
const option = {
  interest_rate: 7.95,
  start_fee: 695,
  invoice_fee: 59,
  default_contract_duration: 36,
  contract_durations: [duration(36, 50), duration(12, 55), duration(24, 55), duration(72, 20)],
};
const round2 = (value: number) => Math.round(value * 100) / 100;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const offers = fc
  .record({
    price: fc.integer({ min: 20_000, max: 2_000_000 }),
    rate: fc.integer({ min: 0, max: 2000 }).map((value) => value / 100),
    months: fc.integer({ min: 1, max: 8 }).map((years) => years * 12),
    residual: fc.integer({ min: 0, max: 60 }),
    startFee: fc.integer({ min: 0, max: 3000 }),
    invoiceFee: fc.integer({ min: 0, max: 150 }),
    deposit: fc.integer({ min: 0, max: 900_000 }),
  })
  .map(({ price, rate, months, residual, startFee, invoiceFee, deposit }) => {
    const rules = {
      interest_rate: rate,
      start_fee: startFee,
      invoice_fee: invoiceFee,
      default_contract_duration: months,
      contract_durations: [duration(months, residual)],
    };
    return { rules, price, offer: loanOffer(rules, price, { months, deposit }) };
  });

/** What the lender pays out and gets back, as the directive wants it. */
const flowsOf = (terms: LoanTerms): CashFlow[] => [
  { years: 0, amount: terms.price - terms.deposit - terms.startFee },
  ...scheduleOf(terms).map(({ month, paid }) => ({ years: month / 12, amount: -paid })),
];

describe('the limits of a loan', () => {
  it('H-03 terms go from the first to the last contract in steps of twelve months', () => {
    expect(monthLimits(option)).toEqual({ min: 12, max: 72, step: 12 });
    expect(monthLimits({ ...option, contract_durations: [] })).toBeNull();
  });

  it.each([
    [250_000, { min: 50_000, max: 200_000, step: 1000 }],
    // The least deposit never falls below a fifth; the greatest is rounded to the nearest thousand.
    [239_900, { min: 48_000, max: 192_000, step: 1000 }],
    [240_700, { min: 49_000, max: 193_000, step: 1000 }],
  ])('H-03 the deposit moves in thousands within the limits of the price %d', (price, limits) => {
    expect(depositLimits(option, price, 36)).toEqual(limits);
  });

  it('H-03 a plan is moved into the limits, on their steps', () => {
    expect(fitPlan(option, 250_000, { months: 200, deposit: 0 })).toEqual({ months: 72, deposit: 50_000 });
    expect(fitPlan(option, 250_000, { months: 29, deposit: 1e9 })).toEqual({ months: 24, deposit: 200_000 });
    expect(defaultPlan(option, 250_000)).toEqual({ months: 36, deposit: 50_000 });
  });

  it('H-03 a typed deposit between two steps stays as it is', () => {
    expect(fitPlan(option, 250_000, { months: 36, deposit: 61_234 })?.deposit).toBe(61_234);
  });

  it('H-03 a term without a contract of its own has the residual of the next shorter one', () => {
    expect(termsOf(option, 250_000, { months: 48, deposit: 50_000 }).residual).toBe(125_000);
    expect(termsOf(option, 250_000, { months: 72, deposit: 50_000 }).residual).toBe(50_000);
  });

  it('H-03 a residual is never larger than the credit', () => {
    expect(termsOf(option, 250_000, { months: 36, deposit: 200_000 }).residual).toBe(50_000);
  });

  it('H-03 nothing is lent on a price that the deposit covers', () => {
    expect(loanOffer(option, 0, null)).toBeNull();
  });
});

describe('the offer of a loan', () => {
  it('H-03 agrees with the published example to the öre', () => {
    const offer = loanOffer(option, 250_000, { months: 36, deposit: 50_000 });
    expect(offer && [offer.quote.payment, offer.quote.monthlyCost, offer.quote.total].map(round2)).toEqual([
      3176.62, 3235.62, 242_177.42,
    ]);
    expect(round2(offer?.quote.effectiveRate ?? 0)).toBe(8.87);
    expect(offer?.fees).toBe(695 + 36 * 59);
    // 200 000 kr at 8.95 instead of 7.95 per cent, half of the price left at the end: by a pocket calculator.
    expect(round2(offer?.onePointMore.monthly ?? 0)).toBe(138.9);
    expect(round2(offer?.onePointMore.total ?? 0)).toBe(5000.54);
  });

  it('H-03 payments times term plus residual and fees minus credit is the interest', () => {
    fc.assert(
      fc.property(offers, ({ offer }) => {
        if (!offer) return;
        const { quote, terms } = offer;
        const interest = quote.payment * terms.months + terms.residual - quote.credit;
        expect(offer.interest).toBeCloseTo(interest, 4);
        expect(sum(scheduleOf(terms).map((row) => row.interest))).toBeCloseTo(interest, 3);
      }),
    );
  });

  it('H-03 the schedule repays the credit exactly, and its payments are the total without the start fee', () => {
    fc.assert(
      fc.property(offers, ({ offer }) => {
        if (!offer) return;
        const rows = scheduleOf(offer.terms);
        expect(rows).toHaveLength(offer.terms.months);
        expect(sum(rows.map((row) => row.repayment))).toBeCloseTo(offer.quote.credit, 3);
        expect(sum(rows.map((row) => row.paid))).toBeCloseTo(offer.quote.total - offer.terms.startFee, 3);
        expect(rows.at(-1)?.balance).toBe(0);
        for (const row of rows) expect(row.interest + row.repayment + row.fee).toBeCloseTo(row.paid, 4);
      }),
    );
  });

  it('H-03 the effective rate is found again: it discounts all payments to what was paid out', () => {
    fc.assert(
      fc.property(offers, ({ offer }) => {
        if (!offer || offer.quote.credit <= offer.terms.startFee * 2) return;
        const flows = flowsOf(offer.terms);
        const yearly = offer.quote.effectiveRate / 100;
        const value = sum(flows.map(({ years, amount }) => amount / (1 + yearly) ** years));
        expect(Math.abs(value)).toBeLessThan(offer.quote.credit * 1e-6);
        expect(effectiveRate(flows)).toBeCloseTo(offer.quote.effectiveRate, 6);
        expect(offer.quote.effectiveRate).toBeGreaterThanOrEqual(offer.terms.ratePercent - 1e-9);
      }),
    );
  });
});
