import { emptyHistory, MAX_CARS, parseViewHistory, type ViewHistory } from '@/domain/search/viewHistory';
import { encodeConsent } from '@/features/consent/consent.cookie';
import { consentFeature } from '@/features/consent/consent.feature';
import { MEMORY_KEY, withdrawn, type ConsentChoice } from '@/features/consent/consent.slice';
import { carsFeature } from '@/features/cars/cars.feature';
import { carRequested } from '@/features/cars/cars.slice';
import { recentCarsFeature } from '@/features/cars/recentCars.feature';
import { recentCarsSlice } from '@/features/cars/recentCars.slice';
import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import { ok } from '@/errors/result';
import { pageShown } from '@/store/context';
import { makeStore } from '@/store/store';
import { fakeCookies, fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { aCar } from '../listKit';

const allowed: ConsentChoice = { analytics: false, marketing: false, memory: true };

function visit(choice: ConsentChoice, stored: Partial<ViewHistory> = {}) {
  const local = fakeStorage({ [MEMORY_KEY]: JSON.stringify({ ...emptyHistory, ...stored }) });
  const requests: SearchRequest[] = [];
  const ports = fakePorts({
    local,
    cookies: fakeCookies({ consent: encodeConsent(choice) }),
    search: {
      search: async <T>(request: SearchRequest) => {
        requests.push(request);
        const ids = request.filters.find(({ name, not }) => name === 'car_id' && !not)?.values ?? [];
        // Of the cars of earlier visits one has left the stock.
        const content = ids.filter((id) => id !== '300003').map((id) => aCar(id));
        const response: SearchResponse<unknown> = { facet: [], content, total_items: 0, limit: 9, offset: 0 };
        return ok(JSON.parse(JSON.stringify(response)) as SearchResponse<T>);
      },
    },
  });
  const host = makeStore({ side: 'browser', ports, page: aPage('one') });
  for (const feature of [carsFeature, consentFeature, recentCarsFeature]) host.attach(feature);
  host.store.dispatch(pageShown({ path: '/', first: true }));
  return {
    requests,
    stored: () => parseViewHistory(local.entries.get(MEMORY_KEY) ?? null),
    shown: () => recentCarsSlice.selectSlice(Object(host.store.getState())).carIds,
    async open(carId: string) {
      host.store.dispatch(carRequested({ carId, slug: null }));
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
    dispatch: host.store.dispatch,
  };
}

describe('cars opened lately', () => {
  it('G-02 are stored on the device, the newest first, and shown while they are on offer', async () => {
    const page = visit(allowed, { searches: ['volvo'], cars: ['300002', '300003'] });
    await page.open('300001');
    expect(page.stored()).toMatchObject({ searches: ['volvo'], cars: ['300001', '300002', '300003'] });
    expect(page.shown()).toEqual(['300001', '300002']);
    await page.open('300002');
    expect(page.stored().cars).toEqual(['300002', '300001', '300003']);
  });

  it('L-01 are not stored without consent, and forgotten when it is withdrawn', async () => {
    const refused: ConsentChoice = { analytics: true, marketing: true };
    const page = visit(refused, { cars: [] });
    await page.open('300001');
    expect(page.stored().cars).toBeUndefined();
    expect(page.shown()).toEqual([]);
    const other = visit(allowed, { cars: ['300002'] });
    await other.open('300001');
    other.dispatch(withdrawn());
    expect(other.shown()).toEqual([]);
    expect(other.stored()).toEqual(emptyHistory);
  });

  it.each([[{ cars: 'x' }], [{ cars: [1, null, '12', 'abc12345', '<b>'] }], [{ cars: [] }]])(
    'G-02 of a storage with %j are none',
    (given) => expect(parseViewHistory(JSON.stringify({ ...emptyHistory, ...given }))).toEqual(emptyHistory),
  );

  it('G-02 are limited', () => {
    const cars = Array.from({ length: 40 }, (_, index) => String(100_000 + index));
    expect(parseViewHistory(JSON.stringify({ ...emptyHistory, cars })).cars).toHaveLength(MAX_CARS);
  });
});
