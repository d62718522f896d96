import { createSelector } from '@reduxjs/toolkit';
import type { LeasingOption, LoanOption } from '@/domain/cars/car';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import { leasePlans } from '@/domain/finance/leasing';
import { defaultPlan, loanOffer, type LoanPlan } from '@/domain/finance/loanPlan';
import { allUndisclosed, mapUndisclosed, type Undisclosed } from '@/domain/finance/undisclosed';
import { paidPrice } from '@/domain/stock/stock';
import { selectCurrency } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';

/** What a car costs a month by the terms of the comparison, moved into what is offered for this car. */
export interface ComparedPlan {
  monthly: number;
  terms: ChosenPlan;
  /** Of a loan. */
  loan?: { effectiveRate: number; total: number };
}

export interface ComparedPlans {
  kind: 'loan' | 'private' | 'company';
  /** By car; null where it has no such offer. */
  plans: Undisclosed<(ComparedPlan | null)[]>;
}

const priceOf = (car: CarRecord | undefined): number | null => {
  const paid = car && paidPrice(car);
  return paid ? paid.amountMinor / 100 : null;
};

/** Without a choice all cars get the usual terms of the first one that has any. */
function loansOf(cars: readonly CarRecord[], options: readonly (LoanOption | null)[], chosen: LoanPlan | null) {
  const offered = options.flatMap((option, index) => {
    const price = priceOf(cars[index]);
    return option && price !== null ? [{ index, option, price }] : [];
  });
  const [first] = offered;
  const wanted = chosen ?? (first ? defaultPlan(first.option, first.price) : null);
  const plans: (ComparedPlan | null)[] = cars.map(() => null);
  for (const { index, option, price } of offered) {
    const offer = loanOffer(option, price, wanted);
    if (!offer) continue;
    const { plan, quote } = offer;
    plans[index] = {
      monthly: quote.monthlyCost,
      terms: { kind: 'loan', ...plan },
      loan: { effectiveRate: quote.effectiveRate, total: quote.total },
    };
  }
  return plans;
}

function leaseOf(options: readonly LeasingOption[] | null, chosen: ChosenPlan): ComparedPlan | null {
  const lease = leasePlans(options ?? [], chosen).find(({ kind }) => kind === chosen.kind);
  if (!lease) return null;
  const { monthly_cost: monthly, duration: months, mileage } = lease.chosen;
  return { monthly, terms: { kind: lease.kind, months, mileage } };
}

/**
 * The monthly price of each car by the same terms: those that the visitor chose last, else a usual loan. Null where no
 * car has such an offer. British credit is quoted by the lender, car by car.
 */
export const selectComparedPlans = createSelector(
  [
    (_state: RootState, cars: readonly CarRecord[]) => cars,
    (_state: RootState, _cars: readonly CarRecord[], chosen: ChosenPlan | null) => chosen,
    selectCurrency,
  ],
  (cars, chosen, currency): ComparedPlans | null => {
    switch (chosen?.kind) {
      case undefined:
      case 'loan':
        return currency === 'GBP' || cars.every((car) => !car.car_loan_option)
          ? null
          : {
              kind: 'loan',
              plans: mapUndisclosed(allUndisclosed(cars.map((car) => car.car_loan_option)), (options) =>
                loansOf(cars, options, chosen ?? null),
              ),
            };
      case 'private':
      case 'company':
        return cars.every((car) => !car.car_leasing_options)
          ? null
          : {
              kind: chosen.kind,
              plans: mapUndisclosed(allUndisclosed(cars.map((car) => car.car_leasing_options)), (options) =>
                options.map((leases) => leaseOf(leases, chosen)),
              ),
            };
      case 'pcp':
      case 'hp':
        return null;
    }
  },
);
