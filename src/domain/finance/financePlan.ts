import type { Car, Currency } from '../cars/car';
import type { FinancePlan } from '../forms/contact';
import type { FinanceQuoteDetails } from './codeweaver';
import { kindOf } from './quoteInput';
import { paidPrice } from '../stock/stock';
import { leasePlans, type LeaseOffer } from './leasing';
import { loanOffer, type LoanOffer } from './loanPlan';

/** Whole major units, as they are shown. */
const minor = (amount: number): number => Math.round(amount) * 100;

export const planOfLoan = ({ plan, terms, quote }: LoanOffer, currency: Currency): FinancePlan => ({
  kind: 'loan',
  currency,
  monthlyMinor: minor(quote.monthlyCost),
  months: plan.months,
  depositMinor: minor(plan.deposit),
  residualMinor: minor(terms.residual),
  interestRate: terms.ratePercent,
  effectiveRate: Math.round(quote.effectiveRate * 10) / 10,
});

export const planOfLease = ({ kind, chosen }: LeaseOffer, currency: Currency): FinancePlan => ({
  kind: kind === 'private' ? 'privateLeasing' : 'companyLeasing',
  currency,
  monthlyMinor: minor(chosen.monthly_cost),
  months: chosen.duration,
  mileage: chosen.mileage,
});

/** Of a British lender's quote for a product; its amounts are in major units with two decimals. */
export const planOfQuote = (quote: FinanceQuoteDetails, familyKey: string, currency: Currency): FinancePlan => ({
  kind: kindOf(familyKey),
  currency,
  monthlyMinor: Math.round(quote.TotalRegularPayment * 100),
  months: quote.Term,
  depositMinor: Math.round(quote.TotalDeposit * 100),
  mileage: quote.AnnualMileage,
  quoteReference: quote.QuoteReference,
  ...(quote.Signature !== undefined && { signature: quote.Signature }),
});

/**
 * What a car of the stock costs with the plan that a visitor chose: of a loan and a lease only the choice is the
 * browser's. British quotes are a lender's, who knows them by their reference: theirs counts as it was given. Null where
 * the car has no such plan.
 */
export function planOfStock(
  car: Pick<Car, 'car_loan_option' | 'car_leasing_options' | 'car_price_currency'> & Parameters<typeof paidPrice>[0],
  wanted: FinancePlan,
  /** Whether our server gave these figures for the car. */
  isQuoted: (plan: FinancePlan) => boolean,
): FinancePlan | null {
  const { months, depositMinor = 0, mileage = 0 } = wanted;
  switch (wanted.kind) {
    case 'loan': {
      const paid = paidPrice(car);
      const loan =
        car.car_loan_option &&
        paid &&
        loanOffer(car.car_loan_option, paid.amountMinor / 100, { months, deposit: depositMinor / 100 });
      return loan ? planOfLoan(loan, paid.currency) : null;
    }
    case 'privateLeasing':
    case 'companyLeasing': {
      const kind = wanted.kind === 'privateLeasing' ? 'private' : 'company';
      const lease = leasePlans(car.car_leasing_options ?? [], { kind, months, mileage }).find(
        (one) => one.kind === kind,
      );
      return lease ? planOfLease(lease, car.car_price_currency ?? wanted.currency) : null;
    }
    case 'hp':
    case 'pcp':
      return isQuoted(wanted) ? wanted : null;
  }
}
