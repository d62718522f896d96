import type { UnknownAction } from '@reduxjs/toolkit';
import type { Feature } from '@/effects/feature';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { pageDescribed, pageViewed } from '@/features/telemetry/telemetry.slice';
import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { historyFeature } from '@/features/car-search/history.feature';
import { emptyQuery } from '@/domain/search/carList';
import { carChosen, listChosen, viewOpened } from '@/features/car-search/carsPage.slice';
import { addressVisited } from '@/store/address.actions';
import { carsFeature } from '@/features/cars/cars.feature';
import { carFailed, carLoaded, carRequested, carSold } from '@/features/cars/cars.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import { resultsLoaded, queryDecoded, searchFailed, textSearched } from '@/features/car-search/carList.slice';
import { contextGiven, pageShown } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

const volvo: CarRecord = {
  car_id: '10001',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_model_text: 'V60 B4 Plus',
  car_version: 'B4',
  car_body: 'Kombi',
  car_site_id: '7',
  car_price: 249_900,
  car_campaign_price: 239_900,
  car_has_campaign_price: true,
  car_price_currency: 'SEK',
  car_regno: 'ABC12D',
};
const kia: CarRecord = { car_id: '10002', car_brand: 'Kia', car_model: 'EV6' };
const volvoItem = {
  item_id: '10001',
  item_name: 'Volvo V60 B4 Plus',
  item_brand: 'Volvo',
  item_variant: 'B4',
  item_category: 'Kombi',
  location_id: '7',
  price: 239_900,
};
const kiaItem = { item_id: '10002', item_name: 'Kia EV6', item_brand: 'Kia' };
const LIST = '/kop-bil/alla-bilar-i-lager';
const list = { item_list_id: 'car_list', item_list_name: 'Car list' };

const measured = (feature: Feature, ...actions: UnknownAction[]) => {
  const run = runFeature(feature, {
    others: [carsPageFeature, historyFeature, carListFeature, carsFeature, telemetryFeature],
  });
  run.dispatch(contextGiven(aContext()));
  run.dispatch(pageDescribed({ tagManager: null, name: null, variantId: null }));
  run.dispatch(entitiesArrived(normalizeCars([volvo, kia]).entities));
  actions.forEach(run.dispatch);
  return { ...run, messages: run.ports.telemetry.messages };
};
const sequence = 0;
const loadedQuery = resultsLoaded({
  sequence,
  query: emptyQuery,
  page: 1,
  ids: ['10001', '10002'],
  total: 2,
  facets: [],
});

describe('telemetry of the list and the car page', () => {
  it.each<[string, UnknownAction[], unknown[]]>([
    [
      'a list that was loadedQuery',
      [loadedQuery],
      [
        {
          event: 'view_item_list',
          ecommerce: {
            ...list,
            items: [
              { ...volvoItem, index: 0 },
              { ...kiaItem, index: 1 },
            ],
          },
        },
      ],
    ],
    [
      'a further page, with the positions of its cars in the list',
      [resultsLoaded({ sequence, query: emptyQuery, page: 3, ids: ['10002'], total: 97, facets: [] })],
      [{ event: 'view_item_list', ecommerce: { ...list, items: [{ ...kiaItem, index: 96 }] } }],
    ],
    [
      'a car chosen from a further page',
      [
        queryDecoded({ query: { ...emptyQuery, page: 3 }, ignored: [] }),
        resultsLoaded({ sequence: 1, query: emptyQuery, page: 3, ids: ['10001', '10002'], total: 98, facets: [] }),
        carChosen({ carId: '10002', slug: 'kia' }),
      ],
      [
        {
          event: 'view_item_list',
          ecommerce: {
            ...list,
            items: [
              { ...volvoItem, index: 96 },
              { ...kiaItem, index: 97 },
            ],
          },
        },
        { event: 'select_item', ecommerce: { ...list, items: [{ ...kiaItem, index: 97 }] } },
      ],
    ],
    ['an empty list', [resultsLoaded({ sequence, query: emptyQuery, page: 1, ids: [], total: 0, facets: [] })], []],
    [
      'a car that arrived',
      [carLoaded({ carId: '10001', similar: [] })],
      [{ event: 'view_item', ecommerce: { value: 239_900, currency: 'SEK', items: [volvoItem] } }],
    ],
    [
      'a car without a price: no value, no currency',
      [carLoaded({ carId: '10002', similar: [] })],
      [{ event: 'view_item', ecommerce: { items: [kiaItem] } }],
    ],
    ['an unknown car', [carLoaded({ carId: '99999', similar: [] }), carChosen({ carId: '99999', slug: 'x' })], []],
    [
      'a chosen car',
      [carChosen({ carId: '10002', slug: 'kia' })],
      [{ event: 'select_item', ecommerce: { ...list, items: [kiaItem] } }],
    ],
    [
      'a search, without its text',
      [textSearched({ text: 'röd volvo', query: emptyQuery })],
      [{ event: 'search', search_type: 'list' }],
    ],
    ['an emptied search', [textSearched({ text: '', query: emptyQuery })], []],
    [
      'failures by their names',
      [
        searchFailed({ sequence, error: { code: 'LIST_FAILED', params: {} } }),
        carFailed({ error: { code: 'DETAIL_FAILED', params: {} } }),
      ],
      [
        { event: 'failure', name: 'list_failed' },
        { event: 'failure', name: 'detail_failed' },
      ],
    ],
    [
      'a list page as the server sent it, while it is empty',
      [viewOpened({ view: 'carList' }), pageShown({ path: '/', first: true })],
      [],
    ],
  ])('A-14 F-10 %s', (_, actions, messages) => {
    expect(measured(carTelemetryFeature, ...actions).messages).toEqual(messages);
  });

  it.each<[string, UnknownAction, object[]]>([
    [
      'a way to a car',
      addressVisited({ address: '/kop-bil/10001/volvo', entry: 'e', view: 'carDetail', by: 'person' }),
      [{ name: 'carDetail', path: '/kop-bil/10001/volvo', variantId: null }],
    ],
    [
      'the way back',
      addressVisited({ address: `${LIST}?q=hemlig`, entry: 'e', view: 'carList', by: 'history' }),
      [{ name: 'carList', path: LIST, variantId: null }],
    ],
    ['a filter', addressVisited({ address: `${LIST}?car_brand=Volvo`, entry: 'e', view: 'carList', by: 'person' }), []],
    ['the way to the list', listChosen(), [{ name: 'carList', path: LIST, variantId: null }]],
  ])('A-14 takes %s for as many page views as it is', (_, action, views) => {
    expect(
      measured(carTelemetryFeature, action)
        .actions.filter(pageViewed.match)
        .map(({ payload }) => payload),
    ).toEqual(views);
  });

  it('A-14 sends no plate of a car', () => {
    expect(
      JSON.stringify(measured(carTelemetryFeature, loadedQuery, carLoaded({ carId: '10001', similar: [] })).messages),
    ).not.toContain('ABC12D');
  });
});

describe('the impression of a car page and its product', () => {
  const ADDRESS = '/kop-bil/10001/volvo';
  const opened = viewOpened({ view: 'carDetail', carId: '10001' });
  const requested = carRequested({ carId: '10001', slug: 'volvo' });
  const loaded = carLoaded({ carId: '10001', similar: [] });
  const sold = carSold({ carId: '10001', similar: [], soldAt: '2026-06-01T00:00:00Z' });
  const shown = pageShown({ path: ADDRESS, first: true });
  const visited = addressVisited({ address: ADDRESS, entry: 'e', view: 'carDetail', by: 'person' });
  /** As in the browser: the views of every page, then those of list and car. */
  const both: Feature = { ...carTelemetryFeature, watch: [...telemetryFeature.watch, ...carTelemetryFeature.watch] };

  it.each<[what: string, UnknownAction[]]>([
    ['that the server sent', [opened, requested, loaded, shown]],
    ['that the server sent as sold', [opened, requested, sold, shown]],
    ['that was opened from the list', [visited, requested, loaded]],
    ['that was opened from the list and is sold', [visited, requested, sold]],
    ['that was opened before the page is measured', [opened, requested, shown, loaded]],
  ])('G-09 of a car %s are one of each, the product after the impression', async (_, actions) => {
    // What happened before the page was shown is state that the sagas never saw.
    const from = actions.findIndex((action) => pageShown.match(action) || addressVisited.match(action));
    const before = runFeature(carsFeature, {
      others: [carsPageFeature, historyFeature, carListFeature, telemetryFeature],
    });
    before.dispatch(contextGiven(aContext()));
    before.dispatch(pageDescribed({ tagManager: null, name: null, variantId: null }));
    before.dispatch(entitiesArrived(normalizeCars([volvo]).entities));
    before.leave();
    actions.slice(0, from).forEach(before.dispatch);
    const run = runFeature(both, {
      others: [carsPageFeature, historyFeature, carListFeature, carsFeature, telemetryFeature],
      state: before.state(),
    });
    actions.slice(from).forEach(run.dispatch);
    await run.end();
    expect(run.ports.telemetry.messages.map(({ event }) => event)).toEqual(['page_view', 'view_item']);
  });
});
