import { cardFields } from '@/domain/search/carList';
import type { BaseFilter, SearchRequest } from '@/domain/search/search';
import { carTeaserKey, type CarTeaserRequest } from '@/domain/search/carTeaser';
import { listQueryOf } from '@/domain/search/contentFilter';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/typed';
import type { AppError } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { teasersLoaded, type CarTeaser } from '../carTeasers.slice';

const LIMIT_MS = 5_000;

interface Answered {
  shelf: CarTeaser;
  error: AppError | null;
}

const requestOf = (index: string, filters: readonly BaseFilter[], { ids, limit }: CarTeaserRequest): SearchRequest => ({
  index,
  fields: [...cardFields],
  keyphrase: '',
  facets: [],
  limit: ids.length > 0 ? ids.length : limit,
  offset: 0,
  sort_name: 'car_publishdate_asc',
  filters: [...filters, ...(ids.length > 0 ? [{ name: 'car_id', values: [...ids] }] : [])],
});

function* ask(index: string, question: CarTeaserRequest): Saga<Answered> {
  const { filters, ids: wanted } = question;
  if (filters === null) return { shelf: { ids: [], total: 0, query: null, failed: false }, error: null };
  const query = wanted.length > 0 ? null : listQueryOf(filters);
  const search = yield* port('search');
  const answer = yield* attempt((signal) => search.search<CarRecord>(requestOf(index, filters, question), signal), {
    limitMs: LIMIT_MS,
    where: 'shelves',
  });
  if (!answer.ok) return { shelf: { ids: [], total: 0, query, failed: true }, error: answer.error };
  const { ids, entities } = normalizeCars(answer.value.content);
  yield* put(entitiesArrived(entities));
  const inOrder = wanted.length > 0 ? wanted.filter((id) => ids.includes(id)).slice(0, question.limit) : ids;
  return { shelf: { ids: inOrder, total: answer.value.total_items, query, failed: false }, error: null };
}

/** What the page's shelves show, on the server, all asked at once. A shelf without an answer says so, and the page is asked for again soon. */
export function* loadCarTeasers(questions: readonly CarTeaserRequest[]): Saga<AppError | null> {
  const index = yield* select(selectCarIndex);
  if (index === null || questions.length === 0) return null;
  const answers = yield* all(
    Object.fromEntries(questions.map((question) => [carTeaserKey(question), ask(index, question)])),
  );
  yield* put(teasersLoaded(Object.fromEntries(Object.entries(answers).map(([key, { shelf }]) => [key, shelf]))));
  return Object.values(answers).find(({ error }) => error !== null)?.error ?? null;
}
