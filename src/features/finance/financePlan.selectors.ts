import { createSelector } from '@reduxjs/toolkit';
import { planOfLease, planOfLoan, planOfQuote } from '@/domain/finance/financePlan';
import { mapUndisclosed, type Undisclosed } from '@/domain/finance/undisclosed';
import type { FinancePlan } from '@/domain/forms/contact';
import { selectContext } from '@/store/context';
import { selectChosenPlan, selectLeases, selectLoanOffer } from './finance.selectors';
import { selectQuotation } from './ukFinance.selectors';

/**
 * The plan that the visitor chose for a car, with the figures on the page, for the message to the seller. Null where
 * nothing was chosen, and while a quote has not arrived.
 */
export const selectFinancePlan = createSelector(
  [
    selectChosenPlan,
    selectLoanOffer,
    selectLeases,
    selectQuotation,
    (state: Parameters<typeof selectContext>[0]) => selectContext(state).currency,
  ],
  (chosen, loan, leases, quotation, currency): Undisclosed<FinancePlan | null> | null => {
    switch (chosen?.kind) {
      case undefined:
        return null;
      case 'loan':
        return loan && mapUndisclosed(loan, (offer) => offer && planOfLoan(offer, currency));
      case 'private':
      case 'company':
        return (
          leases &&
          mapUndisclosed(leases, (offers) => {
            const offer = offers.find(({ kind }) => kind === chosen.kind);
            return offer ? planOfLease(offer, currency) : null;
          })
        );
      case 'pcp':
      case 'hp':
        return (
          quotation &&
          mapUndisclosed(
            quotation,
            ({ quotation: { quote }, input }) => input && planOfQuote(quote, input.familyKey, currency),
          )
        );
    }
  },
);
