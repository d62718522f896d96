import { carsFeature } from '@/features/cars/cars.feature';
import { carRequested } from '@/features/cars/cars.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import { termToggled } from '@/features/car-search/carList.slice';
import { answers, fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aCar, carIn, INDEX, listIn } from '../features/listKit';
import { aContext } from './storeKit';

// The code that turns answers into records is fetched with a browser's first question: here it never comes.
jest.mock('@/store/entities.late', () => ({ normalizing: () => Promise.resolve(null) }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const search = { search: answers({ facet: [], content: [aCar('1')], total_items: 1, limit: 48, offset: 0 }) };
const state = { context: aContext({ carIndex: INDEX }) };

describe('an answer whose reader did not come', () => {
  it('F-02 is a lost connection to the list, which can be asked again', async () => {
    const run = runFeature(carListFeature, { ports: fakePorts({ search }), state });
    run.dispatch(termToggled({ name: 'car_fuel', value: 'Diesel' }));
    await jest.advanceTimersByTimeAsync(0);
    expect(listIn(run.state())).toMatchObject({ flow: { value: 'searchFailed' }, error: { code: 'NETWORK_LOST' } });
    await run.end();
  });

  it("G-01 is a lost connection to a car's page", async () => {
    const run = runFeature(carsFeature, { ports: fakePorts({ search }), state });
    run.dispatch(carRequested({ carId: '1', slug: null }));
    await jest.advanceTimersByTimeAsync(0);
    expect(carIn(run.state())).toMatchObject({ flow: { value: 'lookupFailed' }, error: { code: 'NETWORK_LOST' } });
    await run.end();
  });
});
