import type { SearchRequest } from '@/domain/search/search';
import { carRowsFeature } from '@/features/stock-summary/carRows.feature';
import { rowChosen } from '@/features/stock-summary/carRows.slice';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectCarRows } from '@/features/stock-summary/stockSummary.selectors';
import { selectCarsByIds } from '@/store/entities';
import { makeStore } from '@/store/store';
import { fails, fakePorts, returns, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { aCar, INDEX } from '../listKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const filters = [{ name: 'car_fuel', values: ['El'] }];
const stockSummary = {
  total: 9,
  latest: ['10001'],
  rows: [{ name: 'electric' as const, text: 'Elbilar', href: '/x', filters }],
  bodies: [],
  brands: [],
  quick: [],
  months: [],
};
const cars = ['10002', '10003'].map((id) => aCar(id));
const response = returns({ facet: [], content: cars, total_items: 2, limit: 8, offset: 0 });

const visit = (search: () => FakeCall) => {
  const requests: SearchRequest[] = [];
  const call = (async (request: SearchRequest) => {
    requests.push(request);
    return search()(request);
  }) as FakeCall;
  const host = makeStore({
    side: 'browser',
    ports: fakePorts({ search: { search: call } }),
    page: aPage('one', { stockSummary }, { carIndex: INDEX }),
  });
  host.inject([stockSummaryFeature]);
  host.attach(carRowsFeature);
  const choose = async (name: 'campaign' | 'electric' = 'electric') => {
    host.store.dispatch(rowChosen({ name }));
    await jest.advanceTimersByTimeAsync(30_000);
    return selectCarRows(host.store.getState());
  };
  return { requests, host, choose };
};

describe('a row of cars beside the latest', () => {
  it('A-08 is one request when it is chosen, and none when it is chosen again', async () => {
    const { requests, host, choose } = visit(() => response);
    expect(await choose()).toEqual({ loaded: { electric: ['10002', '10003'] }, failed: [] });
    expect(requests).toEqual([
      expect.objectContaining({ index: INDEX, limit: 8, sort_name: 'car_publishdate_asc', filters, facets: [] }),
    ]);
    expect(selectCarsByIds(host.store.getState(), ['10002', '10003'])).toEqual(cars);
    await choose();
    expect(requests).toHaveLength(1);
  });

  it('A-08 is asked for again after a failure', async () => {
    const refuses = fails('SEARCH_FAILED');
    let search: FakeCall = refuses;
    const { choose } = visit(() => search);
    expect(await choose()).toEqual({ loaded: {}, failed: ['electric'] });
    search = response;
    expect(await choose()).toEqual({ loaded: { electric: ['10002', '10003'] }, failed: [] });
  });

  it('A-08 that the stock does not have sends no request', async () => {
    const { requests, choose } = visit(() => response);
    expect(await choose('campaign')).toEqual({ loaded: {}, failed: [] });
    expect(requests).toEqual([]);
  });
});
