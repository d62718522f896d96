import {
  carFacets,
  facetRequests,
  rangeFacets,
  termsFacets,
  type RangeFacetName,
  type Ranges,
  type Terms,
  type TermsFacetName,
} from './carFacets';
import type { CarField } from '../cars/car';
import { assumptionsOf, monthlyCostFields, type MonthlyCostField } from '../finance/monthlyCost';
import {
  decodeExtraFilters,
  encodeExtraFilters,
  isExtraRangeName,
  extraFilterKey,
  type NearTown,
  type QueryText,
} from './extraFilters';
import {
  CHILD_SEPARATOR,
  searchLimits,
  type BaseFilter,
  type Near,
  type NumberRange,
  type SearchRequest,
} from './search';

export const PAGE_SIZE = 48;
export const LAST_PAGE = 20;
/** From this total on the engines may stop counting: shown as '10000+' (specification 2 section 9). */
export const COUNT_CEILING = 10_000;

export const sortNames = [
  'relevance',
  'car_publishdate_asc',
  'car_price_asc',
  'car_price_desc',
  'car_mileage_asc',
  'car_year_desc',
  'wltp_electric_range_desc',
  'car_bids_end_desc',
  'distance_asc',
  ...monthlyCostFields.map((name) => `${name}_asc` as const),
] as const;
export type SortName = (typeof sortNames)[number];

/** The query of the car list. An address encodes all of it. */
export interface CarListQuery {
  keyphrase: string;
  terms: Terms;
  ranges: Ranges;
  /** Filters from the query text that no facet can show. They apply to the counts of facets, too. */
  extraFilters?: BaseFilter[];
  near?: NearTown;
  /** The query text that filters of this query come from. */
  queryText?: QueryText;
  /** `null` is the default: by distance with a town, by relevance with a keyphrase, else the latest arrivals first. */
  sort: SortName | null;
  /** 1..20 */
  page: number;
}

export const emptyQuery: CarListQuery = { keyphrase: '', terms: {}, ranges: {}, sort: null, page: 1 };

export const sortOf = (query: CarListQuery): SortName =>
  query.sort ?? (query.near ? 'distance_asc' : query.keyphrase ? 'relevance' : 'car_publishdate_asc');

/** Of leasing and credit, without legal information next to them (decision 22d): cards of all pages show none. */
type MonthlyField =
  | 'car_loan_monthly_cost'
  | 'car_loan_option'
  | 'car_leasing_options'
  | 'car_privateleasing_monthly_cost'
  | 'car_companyleasing_monthly_cost';

/** The fields that a card shows; the car's page requests all. */
export const cardFields = [
  'car_id',
  'slug',
  'car_brand',
  'car_model',
  'car_model_text',
  'car_version',
  'car_year',
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_color',
  'car_mileage',
  'car_odometer',
  'car_condition',
  'car_price',
  'car_price_currency',
  'car_campaign_price',
  'car_has_campaign_price',
  'car_lowest_price',
  'car_price_since',
  'car_vehicle_type_code',
  'car_is_sample',
  'car_is_reserved',
  'caroftheweek',
  'car_site_city',
  'car_primary_image',
  'wltp_electric_range',
  'car_published',
  'car_lot_number',
  'car_estimate_low',
  'car_estimate_high',
  'car_bids_end',
] as const satisfies readonly Exclude<CarField, MonthlyField>[];

/** What a card may show besides: the month of a loan, with the legal information next to the cards. */
export const LOAN_FIELD = 'car_loan_terms';
/** And in the list: the price among those of like cars. No index holds it; the search adds it on request. */
export const POSITION_FIELD = 'car_price_position';
export const loanCardFields = [...cardFields, LOAN_FIELD] as const;
export const listFields = [...loanCardFields, POSITION_FIELD] as const;

/**
 * The monthly cost that a query filters or sorts by, for its cards; null for none. Costs with a loan speak of credit:
 * they stay in the filter panel, next to the legal information.
 */
export function queriedMonthlyCost({ sort, ranges }: Pick<CarListQuery, 'sort' | 'ranges'>): MonthlyCostField | null {
  const name = monthlyCostFields.find((one) => sort === `${one}_asc`) ?? monthlyCostFields.find((one) => ranges[one]);
  return name && assumptionsOf(name)?.kind === 'own' ? name : null;
}

export function listRequest(query: CarListQuery, index: string, filters: readonly BaseFilter[]): SearchRequest {
  const cost = queriedMonthlyCost(query);
  return {
    index,
    fields: [...listFields, ...(query.near ? ['car_site_geocoord'] : []), ...(cost ? [cost] : [])],
    keyphrase: query.keyphrase,
    exact_spelling: true,
    facets: facetRequests(query.terms, query.ranges),
    limit: PAGE_SIZE,
    offset: (query.page - 1) * PAGE_SIZE,
    sort_name: sortOf(query),
    filters: [...filters, ...(query.extraFilters ?? [])],
    ...(query.near ? { near: nearOf(query.near) } : {}),
  };
}

export const nearOf = ({ lat, lng, km }: NearTown): Near => ({ lat, lng, ...(km === undefined ? {} : { km }) });

/** Whether two queries are equal except for the page. */
export const sameCriteria = (a: CarListQuery, b: CarListQuery): boolean =>
  encodeListQuery({ ...a, page: 1 }) === encodeListQuery({ ...b, page: 1 });

export function toggleTerm(terms: Terms, name: TermsFacetName, value: string): Terms {
  const chosen = terms[name] ?? [];
  const parent = value.split(CHILD_SEPARATOR)[0];
  const isChild = value.includes(CHILD_SEPARATOR);
  const without = chosen.includes(value)
    ? // Removing a parent removes its children.
      chosen.filter((other) => other !== value && (isChild || !other.startsWith(`${value}${CHILD_SEPARATOR}`)))
    : null;
  const next = without ?? [...chosen, ...(isChild && parent && !chosen.includes(parent) ? [parent] : []), value];
  const { [name]: _old, ...rest } = terms;
  // In the order of the clicks: sorted, pseudonyms in a replay would give another order.
  return next.length > 0 ? { ...rest, [name]: [...new Set(next)] } : rest;
}

const canonicalValues = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** A child is listed below its parent in the panel: an address with the child alone selects both. */
const withParents = (values: readonly string[]): string[] =>
  canonicalValues(
    values.flatMap((value) => [value.split(CHILD_SEPARATOR)[0] ?? '', value]).filter((value) => value !== ''),
  );

/** The largest bound in an address. */
export const LARGEST_BOUND = 999_999_999;

const rangeText = (value: number | undefined): string => (value === undefined ? '' : String(value));

/**
 * The address query of a list query, without the question mark, in canonical order: facets as in the panel, with sorted
 * values, then filters of the query text, keyphrase, sort and page. Defaults are left out. A plain GET form of the
 * panel gives the same parameters.
 */
export function encodeListQuery(query: CarListQuery): string {
  const parameters = new URLSearchParams();
  for (const facet of carFacets) {
    if (facet.kind === 'terms') {
      for (const value of canonicalValues(query.terms[facet.name] ?? [])) parameters.append(facet.name, value);
    } else {
      const range = query.ranges[facet.name];
      if (range?.min !== undefined) parameters.set(`${facet.name}_min`, rangeText(range.min));
      if (range?.max !== undefined) parameters.set(`${facet.name}_max`, rangeText(range.max));
    }
  }
  for (const [name, value] of encodeExtraFilters(query)) parameters.append(name, value);
  if (query.keyphrase) parameters.set('keyphrase', query.keyphrase);
  if (query.sort) parameters.set('sort', query.sort);
  if (query.page > 1) parameters.set('page', String(query.page));
  return parameters.toString();
}

export interface DecodedListQuery {
  query: CarListQuery;
  /** Parameters with a known prefix but an invalid name or value: shown as ignored. */
  ignored: { name: string; value: string }[];
}

/** Decodes any address query. Invalid parts are returned as `ignored`. */
export function decodeListQuery(search: string): DecodedListQuery {
  const parameters = new URLSearchParams(search);
  const ignored: DecodedListQuery['ignored'] = [];
  const terms: Terms = {};
  for (const { name, child } of termsFacets) {
    const values = canonicalValues(parameters.getAll(name).filter((value) => value.trim() !== ''));
    const fitting = values
      .filter((value) => value.length <= searchLimits.valueLength && !hasControls(value))
      .slice(0, searchLimits.values);
    for (const value of values) if (!fitting.includes(value)) ignored.push({ name, value: value.slice(0, 40) });
    if (fitting.length > 0) terms[name] = child ? withParents(fitting).slice(0, searchLimits.values) : fitting;
  }
  const ranges: Ranges = {};
  for (const { name } of rangeFacets) {
    const min = readBound(parameters, `${name}_min`, ignored);
    const max = readBound(parameters, `${name}_max`, ignored);
    const range = orderedRange({ ...(min !== undefined ? { min } : {}), ...(max !== undefined ? { max } : {}) });
    if (range) ranges[name] = range;
  }
  const extraFilters = decodeExtraFilters(
    parameters,
    cleanKeyphrase,
    (name) => readBound(parameters, name, ignored),
    orderedRange,
  );
  const sort = parameters.get('sort');
  // Sorting by distance needs a location.
  const known = sortNames.find((name) => name === sort && (name !== 'distance_asc' || extraFilters.near)) ?? null;
  if (sort && !known) ignored.push({ name: 'sort', value: sort.slice(0, 40) });
  for (const name of parameters.keys()) {
    if (
      name.startsWith('car_') &&
      !isOurs(name) &&
      !isExtraRangeName(name) &&
      !ignored.some((entry) => entry.name === name)
    )
      ignored.push({ name, value: (parameters.get(name) ?? '').slice(0, 40) });
  }
  return {
    query: {
      keyphrase: cleanKeyphrase(parameters.get('keyphrase') ?? ''),
      terms,
      ranges,
      ...extraFilters,
      sort: known,
      page: readPage(parameters.get('page')),
    },
    ignored,
  };
}

export const cleanKeyphrase = (text: string): string =>
  text
    // Soft hyphens and marks without width, of a text that was pasted.
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]+/g, '')
    .replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, searchLimits.keyphrase)
    .trim();

/** Swaps bounds in the wrong order (specification 2 section 5). `null` when empty. */
export function orderedRange(range: NumberRange): NumberRange | null {
  if (range.min === undefined && range.max === undefined) return null;
  if (range.min !== undefined && range.max !== undefined && range.min > range.max)
    return { min: range.max, max: range.min };
  return range;
}

const hasControls = (value: string): boolean => /[\u0000-\u001f\u007f-\u009f]/.test(value);

const isOurs = (name: string): boolean =>
  termsFacets.some((facet) => facet.name === name) ||
  rangeFacets.some((facet) => name === `${facet.name}_min` || name === `${facet.name}_max`);

/** 1-based; above the last page is clamped, anything unreadable is 1 (decision 4). */
function readPage(text: string | null): number {
  if (!text || !/^\d{1,9}$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), LAST_PAGE);
}

function readBound(
  parameters: URLSearchParams,
  name: string,
  ignored: DecodedListQuery['ignored'],
): number | undefined {
  const text = parameters.get(name);
  if (text === null || text.trim() === '') return undefined;
  const digits = text.replace(/[\s\u00a0\u202f\u2009]/g, '');
  if (!/^\d{1,9}$/.test(digits)) {
    ignored.push({ name, value: text.slice(0, 40) });
    return undefined;
  }
  return Number(digits);
}

/** Number of chosen filters: each value and each range counts as one. */
export const filterCount = (query: CarListQuery): number =>
  Object.values(query.terms).reduce((sum, values) => sum + values.length, 0) +
  Object.keys(query.ranges).length +
  (query.extraFilters?.length ?? 0) +
  (query.near ? 1 : 0);

export type ActiveFilter =
  | { kind: 'term'; name: TermsFacetName; value: string }
  | { kind: 'range'; name: RangeFacetName; range: NumberRange }
  | { kind: 'extraFilter'; filter: BaseFilter }
  | { kind: 'near'; near: NearTown };

/** The query without one of its extra filters. */
export function withoutExtraFilter(query: CarListQuery, filter: BaseFilter): CarListQuery {
  const { extraFilters = [], ...rest } = query;
  const left = extraFilters.filter((one) => extraFilterKey(one) !== extraFilterKey(filter));
  return left.length > 0 ? { ...rest, extraFilters: left } : rest;
}

/** The query without its town, and so without sorting by distance. */
export function withoutNear({ near: _near, ...rest }: CarListQuery): CarListQuery {
  return { ...rest, sort: rest.sort === 'distance_asc' ? null : rest.sort };
}

export function activeFilters(query: CarListQuery): ActiveFilter[] {
  const facets = carFacets.flatMap((facet): ActiveFilter[] => {
    if (facet.kind === 'terms')
      return canonicalValues(query.terms[facet.name] ?? []).map((value) => ({ kind: 'term', name: facet.name, value }));
    const range = query.ranges[facet.name];
    return range ? [{ kind: 'range', name: facet.name, range }] : [];
  });
  return [
    ...facets,
    ...(query.extraFilters ?? []).map((filter) => ({ kind: 'extraFilter', filter }) as const),
    ...(query.near ? [{ kind: 'near', near: query.near } as const] : []),
  ];
}
