import { rulesOf } from '@/domain/finance/contentTerms';
import { mostOfMonth, priceLoan } from '@/domain/finance/priceLoan';
import { disclosed, disclosureShown } from '@/domain/finance/undisclosed';
import { carsUpToFeature, countCarsUpTo } from '@/features/finance/carsUpTo.feature';
import type { Saga } from '@/effects/sagaEffects';
import { defineLoader, type Loaded } from '../blockLoader';
import type { LoanCalculatorFields } from './LoanCalculator.schema';

/** The cars of the month that the calculator shows first, with its legal information. */
export const loader = defineLoader({
  feature: carsUpToFeature,
  request: (fields: LoanCalculatorFields) => {
    const offer = priceLoan(rulesOf(fields), fields.Price, null);
    return offer && mostOfMonth(disclosed(offer, disclosureShown()).quote.monthlyCost, fields.Price);
  },
  *load([most]): Saga<Loaded> {
    return most === undefined ? { error: null } : yield* countCarsUpTo(most);
  },
});
