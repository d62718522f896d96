import type { BaseFilter, FacetRequest, Near, NumberRange } from './search';

/** A search with too few results (decision 3e: POST /api/search/relax): which constraints could be relaxed? */
export interface RelaxRequest {
  index: string;
  /** Fields of the near misses; empty means all (public) fields. */
  fields: string[];
  keyphrase: string;
  /** As in a search. */
  exact_spelling?: true;
  facets: FacetRequest[];
  /** Filters of the site, not of the visitor: never relaxed. */
  filters: BaseFilter[];
  /** Filters of the visitor that no facet can show, such as exclusions; they apply as `filters` do. */
  extraFilters: BaseFilter[];
  /** With `km` it is a constraint. */
  near?: Near;
  /** Near misses, 0..24. */
  limit: number;
}

/** A constraint of the visitor that can be relaxed. */
export type Constraint =
  | { kind: 'keyphrase' }
  /**
   * The values removed together: all of an OR facet, one of `car_equipment`, or only the children, which leaves their
   * parents.
   */
  | { kind: 'terms'; name: string; values: string[] }
  | { kind: 'range'; name: string }
  /** Index in `extraFilters`. */
  | { kind: 'extraFilter'; index: number }
  | { kind: 'distance' };

export interface Relaxation {
  constraint: Constraint;
  /** Exact number of hits without the constraint. */
  total_items: number;
}

export interface Compromise {
  constraint: Constraint;
  /**
   * Distance from the requested value, in the field's unit or kilometres; negative is below. Null for values that are
   * not numbers and cars without one.
   */
  by: number | null;
}

/** A document that meets at least half of the constraints, and what it misses. */
export interface NearestMatch<Document = Record<string, unknown>> {
  document: Document;
  compromises: Compromise[];
}

export interface RelaxResponse<Document = Record<string, unknown>> {
  total_items: number;
  /** Every constraint, in the order of the request. */
  relaxations: Relaxation[];
  /** The smallest penalty first, equal ones by id. */
  nearestMatches: NearestMatch<Document>[];
}

export const relaxLimits = { limit: 24, first: 8, extraFilters: 40 } as const;

/** Cost of another value than the requested one: 1 is "nothing like it". */
const termCosts: Readonly<Record<string, number>> = {
  car_color: 0.1,
  car_campaigns: 0.1,
  car_equipment: 0.15,
  car_site_name: 0.15,
  car_site_id: 0.15,
  car_site_city: 0.15,
  car_site_region: 0.2,
  car_condition: 0.2,
  car_drive: 0.25,
  car_seats: 0.3,
  car_gearbox: 0.3,
  car_body: 0.35,
  car_fuel: 0.4,
  car_brand: 0.6,
  site_city: 0.2,
  site_region: 0.3,
};
const OTHER_TERM = 0.5;
/** Another model of a requested brand. */
export const SIBLING_COST = 0.3;
export const KEYPHRASE_COST = 0.8;
/** A value that was excluded. */
export const EXCLUSION_COST = 0.7;
/** No value where one is requested: the car may match, but it is unknown. */
export const MISSING_COST = 0.5;

export const termCost = (name: string): number => termCosts[name] ?? OTHER_TERM;

/** By number of years; everything else as a share of the bound. */
const YEAR_COST = 0.08;
const shareCosts: Readonly<Record<string, number>> = { car_mileage: 0.5, car_power: 0.8 };

/** Distance of a number from a range: negative below it, positive above, 0 within. */
export function outside(value: number, { min, max }: NumberRange): number {
  if (min !== undefined && value < min) return value - min;
  return max !== undefined && value > max ? value - max : 0;
}

/** The penalty of a number outside its range: by its unit, or by its share of the bound. */
export const rangeRate = (name: string): { by: 'unit' | 'share'; rate: number } =>
  name === 'car_year' ? { by: 'unit', rate: YEAR_COST } : { by: 'share', rate: shareCosts[name] ?? 1 };

/** The penalty of a number outside the range: 5 % over a price is 0.05, a model year off is 0.08. */
export function rangeCost(name: string, value: number, range: NumberRange): number {
  const off = outside(value, range);
  if (off === 0) return 0;
  const { by, rate } = rangeRate(name);
  if (by === 'unit') return Math.abs(off) * rate;
  const bound = (off < 0 ? range.min : range.max) ?? 0;
  return (Math.abs(off) / Math.max(Math.abs(bound), 1)) * rate;
}

/** Cost of kilometres beyond the requested distance: 100 km further is 0.5. */
export const distanceCost = (beyondKm: number): number => beyondKm / 200;

/** How many constraints a nearest match may miss: half of them, and a single one may be missed. */
export const maxMissed = (extraFilters: number): number => Math.ceil(extraFilters / 2);
