import { LAST_PAGE, PAGE_SIZE } from '@/domain/search/carList';
import type { AnalyticsEvent } from '@/domain/analytics/analyticsEvent';
import { kindOf } from '@/domain/finance/quoteInput';
import { leadReason } from '@/domain/forms/contact';
import { financeErrors } from '@/errors/entries/finance.errors';
import { formsErrors } from '@/errors/entries/forms.errors';
import { errorEntry } from '@/errors/known';
import { carChosen, listChosen } from '@/features/car-search/carsPage.slice';
import { addressVisited } from '@/store/address.actions';
import { selectCarsView, selectCurrentAddress } from '@/features/car-search/carsPage.selectors';
import { selectCarPage } from '@/features/cars/cars.selectors';
import { carLoaded, carFailed, carSold } from '@/features/cars/cars.slice';
import { resultsLoaded, pageLoaded, searchFailed, textSearched } from '@/features/car-search/carList.slice';
import { selectCarIds, selectCarList } from '@/features/car-search/carList.selectors';
import { carToggled } from '@/features/compare/compare.slice';
import { selectIsCompared } from '@/features/compare/compare.selectors';
import { contactActions } from '@/features/contact/contact.slice';
import { selectContact, selectContactCar } from '@/features/contact/contact.selectors';
import { selectUkFinance } from '@/features/finance/ukFinance.selectors';
import { ukFinanceActions } from '@/features/finance/ukFinance.slice';
import { carSaveToggled, searchSaved } from '@/features/saved/saved.slice';
import { selectIsSaved } from '@/features/saved/saved.selectors';
import { pageShown, selectPaths } from '@/store/context';
import { selectCarById, selectCarsByIds } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { analyticsEvent, type AnalyticsMapping } from './analyticsMapping';
import { carItem, LIST, viewedItem } from './messages';
import { view, type ViewRow } from './pageViews';

/**
 * GA4 accepts 200 items per event, more than a page of the list has. `index` counts from the first car of the list, not
 * of the page.
 */
const listView = (ids: readonly string[], state: RootState, page: number): AnalyticsEvent | null =>
  ids.length === 0
    ? null
    : {
        event: 'view_item_list',
        ecommerce: {
          ...LIST,
          items: selectCarsByIds(state, ids).map((car, index) => carItem(car, (page - 1) * PAGE_SIZE + index)),
        },
      };

const firstPage = (state: RootState): number =>
  Math.min(...Object.keys(selectCarList(state).pages).map(Number), LAST_PAGE);

/** A car that is still loading is seen when it has arrived. */
const openCarView = (state: RootState): AnalyticsEvent | null => {
  const { carId, flow } = selectCarPage(state);
  return flow.value === 'loaded' || flow.value === 'sold' ? itemView(carId, state) : null;
};

const itemView = (carId: string | null, state: RootState): AnalyticsEvent | null => {
  const car = carId === null ? undefined : selectCarById(state, carId);
  return car ? { event: 'view_item', ecommerce: viewedItem(car) } : null;
};

const financeStep = (step: string, state: RootState): AnalyticsEvent | null => {
  const { request, input } = selectUkFinance(state);
  return request && input
    ? { event: 'finance_step', step, item_id: request.vehicle.id, finance_type: kindOf(input.familyKey) }
    : null;
};

/** Events of the list and the car page. */
export const carAnalyticsEvents: readonly AnalyticsMapping<RootState>[] = [
  // What the server sent with the page is seen as well as what is fetched afterwards.
  analyticsEvent(
    pageShown,
    (_, state: RootState) =>
      selectCarsView(state) === 'carDetail'
        ? openCarView(state)
        : listView(selectCarIds(state), state, firstPage(state)),
    { isAfterPageView: true },
  ),
  analyticsEvent(resultsLoaded, ({ payload }, state: RootState) => listView(payload.ids, state, payload.page)),
  analyticsEvent(pageLoaded, ({ payload }, state: RootState) => listView(payload.ids, state, payload.page)),
  analyticsEvent(carLoaded, ({ payload }, state: RootState) => itemView(payload.carId, state)),
  analyticsEvent(carSold, ({ payload }, state: RootState) => itemView(payload.carId, state)),
  analyticsEvent(carChosen, ({ payload }, state: RootState) => {
    const car = selectCarById(state, payload.carId);
    const index = selectCarIds(state).indexOf(payload.carId);
    return car
      ? {
          event: 'select_item',
          ecommerce: { ...LIST, items: [carItem(car, index < 0 ? index : (firstPage(state) - 1) * PAGE_SIZE + index)] },
        }
      : null;
  }),
  analyticsEvent(carToggled, ({ payload }, state: RootState) => {
    const car = selectIsCompared(state, payload.carId) ? selectCarById(state, payload.carId) : undefined;
    return car ? { event: 'add_to_compare', ecommerce: viewedItem(car) } : null;
  }),
  // What is saved changes by a later action of the saga: this is the state before the press.
  analyticsEvent(carSaveToggled, ({ payload }, state: RootState) => {
    const car = selectIsSaved(state, payload.carId) ? undefined : selectCarById(state, payload.carId);
    return car ? { event: 'add_to_wishlist', ecommerce: viewedItem(car) } : null;
  }),
  // Neither its name nor what it looks for.
  analyticsEvent(searchSaved, () => ({ event: 'search', search_type: 'saved' })),
  // Why the visitor writes, never what.
  analyticsEvent(contactActions.sent, (_, state: RootState) => {
    const car = selectContactCar(state);
    return car
      ? {
          event: 'generate_lead',
          lead_reason: leadReason(selectContact(state).draft),
          ecommerce: viewedItem(car),
        }
      : null;
  }),
  analyticsEvent(contactActions.submitFailed, ({ payload }) => ({
    event: 'failure',
    name: errorEntry(payload.error.code, formsErrors).telemetry,
  })),
  // A product's quote as it is offered, not every step of a slider.
  analyticsEvent(ukFinanceActions.quoted, (_, state: RootState) =>
    selectUkFinance(state).input?.lastTouched === 'product' ? financeStep('quoted', state) : null,
  ),
  analyticsEvent(ukFinanceActions.applicationOpened, ({ payload }, state: RootState) => financeStep(payload.to, state)),
  ...[ukFinanceActions.productsFailed, ukFinanceActions.quoteFailed].map((failed) =>
    analyticsEvent(failed, ({ payload }: ReturnType<typeof failed>) => ({
      event: 'failure',
      name: errorEntry(payload.error.code, financeErrors).telemetry,
    })),
  ),
  // Only that a search took place: the text may contain names.
  analyticsEvent(textSearched, ({ payload }) =>
    payload.text === '' ? null : { event: 'search', search_type: 'list' },
  ),

  analyticsEvent(searchFailed, ({ payload }) => ({ event: 'failure', name: errorEntry(payload.error.code).telemetry })),
  analyticsEvent(carFailed, ({ payload }) => ({ event: 'failure', name: errorEntry(payload.error.code).telemetry })),
];

/**
 * Pages without a new page of the server's: to a car, back and forward, back to the list. A filter in the address is no
 * page view.
 */
export const carViews: readonly ViewRow<RootState>[] = [
  view(addressVisited, ({ payload }) =>
    payload.view === 'carDetail' || payload.by === 'history' ? payload.address : null,
  ),
  view(listChosen, (_, state: RootState) => selectPaths(state).carList),
  // This code loads after the list: a car opened before it is reported on `pageShown`.
  view(pageShown, (_, state: RootState) =>
    selectCarsView(state) === 'carDetail' ? selectCurrentAddress(state) : null,
  ),
];
