import { loanOffer, type LoanOffer, type LoanPlan, type LoanRules } from './loanPlan';
import { undisclosed, type Undisclosed } from './undisclosed';

/** A loan on a price that is no car's; null where there is nothing to lend. */
export function priceLoan(rules: LoanRules, price: number, wanted: LoanPlan | null): Undisclosed<LoanOffer> | null {
  const offer = loanOffer(rules, price, wanted);
  return offer && undisclosed(offer);
}

/** A month, rounded up for the list: to hundreds of crowns or tens of euros, by what a car costs in the currency. */
export const mostOfMonth = (monthly: number, carPrice: number): number => {
  const step = carPrice >= 100_000 ? 100 : 10;
  return Math.ceil(monthly / step) * step;
};

/** The same of the loan that a calculator shows first: what its list is narrowed by, no figure to be shown. */
export function firstMost(rules: LoanRules, price: number): number | null {
  const offer = loanOffer(rules, price, null);
  return offer && mostOfMonth(offer.quote.monthlyCost, price);
}
