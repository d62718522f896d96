import type { CarField } from '../cars/car';
import { DEFAULT_STEP, monthlyCostField, monthlyCostFields, type MonthlyCostField } from '../finance/monthlyCost';
import type { FacetOrder, FacetRequest, NumberRange } from './search';

/** The facets of the car list, in the order in which the panel shows them. */
export interface TermsFacetSpec {
  kind: 'terms';
  name: CarField;
  child?: CarField;
  order: FacetOrder;
  /** Left out of the panel for brevity: shown only if chosen in the address. */
  quiet?: true;
}

export interface RangeFacetSpec {
  kind: 'range';
  name: CarField | MonthlyCostField;
  /** 'range': electric range, in miles where the odometer counts them, else in kilometres. */
  unit: 'money' | 'distance' | 'power' | 'year' | 'range';
}

/** One range for each set of assumptions; the panel shows the chosen one, else the default. */
const monthlyCosts = monthlyCostFields.map((name) => ({ kind: 'range', name, unit: 'money' }) as const);
const DEFAULT_COST = monthlyCostField('own', DEFAULT_STEP);

export type CarFacetSpec = TermsFacetSpec | RangeFacetSpec;

export const carFacets = [
  { kind: 'terms', name: 'car_brand', child: 'car_model', order: 'count' },
  { kind: 'range', name: 'car_price', unit: 'money' },
  { kind: 'terms', name: 'car_body', order: 'count' },
  { kind: 'terms', name: 'car_fuel', order: 'count' },
  { kind: 'terms', name: 'car_condition', order: 'count' },
  { kind: 'range', name: 'car_year', unit: 'year' },
  { kind: 'range', name: 'car_mileage', unit: 'distance' },
  ...monthlyCosts,
  { kind: 'range', name: 'wltp_electric_range', unit: 'range' },
  { kind: 'terms', name: 'car_gearbox', order: 'count' },
  { kind: 'terms', name: 'car_drive', order: 'count' },
  { kind: 'terms', name: 'car_site_region', order: 'name' },
  { kind: 'terms', name: 'car_site_city', order: 'count' },
  { kind: 'terms', name: 'car_site_name', order: 'name' },
  { kind: 'terms', name: 'car_color', order: 'count' },
  { kind: 'terms', name: 'car_equipment', order: 'count' },
  { kind: 'range', name: 'car_power', unit: 'power' },
  { kind: 'range', name: 'car_campaign_price', unit: 'money' },
  { kind: 'terms', name: 'car_vehicle_type_code', order: 'count', quiet: true },
  { kind: 'terms', name: 'car_has_privateleasing', order: 'count', quiet: true },
  { kind: 'terms', name: 'car_seats', order: 'number' },
  { kind: 'terms', name: 'car_doors', order: 'number' },
] as const satisfies readonly CarFacetSpec[];

export type CarFacetName = (typeof carFacets)[number]['name'];
export type TermsFacetName = Extract<(typeof carFacets)[number], { kind: 'terms' }>['name'];
export type RangeFacetName = Extract<(typeof carFacets)[number], { kind: 'range' }>['name'];

export const termsFacets: readonly (TermsFacetSpec & { name: TermsFacetName })[] = carFacets.filter(
  (facet) => facet.kind === 'terms',
);
export const rangeFacets: readonly (RangeFacetSpec & { name: RangeFacetName })[] = carFacets.filter(
  (facet) => facet.kind === 'range',
);

export type Terms = Partial<Record<TermsFacetName, string[]>>;
export type Ranges = Partial<Record<RangeFacetName, NumberRange>>;

/** The monthly cost of the panel: the chosen assumptions, else the default ones. */
export const shownMonthlyCost = (ranges: Partial<Record<RangeFacetName, unknown>>): MonthlyCostField =>
  monthlyCostFields.find((name) => ranges[name] !== undefined) ?? DEFAULT_COST;

function isRequested(facet: (typeof carFacets)[number], terms: Terms, ranges: Ranges): boolean {
  if (facet.kind === 'range') {
    return !isMonthlyCost(facet.name) || ranges[facet.name] !== undefined || facet.name === shownMonthlyCost(ranges);
  }
  return !('quiet' in facet) || (terms[facet.name] ?? []).length > 0;
}

export const isMonthlyCostSort = (name: string): name is `${MonthlyCostField}_asc` =>
  name.endsWith('_asc') && isMonthlyCost(name.slice(0, -'_asc'.length));

export const isMonthlyCost = (name: string): name is MonthlyCostField => monthlyCostFields.some((one) => one === name);

/**
 * The facet part of a search request: every facet of the list with its chosen values; those left out of the panel only
 * with a choice.
 */
export function facetRequests(terms: Terms, ranges: Ranges): FacetRequest[] {
  return carFacets
    .filter((facet) => isRequested(facet, terms, ranges))
    .map((facet): FacetRequest => {
      if (facet.kind === 'range') {
        const range = ranges[facet.name];
        return { name: facet.name, sort_order: 'number', filters: range ? [range] : [] };
      }
      const filters = terms[facet.name] ?? [];
      return {
        name: facet.name,
        // Models are listed below a chosen make alone; without one they would be half of all facets.
        ...('child' in facet && filters.length > 0 ? { child_name: facet.child } : {}),
        sort_order: facet.order,
        filters,
      };
    });
}
