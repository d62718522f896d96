import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeListQuery, emptyQuery, encodeListQuery, listRequest, type CarListQuery } from '@/domain/search/carList';
import { searchText } from '@/domain/search/query/searchText';
import type { Part } from '@/domain/search/query/understanding';
import type { ChosenSuggestion, TextSearchRequest } from '@/domain/search/textSearch';
import type { Facet, SearchRequest } from '@/domain/search/search';
import type { Feature } from '@/effects/feature';
import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { historyFeature } from '@/features/car-search/history.feature';
import type { CarsPageState } from '@/features/car-search/carsPage.slice';
import { carsFeature } from '@/features/cars/cars.feature';
import type { CarsState } from '@/features/cars/cars.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import {
  resultsLoaded,
  queryChosen,
  queryDecoded,
  textSearched,
  carListSlice,
} from '@/features/car-search/carList.slice';
import { initialCarList, type CarListState } from '@/features/car-search/carList.state';
import { selectQueryWithoutText } from '@/features/car-search/queryText.selectors';
import { isObject } from '@/lib/guards';
import type { CarsView } from '@/store/address.actions';
import type { CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { StoreState } from '@/store/root';
import type { RootState } from '@/store/rootState';
import { makeStore } from '@/store/store';
import { fails, returns, fakeAddress, fakePorts, fakeStorage, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../store/storeKit';

export const LIST = '/kop-bil/alla-bilar-i-lager';
export const INDEX = 'se-cars';

/** A facet in a response: the values of a field with their counts. */
export const terms = (name: string, counts: Record<string, number>): Facet => ({
  name,
  type: 'terms',
  values: Object.entries(counts).map(([text, count]) => ({ text, count })),
});

/** A hash of eight digits. */
function digitsOf(text: string): string {
  let sum = 7;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return String(sum % 100_000_000).padStart(8, '1');
}

const isRequest = (value: unknown): value is SearchRequest =>
  isObject(value) && 'facets' in value && 'filters' in value;

/** The ids that a request finds in an invented stock of `total` cars: requests that differ find different cars. */
export function idsFor(request: SearchRequest, total: number): string[] {
  const { limit, offset, ...query } = request;
  const key = digitsOf(JSON.stringify({ ...query, fields: [] }));
  return Array.from(
    { length: Math.max(0, Math.min(limit, total - offset)) },
    (_, index) => `${key}${String(offset + index).padStart(4, '0')}`,
  );
}

export const pageIds = (query: CarListQuery, page: number, total: number): string[] =>
  idsFor(listRequest({ ...query, page }, INDEX, []), total);

export const aCar = (car_id: string, over: Partial<CarRecord> = {}): CarRecord => ({
  car_id,
  slug: `volvo-v60-${car_id}`,
  car_brand: 'Volvo',
  car_model: 'V60',
  ...over,
});

export interface Submitted {
  text: string;
  suggestion?: ChosenSuggestion;
}

/** What the search field dispatches when a text is submitted. */
export function textSubmitted(state: RootState, submitted: Submitted): UnknownAction {
  const query = selectQueryWithoutText(state);
  return submitted.text === '' && query.queryText === undefined
    ? queryChosen({ query })
    : textSearched({ ...submitted, query });
}

export interface FakeStock {
  search: FakeCall;
  requests: SearchRequest[];
  signals: AbortSignal[];
}

/** A search port that finds `total` cars for every request. */
export function fakeStock(total = 130, facets: readonly Facet[] = []): FakeStock {
  const [requests, signals]: [SearchRequest[], AbortSignal[]] = [[], []];
  return {
    requests,
    signals,
    search: <T>(request?: unknown, signal?: AbortSignal) => {
      if (!isRequest(request)) throw new Error('The search was called without a question.');
      requests.push(request);
      if (signal) signals.push(signal);
      return returns({
        facet: facets,
        content: idsFor(request, total).map((id) => aCar(id)),
        total_items: total,
        limit: request.limit,
        offset: request.offset,
      })<T>(request, signal);
    },
  };
}

/** A text search that finds `total` cars, with the real rules of how a text changes a query. */
export const fakeTextSearch =
  (partsOf: (text: string) => Part[] | null, total = 130): FakeCall =>
  async <T>(request?: unknown, signal?: AbortSignal) => {
    if (!isTextRequest(request)) throw new Error('The text search was called without a text.');
    const { index, limit, offset, query_text: given } = request;
    const meaning = await searchText(decodeListQuery(given.query).query, given, async ({ text }) => partsOf(text));
    if (!meaning) return fails('SEARCH_FAILED')<T>(request, signal);
    const { query, queryText, parts } = meaning;
    const ids = idsFor({ ...listRequest(query, index, []), limit, offset }, total);
    return returns({
      facet: [],
      content: ids.map((id) => aCar(id)),
      total_items: total,
      limit,
      offset,
      understood: { queryText, parts, query: encodeListQuery({ ...query, page: 1 }) },
    })<T>(request, signal);
  };

/** The parts of a text without any known word. */
export const asPlainText = (text: string): Part[] => [{ from: 0, to: text.length, text, meaning: { kind: 'words' } }];

const isTextRequest = (value: unknown): value is TextSearchRequest => isObject(value) && 'query_text' in value;

/** The state of a list that the server rendered. */
export function listState(
  query: CarListQuery = emptyQuery,
  total = 130,
  over: Partial<CarListState> = {},
): CarListState {
  const pending = carListSlice.reducer(initialCarList, queryDecoded({ query, ignored: [] }));
  const state = carListSlice.reducer(
    pending,
    resultsLoaded({
      sequence: pending.sequence,
      query,
      page: query.page,
      ids: pageIds(query, query.page, total),
      total,
      facets: [],
    }),
  );
  return { ...state, ...over };
}

export interface VisitOptions {
  search?: FakeCall;
  searchText?: FakeCall;
  shown?: CarsView;
  /** The address in the bar at first. */
  address?: string;
  carList?: CarListState;
  /** Cars in addition to those of the list. */
  cars?: readonly CarRecord[];
  session?: Record<string, string>;
  features?: readonly Feature[];
}

const isList = (value: unknown): value is CarListState => isObject(value) && 'pages' in value && 'drafts' in value;
const isCarPage = (value: unknown): value is CarsState => isObject(value) && 'recommended' in value;
const isCarsPage = (value: unknown): value is CarsPageState => isObject(value) && 'view' in value;

/** A feature's own state, found by its fields. */
function findIn<State>(state: StoreState, guard: (value: unknown) => value is State): State {
  const found = Object.values(state).find(guard);
  if (!found) throw new Error('No such state: is the feature attached?');
  return found;
}
export const listIn = (state: StoreState): CarListState => findIn(state, isList);
export const carIn = (state: StoreState): CarsState => findIn(state, isCarPage);
export const carsPageIn = (state: StoreState): CarsPageState => findIn(state, isCarsPage);

export const liveFeatures = [carsPageFeature, carListFeature, carsFeature, historyFeature];

/**
 * A visitor on the live page as it is after the server's page: real store, slices and sagas, all of them at once. Wants
 * fake timers.
 */
export function aVisit({
  search = fakeStock().search,
  searchText = fakeTextSearch(asPlainText),
  shown = 'carList',
  address: path = LIST,
  carList = listState(),
  cars = [],
  session = {},
  features = liveFeatures,
}: VisitOptions = {}) {
  const [address, storage] = [fakeAddress(path), fakeStorage(session)];
  const [requests, textRequests]: [SearchRequest[], TextSearchRequest[]] = [[], []];
  const ports = fakePorts({
    address,
    session: storage,
    search: {
      search: <T>(request?: unknown, signal?: AbortSignal) => {
        if (isRequest(request)) requests.push(request);
        return search<T>(request, signal);
      },
      searchText: <T>(request?: unknown, signal?: AbortSignal) => {
        if (isTextRequest(request)) textRequests.push(request);
        return searchText<T>(request, signal);
      },
    },
  });
  const carsPage: CarsPageState = {
    view: shown,
    address: null,
    lastCar: null,
    isFiltering: false,
    isShowingPictures: false,
    isMapOpen: false,
  };
  const records = [
    ...Object.values(carList.pages)
      .flat()
      .map((id) => aCar(id)),
    ...cars,
  ];
  const host = makeStore({
    side: 'browser',
    ports,
    page: aPage('one', { carList, carsPage, entities: normalizeCars(records).entities }, { path }),
  });
  features.forEach((feature) => host.attach(feature));
  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  return {
    host,
    ports,
    address,
    requests,
    textRequests,
    stored: storage.entries,
    settle,
    state: () => host.store.getState(),
    /** The list's own state. */
    list: () => listIn(host.store.getState()),
    car: () => carIn(host.store.getState()),
    carsPage: () => carsPageIn(host.store.getState()),
    does: async (...what: readonly UnknownAction[]) => {
      for (const action of what) {
        host.store.dispatch(action);
        await settle();
      }
    },
    /** Back (-1) or forward (1). */
    goes: async (way: 'back' | 'forward') => {
      address[way]();
      await settle();
    },
    errors: () => ports.telemetry.errors,
  };
}

export const pagesUpTo = (query: CarListQuery, from: number, to: number, total: number): Record<number, string[]> =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [from + index, pageIds(query, from + index, total)]),
  );
