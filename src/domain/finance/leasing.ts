import type { LeasingOption } from '../cars/car';
import type { ChosenPlan } from './chosenPlan';

/** The leases of one kind, with the chosen one. */
export interface LeaseOffer {
  kind: 'private' | 'company';
  /** Terms that can be chosen, ascending. */
  months: number[];
  /** Yearly distances that can be chosen for the term, ascending. */
  mileages: number[];
  chosen: LeasingOption;
}

const ascending = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** The value nearest to the wanted one; the lower of two that are as near. */
const nearest = (values: readonly number[], wanted: number | undefined): number | undefined =>
  wanted === undefined ? values[0] : values.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0];

/** The leases of a car by kind, private ones first. Each combination of term and distance is one of the dealer's. */
export function leasePlans(options: readonly LeasingOption[], plan: ChosenPlan | null): LeaseOffer[] {
  return (['private', 'company'] as const).flatMap((kind): LeaseOffer[] => {
    const own = options.filter((one) => one.leasing_type === (kind === 'private' ? 'Private' : 'Company'));
    const wanted = plan?.kind === kind ? plan : undefined;
    const first = own[0];
    if (!first) return [];
    const months = ascending(own.map((one) => one.duration));
    const term = nearest(months, wanted?.months ?? first.duration);
    const ofTerm = own.filter((one) => one.duration === term);
    const mileages = ascending(ofTerm.map((one) => one.mileage));
    const distance = nearest(mileages, wanted?.mileage ?? (ofTerm.includes(first) ? first.mileage : undefined));
    const chosen = ofTerm.find((one) => one.mileage === distance);
    return chosen ? [{ kind, months, mileages, chosen }] : [];
  });
}
