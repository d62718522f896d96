import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { emptyQuery, LAST_PAGE, PAGE_SIZE } from '@/domain/search/carList';
import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { historyFeature } from '@/features/car-search/history.feature';
import { carsFeature } from '@/features/cars/cars.feature';
import type { CarsState } from '@/features/cars/cars.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import type { CarListState } from '@/features/car-search/carList.state';
import { CardToolsLoader } from '@/features/compare/components/CardToolsLoader';
import { CarListView } from '@/features/car-search/components/CarListView';
import { ListEnd } from '@/features/car-search/components/ListStates';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import type { StockSummary } from '@/features/stock-summary/stockSummary.slice';
import { initialQueryText, type QueryTextState } from '@/features/car-search/queryText.slice';
import { queryTextFeature } from '@/features/car-search/queryText.feature';
import type { Feature } from '@/effects/feature';
import type { StockTerms } from '@/domain/vocabulary/translateTerm';
import type { Language, Locale } from '@/sites/site.types';
import type { ContextState } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { makeStore } from '@/store/store';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../store/storeKit';
import { InTexts } from '../ui/inTexts';
import { listState } from './listKit';

export interface Showing {
  cars?: readonly CarRecord[];
  carList?: CarListState;
  page?: CarsState;
  stockSummary?: StockSummary;
  /** The search-help port; its code is loaded unless given otherwise. */
  help?: Partial<QueryTextState>;
  context?: Partial<ContextState>;
  language?: Language;
  locale?: Locale;
  /** Of a stock in another language. */
  terms?: StockTerms | undefined;
  features?: readonly Feature[];
}

const carFeatures = [
  carsPageFeature,
  historyFeature,
  carListFeature,
  carsFeature,
  stockSummaryFeature,
  queryTextFeature,
];

/** A view on a real store without sagas: its markup, and the actions that it dispatches. */
export function show(
  view: ReactNode,
  {
    cars = [],
    carList,
    page,
    stockSummary,
    help = {},
    context = {},
    language = 'sv',
    locale = 'sv-SE',
    terms,
    features = carFeatures,
  }: Showing = {},
) {
  const slices = {
    ...(carList ? { carList } : {}),
    ...(page ? { cars: page } : {}),
    ...(stockSummary ? { stockSummary } : {}),
    queryText: { ...initialQueryText, ready: true, ...help },
    entities: normalizeCars(cars).entities,
  };
  const host = makeStore({ side: 'browser', ports: fakePorts(), page: aPage('one', slices, context) });
  host.inject(features);
  const actions: UnknownAction[] = [];
  const { dispatch } = host.store;
  jest.spyOn(host.store, 'dispatch').mockImplementation((action) => {
    actions.push(action);
    return dispatch(action);
  });
  const screen = render(
    <Provider store={host.store}>
      <InTexts language={language} locale={locale} terms={terms}>
        {view}
      </InTexts>
    </Provider>,
  );
  return { ...screen, actions, host };
}

/** Browser functions that jsdom lacks: sizes are 0, no media query matches. */
export function lendBrowser(): void {
  class NoResize {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  // jsdom has no `structuredClone`; what views copy is plain JSON.
  const structuredClone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  Object.assign(globalThis, { ResizeObserver: NoResize, structuredClone });
  // jsdom has no layout; keyboard navigation skips what has no size.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 40 });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: media === '(min-width: 1024px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** No element comes near the window: what is loaded when it does, such as a map, is not loaded. */
export function neverSeen(): void {
  class NeverSeen {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: NeverSeen });
}

/** The list with all of its lazy parts loaded. */
export async function withLazyParts(): Promise<void> {
  lendBrowser();
  const { unmount } = show(
    <>
      <CarListView CardToolsLoader={CardToolsLoader} />
      <ListEnd side="later" />
    </>,
    { carList: listState({ ...emptyQuery, page: LAST_PAGE }, 0, { total: LAST_PAGE * PAGE_SIZE + 1 }) },
  );
  await act(async () => {
    await Promise.all([
      import('@/features/car-search/components/ListLimit'),
      import('@/features/car-search/components/ShareLink'),
      import('@/features/car-search/components/EmptyList'),
      import('@/features/car-search/components/ListSearch'),
      import('@/features/car-search/components/UnderstoodText'),
    ]);
  });
  unmount();
}
