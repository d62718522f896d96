import type { OdometerUnit } from '../cars/car';
import type { CostMarket } from './costMarket';
import { distanceSteps, kmOfStep, monthlyCostField, ownershipKinds, type MonthlyCostField } from './monthlyCost';
import { costDetails, type CostCar } from './runningCosts';

/** The numbers of a car for the index, whole major units. A cost that is not known is left out. */
export function monthlyCostsOf(
  car: CostCar,
  market: CostMarket,
  unit: OdometerUnit,
  day: string,
): Partial<Record<MonthlyCostField, number>> {
  const costs: Partial<Record<MonthlyCostField, number>> = {};
  for (const kind of ownershipKinds) {
    for (const step of distanceSteps) {
      const { total } = costDetails(car, market, { kind, km: kmOfStep(step, unit) }, day);
      if (total !== null) costs[monthlyCostField(kind, step)] = Math.round(total);
    }
  }
  return costs;
}
