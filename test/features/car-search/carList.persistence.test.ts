import { emptyQuery } from '@/domain/search/carList';
import type { Part } from '@/domain/search/query/understanding';
import { selectIsMapOpen } from '@/features/car-search/carsPage.selectors';
import { mapToggled, pageHidden } from '@/features/car-search/carsPage.slice';
import { encodeStoredList, decodeStoredList, type StoredList } from '@/features/car-search/carList.persistence';
import { moreRequested, termToggled } from '@/features/car-search/carList.slice';
import { pageArrived, pageShown } from '@/store/context';
import { selectCarById } from '@/store/entities';
import { aPage } from '../../store/storeKit';
import { aCar, aVisit, fakeStock, LIST, listState, pageIds, pagesUpTo, terms } from '../listKit';

const KEY = 'forecourt.list';
const shown = pageShown({ path: LIST, first: true });
const query = { ...emptyQuery, keyphrase: 'röd', terms: { car_brand: ['Kia'] }, page: 2 };
const pages = pagesUpTo(query, 1, 2, 70);
const queryText = { text: 'röd kia', plain: [{ from: 0, to: 3 }] };
const parts: Part[] = [
  { from: 0, to: 3, text: 'röd', meaning: { kind: 'words' } },
  { from: 4, to: 7, text: 'kia', meaning: { kind: 'terms', name: 'car_brand', values: ['Kia'] } },
];
const stored: StoredList = {
  entry: 'start',
  scrollY: 1_234,
  isMapOpen: false,
  snapshot: {
    query,
    pages,
    total: 70,
    facets: [
      terms('car_fuel', { El: 3 }),
      { name: 'car_price', type: 'histogram', buckets: [{ min: 1, max: 2, count: 3 }] },
    ],
    understood: { queryText, parts },
  },
  cars: Object.values(pages)
    .flat()
    .map((id) => aCar(id, { car_price: 100 })),
};
/** The server's page of the same address: its second page alone. */
const server = () => listState(query, 70);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the list in the session storage', () => {
  it('F-03 comes back from its text as it was', () => {
    expect(decodeStoredList(encodeStoredList(stored))).toEqual(stored);
  });

  it('F-03 contains the fields of a card, no phone or registration number', () => {
    const text = encodeStoredList({
      ...stored,
      cars: [
        aCar('11111', {
          car_regno: 'ABC12D',
          car_chassino: 'YV1',
          car_sellers: [{ name: 'Åsa Ek', email: 'asa@bil.example', phone: '070-174 06 05' }],
          car_description: 'lång',
        }),
      ],
    });
    expect(text).not.toMatch(/ABC12D|YV1|Åsa|070|lång/);
    expect(text).toContain('"car_model":"V60"');
  });

  const full: Record<string, unknown> = JSON.parse(encodeStoredList(stored));
  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{"format":1,"entry":"st'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['an object of another program', '{"theme":"dark"}'],
    ["an older version's", JSON.stringify({ entry: 'start', scrollY: 1, list: stored.snapshot, cars: stored.cars })],
    ...Object.entries({
      format: [1, 2, undefined],
      entry: [null, 4],
      scrollY: ['7', null],
      address: [null, { keyphrase: '' }],
      total: ['70', null],
      understood: [undefined, {}, { queryText, parts: [{ ...parts[0], meaning: { kind: 'unknown' } }] }],
      pages: [
        null,
        [],
        {},
        { 0: [] },
        { 21: [] },
        { 1: [], 3: [] },
        { x: [] },
        { 1: null },
        { 1: [7] },
        { 1: ['unknown'] },
      ],
      facets: [
        null,
        {},
        [null],
        [{ name: 'car_fuel' }],
        [{ name: 'car_fuel', type: 'terms' }],
        [{ name: 'car_fuel', type: 'terms', values: [null] }],
        [{ type: 'terms', values: [] }],
        [{ name: 'car_price', type: 'histogram', buckets: 3 }],
      ],
      cars: [null, {}, [null], [{}], [{ car_id: 7 }], []],
    }).flatMap(([name, values]) =>
      values.map((value): [string, string] => [
        `${name}: ${JSON.stringify(value)}`,
        JSON.stringify({ ...full, [name]: value }),
      ]),
    ),
  ])('F-03 is not read from %s', (_, text) => {
    expect(decodeStoredList(text)).toBeNull();
  });
});

describe('a reload', () => {
  it('F-03 restores the loaded pages and the scroll position, without a search', async () => {
    const before = aVisit({
      address: `${LIST}?car_brand=Kia`,
      carList: listState({ ...query, page: 1 }, 70),
      search: fakeStock(70).search,
    });
    await before.does(shown, moreRequested());
    before.ports.address.scrollTo(900);
    await before.does(pageHidden());
    const { query: storedQuery, pages: open, total } = before.list();

    const after = aVisit({
      address: before.address.current().address,
      carList: server(),
      session: Object.fromEntries(before.stored),
      search: fakeStock(70).search,
    });
    await after.does(shown);
    expect(after.list()).toMatchObject({
      query: storedQuery,
      loadedQuery: storedQuery,
      pages: open,
      total,
      flow: { value: 'settled' },
    });
    expect(after.address.scrollY()).toBe(900);
    expect(after.requests).toEqual([]);
    expect(after.address.entries).toHaveLength(1);
    expect(
      Object.values(open)
        .flat()
        .every((id) => selectCarById(after.state(), id) !== undefined),
    ).toBe(true);
  });

  it('F-03 opens the map again where it was open', async () => {
    const list = () => listState({ ...query, page: 1 }, 70);
    const before = aVisit({ address: `${LIST}?car_brand=Kia`, carList: list(), search: fakeStock(70).search });
    await before.does(shown, mapToggled(), pageHidden());
    const session = Object.fromEntries(before.stored);
    const { address } = before.address.current();
    const after = aVisit({ address, carList: list(), session, search: fakeStock(70).search });
    await after.does(shown);
    expect(selectIsMapOpen(after.state())).toBe(true);
    // Of another address it stays closed.
    const other = aVisit({ address: LIST, carList: listState(emptyQuery, 70), session, search: fakeStock(70).search });
    await other.does(shown);
    expect(selectIsMapOpen(other.state())).toBe(false);
  });

  it('F-03 prefers the car data that the server has just sent', async () => {
    const [first = ''] = pageIds(query, 2, 70);
    const visit = aVisit({
      carList: server(),
      session: { [KEY]: encodeStoredList(stored) },
      cars: [aCar(first, { car_price: 90 })],
    });
    await visit.does(shown);
    expect(selectCarById(visit.state(), first)?.car_price).toBe(90);
    expect(selectCarById(visit.state(), pageIds(query, 1, 70)[0] ?? '')?.car_price).toBe(100);
  });

  it('F-03 preserves the ignored parts of the address', async () => {
    const visit = aVisit({
      carList: listState(query, 70, { ignored: [{ name: 'car_x', value: '1' }] }),
      session: { [KEY]: encodeStoredList(stored) },
    });
    await visit.does(shown);
    expect(visit.list()).toMatchObject({ pages, ignored: [{ name: 'car_x', value: '1' }] });
  });

  it.each<[string, string]>([
    ["another entry's", encodeStoredList({ ...stored, entry: 'another' })],
    [
      'those of another query',
      encodeStoredList({ ...stored, snapshot: { ...stored.snapshot, query: { ...query, sort: 'car_price_asc' } } }),
    ],
    ['damaged', encodeStoredList(stored).slice(0, 400)],
    ['damaged within', JSON.stringify({ ...JSON.parse(encodeStoredList(stored)), pages: null })],
  ])("F-03 ignores a stored list that is %s; the server's page stays, and it is read only once", async (_, text) => {
    const visit = aVisit({ carList: server(), session: { [KEY]: text } });
    await visit.does(shown);
    expect(visit.list()).toEqual(server());
    expect(visit.stored.size).toBe(0);
    expect(visit.errors()).toEqual([]);
  });

  it('F-03 a full or forbidden storage only loses the stored list', async () => {
    const visit = aVisit();
    visit.ports.session.write = () => false;
    await visit.does(shown, pageHidden());
    expect(visit.errors()).toEqual([]);
  });

  it('F-03 during a search stores no cars of another query', async () => {
    const before = aVisit({ search: () => new Promise(() => undefined) });
    await before.does(shown, termToggled({ name: 'car_fuel', value: 'El' }), pageHidden());
    const query = { ...emptyQuery, terms: { car_fuel: ['El'] } };
    const after = aVisit({
      carList: listState(query, 70),
      session: { [KEY]: before.stored.get(KEY)?.replace(/"entry":"[^"]*"/, '"entry":"start"') ?? '' },
    });
    await after.does(shown);
    expect(after.list()).toEqual(listState(query, 70));
  });
});

describe('to another page and back', () => {
  it('F-03 the list is as it was left, from the state of the visit', async () => {
    const visit = aVisit({ carList: listState(emptyQuery, 500), search: fakeStock(500).search });
    await visit.does(shown, moreRequested(), mapToggled());
    visit.ports.address.scrollTo(700);
    await visit.does(pageHidden());
    const { pages: open } = visit.list();
    await visit.does(pageArrived(aPage('two', {}, { path: '/om-oss' })), pageShown({ path: '/om-oss', first: false }));
    const searches = visit.requests.length;
    await visit.does(
      pageArrived(
        aPage(
          'three',
          { carsPage: { view: 'carList', address: null }, carList: listState({ ...emptyQuery, page: 2 }, 500) },
          { path: LIST },
        ),
      ),
      pageShown({ path: LIST, first: false }),
    );
    expect(visit.list().pages).toEqual(open);
    expect(selectIsMapOpen(visit.state())).toBe(true);
    expect(visit.address.scrollY()).toBe(700);
    expect(visit.requests).toHaveLength(searches);
    expect(visit.errors()).toEqual([]);
  });
});
