import { loanOffer, type LoanOffer, type LoanPlan, type LoanRules } from './loanPlan';
import { undisclosed, type Undisclosed } from './undisclosed';

/** A loan on a price that is no car's; null where there is nothing to lend. */
export function priceLoan(rules: LoanRules, price: number, wanted: LoanPlan | null): Undisclosed<LoanOffer> | null {
  const offer = loanOffer(rules, price, wanted);
  return offer && undisclosed(offer);
}
