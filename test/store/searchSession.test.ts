import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { historyFeature } from '@/features/car-search/history.feature';
import { carChosen, listChosen, viewOpened } from '@/features/car-search/carsPage.slice';
import { carsFeature } from '@/features/cars/cars.feature';
import { consentFeature } from '@/features/consent/consent.feature';
import { carListFeature } from '@/features/car-search/carList.feature';
import { keyphraseChanged, rangeEdited, sortChosen, termToggled } from '@/features/car-search/carList.slice';
import { pageArrived, pageShown } from '@/store/context';
import { createRecorder } from '@/store/recorder';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { makeStore } from '@/store/store';
import { fakeClock } from '@test/kit/fakeClock';
import { returns, fails, fakeAddress, fakePorts, inSequence } from '@test/kit/fakePorts';
import { aPage } from './storeKit';

const features = [carsPageFeature, historyFeature, carListFeature, carsFeature, consentFeature];
const LIST = '/kop-bil/alla-bilar-i-lager';
const SECRET = 'hemlig röd volvo';

const car = {
  car_id: '10001',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_regno: 'ABC12D',
  car_sellers: [{ name: 'Åsa Ek', email: 'asa@bil.example', phone: '070-1234567' }],
};
const found = returns({
  facet: [{ name: 'car_brand', type: 'terms', values: [{ text: 'Volvo', count: 1 }] }],
  content: [car],
  total_items: 1,
  limit: 24,
  offset: 0,
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a recorded search', () => {
  it('M-02 replays to the same state, through failures, cars and the way back, and contains no text of the visitor', async () => {
    const address = fakeAddress(LIST);
    const ports = fakePorts({ search: { search: inSequence(found, found, fails('BAD_REQUEST'), found) }, address });
    const host = makeStore({
      side: 'browser',
      ports,
      page: aPage('one', { carsPage: { view: 'carList' } }, { path: LIST }),
      recorder: createRecorder({ build: 'b', clock: fakeClock() }),
    });
    features.forEach((feature) => host.attach(feature));
    const does = async (...actions: Parameters<typeof host.store.dispatch>[0][]) => {
      for (const action of actions) {
        host.store.dispatch(action);
        await jest.advanceTimersByTimeAsync(3_000);
      }
    };
    await does(
      pageShown({ path: LIST, first: true }),
      viewOpened({ view: 'carList' }),
      keyphraseChanged({ keyphrase: SECRET }),
      termToggled({ name: 'car_brand', value: 'Volvo' }),
    );
    await does(
      rangeEdited({ name: 'car_price', range: { max: 200_000 } }),
      sortChosen({ sort: null }),
      carChosen({ carId: '10001', slug: 'volvo-v60' }),
      listChosen(),
    );
    address.back();
    await jest.advanceTimersByTimeAsync(3_000);
    await does(
      pageArrived(aPage('two', {}, { path: '/om-oss' })),
      pageArrived(aPage('three', { carsPage: { view: 'carList' } }, { path: LIST })),
    );

    const recording = await host.exportRecording();
    if (!recording) throw new Error('Nothing was recorded.');
    expect(recording.actions.length).toBeGreaterThan(20);
    expect(endsAsRecorded(recording, replayStates(recording, features))).toBe(true);
    expect(JSON.stringify(recording)).toContain('"keyphrase":"redacted-');
    expect(decodeURIComponent(JSON.stringify(recording).replaceAll('+', ' '))).not.toMatch(/hemlig|ABC12D|Åsa|@|070-/);
  });
});
