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
import { all, put, select, type Saga } from '@/effects/typed';
import { ok, type AppError, type Result } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord, type FacilityRecord } from '@/store/entities';
import { normalizeCars, normalizeFacilities } from '@/store/entities.normalize';
import {
  facilitiesLoaded,
  teasersLoaded,
  facilityLoaded,
  type FacilityNote,
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

function* asked<Document>(request: SearchRequest): Saga<Result<SearchResponse<Document>>> {
  const search = yield* port('search');
  return yield* attempt((signal) => search.search<Document>(request, signal), { limitMs: LIMIT_MS, where: 'dealers' });
}

function* kept(facilities: readonly FacilityRecord[]): Saga<string[]> {
  const { ids, entities } = normalizeFacilities(facilities);
  yield* put(entitiesArrived(entities));
  return ids;
}

const withoutDepartments = ({ site_departments: _departments, ...record }: FacilityRecord): FacilityRecord => record;

function noteOf({ site_departments: departments = [] }: FacilityRecord, now: LocalMoment): FacilityNote {
  const door = departments.find(({ group }) => group === 'New cars') ?? departments[0];
  return {
    today: door ? todayOf(door.openingschedule, now) : null,
    services: [...new Set(departments.map(({ group }) => group))],
  };
}

/** What may be a slug at all: as long as the search takes values, without control characters. */
const isSlug = (text: string): boolean =>
  text !== '' && text.length <= searchLimits.valueLength && !/[\u0000-\u001f\u007f-\u009f]/.test(text);

/** The list of facilities, on the server: as many pages as the address asks for. */
export function* loadFacilities(index: string, query: FacilityQuery, now: LocalMoment): Saga<AppError | null> {
  const pages = yield* all(
    Object.fromEntries(
      Array.from({ length: query.pages }, (_, page) => [
        String(page),
        asked<FacilityRecord>(
          facilitiesRequest(index, {
            ...query,
            fields: [...recordFields, 'site_departments'],
            offset: page * FACILITY_PAGE,
            limit: FACILITY_PAGE,
          }),
        ),
      ]),
    ),
  );
  const found: FacilityRecord[] = [];
  for (const page of Object.values(pages)) {
    if (!page.ok) {
      yield* put(facilitiesLoaded({ index, asked: query, ids: [], total: 0, notes: {}, brands: [], failed: true }));
      return page.error;
    }
    found.push(...page.value.content);
  }
  const first = pages['0'];
  if (!first?.ok) return null;
  const ids = yield* kept(found.map(withoutDepartments));
  const brands = first.value.facet.find(({ name }) => name === 'site_brands');
  yield* put(
    facilitiesLoaded({
      index,
      asked: query,
      ids,
      total: first.value.total_items,
      failed: false,
      notes: Object.fromEntries(found.map((facility) => [facility.site_id, noteOf(facility, now)])),
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
  const answers =
    ids.length === 0
      ? [yield* asked<FacilityRecord>(requestOf(index, { limit }))]
      : Object.values(
          yield* all({ byId: asked<FacilityRecord>(wanted('site_id')), bySlug: asked<FacilityRecord>(wanted('slug')) }),
        );
  const records: FacilityRecord[] = [];
  for (const answer of answers) {
    if (!answer.ok) return { teaser: { ids: [], failed: true }, error: answer.error };
    records.push(...answer.value.content);
  }
  yield* kept(records);
  const inOrder =
    ids.length === 0
      ? records
      : ids.flatMap((id) => records.find((one) => one.site_id === id || one.slug === id) ?? []);
  return {
    teaser: { ids: [...new Set(inOrder.map(({ site_id }) => site_id))].slice(0, limit), failed: false },
    error: null,
  };
}

/** The teasers of a page, on the server, all asked at once. */
export function* loadTeasers(index: string, questions: readonly FacilityTeaserRequest[]): Saga<AppError | null> {
  if (questions.length === 0) return null;
  const answers = yield* all(
    Object.fromEntries(questions.map((question) => [facilityTeaserKey(question), teaser(index, question)])),
  );
  yield* put(teasersLoaded(Object.fromEntries(Object.entries(answers).map(([key, { teaser: told }]) => [key, told]))));
  return Object.values(answers).find(({ error }) => error !== null)?.error ?? null;
}

/** A facility's page: the facility, null where none has the slug. Its cars may be missing; the page then stands without them. */
export function* loadFacility(
  index: string,
  slug: string,
  now: LocalMoment,
): Saga<Result<{ facility: Facility | null; error: AppError | null }>> {
  if (!isSlug(slug)) return ok({ facility: null, error: null });
  const answer = yield* asked<Facility>(
    requestOf(index, { fields: [], limit: 1, filters: [{ name: 'slug', values: [slug] }] }),
  );
  if (!answer.ok) return answer;
  const [facility] = answer.value.content;
  if (!facility) return ok({ facility: null, error: null });
  yield* kept([facility]);
  const carIndex = yield* select(selectCarIndex);
  const cars =
    carIndex === null
      ? null
      : yield* asked<CarRecord>({
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
