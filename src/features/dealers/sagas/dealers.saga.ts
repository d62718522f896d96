import { facilityKeyphrase } from '@/domain/dealers/facilityKeyphrase';
import {
  DEFAULT_FACETS,
  FACILITY_PAGE,
  MAX_PAGES,
  type FacilityFacet,
  type FacilityQuery,
} from '@/domain/dealers/facilityQuery';
import { facilityTeaserKey, type FacilityTeaserRequest } from '@/domain/dealers/facilityTeaser';
import { hoursToday } from '@/domain/dealers/hoursToday';
import { openDepartment } from '@/domain/dealers/openDepartment';
import { openingOrder } from '@/domain/dealers/openingOrder';
import type { LocalMoment } from '@/domain/dealers/openingHours';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import { searchLimits } from '@/domain/search/search';
import type { AppError } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import type { FacilityDocument } from '@/store/entities.normalize';
import { facilitiesLoaded, NEAREST, teasersLoaded, type FacilitySummary, type FacilityTeaser } from '../dealers.slice';
import { facilitiesRequest } from './facilitiesRequest';
import { placeOf } from './places.saga';
import { recordFields, requestOf, searchFor, storeFacilities } from './facilitySearch.saga';

const withoutDepartments = ({ site_departments: _departments, ...record }: FacilityDocument): FacilityDocument =>
  record;

function summaryOf(
  { site_departments: departments = [], site_tire_hotel: hasTireHotel }: FacilityDocument,
  now: LocalMoment,
  wanted: Pick<FacilityQuery, 'keyphrase' | 'filters'>,
): FacilitySummary {
  return {
    open: openDepartment(departments, now, wanted),
    services: [...new Set(departments.map(({ group }) => group)), ...(hasTireHotel ? ['Tire hotel' as const] : [])],
  };
}

/** The first to open first; without those of which it is not known. */
const byNextOpening = (
  found: readonly FacilityDocument[],
  summaries: Partial<Record<string, FacilitySummary>>,
): FacilityDocument[] =>
  found
    .flatMap((facility) => {
      const { open = null } = summaries[facility.site_id] ?? {};
      const opening = open && openingOrder(open.today);
      return opening === null ? [] : [{ facility, opening }];
    })
    .toSorted((a, b) => (a.opening < b.opening ? -1 : Number(a.opening > b.opening)))
    .map(({ facility }) => facility);

/** Towns to choose from with one press. */
const TOWNS = 6;

/**
 * Cars in stock by the name of their facility, and the towns with most of them; empty where there is no stock, or it
 * could not be counted.
 */
function* carCounts(): Saga<{ cars: ReadonlyMap<string, number>; towns: string[] }> {
  const index = yield* select(selectCarIndex);
  if (index === null) return { cars: new Map(), towns: [] };
  const counted = yield* searchFor({
    index,
    fields: ['car_id'],
    keyphrase: '',
    facets: [
      { name: 'car_site_name', sort_order: 'name', filters: [] },
      { name: 'car_site_city', sort_order: 'count', filters: [] },
    ],
    limit: 0,
    offset: 0,
    sort_name: 'car_publishdate_asc',
    filters: [],
  });
  const valuesOf = (wanted: string) => {
    const facet = counted.ok ? counted.value.facet.find(({ name }) => name === wanted) : undefined;
    return facet?.type === 'terms' ? facet.values : [];
  };
  return {
    cars: new Map(valuesOf('car_site_name').map(({ text, count }) => [text, count])),
    towns: valuesOf('car_site_city')
      .slice(0, TOWNS)
      .map(({ text }) => text),
  };
}

/** What a list shows, beside its query. */
export interface FacilitiesOptions {
  facets: readonly FacilityFacet[];
  /** The query's keyphrase and place in the stock's words. */
  inStock: Pick<FacilityQuery, 'keyphrase' | 'near'>;
}

/** Loads the list of facilities on the server, all pages of the address. */
export function* loadFacilities(
  index: string,
  query: FacilityQuery,
  now: LocalMoment,
  { facets, inStock }: FacilitiesOptions = { facets: DEFAULT_FACETS, inStock: query },
): Saga<AppError | null> {
  const keyphrase = facilityKeyphrase(inStock.keyphrase, now);
  const origin = yield* placeOf(index, inStock.near, query.near);
  const load = (from: number, to: number) =>
    all(
      Object.fromEntries(
        Array.from({ length: Math.max(0, to - from) }, (_, page) => [
          String(from + page),
          searchFor<FacilityDocument>(
            facilitiesRequest(index, {
              ...query,
              keyphrase,
              facets,
              origin,
              fields: [...recordFields, 'site_departments', 'site_tire_hotel'],
              offset: (from + page) * FACILITY_PAGE,
              limit: FACILITY_PAGE,
            }),
          ),
        ]),
      ),
    );
  const {
    pages,
    stock: { cars, towns },
  } = yield* all({ pages: load(0, query.pages), stock: carCounts() });
  const first = pages['0'];
  // The search knows no time of day: who is open now is read from all.
  const last = query.open && first?.ok ? Math.min(MAX_PAGES, Math.ceil(first.value.total_items / FACILITY_PAGE)) : 0;
  const further = yield* load(query.pages, last);
  const listing = { index, query, keyphrase, origin };
  const found: FacilityDocument[] = [];
  for (const page of Object.values({ ...pages, ...further })) {
    if (!page.ok) {
      yield* put(facilitiesLoaded({ ...listing, ids: [], total: 0, summaries: {}, facets: [], failed: true }));
      return page.error;
    }
    found.push(...page.value.content);
  }
  if (!first?.ok) return null;
  const { facet: counted, total_items } = first.value;
  const wanted = { keyphrase: inStock.keyphrase, filters: query.filters };
  const summaries: Partial<Record<string, FacilitySummary>> = Object.fromEntries(
    found.map((facility) => [facility.site_id, summaryOf(facility, now, wanted)]),
  );
  const open = found.filter(({ site_id }) => summaries[site_id]?.open?.today.status === 'open');
  const opensNext = query.open && open.length === 0;
  const matching = opensNext ? byNextOpening(found, summaries) : query.open ? open : found;
  const shown = matching.slice(0, query.pages * FACILITY_PAGE);
  const isByDistance = origin !== null && query.order === 'distance';
  // Who looks for a service, or for what is open, sees those hours alone.
  const isOfService = query.open || query.filters.site_services !== undefined;
  for (const [index, { site_id, site_official_name: name = '', site_departments = [] }] of shown.entries()) {
    const summary = summaries[site_id];
    const count = cars.get(name);
    if (summary && count !== undefined) summary.cars = count;
    if (summary && (isByDistance ? index < NEAREST : !isOfService)) summary.hours = hoursToday(site_departments, now);
  }
  const ids = yield* storeFacilities(shown.map(withoutDepartments));
  yield* put(
    facilitiesLoaded({
      ...listing,
      ids,
      total: query.open ? matching.length : total_items,
      failed: false,
      ...(opensNext && { opensNext }),
      ...(towns.length > 1 && { towns }),
      summaries: Object.fromEntries(ids.flatMap((id) => (summaries[id] ? [[id, summaries[id]]] : []))),
      facets: facets.map((name) => {
        const facet = counted.find((one) => one.name === name);
        return { name, values: facet?.type === 'terms' ? facet.values : [] };
      }),
    }),
  );
  return null;
}

function* teaser(
  index: string,
  { ids, limit }: FacilityTeaserRequest,
): Saga<{ teaser: FacilityTeaser; error: AppError | null }> {
  const wanted = (name: 'site_id' | 'slug') =>
    requestOf(index, { limit: searchLimits.limit, filters: [{ name, values: [...ids] }] });
  const results =
    ids.length === 0
      ? [yield* searchFor<FacilityDocument>(requestOf(index, { limit }))]
      : Object.values(
          yield* all({
            byId: searchFor<FacilityDocument>(wanted('site_id')),
            bySlug: searchFor<FacilityDocument>(wanted('slug')),
          }),
        );
  const records: FacilityDocument[] = [];
  for (const result of results) {
    if (!result.ok) return { teaser: { ids: [], failed: true }, error: result.error };
    records.push(...result.value.content);
  }
  yield* storeFacilities(records);
  const inOrder =
    ids.length === 0
      ? records
      : ids.flatMap((id) => records.find((one) => one.site_id === id || one.slug === id) ?? []);
  return {
    teaser: { ids: [...new Set(inOrder.map(({ site_id }) => site_id))], failed: false },
    error: null,
  };
}

/** Loads the teasers of a page on the server, in parallel. */
export function* loadTeasers(index: string, requests: readonly FacilityTeaserRequest[]): Saga<AppError | null> {
  if (requests.length === 0) return null;
  const results = yield* all(
    Object.fromEntries(requests.map((request) => [facilityTeaserKey(request), teaser(index, request)])),
  );
  yield* put(
    teasersLoaded(Object.fromEntries(Object.entries(results).map(([key, { teaser: loaded }]) => [key, loaded]))),
  );
  return Object.values(results).find(({ error }) => error !== null)?.error ?? null;
}
