import { parseSavedItems, type SavedItems } from '@/domain/saved/savedItems';
import { SAVED_KEY } from '@/domain/saved/savedKey';
import { emptyQuery } from '@/domain/search/carList';
import { encodeConsent } from '@/features/consent/consent.cookie';
import { consentFeature } from '@/features/consent/consent.feature';
import { given, settingsOpened, withdrawn, type ConsentChoice } from '@/features/consent/consent.slice';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { pageDescribed } from '@/features/telemetry/telemetry.slice';
import type { Feature } from '@/effects/feature';
import { savedFeature } from '@/features/saved/saved.feature';
import {
  alertEndRequested,
  alertRequested,
  carSaveToggled,
  linkRequested,
  savedPageLeft,
  savedPageOpened,
  searchRemoved,
  searchSaved,
  sharedCarsSaved,
} from '@/features/saved/saved.slice';
import {
  selectAlert,
  selectIsSaved,
  selectOpenedCars,
  selectSaved,
  selectSavedList,
  selectShownCars,
} from '@/features/saved/saved.selectors';
import { carListFeature } from '@/features/car-search/carList.feature';
import { pageShown } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { RootState } from '@/store/rootState';
import { makeStore } from '@/store/store';
import { fails, fakeAddress, fakeCookies, fakePorts, fakeStorage, inSequence, returns } from '@test/kit/fakePorts';
import { aContext, aPage } from '../../store/storeKit';
import { aCar, listState } from '../listKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PAGE = '/kop-bil/sparat';
const remembering: ConsentChoice = { analytics: false, marketing: false, memory: true };
const refusing: ConsentChoice = { analytics: false, marketing: false };
const priced = (carId: string, amount: number): CarRecord =>
  aCar(carId, { car_price: amount, car_price_currency: 'SEK', car_model_text: 'V60 B4' });
const found = (...content: CarRecord[]) =>
  returns({ facet: [], content, total_items: content.length, limit: content.length, offset: 0 });

interface Device {
  local?: Record<string, string>;
  session?: Record<string, string>;
  choice?: ConsentChoice;
  address?: string;
  search?: ReturnType<typeof returns>;
  features?: readonly Feature[];
  searchAlerts?: NonNullable<Parameters<typeof fakePorts>[0]>['searchAlerts'];
  /** The browser stores nothing. */
  isFull?: boolean;
}

/** A page with two cars of 200 and 300 kronor, on the visitor's device. */
async function visit({
  local = {},
  session = {},
  choice = remembering,
  address = PAGE,
  search,
  features = [],
  isFull = false,
  searchAlerts = {},
}: Device = {}) {
  const [lasting, passing] = [fakeStorage(local, { full: isFull }), fakeStorage(session, { full: isFull })];
  const shares: string[] = [];
  const lookups: string[][] = [];
  const ports = fakePorts({
    local: lasting,
    session: passing,
    address: fakeAddress(address),
    searchAlerts,
    cookies: fakeCookies({ consent: encodeConsent(choice) }),
    search: {
      search: (query) => {
        lookups.push(query.filters.flatMap(({ values }) => values ?? []));
        return (search ?? found())();
      },
    },
    share: {
      share: async (path) => {
        shares.push(path);
        return { how: 'copied', address: path };
      },
    },
  });
  const query = { ...emptyQuery, terms: { car_brand: ['Volvo'] }, page: 3 };
  const entities = normalizeCars([priced('100001', 200), priced('100002', 300)]).entities;
  const host = makeStore({
    side: 'browser',
    ports,
    page: aPage('one', { entities, carList: listState(query) }, { paths: { ...aContext().paths, saved: PAGE } }),
  });
  for (const feature of [carListFeature, consentFeature, savedFeature, ...features]) host.attach(feature);
  const settle = () => jest.advanceTimersByTimeAsync(20_000);
  host.store.dispatch(pageShown({ path: address, first: true }));
  await settle();
  const state = () => host.store.getState() as RootState;
  const itemsIn = (storage: typeof lasting) => parseSavedItems(storage.entries.get(SAVED_KEY) ?? null);
  return {
    state,
    shares,
    lookups,
    events: () => ports.telemetry.messages.flatMap((message) => ('event' in message ? [message.event] : [])),
    lasting: () => itemsIn(lasting),
    passing: () => itemsIn(passing),
    storages: { lasting, passing },
    shown: () =>
      selectShownCars(state())?.map(({ saved, car, cheaperBy }) => [saved.carId, car !== undefined, cheaperBy]),
    does: async (...actions: Parameters<typeof host.store.dispatch>[0][]) => {
      for (const action of actions) {
        host.store.dispatch(action);
        await settle();
      }
    },
  };
}

const stored = (...cars: [carId: string, amount: number][]): Record<string, string> => {
  const items: SavedItems = {
    cars: cars.map(([carId, amount], index) => ({
      carId,
      name: `Volvo ${carId}`,
      price: { amount, currency: 'SEK' },
      savedAt: `2026-01-0${9 - index}T10:00:00.000Z`,
    })),
    searches: [],
  };
  return { [SAVED_KEY]: JSON.stringify(items) };
};

describe('saved cars', () => {
  it('H-01 A-14 are reported when they are saved, not when they are taken away', async () => {
    const page = await visit({ features: [telemetryFeature, carTelemetryFeature] });
    await page.does(pageDescribed({ tagManager: null, name: null, variantId: null }));
    await page.does(carSaveToggled({ carId: '100001' }), carSaveToggled({ carId: '100001' }));
    expect(page.events().filter((event) => event === 'add_to_wishlist')).toHaveLength(1);
    await page.does(carSaveToggled({ carId: '100002' }));
    expect(page.events().filter((event) => event === 'add_to_wishlist')).toHaveLength(2);
  });

  it('H-01 are on the device with the price of that moment, and taken away by the same press', async () => {
    const page = await visit();
    await page.does(carSaveToggled({ carId: '100001' }));
    expect(selectIsSaved(page.state(), '100001')).toBe(true);
    expect(page.lasting().cars).toMatchObject([
      { carId: '100001', name: 'Volvo V60 B4', price: { amount: 200, currency: 'SEK' } },
    ]);
    await page.does(carSaveToggled({ carId: '100001' }));
    expect(selectIsSaved(page.state(), '100001')).toBe(false);
    expect(page.storages.lasting.entries.has(SAVED_KEY)).toBe(false);
  });

  it('L-01 last for the session without consent, move to the device with it, and leave it on withdrawal', async () => {
    const page = await visit({ choice: refusing });
    await page.does(carSaveToggled({ carId: '100001' }));
    expect([page.lasting().cars.length, page.passing().cars.length]).toEqual([0, 1]);
    expect(selectSaved(page.state()).isLasting).toBe(false);
    await page.does(settingsOpened(), given(remembering));
    expect([page.lasting().cars.length, page.passing().cars.length]).toEqual([1, 0]);
    expect(selectSaved(page.state()).isLasting).toBe(true);
    await page.does(withdrawn());
    expect([page.lasting().cars.length, page.passing().cars.length]).toEqual([0, 1]);
    expect(selectIsSaved(page.state(), '100001')).toBe(true);
  });

  it('L-01 of an earlier visit are not read without consent', async () => {
    const page = await visit({ choice: refusing, local: stored(['100001', 200]) });
    expect(selectSaved(page.state()).cars).toEqual([]);
    expect(page.storages.lasting.entries.has(SAVED_KEY)).toBe(false);
  });

  it('H-01 of another tab are shown at once, and a press keeps them', async () => {
    const page = await visit();
    page.storages.lasting.changeElsewhere(SAVED_KEY, stored(['100002', 300])[SAVED_KEY] ?? '');
    await page.does();
    expect(selectIsSaved(page.state(), '100002')).toBe(true);
    // This event is still on its way when the heart is pressed.
    page.storages.lasting.entries.set(SAVED_KEY, stored(['100003', 300])[SAVED_KEY] ?? '');
    await page.does(carSaveToggled({ carId: '100001' }));
    expect(page.lasting().cars.map(({ carId }) => carId)).toEqual(expect.arrayContaining(['100001', '100003']));
  });
});

describe('a browser that stores nothing', () => {
  it('H-01 is said; what was saved stays in the visit, with what is saved and removed after it', async () => {
    const page = await visit({ isFull: true });
    expect(selectSaved(page.state()).isStored).toBe(true);
    await page.does(carSaveToggled({ carId: '100001' }), carSaveToggled({ carId: '100002' }));
    expect(selectSaved(page.state())).toMatchObject({ isStored: false, cars: [{}, {}] });
    await page.does(pageShown({ path: PAGE, first: false }), carSaveToggled({ carId: '100001' }));
    expect(selectSaved(page.state())).toMatchObject({ isStored: false, cars: [{ carId: '100002' }] });
    expect(page.storages.lasting.entries.size).toBe(0);
  });

  it('H-01 loses nothing that waits in the session when consent to memory is given', async () => {
    const page = await visit({ choice: refusing, session: stored(['100001', 250]), isFull: true });
    await page.does(settingsOpened(), given(remembering));
    expect(selectSaved(page.state())).toMatchObject({ isStored: false, cars: [{ carId: '100001' }] });
    expect(page.passing().cars).toHaveLength(1);
  });
});

describe('what a press has changed', () => {
  it('H-01 is announced by its name', async () => {
    const page = await visit();
    const news = () => selectSaved(page.state()).news;
    await page.does(carSaveToggled({ carId: '100001' }));
    expect(news()).toEqual({ what: 'saved', name: 'Volvo V60 B4' });
    await page.does(carSaveToggled({ carId: '100001' }));
    expect(news()).toEqual({ what: 'removed', name: 'Volvo V60 B4' });
    await page.does(searchSaved({ name: 'Till mamma' }));
    expect(news()).toEqual({ what: 'saved', name: 'Till mamma' });
    expect(selectSavedList(page.state())?.name).toBe('Till mamma');
    await page.does(searchRemoved({ address: page.lasting().searches[0]?.address ?? '' }));
    expect(news()).toEqual({ what: 'removed', name: 'Till mamma' });
    expect(selectSavedList(page.state())).toBeUndefined();
    await page.does(pageShown({ path: PAGE, first: false }));
    expect(news()).toBeNull();
  });
});

describe('the page of saved cars', () => {
  it('H-01 looks up what another tab saves while it is open, not after it was left', async () => {
    const page = await visit({ local: stored(['100001', 250]), search: found(priced('100001', 200)) });
    await page.does(savedPageOpened());
    page.storages.lasting.changeElsewhere(SAVED_KEY, stored(['100001', 250], ['100002', 250])[SAVED_KEY] ?? '');
    await page.does();
    expect(page.lookups).toEqual([['100001'], ['100001', '100002']]);
    await page.does(savedPageLeft());
    page.storages.lasting.changeElsewhere(SAVED_KEY, stored(['100003', 250])[SAVED_KEY] ?? '');
    await page.does(carSaveToggled({ carId: '100001' }));
    expect(page.lookups).toHaveLength(2);
  });

  it('H-01 does not mark as sold what was just taken away when another tab saves a car', async () => {
    const page = await visit({
      local: stored(['100001', 250]),
      search: found(priced('100001', 200), priced('100002', 300)),
    });
    await page.does(savedPageOpened(), carSaveToggled({ carId: '100001' }));
    page.storages.lasting.changeElsewhere(SAVED_KEY, stored(['100002', 250])[SAVED_KEY] ?? '');
    await page.does();
    expect(page.lookups.at(-1)).toEqual(['100002', '100001']);
    expect(page.shown()).toEqual(expect.arrayContaining([['100001', true, 50]]));
  });

  it('H-01 marks sold and cheaper cars, and no dearer ones', async () => {
    const page = await visit({
      local: stored(['100001', 250], ['100002', 250], ['100009', 250]),
      search: found(priced('100001', 200), priced('100002', 300)),
    });
    await page.does(savedPageOpened());
    expect(page.shown()).toEqual([
      ['100001', true, 50],
      ['100002', true, 0],
      ['100009', false, 0],
    ]);
  });

  it('H-01 a car that was taken away stays in its line, and comes back with the price of its first saving', async () => {
    const page = await visit({ local: stored(['100001', 250]), search: found(priced('100001', 200)) });
    await page.does(savedPageOpened(), carSaveToggled({ carId: '100001' }));
    expect([page.shown(), page.lasting().cars]).toEqual([[['100001', true, 50]], []]);
    await page.does(carSaveToggled({ carId: '100001' }));
    expect(page.lasting().cars).toMatchObject([{ price: { amount: 250 } }]);
  });

  it('H-01 says when the stock could not be asked, keeps everything, and tries again', async () => {
    const page = await visit({
      local: stored(['100001', 250]),
      search: inSequence(
        fails('SEARCH_FAILED'),
        fails('SEARCH_FAILED'),
        fails('SEARCH_FAILED'),
        found(priced('100001', 200)),
      ),
    });
    await page.does(savedPageOpened());
    expect([selectSaved(page.state()).error?.code, page.shown(), page.lasting().cars.length]).toEqual([
      'SEARCH_FAILED',
      undefined,
      1,
    ]);
    await page.does(savedPageOpened());
    expect([selectSaved(page.state()).error, page.shown()]).toEqual([null, [['100001', true, 50]]]);
  });

  it('H-01 is shared by the ids alone, and shows another visitor these cars, who saves them at his prices', async () => {
    const sender = await visit({ local: stored(['100001', 250], ['100002', 250]) });
    await sender.does(linkRequested({}));
    expect(sender.shares).toEqual([`${PAGE}#cars=100001,100002`]);
    const receiver = await visit({
      address: sender.shares[0],
      local: stored(['100007', 100]),
      search: found(priced('100002', 300), priced('100007', 100)),
    });
    await receiver.does(savedPageOpened(), pageShown({ path: PAGE, first: true }));
    expect(selectOpenedCars(receiver.state()).map(({ car_id: id }) => id)).toEqual(['100002']);
    expect(receiver.lasting().cars.map(({ carId }) => carId)).toEqual(['100007']);
    await receiver.does(sharedCarsSaved());
    expect(receiver.lasting().cars.map(({ carId, price }) => [carId, price?.amount])).toEqual([
      ['100002', 300],
      ['100007', 100],
    ]);
  });
});

describe('saved searches', () => {
  it('H-01 keep a name and the address of the first page, and are removed', async () => {
    const page = await visit();
    await page.does(searchSaved({ name: '  Volvo\n till mamma ' }));
    const [search] = page.lasting().searches;
    expect(search).toMatchObject({
      name: 'Volvo till mamma',
      address: '/kop-bil/alla-bilar-i-lager?car_brand=Volvo',
    });
    await page.does(linkRequested({ address: search?.address ?? '' }));
    expect(page.shares).toEqual(['/kop-bil/alla-bilar-i-lager?car_brand=Volvo']);
    await page.does(searchSaved({ name: ' ' }));
    expect(page.lasting().searches).toHaveLength(1);
    await page.does(searchRemoved({ address: search?.address ?? '' }));
    expect(page.lasting().searches).toEqual([]);
  });
});

describe('the alert of a saved search', () => {
  const ADDRESS = '/kop-bil/alla-bilar-i-lager?car_brand=Volvo';
  const TOKEN = 'a'.repeat(43);
  const alertOf = (page: Awaited<ReturnType<typeof visit>>) => selectAlert(page.state(), ADDRESS);

  it('H-01 is requested with the search alone, and its token is on the device', async () => {
    const requests: unknown[] = [];
    const page = await visit({
      searchAlerts: {
        request: (request) => {
          requests.push(request);
          return returns({ token: TOKEN })();
        },
      },
    });
    await page.does(searchSaved({ name: 'Volvo' }), alertRequested({ address: ADDRESS, mail: 'eva@kund.example' }));
    expect(requests).toEqual([{ search: 'car_brand=Volvo', mail: 'eva@kund.example', locale: 'sv-SE' }]);
    expect(alertOf(page)).toEqual({ state: 'waiting', request: 'none', error: null });
    expect(page.lasting().searches).toMatchObject([{ address: ADDRESS, alert: TOKEN }]);
    expect(JSON.stringify(page.state().saved)).not.toContain('eva@');
    await page.does(searchSaved({ name: 'Volvo igen' }));
    expect(page.lasting().searches).toMatchObject([{ name: 'Volvo igen', alert: TOKEN }]);
  });

  it('H-01 says what went wrong, and nothing is stored', async () => {
    const page = await visit({ searchAlerts: { request: fails('ALERT_LIMIT') } });
    await page.does(searchSaved({ name: 'Volvo' }), alertRequested({ address: ADDRESS, mail: 'eva@kund.example' }));
    expect(alertOf(page)).toMatchObject({ state: null, request: 'failed', error: { code: 'ALERT_LIMIT' } });
    expect(page.lasting().searches[0]?.alert).toBeUndefined();
  });

  it('H-01 shows on the page of saved searches what was confirmed elsewhere, and ends there', async () => {
    const items: SavedItems = {
      cars: [],
      searches: [{ name: 'Volvo', address: ADDRESS, savedAt: '2026-01-09T10:00:00.000Z', alert: TOKEN }],
    };
    const calls: unknown[] = [];
    const page = await visit({
      local: { [SAVED_KEY]: JSON.stringify(items) },
      searchAlerts: {
        states: (tokens) => {
          calls.push(['states', ...tokens]);
          return returns(['confirmed'])();
        },
        end: (token) => {
          calls.push(['end', token]);
          return returns(null)();
        },
      },
    });
    expect(calls).toEqual([]);
    await page.does(savedPageOpened());
    expect([alertOf(page)?.state, calls]).toEqual(['confirmed', [['states', TOKEN]]]);
    await page.does(alertEndRequested({ address: ADDRESS }));
    expect(calls.at(-1)).toEqual(['end', TOKEN]);
    expect(alertOf(page)?.state).toBe('ended');
    expect(page.lasting().searches[0]?.alert).toBeUndefined();
  });

  const watching = JSON.stringify({
    cars: [],
    searches: [{ name: 'Volvo', address: ADDRESS, savedAt: '2026-01-09T10:00:00.000Z', alert: TOKEN }],
  });

  it('H-01 ends before its search is removed', async () => {
    const ended: string[] = [];
    const page = await visit({
      local: { [SAVED_KEY]: watching },
      searchAlerts: {
        end: (token) => {
          ended.push(token);
          return returns(null)();
        },
      },
    });
    await page.does(searchRemoved({ address: ADDRESS }));
    expect([ended, page.lasting().searches]).toEqual([[TOKEN], []]);
    expect(page.state().saved?.news).toEqual({ what: 'removed', name: 'Volvo' });
    expect(alertOf(page)?.request).toBe('none');
  });

  it('H-01 keeps its search where it could not be ended, which is said', async () => {
    const page = await visit({ local: { [SAVED_KEY]: watching }, searchAlerts: { end: fails('ALERT_FAILED') } });
    await page.does(searchRemoved({ address: ADDRESS }));
    expect(page.lasting().searches).toMatchObject([{ address: ADDRESS, alert: TOKEN }]);
    expect(alertOf(page)).toMatchObject({ request: 'failed', error: { code: 'ALERT_FAILED' } });
  });

  it('H-01 has ended where another tab removed the search', async () => {
    const page = await visit();
    await page.does(alertEndRequested({ address: ADDRESS }));
    expect(alertOf(page)).toEqual({ state: 'ended', request: 'none', error: null });
  });
});
