import type { Facility } from '@/domain/dealers/facility';
import { FACILITY_PAGE } from '@/domain/dealers/facilityQuery';
import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, type Saga } from '@/effects/sagaEffects';
import type { Result } from '@/errors/result';
import { entitiesArrived } from '@/store/entities';
import { normalizeFacilities, type FacilityDocument } from '@/store/entities.normalize';

const LIMIT_MS = 5_000;

/** What a card shows; hours and services are read from the departments, which stay on the server. */
export const recordFields = [
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

export const requestOf = (index: string, over: Partial<SearchRequest>): SearchRequest => ({
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

export function* searchFor<Document>(request: SearchRequest): Saga<Result<SearchResponse<Document>>> {
  const search = yield* port('search');
  return yield* attempt((signal) => search.search<Document>(request, signal), { limitMs: LIMIT_MS, where: 'dealers' });
}

export function* storeFacilities(facilities: readonly FacilityDocument[]): Saga<string[]> {
  const { ids, entities } = normalizeFacilities(facilities);
  yield* put(entitiesArrived(entities));
  return ids;
}
