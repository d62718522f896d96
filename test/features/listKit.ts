import type { UnknownAction } from '@reduxjs/toolkit';
import { emptyQuery, listRequest, type CarListQuery } from '@/domain/search/carList';
import type { Facet, SearchRequest } from '@/domain/search/search';
import type { Feature } from '@/effects/feature';
import { historyFeature, carsPageFeature } from '@/features/car-search/history.feature';
import type { CarsView, CarsPageState } from '@/features/car-search/history.slice';
import { carsFeature } from '@/features/cars/cars.feature';
import type { CarsState } from '@/features/cars/cars.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import {
  resultsLoaded,
  queryDecoded,
  carListSlice,
  initialCarList,
  type CarListState,
} from '@/features/car-search/carList.slice';
import { isObject } from '@/lib/guards';
import type { CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { StoreState } from '@/store/root';
import { makeStore } from '@/store/store';
import { answers, fakeAddress, fakePorts, fakeStorage, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../store/storeKit';

export const LIST = '/kop-bil/alla-bilar-i-lager';
export const INDEX = 'se-cars';

/** The names that a field's values differ by, as a facet answers them. */
export const terms = (name: string, counts: Record<string, number>): Facet => ({
  name,
  type: 'terms',
  values: Object.entries(counts).map(([text, count]) => ({ text, count })),
});

/** Eight figures that differ where the questions do. */
function figures(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return String(sum % 100_000_000).padStart(8, '1');
}

const isRequest = (value: unknown): value is SearchRequest =>
  typeof value === 'object' && value !== null && 'facets' in value && 'filters' in value;

/** What an invented stock of so many cars answers: every question has cars of its own, which the ids tell. */
export function idsFor(request: SearchRequest, total: number): string[] {
  const { limit, offset, ...question } = request;
  const key = figures(JSON.stringify({ ...question, fields: [] }));
  return Array.from(
    { length: Math.max(0, Math.min(limit, total - offset)) },
    (_, at) => `${key}${String(offset + at).padStart(4, '0')}`,
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

export interface FakeStock {
  search: FakeCall;
  asked: SearchRequest[];
  signals: AbortSignal[];
}

/** A search port over that stock; `total` cars answer every question of the list. */
export function fakeStock(total = 130, facets: readonly Facet[] = []): FakeStock {
  const [asked, signals]: [SearchRequest[], AbortSignal[]] = [[], []];
  return {
    asked,
    signals,
    search: <T>(request?: unknown, signal?: AbortSignal) => {
      if (!isRequest(request)) throw new Error('The search was called without a question.');
      asked.push(request);
      if (signal) signals.push(signal);
      return answers({
        facet: facets,
        content: idsFor(request, total).map((id) => aCar(id)),
        total_items: total,
        limit: request.limit,
        offset: request.offset,
      })<T>(request, signal);
    },
  };
}

/** A list as a server's page brings it. */
export function listState(
  query: CarListQuery = emptyQuery,
  total = 130,
  over: Partial<CarListState> = {},
): CarListState {
  const asked = carListSlice.reducer(initialCarList, queryDecoded({ query, ignored: [] }));
  const state = carListSlice.reducer(
    asked,
    resultsLoaded({
      sequence: asked.sequence,
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
  shown?: CarsView;
  /** The address in the bar at first. */
  at?: string;
  carList?: CarListState;
  /** Cars beside those of the list. */
  cars?: readonly CarRecord[];
  session?: Record<string, string>;
  features?: readonly Feature[];
}

const isList = (value: unknown): value is CarListState => isObject(value) && 'pages' in value && 'drafts' in value;
const isCarPage = (value: unknown): value is CarsState => isObject(value) && 'recommended' in value;
const isCarsPage = (value: unknown): value is CarsPageState => isObject(value) && 'view' in value;

/** A feature's own state, found by its shape. */
function findIn<State>(state: StoreState, is: (value: unknown) => value is State): State {
  const found = Object.values(state).find(is);
  if (!found) throw new Error('No such state: is the feature attached?');
  return found;
}
export const listIn = (state: StoreState): CarListState => findIn(state, isList);
export const carIn = (state: StoreState): CarsState => findIn(state, isCarPage);
export const carsPageIn = (state: StoreState): CarsPageState => findIn(state, isCarsPage);

const liveFeatures = [carsPageFeature, carListFeature, carsFeature, historyFeature];

/** A visitor on the live page as it is after the server's page: real store, slices and sagas, all of them at once. Wants fake timers. */
export function aVisit({
  search = fakeStock().search,
  shown = 'carList',
  at = LIST,
  carList = listState(),
  cars = [],
  session = {},
  features = liveFeatures,
}: VisitOptions = {}) {
  const [address, storage] = [fakeAddress(at), fakeStorage(session)];
  const asked: SearchRequest[] = [];
  const ports = fakePorts({
    address,
    session: storage,
    search: {
      search: <T>(request?: unknown, signal?: AbortSignal) => {
        if (isRequest(request)) asked.push(request);
        return search<T>(request, signal);
      },
    },
  });
  const carsPage: CarsPageState = { view: shown, address: null };
  const records = [
    ...Object.values(carList.pages)
      .flat()
      .map((id) => aCar(id)),
    ...cars,
  ];
  const host = makeStore({
    side: 'browser',
    ports,
    page: aPage('one', { carList, carsPage, entities: normalizeCars(records).entities }, { path: at }),
  });
  features.forEach((feature) => host.attach(feature));
  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  return {
    host,
    ports,
    address,
    asked,
    kept: storage.kept,
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
    troubles: () => ports.telemetry.troubles,
  };
}

export const pagesUpTo = (query: CarListQuery, from: number, to: number, total: number): Record<number, string[]> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [from + at, pageIds(query, from + at, total)]));
