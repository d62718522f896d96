import { rulesOf } from '@/domain/finance/contentTerms';
import { firstMost } from '@/domain/finance/priceLoan';
import { carsUpToFeature, countCarsUpTo } from '@/features/finance/carsUpTo.feature';
import type { Saga } from '@/effects/sagaEffects';
import { defineLoader, type Loaded } from '../blockLoader';
import type { LoanCalculatorFields } from './LoanCalculator.schema';

/** The number of cars of the month that the calculator shows first. */
export const loader = defineLoader({
  feature: carsUpToFeature,
  request: (fields: LoanCalculatorFields) => firstMost(rulesOf(fields), fields.Price),
  *load([most]): Saga<Loaded> {
    return most === undefined ? { error: null } : yield* countCarsUpTo(most);
  },
});
