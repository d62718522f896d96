import { quoteLoan, type LoanQuote, type LoanTerms } from '@/domain/finance/finance';
import { mapUndisclosed, type Undisclosed } from '@/domain/finance/undisclosed';
import type { CarRecord } from '@/store/entities';

export interface CardLoan {
  terms: LoanTerms;
  quote: LoanQuote;
}

/** The loan of a card: the option's own plan; null where the car has none. */
export const cardLoan = ({ car_loan_terms: hidden }: CarRecord): Undisclosed<CardLoan> | null =>
  hidden ? mapUndisclosed(hidden, (terms) => ({ terms, quote: quoteLoan(terms) })) : null;
