import { SEARCHED_COST } from '@/domain/finance/monthlyCost';
import { loanCardFields } from '@/domain/search/carList';
import { alternating } from '@/domain/cars/alternating';
import { carPicture, paintOf, studioPicture, type PictureLanguage } from '@/domain/cars/carPicture';
import { carKinds } from '@/domain/cars/carKinds';
import { listQueryOf } from '@/domain/search/contentFilter';
import type { PublicPaths } from '@/domain/sites/routes';
import type { BaseFilter, Facet, FacetBucket, FacetValue, SearchRequest } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import type { AppError } from '@/errors/result';
import { slugOf } from '@/lib/slug';
import { selectCarIndex, selectLanguage, selectPaths } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import {
  stockSummaryLoaded,
  type MonthlyStep,
  type OtherRow,
  type PicturedBody,
  type QuickSearch,
} from '../stockSummary.slice';

const LIMIT_MS = 5_000;
const LATEST = 8;
/** Asked for, so that neighbours can differ, and cars without a picture can give way. */
const CANDIDATES = 30;
const BODIES = 10;
const QUICK = 4;
/** A row of fewer cars would have holes. */
const LEAST_OF_ROW = 4;
const MONTHS = 8;
/** A price up to which at least so many of the cars are sold is worth a search. */
const AFFORDABLE = 0.3;

const summaryRequest = (index: string): SearchRequest => ({
  index,
  fields: [...loanCardFields],
  keyphrase: '',
  limit: CANDIDATES,
  offset: 0,
  sort_name: 'car_publishdate_asc',
  filters: [],
  facets: [
    { name: 'car_body', sort_order: 'count', filters: [] },
    { name: 'car_brand', sort_order: 'count', filters: [] },
    { name: 'car_fuel', sort_order: 'count', filters: [] },
    { name: 'car_has_campaign_price', sort_order: 'count', filters: [] },
    { name: 'car_price', sort_order: 'number', filters: [] },
    { name: SEARCHED_COST, sort_order: 'number', filters: [] },
  ],
});

const valuesOf = (facets: readonly Facet[], name: string): FacetValue[] => {
  const facet = facets.find((one) => one.name === name);
  return facet?.type === 'terms' ? facet.values.filter(({ count }) => count > 0) : [];
};

/**
 * Pictures are chosen here and not in the view, so that the table of body names in six languages stays on the server.
 */
const picturedBodies = (values: readonly FacetValue[], language: PictureLanguage): PicturedBody[] =>
  values
    .flatMap(({ text, count }) => {
      const picture = carPicture({ car_body: text, car_color: '' }, language);
      return picture ? [{ text, count, image: studioPicture(picture.body, 'side', 'silver') }] : [];
    })
    .slice(0, BODIES);

const bucketsOf = (facets: readonly Facet[], name: string): FacetBucket[] => {
  const facet = facets.find((one) => one.name === name);
  return facet?.type === 'histogram' ? facet.buckets : [];
};

/** The first round price below which there are enough cars; null where no price is one. */
function affordablePrice(buckets: readonly FacetBucket[]): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  // The last bucket ends at the highest price, which is not round.
  for (const { max, count } of buckets.slice(0, -1)) {
    below += count;
    if (below >= total * AFFORDABLE) return max;
  }
  return null;
}

/** The steps below the last bucket, which ends at the highest cost. */
function monthlySteps(buckets: readonly FacetBucket[]): MonthlyStep[] {
  let count = 0;
  return buckets
    .slice(0, -1)
    .slice(0, MONTHS)
    .map((bucket) => {
      count += bucket.count;
      return { max: bucket.max, count };
    });
}

/** Four searches: electric cars, the two most frequent kinds, affordable ones; where one is missing, further kinds. */
function quickSearches(
  facets: readonly Facet[],
  { carList, kinds }: Pick<PublicPaths, 'carList' | 'kinds'>,
  language: PictureLanguage,
): QuickSearch[] {
  const named = (name: 'car_fuel' | 'car_body') =>
    valuesOf(facets, name).flatMap(({ text }) => {
      const kind = carKinds.find(({ facet, value }) => facet === name && Object.values(value).includes(text));
      return kind ? [{ value: text, kind }] : [];
    });
  const electric = named('car_fuel').find(({ kind }) => kind.value.en === 'Electric');
  const bodies = named('car_body').map(({ value, kind }): QuickSearch => ({
    href: `${kinds}/${slugOf(value)}`,
    text: kind.title[language],
  }));
  const maxPrice = affordablePrice(bucketsOf(facets, 'car_price'));
  const searches: QuickSearch[] = [
    ...(electric
      ? [{ href: `${carList}?car_fuel=${encodeURIComponent(electric.value)}`, text: electric.kind.title[language] }]
      : []),
    ...bodies.slice(0, 2),
    ...(maxPrice === null ? [] : [{ href: `${carList}?car_price_max=${maxPrice}`, maxPrice }]),
    ...bodies.slice(2),
  ];
  return searches.slice(0, QUICK);
}

/** Cars at a campaign's price, and electric ones: where the stock has enough of them. */
function otherRows(facets: readonly Facet[], carList: string, language: PictureLanguage): OtherRow[] {
  const enough = (name: string) => valuesOf(facets, name).filter(({ count }) => count >= LEAST_OF_ROW);
  const rowOf = (name: OtherRow['name'], filter: BaseFilter, text?: string): OtherRow => ({
    name,
    href: `${carList}?${listQueryOf([filter]) ?? ''}`,
    filters: [filter],
    ...(text !== undefined && { text }),
  });
  return [
    ...enough('car_has_campaign_price')
      .filter(({ text }) => text === 'true')
      .map(({ text }) => rowOf('campaign', { name: 'car_has_campaign_price', values: [text] })),
    ...enough('car_fuel').flatMap(({ text }) => {
      const kind = carKinds.find(({ facet, value }) => facet === 'car_fuel' && Object.values(value).includes(text));
      return kind?.value.en === 'Electric'
        ? [rowOf('electric', { name: 'car_fuel', values: [text] }, kind.title[language])]
        : [];
    }),
  ];
}

/** Those with a picture, and those without: a showcase row has room for few, and the list shows all. */
const byPicture = (cars: readonly CarRecord[]): [pictured: CarRecord[], plain: CarRecord[]] => [
  cars.filter((car) => Boolean(car.car_primary_image)),
  cars.filter((car) => !car.car_primary_image),
];

/** How many facilities an index has; absent where it is not asked for, or could not be counted. */
function* countFacilities(index: string | null): Saga<number | undefined> {
  if (index === null) return undefined;
  const search = yield* port('search');
  const request: SearchRequest = {
    index,
    fields: ['site_id'],
    keyphrase: '',
    facets: [],
    limit: 0,
    offset: 0,
    sort_name: 'website_sort_order_asc',
    filters: [],
  };
  const result = yield* attempt((signal) => search.search(request, signal), { limitMs: LIMIT_MS, where: 'home' });
  return result.ok ? result.value.total_items : undefined;
}

/**
 * Loads the stock summary on the server. After a failure the page is rendered without it and revalidated soon.
 * @param facilityIndex of the facilities to count; null for none
 */
export function* loadStockSummary(
  facilityIndex: string | null = null,
): Saga<{ error: AppError | null; total: number }> {
  const index = yield* select(selectCarIndex);
  if (index === null) return { error: null, total: 0 };
  const language = yield* select(selectLanguage);
  const paths = yield* select(selectPaths);
  const search = yield* port('search');
  const { result, facilities } = yield* all({
    result: attempt((signal) => search.search<CarRecord>(summaryRequest(index), signal), {
      limitMs: LIMIT_MS,
      where: 'home',
    }),
    facilities: countFacilities(facilityIndex),
  });
  if (!result.ok) return { error: result.error, total: 0 };
  const [pictured, plain] = byPicture(result.value.content);
  const paint = ({ car_color: colour = '' }: Pick<CarRecord, 'car_color'>) => paintOf(colour, language) ?? colour;
  const latest = [...alternating(pictured, LATEST, paint), ...plain].slice(0, LATEST);
  const { ids, entities } = normalizeCars(latest);
  const rows = otherRows(result.value.facet, paths.carList, language);
  yield* put(entitiesArrived(entities));
  yield* put(
    stockSummaryLoaded({
      total: result.value.total_items,
      ...(facilities !== undefined && { facilities }),
      latest: ids,
      ...(rows.length > 0 && { rows }),
      bodies: picturedBodies(valuesOf(result.value.facet, 'car_body'), language),
      brands: valuesOf(result.value.facet, 'car_brand'),
      months: monthlySteps(bucketsOf(result.value.facet, SEARCHED_COST)).filter(({ count }) => count > 0),
      quick: quickSearches(result.value.facet, paths, language),
    }),
  );
  return { error: null, total: result.value.total_items };
}
