import { cardFields } from '@/domain/search/carList';
import type { BaseFilter, SearchRequest } from '@/domain/search/search';
import { carTeaserKey, type CarTeaserRequest } from '@/domain/search/carTeaser';
import { listQueryOf } from '@/domain/search/contentFilter';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import type { AppError } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { teasersLoaded, type CarTeaser } from '../carTeasers.slice';

const LIMIT_MS = 5_000;

interface TeaserResult {
  teaser: CarTeaser;
  error: AppError | null;
}

const requestOf = (
  index: string,
  filters: readonly BaseFilter[],
  { ids, limit, cheapest }: CarTeaserRequest,
): SearchRequest => ({
  index,
  fields: [...cardFields],
  keyphrase: '',
  facets: [],
  limit: ids.length > 0 ? ids.length : limit,
  offset: 0,
  sort_name: cheapest ? 'car_price_asc' : 'car_publishdate_asc',
  filters: [...filters, ...(ids.length > 0 ? [{ name: 'car_id', values: [...ids] }] : [])],
});

function* loadTeaser(index: string, request: CarTeaserRequest): Saga<TeaserResult> {
  const { filters, ids: wanted } = request;
  if (filters === null) return { teaser: { ids: [], total: 0, query: null, failed: false }, error: null };
  const query = wanted.length > 0 ? null : listQueryOf(filters);
  const search = yield* port('search');
  const result = yield* attempt((signal) => search.search<CarRecord>(requestOf(index, filters, request), signal), {
    limitMs: LIMIT_MS,
    where: 'car teasers',
  });
  if (!result.ok) return { teaser: { ids: [], total: 0, query, failed: true }, error: result.error };
  const { ids, entities } = normalizeCars(result.value.content);
  yield* put(entitiesArrived(entities));
  const inOrder = wanted.length > 0 ? wanted.filter((id) => ids.includes(id)) : ids;
  return { teaser: { ids: inOrder, total: result.value.total_items, query, failed: false }, error: null };
}

/**
 * Loads the page's teasers on the server, in parallel. A failed request is stored in its teaser, and the page is
 * revalidated soon.
 */
export function* loadCarTeasers(requests: readonly CarTeaserRequest[]): Saga<AppError | null> {
  const index = yield* select(selectCarIndex);
  if (index === null || requests.length === 0) return null;
  const results = yield* all(
    Object.fromEntries(requests.map((request) => [carTeaserKey(request), loadTeaser(index, request)])),
  );
  yield* put(teasersLoaded(Object.fromEntries(Object.entries(results).map(([key, { teaser }]) => [key, teaser]))));
  return Object.values(results).find(({ error }) => error !== null)?.error ?? null;
}
