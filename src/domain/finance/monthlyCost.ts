import type { OdometerUnit } from '../cars/car';
import { kilometresPer } from '../cars/odometer';
import type { OwnershipKind } from './runningCosts';

/*
 * The monthly cost as a facet. Its assumptions are part of the field's name, so that both engines filter, count and
 * sort by plain numbers of the index: how the car is paid, and the step of the yearly distance.
 */
export const ownershipKinds = ['own', 'loan'] as const satisfies readonly OwnershipKind[];
export const distanceSteps = [1, 2, 3, 4, 5, 6] as const;
export type DistanceStep = (typeof distanceSteps)[number];
export type MonthlyCostField = `car_monthly_cost_${OwnershipKind}_${DistanceStep}`;

export const DEFAULT_STEP: DistanceStep = 3;

export const monthlyCostField = (kind: OwnershipKind, step: DistanceStep): MonthlyCostField =>
  `car_monthly_cost_${kind}_${step}`;

export const monthlyCostFields: readonly MonthlyCostField[] = ownershipKinds.flatMap((kind) =>
  distanceSteps.map((step) => monthlyCostField(kind, step)),
);

/** What a search by the month offers first: without assumptions about a loan, which would speak of credit. */
export const SEARCHED_COST = monthlyCostField('own', DEFAULT_STEP);

/** The assumptions in a field's name; null for another field. */
export function assumptionsOf(field: string): { kind: OwnershipKind; step: DistanceStep } | null {
  const [, kindName, digit] = /^car_monthly_cost_(own|loan)_(\d)$/.exec(field) ?? [];
  const kind = ownershipKinds.find((one) => one === kindName);
  const step = distanceSteps.find((one) => String(one) === digit);
  return kind && step ? { kind, step } : null;
}

/** The yearly distance of a step in the unit of the odometer: 500 mil, 5 000 km or 3 000 miles for each. */
export const distanceOfStep = (step: DistanceStep, unit: OdometerUnit): number =>
  step * (unit === 'mil' ? 500 : unit === 'km' ? 5_000 : 3_000);

/** A distance in kilometres. */
export const kmOf = (distance: number, unit: OdometerUnit): number => distance * kilometresPer[unit];

export const kmOfStep = (step: DistanceStep, unit: OdometerUnit): number => kmOf(distanceOfStep(step, unit), unit);
