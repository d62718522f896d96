import { cardFields } from '@/domain/search/carList';
import { carPicture, studioPicture, type PictureLanguage } from '@/domain/cars/carPicture';
import type { Facet, FacetValue, SearchRequest } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import type { AppError } from '@/errors/result';
import { selectCarIndex, selectLanguage } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { stockSummaryLoaded, type PicturedBody } from '../stockSummary.slice';

const LIMIT_MS = 5_000;
const LATEST = 8;
const BODIES = 10;

const summaryRequest = (index: string): SearchRequest => ({
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

/**
 * Pictures are chosen here and not in the view, so that the table of body names in six languages stays on the server.
 */
const pictured = (values: readonly FacetValue[], language: PictureLanguage): PicturedBody[] =>
  values
    .flatMap(({ text, count }) => {
      const picture = carPicture({ car_body: text, car_color: '' }, language);
      return picture ? [{ text, count, image: studioPicture(picture.body, 'side', 'silver') }] : [];
    })
    .slice(0, BODIES);

/** Loads the stock summary on the server. After a failure the page is rendered without it and revalidated soon. */
export function* loadStockSummary(): Saga<{ error: AppError | null; total: number }> {
  const index = yield* select(selectCarIndex);
  if (index === null) return { error: null, total: 0 };
  const language = yield* select(selectLanguage);
  const search = yield* port('search');
  const result = yield* attempt((signal) => search.search<CarRecord>(summaryRequest(index), signal), {
    limitMs: LIMIT_MS,
    where: 'home',
  });
  if (!result.ok) return { error: result.error, total: 0 };
  const { ids, entities } = normalizeCars(result.value.content);
  yield* put(entitiesArrived(entities));
  yield* put(
    stockSummaryLoaded({
      total: result.value.total_items,
      latest: ids,
      bodies: pictured(valuesOf(result.value.facet, 'car_body'), language),
      brands: valuesOf(result.value.facet, 'car_brand'),
    }),
  );
  return { error: null, total: result.value.total_items };
}
