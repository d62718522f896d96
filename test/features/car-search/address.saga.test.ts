import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeListQuery, emptyQuery, encodeListQuery, sortNames } from '@/domain/search/carList';
import {
  carChosen,
  filterPanelChosen,
  filtersClosed,
  filtersOpened,
  listChosen,
  pageHidden,
  picturesClosed,
  picturesOpened,
  mapToggled,
} from '@/features/car-search/carsPage.slice';
import { historySlice, HISTORY_LIMIT } from '@/features/car-search/history.slice';
import { queryTextFeature } from '@/features/car-search/queryText.feature';
import type { Part } from '@/domain/search/query/understanding';
import * as list from '@/features/car-search/carList.slice';
import { pageArrived, pageShown } from '@/store/context';
import { selectOtherFilters, selectQueryText, selectUnderstoodParts } from '@/features/car-search/queryText.selectors';
import { aPage } from '../../store/storeKit';
import { selectCarById } from '@/store/entities';
import { fails, hangs, inSequence, type FakeCall } from '@test/kit/fakePorts';
import {
  asPlainText,
  aVisit,
  fakeStock,
  fakeTextSearch,
  LIST,
  listState,
  liveFeatures,
  pageIds,
  type VisitOptions,
} from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const open = async (options: VisitOptions = {}) => {
  const visit = aVisit(options);
  await visit.does(pageShown({ path: LIST, first: true }));
  return visit;
};
type Visit = ReturnType<typeof aVisit>;
const bar = (visit: Visit) => visit.address.current().address;
const brand = (value: string) => list.termToggled({ name: 'car_brand', value });
const CAR = '/kop-bil/123456/volvo-v60-2021';
const opened = carChosen({ carId: '123456', slug: 'volvo-v60-2021' });
/** What a person sees of the list. */
const seen = (visit: Visit) => {
  const { query, pages, total, flow } = visit.list();
  return { query, pages, total, value: flow.value, address: bar(visit), shown: visit.carsPage().view };
};

describe('what is done to the list', () => {
  it.each<[string, UnknownAction, string]>([
    ['a choice', brand('Volvo'), '?car_brand=Volvo'],
    ['a model', brand('Volvo>V60'), '?car_brand=Volvo&car_brand=Volvo%3EV60'],
    ['words', list.keyphraseChanged({ keyphrase: 'röd kombi' }), '?keyphrase=r%C3%B6d+kombi'],
    ['a sort', list.sortChosen({ sort: 'car_price_asc' }), '?sort=car_price_asc'],
  ])('F-03 writes the address with a new history entry: %s', async (_, action, query) => {
    const visit = await open();
    await visit.does(action);
    expect(visit.address.entries.map(({ address }) => address)).toEqual([LIST, `${LIST}${query}`]);
    expect(visit.carsPage()).toMatchObject({ view: 'carList', address: `${LIST}${query}` });
    expect(visit.errors()).toEqual([]);
  });

  it('F-03 writes a range after its pause', async () => {
    const visit = await open();
    await visit.does(list.rangeEdited({ name: 'car_price', range: { min: 9, max: 3 } }));
    await visit.settle(1_499);
    expect(visit.address.entries).toHaveLength(1);
    await visit.settle(1);
    expect(bar(visit)).toBe(`${LIST}?car_price_min=3&car_price_max=9`);
  });

  it('F-03 a dropped filter and cleared filters are steps, too', async () => {
    const visit = await open();
    await visit.does(
      brand('Volvo'),
      list.filterRemoved({ kind: 'term', name: 'car_brand', value: 'Volvo' }),
      brand('Kia'),
      list.filtersCleared(),
    );
    expect(visit.address.entries.map(({ address }) => address.slice(LIST.length))).toEqual([
      '',
      '?car_brand=Volvo',
      '',
      '?car_brand=Kia',
      '',
    ]);
  });

  it('F-04 a text is the keyphrase of a new entry at once, and what it means when the search has understood it', async () => {
    const red: Part = { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } };
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const response = fakeTextSearch(() => [red], 7);
    const visit = await open({
      features: [...liveFeatures, queryTextFeature],
      searchText: async <T>(request?: unknown, signal?: AbortSignal) => {
        await responded;
        return response<T>(request, signal);
      },
    });
    const before = seen(visit);
    await visit.does(list.textSearched({ text: 'röd', query: emptyQuery }));
    expect(visit.address.entries.map(({ address }) => address)).toEqual([LIST, `${LIST}?keyphrase=r%C3%B6d`]);
    respond();
    await visit.settle();
    expect(visit.address.entries.map(({ address }) => address)).toEqual([
      LIST,
      `${LIST}?car_color=R%C3%B6d&said=r%C3%B6d`,
    ]);
    expect(seen(visit)).toMatchObject({ total: 7, query: { keyphrase: '', terms: { car_color: ['Röd'] } } });
    await visit.goes('back');
    expect(seen(visit)).toEqual(before);
    await visit.goes('forward');
    expect(seen(visit)).toMatchObject({ total: 7, query: { queryText: { text: 'röd' } } });
    expect(visit.requests).toEqual([]);
    expect(visit.errors()).toEqual([]);
  });

  const red: Part = { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } };
  const understandsRed = fakeTextSearch((text) => (text === 'röd' ? [red] : asPlainText(text)), 7);
  const withText = [...liveFeatures, queryTextFeature];
  const meansRed = {
    address: `${LIST}?car_color=R%C3%B6d&said=r%C3%B6d`,
    query: { ...emptyQuery, terms: { car_color: ['Röd'] }, queryText: { text: 'röd', plain: [] } },
    total: 7,
    value: 'settled',
    shown: 'carList',
  };

  it.each<[string, FakeCall, UnknownAction[]]>([
    ['the car was opened before the response', inSequence(hangs(), understandsRed), [opened]],
    ['the search failed', inSequence(fails('BAD_REQUEST'), understandsRed), [brand('Kia')]],
    ['the search failed and a car was opened', inSequence(fails('BAD_REQUEST'), understandsRed), [opened]],
  ])(
    'F-04 back to a text that was not understood searches for its meaning, as a reload does: %s',
    async (_, search, next) => {
      const visit = await open({ features: withText, searchText: search });
      await visit.does(list.textSearched({ text: 'röd', query: emptyQuery }), ...next);
      await visit.goes('back');
      expect(seen(visit)).toMatchObject(meansRed);
      expect(selectQueryText(visit.state())).toBe('röd');
      expect(visit.textRequests.at(-1)?.query_text).toEqual({ query: '', text: 'röd', language: 'sv' });
    },
  );

  it('F-04 a keyphrase in the address of an entry keeps the other filters and its page', async () => {
    const visit = await open({ features: withText, searchText: fakeTextSearch(asPlainText) });
    await visit.address.push(`${LIST}?car_brand=Kia&keyphrase=snygg&page=2`, 'foreign');
    await visit.address.push(`${LIST}?sort=car_price_asc`, 'third');
    await visit.goes('back');
    expect(visit.textRequests).toMatchObject([
      { offset: 48, query_text: { query: 'car_brand=Kia&page=2', text: 'snygg' } },
    ]);
    expect(seen(visit)).toMatchObject({
      address: `${LIST}?car_brand=Kia&keyphrase=snygg&page=2`,
      query: { keyphrase: 'snygg', terms: { car_brand: ['Kia'] }, page: 2 },
    });
  });

  it('F-04 back to an understood list of an earlier page of this visit keeps its explanation', async () => {
    const visit = await open({ features: withText, searchText: understandsRed });
    await visit.does(list.textSearched({ text: 'röd', query: emptyQuery }));
    const explained = selectUnderstoodParts(visit.state());
    expect(explained).toHaveLength(1);
    // Another list page: its state has no parts of this text.
    await visit.does(
      pageHidden(),
      pageArrived(aPage('two', { carList: listState(), carsPage: { view: 'carList', address: null } }, { path: LIST })),
    );
    await visit.address.push(LIST, 'two');
    await visit.does(pageShown({ path: LIST, first: false }));
    await visit.goes('back');
    expect(seen(visit)).toMatchObject(meansRed);
    expect(selectUnderstoodParts(visit.state())).toEqual(explained);
    expect(selectOtherFilters(visit.state())).toEqual({ filters: [], keyphrase: '' });
    expect(visit.textRequests).toHaveLength(1);
  });

  it('F-04 a reload of a car page keeps the explanation of the list for the way back', async () => {
    const before = await open({ features: withText, searchText: understandsRed });
    await before.does(list.textSearched({ text: 'röd', query: emptyQuery }), opened, pageHidden());
    const after = await open({
      features: withText,
      shown: 'carDetail',
      address: CAR,
      session: Object.fromEntries(before.stored),
    });
    expect(Object.values(Object(after.state().history).entries)).toMatchObject([
      { understood: { queryText: { text: 'röd', plain: [] }, parts: [red] } },
    ]);
  });

  it('F-03 leaving a list dispatches its ids, its query and the scroll position, not its facets', async () => {
    const visit = await open();
    await visit.does(brand('Volvo'), brand('Kia'));
    const { entries: left } = historySlice.selectSlice(Object(visit.state()));
    const entries = Object.values(left);
    expect(entries).toHaveLength(2);
    expect(entries.map((entry) => Object.keys(entry).toSorted())).toEqual(
      entries.map(() => ['pages', 'query', 'scrollY', 'total']),
    );
  });

  it('F-03 a query that equals the address makes no entry', async () => {
    const visit = await open();
    await visit.does(list.filtersCleared());
    expect(visit.address.entries).toHaveLength(1);
  });

  it('F-03 further pages belong to the same step', async () => {
    const visit = await open({ search: fakeStock(500).search, carList: listState(emptyQuery, 500) });
    await visit.does(list.moreRequested(), list.moreRequested());
    expect(visit.address.entries).toEqual([{ address: `${LIST}?page=3`, entry: 'start', by: 'person' }]);
    await visit.does(brand('Kia'));
    expect(visit.address.entries.map(({ address }) => address)).toEqual([`${LIST}?page=3`, `${LIST}?car_brand=Kia`]);
  });

  it('F-03 a failed search leaves the query in the address', async () => {
    const visit = await open({ search: fails('BAD_REQUEST') });
    await visit.does(brand('Volvo'));
    expect(bar(visit)).toBe(`${LIST}?car_brand=Volvo`);
    expect(visit.list().flow.value).toBe('searchFailed');
  });
});

describe('back and forward', () => {
  it('F-03 as many steps back as there were steps, each state as it was, without a search; forward, too (P01)', async () => {
    const step = fc.oneof(
      fc.constantFrom('Volvo', 'Kia', 'Volvo>V60').map(brand),
      fc.constantFrom(...sortNames).map((sort) => list.sortChosen({ sort })),
      fc.constantFrom('a', 'b', '').map((keyphrase) => list.keyphraseChanged({ keyphrase })),
      fc.constant(list.moreRequested()),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 11 }), async (steps) => {
        const visit = await open({ search: fakeStock(500).search, carList: listState(emptyQuery, 500) });
        const [stages, heights] = [new Map([[0, seen(visit)]]), new Map<number, number>()];
        for (const [index, action] of steps.entries()) {
          visit.ports.address.scrollTo(index * 100 + 50);
          heights.set(visit.address.entries.length - 1, index * 100 + 50);
          await visit.does(action);
          stages.set(visit.address.entries.length - 1, seen(visit));
        }
        const last = visit.address.entries.length - 1;
        const searches = visit.requests.length;
        const before = [...visit.address.entries];
        for (let index = last - 1; index >= 0; index -= 1) {
          await visit.goes('back');
          expect(seen(visit)).toEqual(stages.get(index));
          expect(visit.address.scrollY()).toBe(heights.get(index));
        }
        for (let index = 1; index <= last; index += 1) {
          await visit.goes('forward');
          expect(seen(visit)).toEqual(stages.get(index));
        }
        expect(visit.requests).toHaveLength(searches);
        expect(visit.address.entries).toEqual(before);
        expect(visit.errors()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('F-03 forward after a reload in the middle of a visit: the entry that was on screen is remembered when it is left', async () => {
    const visit = await open();
    await visit.address.push(`${LIST}?car_brand=Kia`, 'second');
    await visit.goes('back');
    await visit.goes('forward');
    const searches = visit.requests.length;
    await visit.goes('back');
    expect(visit.requests).toHaveLength(searches);
  });

  it.each<[string, UnknownAction[]]>([
    ['a search that was not loadedQuery yet', [brand('Volvo')]],
    ['two at once, neither loadedQuery', [brand('Volvo'), brand('Kia')]],
  ])('F-03 an entry left during %s is requested again when the visitor goes back to it', async (_, actions) => {
    const stock = fakeStock();
    const visit = await open({ search: inSequence(hangs(), ...actions.map(hangs), stock.search) });
    await visit.does(...actions, brand('Polestar'));
    await visit.settle(0);
    await visit.goes('back');
    await visit.settle(0);
    const { query } = decodeListQuery(bar(visit).split('?')[1] ?? '');
    expect(visit.list()).toMatchObject({
      query,
      loadedQuery: query,
      flow: { value: 'settled' },
      pages: { 1: pageIds(query, 1, 130) },
    });
  });

  it.each<[string, FakeCall]>([
    ['was not loadedQuery', hangs()],
    ['failed', fails('BAD_REQUEST')],
  ])('F-03 a first request that %s is no empty list: it is repeated when the visitor goes back', async (_, first) => {
    const stock = fakeStock(70);
    const visit = await open({
      shown: 'carDetail',
      address: '/kop-bil/123456/x',
      carList: listState(emptyQuery, 0, { pages: {} }),
      search: inSequence(first, stock.search),
    });
    await visit.does(listChosen(), brand('Kia'));
    await visit.goes('back');
    expect(visit.list()).toMatchObject({
      query: emptyQuery,
      flow: { value: 'settled' },
      total: 70,
      pages: { 1: pageIds(emptyQuery, 1, 70) },
    });
  });

  it('F-03 an empty list that was loadedQuery is remembered as one', async () => {
    const visit = await open({ search: fakeStock(0).search, carList: listState(emptyQuery, 0) });
    await visit.does(brand('Kia'));
    await visit.goes('back');
    expect(visit.list()).toMatchObject({ pages: { 1: [] }, total: 0, flow: { value: 'settled' } });
    expect(visit.requests).toHaveLength(1);
  });

  it('F-03 back during a search ends it: what was on show before is shown', async () => {
    const visit = await open({ search: hangs() });
    const first = seen(visit);
    await visit.does(brand('Volvo'));
    expect(visit.list().flow.value).toBe('searching');
    await visit.goes('back');
    expect(seen(visit)).toEqual(first);
    await visit.settle(20_000);
    expect(seen(visit)).toEqual(first);
  });

  it('F-03 an entry that is not stored is requested; ignored parts of its address are listed', async () => {
    const visit = await open();
    await visit.address.push(`${LIST}?car_brand=Kia&car_price_min=much&page=2`, 'foreign');
    await visit.address.push(`${LIST}?sort=car_price_asc`, 'third');
    await visit.goes('back');
    expect(visit.list()).toMatchObject({
      query: { terms: { car_brand: ['Kia'] }, page: 2 },
      ignored: [{ name: 'car_price_min', value: 'much' }],
      flow: { value: 'settled' },
    });
    expect(visit.requests).toHaveLength(1);
    expect(visit.address.entries).toHaveLength(3);
  });

  it(`F-03 stores the last ${HISTORY_LIMIT} entries; older ones are requested again`, async () => {
    const visit = await open();
    for (let index = 0; index < HISTORY_LIMIT + 3; index += 1)
      await visit.does(list.keyphraseChanged({ keyphrase: `word${index}` }));
    const searches = visit.requests.length;
    for (let index = 0; index < HISTORY_LIMIT - 1; index += 1) await visit.goes('back');
    expect(visit.requests).toHaveLength(searches);
    for (let index = 0; index < 4; index += 1) await visit.goes('back');
    expect(visit.requests.length).toBeGreaterThan(searches);
    expect(bar(visit)).toBe(LIST);
    expect(visit.list()).toMatchObject({ query: emptyQuery, flow: { value: 'settled' } });
    expect(Object.keys(Object(visit.state().history).entries).length).toBeLessThanOrEqual(HISTORY_LIMIT);
  });

  it('F-03 leaves addresses that are no list and no car alone', async () => {
    const visit = await open();
    await visit.address.push('/om-oss', 'elsewhere');
    await visit.address.push('/kop-bil/12', 'short');
    const before = visit.list();
    await visit.goes('back');
    expect(visit.carsPage().view).toBe('unknown');
    expect(visit.list()).toEqual(before);
    expect(visit.requests).toEqual([]);
  });
});

describe('a car and back', () => {
  it('F-03 opens by a shallow navigation at the top; back restores the list, its pages and the scroll position (P02)', async () => {
    const visit = await open({ search: fakeStock(500).search, carList: listState(emptyQuery, 500) });
    await visit.does(list.moreRequested());
    const before = seen(visit);
    visit.ports.address.scrollTo(2_345);
    await visit.does(opened);
    expect(bar(visit)).toBe(CAR);
    expect(visit.carsPage()).toMatchObject({ view: 'carDetail', address: CAR });
    expect(visit.address.scrollY()).toBe(0);
    expect(visit.car()).toMatchObject({ carId: '123456', slug: 'volvo-v60-2021' });
    const searches = visit.requests.length;
    await visit.goes('back');
    expect(seen(visit)).toEqual(before);
    expect(visit.address.scrollY()).toBe(2_345);
    expect(visit.requests).toHaveLength(searches);
    expect(visit.address.entries).toHaveLength(2);
  });

  it('F-03 the page of a car begins at its top before the router has moved, that of a similar car, too', async () => {
    const visit = await open({ search: fakeStock(500).search, carList: listState(emptyQuery, 500) });
    const { address } = visit.ports;
    const { push } = address;
    const tops: number[] = [];
    address.push = (...given) => {
      tops.push(address.scrollY());
      return push(...given);
    };
    address.scrollTo(2_345);
    await visit.does(opened);
    address.scrollTo(1_234);
    await visit.does(carChosen({ carId: '123457', slug: 'volvo-v60-2022' }));
    expect(tops).toEqual([0, 0]);
  });

  it('F-03 forward to a car requests it again, by the id and slug of its address', async () => {
    const visit = await open();
    await visit.does(carChosen({ carId: '123456', slug: 'škoda-skåp-2021' }));
    await visit.goes('back');
    await visit.goes('forward');
    expect(visit.carsPage().view).toBe('carDetail');
    expect(visit.car()).toMatchObject({ carId: '123456', slug: 'škoda-skåp-2021' });
    expect(
      visit.requests.filter(({ filters }) => filters[0]?.values?.[0] === '123456' && !filters[0].not),
    ).toHaveLength(2);
  });

  it('F-03 from one car to a similar one and back twice', async () => {
    const visit = await open();
    const before = seen(visit);
    await visit.does(opened, carChosen({ carId: '654321', slug: 'kia-ev6' }));
    await visit.goes('back');
    expect(visit.car().carId).toBe('123456');
    await visit.goes('back');
    expect(seen(visit)).toEqual(before);
  });

  it("F-03 a page that arrives after a car was opened does not change the car's address", async () => {
    const stock = fakeStock(500);
    const visit = await open({
      search: inSequence(async <T>(request?: unknown) => {
        await new Promise((next) => {
          setTimeout(next, 900);
        });
        return stock.search<T>(request);
      }, stock.search),
      carList: listState(emptyQuery, 500),
    });
    await visit.does(list.moreRequested(), opened);
    await visit.settle(2_000);
    expect(visit.address.entries.map(({ address }) => address)).toEqual([LIST, CAR]);
    expect(visit.carsPage().view).toBe('carDetail');
  });

  it('F-05 a range that comes to rest after the car was opened does not lead away from it', async () => {
    const visit = await open();
    await visit.does(list.rangeEdited({ name: 'car_price', range: { min: 1 } }), opened);
    await visit.settle(3_000);
    expect(visit.carsPage()).toMatchObject({ view: 'carDetail', address: CAR });
    expect(visit.address.entries.map(({ address }) => address)).toEqual([LIST, CAR]);
    await visit.does(listChosen());
    expect(bar(visit)).toBe(`${LIST}?car_price_min=1`);
  });

  it.each([
    ['a car', [opened], 2],
    ['a similar car of a car', [opened, carChosen({ carId: '777777', slug: 'kia-niro' })], 3],
  ])('G-05 the link back to the list goes back in history where the list lies behind %s', async (_, cars, last) => {
    const visit = await open({ search: fakeStock(500).search });
    await visit.does(brand('Kia'));
    visit.ports.address.scrollTo(1_200);
    await visit.does(...cars);
    const requests = visit.requests.length;
    await visit.does(listChosen());
    expect(bar(visit)).toBe(`${LIST}?car_brand=Kia`);
    expect(visit.address.entries).toHaveLength(last + 1);
    expect(visit.address.entries.indexOf(visit.address.current())).toBe(1);
    expect(visit.carsPage()).toMatchObject({ view: 'carList', lastCar: expect.any(String) });
    expect(visit.list()).toMatchObject({ query: { terms: { car_brand: ['Kia'] } }, flow: { value: 'settled' } });
    expect(visit.address.scrollY()).toBe(1_200);
    expect(visit.requests).toHaveLength(requests);
  });

  it('F-05 a step back closes the filters first, and leaves the list as it is', async () => {
    const visit = await open();
    await visit.does(filtersOpened(), filtersOpened(), brand('Kia'));
    expect(visit.carsPage().isFiltering).toBe(true);
    visit.address.back();
    await visit.settle(0);
    expect(visit.carsPage()).toMatchObject({ isFiltering: false, address: `${LIST}?car_brand=Kia` });
    visit.address.back();
    await visit.settle(0);
    expect(bar(visit)).toBe(LIST);
  });

  it('F-05 filters that were closed otherwise take no step back', async () => {
    const visit = await open();
    await visit.does(brand('Kia'), filtersOpened(), filtersClosed());
    visit.address.back();
    await visit.settle(0);
    expect(bar(visit)).toBe(LIST);
  });

  it('G-02 a step back closes the pictures that fill the screen, and leaves the car', async () => {
    const visit = await open({ shown: 'carDetail', address: CAR });
    await visit.does(picturesOpened(), picturesOpened());
    expect(visit.carsPage().isShowingPictures).toBe(true);
    visit.address.back();
    await visit.settle(0);
    expect(visit.carsPage()).toMatchObject({ view: 'carDetail', isShowingPictures: false });
    expect(bar(visit)).toBe(CAR);
    await visit.does(picturesOpened(), picturesClosed());
    expect(bar(visit)).toBe(CAR);
  });

  it('F-05 the choice of a panel at the side or none is stored for the session', async () => {
    const visit = await open();
    await visit.does(filterPanelChosen({ mode: 'toggle' }));
    expect(visit.ports.session.read('filterPanel')).toBe('toggle');
  });

  it('G-05 from a car that was opened by its address, the link requests the list', async () => {
    const visit = await open({
      shown: 'carDetail',
      address: CAR,
      carList: listState(emptyQuery, 0, { pages: {} }),
      search: fakeStock(70).search,
    });
    await visit.does(listChosen());
    expect(bar(visit)).toBe(LIST);
    expect(visit.list()).toMatchObject({ flow: { value: 'settled' }, total: 70 });
    expect(encodeListQuery(visit.list().query)).toBe('');
  });

  it("F-03 a reload of the car's page preserves the list that it was opened from", async () => {
    const before = await open({ search: fakeStock(500).search, carList: listState(emptyQuery, 500) });
    await before.does(list.moreRequested());
    const left = before.list();
    before.ports.address.scrollTo(2_345);
    await before.does(mapToggled(), opened, pageHidden());
    const after = await open({ shown: 'carDetail', address: CAR, session: Object.fromEntries(before.stored) });
    expect(after.state()).toMatchObject({
      carsPage: { isMapOpen: true },
      history: {
        entries: {
          start: {
            query: left.query,
            pages: left.pages,
            total: 500,
            scrollY: 2_345,
          },
        },
        facets: [{ query: left.query, facets: left.facets }],
      },
    });
    for (const id of Object.values(left.pages).flat()) expect(selectCarById(after.state(), id)).toBeDefined();
    expect(after.requests).toEqual([]);
    // Reloaded once more, it is still there.
    await after.does(pageHidden());
    expect(Object.fromEntries(after.stored)).toEqual(Object.fromEntries(before.stored));
  });

  it('F-03 a list that is left when the address bar already shows another page is stored under its own entry', async () => {
    const visit = await open({ search: fakeStock(500).search, carList: listState(emptyQuery, 500) });
    await visit.does(list.moreRequested());
    visit.ports.address.scrollTo(2_345);
    await visit.address.push('/', 'elsewhere');
    await visit.does(pageHidden());
    expect(visit.state()).toMatchObject({
      history: { order: ['start'], entries: { start: { pages: visit.list().pages, scrollY: 2_345 } } },
    });
    expect(JSON.parse(visit.stored.get('forecourt.list') ?? '')).toMatchObject({ entry: 'start', scrollY: 2_345 });
  });

  it('F-03 a page that is neither list nor car leaves the stored list', async () => {
    const before = await open({ search: fakeStock(500).search, carList: listState(emptyQuery, 500) });
    await before.does(list.moreRequested(), pageHidden());
    const between = await open({ shown: 'unknown', address: '/', session: Object.fromEntries(before.stored) });
    const after = await open({ session: Object.fromEntries(between.stored), carList: listState(emptyQuery, 500) });
    expect(after.list()).toMatchObject({ pages: before.list().pages });
    expect(after.requests).toEqual([]);
  });

  it('F-03 from a car that is opened before hydration, back leads to the list that was left, not to one stored before', async () => {
    const before = await open({
      search: fakeStock(500).search,
      carList: listState({ ...emptyQuery, keyphrase: 'kept' }, 500),
    });
    await before.does(list.moreRequested(), pageHidden());
    const visit = aVisit({
      session: Object.fromEntries(before.stored),
      carList: listState(emptyQuery, 70),
      search: fakeStock(70).search,
    });
    const left = visit.list();
    await visit.does(opened, pageShown({ path: LIST, first: true }));
    expect(visit.state()).toMatchObject({
      history: {
        order: ['start'],
        entry: visit.address.current().entry,
        entries: { start: { query: left.query, pages: left.pages, total: 70 } },
      },
    });
    await visit.goes('back');
    expect(seen(visit)).toMatchObject({ shown: 'carList', total: 70, address: LIST });
  });

  it("F-03 a car's page stores no list of its own", async () => {
    const visit = await open({ shown: 'carDetail', address: CAR, session: { 'forecourt.list': 'old' } });
    await visit.does(pageHidden());
    expect(visit.stored.size).toBe(0);
  });
});
