import { LAST_PAGE, PAGE_SIZE } from '@/domain/search/carList';
import type { AnalyticsEvent } from '@/domain/analytics/analyticsEvent';
import { errorEntry } from '@/errors/known';
import { addressVisited, carChosen, listChosen } from '@/features/car-search/history.slice';
import { selectCurrentAddress, type WithHistory } from '@/features/car-search/history.selectors';
import { carLoaded, carFailed } from '@/features/cars/cars.slice';
import type { WithCars } from '@/features/cars/cars.selectors';
import { resultsLoaded, pageLoaded, searchFailed } from '@/features/car-search/carList.slice';
import { queryTextSubmitted } from '@/features/car-search/queryText.slice';
import { selectCarIds, type WithCarList } from '@/features/car-search/carList.selectors';
import { pageShown, selectPaths, type ContextRoot } from '@/store/context';
import { selectCarById, selectCarsByIds, type EntitiesRoot } from '@/store/entities';
import { measure, type MeasureRow } from './measure';
import { carItem, LIST, viewedItem } from './messages';
import { view, type ViewRow } from './pageViews';

/** The live page's state: its features are attached together. */
export type LiveState = ContextRoot & EntitiesRoot & Pick<WithHistory, 'carsPage'> & WithCarList & WithCars;

/** GA4 takes 200 items a message; one page of the list is far from it. A car's place counts from the list's first car, whichever page it stands on. */
const listView = (ids: readonly string[], state: LiveState, page: number): AnalyticsEvent | null =>
  ids.length === 0
    ? null
    : {
        event: 'view_item_list',
        ecommerce: {
          ...LIST,
          items: selectCarsByIds(state, ids).map((car, at) => carItem(car, (page - 1) * PAGE_SIZE + at)),
        },
      };

const firstPage = ({ carList: { pages } }: LiveState): number => Math.min(...Object.keys(pages).map(Number), LAST_PAGE);

const itemView = (carId: string | null, state: LiveState): AnalyticsEvent | null => {
  const car = carId === null ? undefined : selectCarById(state, carId);
  return car ? { event: 'view_item', ecommerce: viewedItem(car) } : null;
};

/** What the list and the car page tell. */
export const carMeasures: readonly MeasureRow<LiveState>[] = [
  // What the server sent with the page is seen as well as what is fetched afterwards.
  measure(pageShown, (_, state: LiveState) =>
    state.carsPage.view === 'carDetail'
      ? itemView(state.cars.carId, state)
      : listView(selectCarIds(state), state, firstPage(state)),
  ),
  measure(resultsLoaded, ({ payload }, state: LiveState) => listView(payload.ids, state, payload.page)),
  measure(pageLoaded, ({ payload }, state: LiveState) => listView(payload.ids, state, payload.page)),
  measure(carLoaded, ({ payload }, state: LiveState) => itemView(payload.carId, state)),
  measure(carChosen, ({ payload }, state: LiveState) => {
    const car = selectCarById(state, payload.carId);
    const at = selectCarIds(state).indexOf(payload.carId);
    return car
      ? {
          event: 'select_item',
          ecommerce: { ...LIST, items: [carItem(car, at < 0 ? at : (firstPage(state) - 1) * PAGE_SIZE + at)] },
        }
      : null;
  }),
  // That somebody searched, not for what: words may be names.
  measure(queryTextSubmitted, ({ payload }) => (payload.text === '' ? null : { event: 'search', search_type: 'list' })),

  measure(searchFailed, ({ payload }) => ({ event: 'failure', name: errorEntry(payload.error.code).telemetry })),
  measure(carFailed, ({ payload }) => ({ event: 'failure', name: errorEntry(payload.error.code).telemetry })),
];

/** Pages without a new page of the server's: to a car, back and forward, back to the list. A filter in the address is no page view. */
export const carViews: readonly ViewRow<LiveState>[] = [
  view(addressVisited, ({ payload }) =>
    payload.view === 'carDetail' || payload.by === 'history' ? payload.address : null,
  ),
  view(listChosen, (_, state: LiveState) => selectPaths(state).carList),
  // This code comes after the list: a car that was opened before it is told when it hears of the page.
  view(pageShown, (_, state: LiveState) => (state.carsPage.view === 'carDetail' ? selectCurrentAddress(state) : null)),
];
