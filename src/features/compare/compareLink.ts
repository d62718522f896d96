import { CRITERIA, WEIGHTS, type Criterion, type Weights } from '@/domain/cars/compareCars';
import { decodePlan, encodePlan, type ChosenPlan } from '@/domain/finance/chosenPlan';
import { MOST_COMPARED } from './compare.slice';

/** What a link to a comparison says: the cars, the terms of the monthly cost, and what matters to its sender. */
export interface SharedComparison {
  carIds: string[];
  plan: ChosenPlan | null;
  weights: Weights;
}

const CARS = /^\d{5,12}(?:,\d{5,12})*$/;

/** 'compare=1000001,1000002', then '&plan=loan.36.50000' and '&weights=price.3,range.1' where they are chosen. */
export function compareFragment({ carIds, plan, weights }: SharedComparison): string {
  const weighted = CRITERIA.filter((criterion) => (weights[criterion] ?? 0) > 0);
  return [
    `compare=${carIds.join(',')}`,
    ...(plan ? [`plan=${encodePlan(plan)}`] : []),
    ...(weighted.length > 0 ? [`weights=${weighted.map((name) => `${name}.${weights[name]}`).join(',')}`] : []),
  ].join('&');
}

function weightsIn(text: string): Weights {
  const found: Partial<Record<Criterion, (typeof WEIGHTS)[number]>> = {};
  for (const part of text.split(',')) {
    const [name, digit] = part.split('.');
    const criterion = CRITERIA.find((one) => one === name);
    const weight = WEIGHTS.find((one) => String(one) === digit);
    if (criterion && weight !== undefined) found[criterion] = weight;
  }
  return found;
}

/** The comparison of a link; null for any other fragment. */
export function comparisonIn(fragment: string): SharedComparison | null {
  const parameters = new URLSearchParams(fragment);
  const cars = parameters.get('compare') ?? '';
  if (!CARS.test(cars)) return null;
  return {
    carIds: [...new Set(cars.split(','))].slice(0, MOST_COMPARED),
    plan: decodePlan(parameters.get('plan') ?? ''),
    weights: weightsIn(parameters.get('weights') ?? ''),
  };
}
