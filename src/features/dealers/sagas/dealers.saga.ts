import { cardFields } from '@/domain/search/carList';
import type { Facility } from '@/domain/dealers/facility';
import { FACILITY_PAGE, type FacilityQuery } from '@/domain/dealers/facilityQuery';
import { facilityTeaserKey, type FacilityTeaserRequest } from '@/domain/dealers/facilityTeaser';
import { todayOf, type LocalMoment } from '@/domain/dealers/openingHours';
import { searchLimits, type SearchRequest, type SearchResponse } from '@/domain/search/search';
import { LANDING_CARS } from '@/domain/search/carTeaser';
import { listQueryOf } from '@/domain/search/contentFilter';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import { ok, type AppError, type Result } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars, normalizeFacilities, type FacilityDocument } from '@/store/entities.normalize';
import {
  facilitiesLoaded,
  teasersLoaded,
  facilityLoaded,
  type FacilitySummary,
  type FacilityTeaser,
} from '../dealers.slice';
import { facilitiesRequest } from './facilitiesRequest';

const LIMIT_MS = 5_000;

/** What a card shows; hours and services are read from the departments, which stay on the server. */
const recordFields = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_region',
  'site_phone',
  'site_geocoord',
  'site_primary_image',
  'site_image_url',
] as const satisfies readonly (keyof Facility)[];

const requestOf = (index: string, over: Partial<SearchRequest>): SearchRequest => ({
  index,
  fields: [...recordFields],
  keyphrase: '',
  facets: [],
  limit: FACILITY_PAGE,
  offset: 0,
  sort_name: 'website_sort_order_asc',
  filters: [],
  ...over,
});

function* searchFor<Document>(request: SearchRequest): Saga<Result<SearchResponse<Document>>> {
  const search = yield* port('search');
  return yield* attempt((signal) => search.search<Document>(request, signal), { limitMs: LIMIT_MS, where: 'dealers' });
}

function* storeFacilities(facilities: readonly FacilityDocument[]): Saga<string[]> {
  const { ids, entities } = normalizeFacilities(facilities);
  yield* put(entitiesArrived(entities));
  return ids;
}

const withoutDepartments = ({ site_departments: _departments, ...record }: FacilityDocument): FacilityDocument =>
  record;

function summaryOf({ site_departments: departments = [] }: FacilityDocument, now: LocalMoment): FacilitySummary {
  const mainDepartment = departments.find(({ group }) => group === 'New cars') ?? departments[0];
  return {
    today: mainDepartment ? todayOf(mainDepartment.openingschedule, now) : null,
    services: [...new Set(departments.map(({ group }) => group))],
  };
}

/** Whether a text is a valid slug: within the search's length limit, without control characters. */
const isSlug = (text: string): boolean =>
  text !== '' && text.length <= searchLimits.valueLength && !/[\u0000-\u001f\u007f-\u009f]/.test(text);

/**
 * Loads the list of facilities on the server, all pages of the address.
 * @param keyphrase the query's, in the stock's words
 */
export function* loadFacilities(
  index: string,
  query: FacilityQuery,
  now: LocalMoment,
  keyphrase = query.keyphrase,
): Saga<AppError | null> {
  const pages = yield* all(
    Object.fromEntries(
      Array.from({ length: query.pages }, (_, page) => [
        String(page),
        searchFor<FacilityDocument>(
          facilitiesRequest(index, {
            ...query,
            keyphrase,
            fields: [...recordFields, 'site_departments'],
            offset: page * FACILITY_PAGE,
            limit: FACILITY_PAGE,
          }),
        ),
      ]),
    ),
  );
  const found: FacilityDocument[] = [];
  for (const page of Object.values(pages)) {
    if (!page.ok) {
      yield* put(facilitiesLoaded({ index, query, ids: [], total: 0, summaries: {}, brands: [], failed: true }));
      return page.error;
    }
    found.push(...page.value.content);
  }
  const first = pages['0'];
  if (!first?.ok) return null;
  const ids = yield* storeFacilities(found.map(withoutDepartments));
  const brands = first.value.facet.find(({ name }) => name === 'site_brands');
  yield* put(
    facilitiesLoaded({
      index,
      query,
      ids,
      total: first.value.total_items,
      failed: false,
      summaries: Object.fromEntries(found.map((facility) => [facility.site_id, summaryOf(facility, now)])),
      brands: brands?.type === 'terms' ? brands.values : [],
    }),
  );
  return null;
}

function* teaser(
  index: string,
  { ids, limit }: FacilityTeaserRequest,
): Saga<{ teaser: FacilityTeaser; error: AppError | null }> {
  const wanted = (name: 'site_id' | 'slug') =>
    requestOf(index, { limit: Math.min(FACILITY_PAGE, limit), filters: [{ name, values: [...ids] }] });
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
    teaser: { ids: [...new Set(inOrder.map(({ site_id }) => site_id))].slice(0, limit), failed: false },
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

/** Loads a facility's page: the facility, null for an unknown slug. Its cars may be missing. */
export function* loadFacility(
  index: string,
  slug: string,
  now: LocalMoment,
): Saga<Result<{ facility: Facility | null; error: AppError | null }>> {
  if (!isSlug(slug)) return ok({ facility: null, error: null });
  const result = yield* searchFor<Facility>(
    requestOf(index, { fields: [], limit: 1, filters: [{ name: 'slug', values: [slug] }] }),
  );
  if (!result.ok) return result;
  const [facility] = result.value.content;
  if (!facility) return ok({ facility: null, error: null });
  yield* storeFacilities([facility]);
  const carIndex = yield* select(selectCarIndex);
  const cars =
    carIndex === null
      ? null
      : yield* searchFor<CarRecord>({
          index: carIndex,
          fields: [...cardFields],
          keyphrase: '',
          facets: [],
          limit: LANDING_CARS,
          offset: 0,
          sort_name: 'car_publishdate_asc',
          filters: [{ name: 'car_site_id', values: [facility.site_id] }],
        });
  const stock = cars?.ok ? normalizeCars(cars.value.content) : { ids: [], entities: {} };
  yield* put(entitiesArrived(stock.entities));
  yield* put(
    facilityLoaded({
      id: facility.site_id,
      today: facility.site_departments.map(({ openingschedule }) => todayOf(openingschedule, now)),
      cars: stock.ids,
      carTotal: cars?.ok ? cars.value.total_items : 0,
      carQuery: listQueryOf([{ name: 'car_site_name', values: [facility.site_official_name] }]),
      carsFailed: cars?.ok === false,
    }),
  );
  return ok({ facility, error: cars?.ok === false ? cars.error : null });
}
