import { createSelector } from '@reduxjs/toolkit';
import { costsOfAddress } from '@/domain/finance/costAssumptions';
import { costMarketOf, hasTax } from '@/domain/finance/costMarket';
import { planOfAddress, type ChosenPlan } from '@/domain/finance/chosenPlan';
import { leasePlans, type LeaseOffer } from '@/domain/finance/leasing';
import { loanOffer, type LoanOffer } from '@/domain/finance/loanPlan';
import { DEFAULT_STEP, distanceOfStep, kmOf } from '@/domain/finance/monthlyCost';
import { costDetails } from '@/domain/finance/runningCosts';
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

const selectCostsOfAddress = createSelector([selectAddress], costsOfAddress);

/** Running costs of a car with own money: the finance of the car is a section of its own. Null without a price. */
export const selectRunningCosts = createSelector(
  [selectCar, (state: RootState) => selectFinance(state).costs ?? selectCostsOfAddress(state), selectContext],
  (car, chosen, { currency, site, odometer, now }) => {
    if (!car || !paidPrice(car)) return null;
    const market = costMarketOf(currency, site);
    const distance = chosen.distance ?? distanceOfStep(DEFAULT_STEP, odometer);
    const { car_loan_option: _loan, ...plain } = car;
    return {
      chosen,
      distance,
      hasTax: hasTax(market),
      details: costDetails(
        plain,
        market,
        { km: kmOf(distance, odometer), kind: 'own', ...(chosen.energy ? { energy: chosen.energy } : {}) },
        now.slice(0, 10),
      ),
    };
  },
);

/** Whole amounts a month with own money, by car; null where something about a car is not known. */
export function selectMonthlyCosts(
  state: RootState,
  cars: readonly Pick<CarRecord, 'car_id'>[],
): { distance: number; hasTax: boolean; costs: (number | null)[] } {
  const { odometer, currency, site } = selectContext(state);
  const { distance } = selectFinance(state).costs ?? selectCostsOfAddress(state);
  return {
    distance: distance ?? distanceOfStep(DEFAULT_STEP, odometer),
    hasTax: hasTax(costMarketOf(currency, site)),
    costs: cars.map(({ car_id: carId }) => {
      const total = selectRunningCosts(state, carId)?.details.total ?? null;
      return total === null ? null : Math.round(total);
    }),
  };
}
