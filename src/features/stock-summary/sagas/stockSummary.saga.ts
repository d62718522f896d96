import { cardFields } from '@/domain/search/carList';
import { carPicture, studioPicture, type PictureLanguage } from '@/domain/cars/carPicture';
import type { Facet, FacetValue, SearchRequest } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/typed';
import type { AppError } from '@/errors/result';
import { selectCarIndex, selectLanguage } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { stockSummaryLoaded, type PicturedBody } from '../stockSummary.slice';

const LIMIT_MS = 5_000;
const LATEST = 8;
const BODIES = 10;

const glanceRequest = (index: string): SearchRequest => ({
  index,
  fields: [...cardFields],
  keyphrase: '',
  limit: LATEST,
  offset: 0,
  sort_name: 'car_publishdate_asc',
  filters: [],
  facets: [
    { name: 'car_body', sort_order: 'count', filters: [] },
    { name: 'car_brand', sort_order: 'count', filters: [] },
  ],
});

const valuesOf = (facets: readonly Facet[], name: string): FacetValue[] => {
  const facet = facets.find((one) => one.name === name);
  return facet?.type === 'terms' ? facet.values.filter(({ count }) => count > 0) : [];
};

/** Pictured here and not in the view: the words for bodies in six languages stay on the server. */
const pictured = (values: readonly FacetValue[], language: PictureLanguage): PicturedBody[] =>
  values
    .flatMap(({ text, count }) => {
      const picture = carPicture({ car_body: text, car_color: '' }, language);
      return picture ? [{ text, count, image: studioPicture(picture.body, 'side', 'silver') }] : [];
    })
    .slice(0, BODIES);

/** The stock at a glance, on the server. Without an answer the page stands without it, and is asked for again soon. */
export function* loadStockSummary(): Saga<{ error: AppError | null; total: number }> {
  const index = yield* select(selectCarIndex);
  if (index === null) return { error: null, total: 0 };
  const language = yield* select(selectLanguage);
  const search = yield* port('search');
  const answer = yield* attempt((signal) => search.search<CarRecord>(glanceRequest(index), signal), {
    limitMs: LIMIT_MS,
    where: 'home',
  });
  if (!answer.ok) return { error: answer.error, total: 0 };
  const { ids, entities } = normalizeCars(answer.value.content);
  yield* put(entitiesArrived(entities));
  yield* put(
    stockSummaryLoaded({
      total: answer.value.total_items,
      latest: ids,
      bodies: pictured(valuesOf(answer.value.facet, 'car_body'), language),
      brands: valuesOf(answer.value.facet, 'car_brand'),
    }),
  );
  return { error: null, total: answer.value.total_items };
}
