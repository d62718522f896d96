import { createSelector } from '@reduxjs/toolkit';
import { planOfAddress, type ChosenPlan } from '@/domain/finance/chosenPlan';
import { leasePlans, type LeaseOffer } from '@/domain/finance/leasing';
import { loanOffer, type LoanOffer } from '@/domain/finance/loanPlan';
import { mapUndisclosed, type Undisclosed } from '@/domain/finance/undisclosed';
import { paidPrice } from '@/domain/stock/stock';
import { selectCurrentAddress } from '@/features/car-search/carsPage.selectors';
import { selectContext } from '@/store/context';
import { selectCarById, type CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { initialFinance, type FinanceState } from './finance.slice';

export const selectFinance = (state: RootState): FinanceState => state.finance ?? initialFinance;

/** The text of the address: plans are decoded from it only when it changes. */
const selectAddress = (state: RootState): string => selectCurrentAddress(state) ?? selectContext(state).path;
const selectPlanOfAddress = createSelector([selectAddress], planOfAddress);

/** What the visitor chose for a car: on this page, else in the address of its page; null for nothing yet. */
export const selectChosenPlan = (state: RootState, carId: string): ChosenPlan | null =>
  selectFinance(state).plans[carId] ?? selectPlanOfAddress(state);

const selectCar = (state: RootState, carId: string): CarRecord | undefined => selectCarById(state, carId);

/** The loan of a car with the visitor's plan; null where the car has none. Undisclosed: it may be null inside, too. */
export const selectLoanOffer = createSelector(
  [selectCar, selectChosenPlan],
  (car, plan): Undisclosed<LoanOffer | null> | null => {
    const paid = car && paidPrice(car);
    if (!car?.car_loan_option || !paid) return null;
    const wanted = plan?.kind === 'loan' ? plan : null;
    return mapUndisclosed(car.car_loan_option, (option) => loanOffer(option, paid.amountMinor / 100, wanted));
  },
);

/** Leases of a car by kind, with the visitor's choice; null where the car has none. */
export const selectLeases = createSelector(
  [selectCar, selectChosenPlan],
  (car, plan): Undisclosed<LeaseOffer[]> | null =>
    car?.car_leasing_options ? mapUndisclosed(car.car_leasing_options, (options) => leasePlans(options, plan)) : null,
);
