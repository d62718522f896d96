import { loadCarModels, carModelsFeature } from '@/features/car-models/carModels.feature';
import { selectCarModel } from '@/features/car-models/carModels.selectors';
import type { SearchRequest } from '@/domain/search/search';
import { contextGiven } from '@/store/context';
import { makeStore } from '@/store/store';
import { fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX } from '../listKit';

const LIST = '/kop-bil/alla-bilar-i-lager?car_brand=Volvo&car_brand=Volvo%3EEX30';

async function load(search: FakeCall, lists: readonly string[], carIndex: string | null = INDEX) {
  jest.useFakeTimers();
  const host = makeStore({ side: 'server', ports: fakePorts({ search: { search } }) });
  host.inject([carModelsFeature]);
  host.store.dispatch(contextGiven(aContext({ carIndex })));
  const loading = host.runLoader(() => loadCarModels(lists, 'sv'));
  await jest.advanceTimersByTimeAsync(20_000);
  const error = await loading;
  jest.useRealTimers();
  return { error, model: (list: string) => selectCarModel(host.store.getState(), list) };
}

describe('the stock of a model', () => {
  it('C-05 is loaded by the address of its list; an address without a model has none', async () => {
    const requests: SearchRequest[] = [];
    const { error, model } = await load(
      (async (request: SearchRequest) => {
        requests.push(request);
        const content = [aCar('10001', { car_condition: 'Ny', car_price: 418_900, car_version: 'Single Motor' })];
        return { ok: true, value: { facet: [], content, total_items: 20, limit: 100, offset: 0 } };
      }) as FakeCall,
      [LIST, '/kop-bil/alla-bilar-i-lager'],
    );
    expect(error).toBeNull();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      index: INDEX,
      limit: 100,
      sort_name: 'car_price_asc',
      filters: [
        { name: 'car_brand', values: ['Volvo'] },
        { name: 'car_model', values: ['EX30'] },
      ],
    });
    expect(model(LIST)).toMatchObject({ total: 20, offers: [{ condition: 'Ny', count: 1, price: 418_900 }] });
    expect(model('/kop-bil/alla-bilar-i-lager')).toBeNull();
  });

  it('C-05 is read to the end: the dearest, which are new, come last', async () => {
    const used = Array.from({ length: 120 }, (_, index) => aCar(`2${index}`, { car_condition: 'Begagnad' }));
    const stock = [...used, aCar('30001', { car_condition: 'Ny', car_price: 900_000 })];
    const { model } = await load(
      (async ({ limit = 0, offset = 0 }: SearchRequest) => ({
        ok: true,
        value: { facet: [], content: stock.slice(offset, offset + limit), total_items: stock.length, limit, offset },
      })) as FakeCall,
      [LIST],
    );
    expect(model(LIST)).toMatchObject({
      total: 121,
      offers: [
        { condition: 'Ny', count: 1, price: 900_000 },
        { condition: 'Begagnad', count: 120 },
      ],
    });
  });

  it('C-05 that could not be loaded is unknown, which is an error', async () => {
    const { error, model } = await load(fails('SEARCH_FAILED'), [LIST]);
    expect(error).toMatchObject({ code: 'SEARCH_FAILED' });
    expect(model(LIST)).toBeNull();
  });

  it('C-05 is not requested by a site without cars', async () => {
    const { error } = await load(fails('SEARCH_FAILED'), [LIST], null);
    expect(error).toBeNull();
  });
});
