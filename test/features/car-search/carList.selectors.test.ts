import { carFacets, isMonthlyCost, shownMonthlyCost } from '@/domain/search/carFacets';
import { activeFilters, emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { Facet, FacetBucket } from '@/domain/search/search';
import * as select from '@/features/car-search/carList.selectors';
import { initialCarList, type CarListState } from '@/features/car-search/carList.state';
import type { RootState } from '@/store/rootState';
import { rootState } from '@test/kit/rootState';
import { pagesUpTo, terms } from '../listKit';

const state = (over: Partial<CarListState>): RootState =>
  rootState({ carList: { ...initialCarList, ...over } }) as RootState;
const requesting = (query: Partial<CarListQuery>, facets: readonly Facet[] = [], over: Partial<CarListState> = {}) =>
  state({ query: { ...emptyQuery, ...query }, facets: [...facets], ...over });
const brands: Facet = {
  name: 'car_brand',
  child_name: 'car_model',
  type: 'terms',
  values: [
    {
      text: 'Volvo',
      count: 9,
      children: [
        { text: 'V60', count: 5 },
        { text: 'XC60', count: 4 },
      ],
    },
    { text: 'Kia', count: 3, children: [{ text: 'EV6', count: 3 }] },
  ],
};
const buckets: FacetBucket[] = [
  { min: 0, max: 99, count: 4 },
  { min: 100, max: 199, count: 0 },
];
const prices: Facet = { name: 'car_price', type: 'histogram', buckets };

const groupOf = (from: RootState, name: string) => select.selectFacetGroups(from).find((group) => group.name === name);
/** '[x] Volvo 9 (V60 5, …)' */
const rendered = (choices: readonly select.TermChoice[]): string =>
  choices
    .map(
      ({ text, count, chosen, children }) =>
        `${chosen ? '[x] ' : ''}${text} ${count}${children.length > 0 ? ` (${rendered(children)})` : ''}`,
    )
    .join(', ');

describe('the groups of the filter panel', () => {
  it("F-02 are in the panel's order, also before the first response", () => {
    const groups = select.selectFacetGroups(state({}));
    expect(groups.map(({ name, kind }) => [name, kind])).toEqual(
      carFacets
        .filter(({ name }) => !isMonthlyCost(name) || name === shownMonthlyCost({}))
        .map(({ name, kind }) => [name, kind]),
    );
  });

  it.each<[string, string, RootState, string]>([
    [
      'counts as the search gave them',
      'car_fuel',
      requesting({}, [terms('car_fuel', { Diesel: 7, El: 2 })]),
      'Diesel 7, El 2',
    ],
    [
      'what is chosen, before the response',
      'car_fuel',
      requesting({ terms: { car_fuel: ['El'] } }, [terms('car_fuel', { Diesel: 7, El: 2 })]),
      'Diesel 7, [x] El 2',
    ],
    [
      'a chosen value that no car has any more, at 0',
      'car_fuel',
      requesting({ terms: { car_fuel: ['El', 'Gas'] } }, [terms('car_fuel', { Diesel: 7, El: 2 })]),
      'Diesel 7, [x] El 2, [x] Gas 0',
    ],
    [
      'a chosen value when nothing was loadedQuery',
      'car_fuel',
      requesting({ terms: { car_fuel: ['Gas'] } }),
      '[x] Gas 0',
    ],
    [
      'models under their brand',
      'car_brand',
      requesting({ terms: { car_brand: ['Volvo', 'Volvo>V60'] } }, [brands]),
      '[x] Volvo 9 ([x] V60 5, XC60 4), Kia 3 (EV6 3)',
    ],
    [
      'a chosen model that no car has any more, at 0',
      'car_brand',
      requesting({ terms: { car_brand: ['Volvo', 'Volvo>S60'] } }, [brands]),
      '[x] Volvo 9 (V60 5, XC60 4, [x] S60 0), Kia 3 (EV6 3)',
    ],
    [
      'values that are the beginning of another one apart',
      'car_brand',
      requesting({ terms: { car_brand: ['Kia'] } }, [
        {
          ...brands,
          values: [
            { text: 'Kia', count: 1 },
            { text: 'Kiamobil', count: 2 },
          ],
        },
      ]),
      '[x] Kia 1, Kiamobil 2',
    ],
  ])('F-02 shows %s', (_, name, from, text) => {
    const group = groupOf(from, name);
    expect(group?.kind === 'terms' && rendered(group.choices)).toBe(text);
  });

  it('F-02 the value of a model includes its make, as filters need it', () => {
    const group = groupOf(requesting({ terms: { car_brand: ['Volvo'] } }, [brands]), 'car_brand');
    expect(group?.kind === 'terms' && group.choices[0]?.children.map(({ value }) => value)).toEqual([
      'Volvo>V60',
      'Volvo>XC60',
    ]);
  });

  it.each<[string, RootState, object]>([
    ['nothing', requesting({}, [prices]), { chosen: 0, range: {}, buckets }],
    [
      'the chosen range',
      requesting({ ranges: { car_price: { min: 5 } } }, [prices]),
      { chosen: 1, range: { min: 5 }, buckets },
    ],
    [
      'a draft, instead of the chosen range',
      requesting({ ranges: { car_price: { min: 5 } } }, [prices], { drafts: { car_price: { max: 8 } } }),
      { chosen: 1, range: { max: 8 }, buckets },
    ],
    [
      'a draft that takes the range away',
      requesting({ ranges: { car_price: { min: 5 } } }, [prices], { drafts: { car_price: null } }),
      { chosen: 0, range: {}, buckets },
    ],
    ['no buckets, before anything was loadedQuery', requesting({}), { buckets: [] }],
  ])('F-05 a range shows %s', (_, from, group) => {
    expect(groupOf(from, 'car_price')).toMatchObject({ kind: 'range', unit: 'money', ...group });
  });

  it('F-02 are the same objects as long as nothing about them changed', () => {
    const first = requesting({}, [brands]);
    expect(select.selectFacetGroups(state({ ...first.carList, sequence: 9, total: 4 }))).toBe(
      select.selectFacetGroups(first),
    );
  });
});

describe('how far the list has come', () => {
  const index = (from: number, to: number, total: number) =>
    select.selectProgress(state({ pages: pagesUpTo(emptyQuery, from, to, total), total }));
  it.each<[string, number, number, number, Partial<select.Progress>]>([
    [
      'one page of several',
      1,
      1,
      130,
      { shown: 48, total: 130, first: 1, hasEarlier: false, hasMore: true, open: false },
    ],
    ['all pages', 1, 3, 130, { shown: 130, total: 130, hasMore: false }],
    ['a whole last page', 1, 1, 48, { shown: 48, hasMore: false }],
    ['a page in the middle', 2, 2, 500, { shown: 96, first: 49, hasEarlier: true, hasMore: true }],
    ['the last page there is', 20, 20, 5_000, { shown: 960, first: 913, hasEarlier: true, hasMore: false }],
    ['9 999 cars', 1, 1, 9_999, { total: 9_999, open: false }],
    ['10 000 cars', 1, 1, 10_000, { total: 10_000, open: true }],
    ['more than are counted', 1, 1, 123_456, { total: 10_000, open: true, hasMore: true }],
  ])('F-07 %s', (_, from, to, total, progress) => {
    expect(index(from, to, total)).toMatchObject(progress);
  });

  it('F-07 nothing of nothing', () => {
    expect(select.selectProgress(state({}))).toEqual({
      shown: 0,
      total: 0,
      open: false,
      first: 0,
      hasEarlier: false,
      hasMore: false,
    });
  });

  it('F-07 a car that moved to the next page between two requests is listed once', () => {
    expect(select.selectCarIds(state({ pages: { 1: ['a', 'b'], 2: ['b', 'c'] } }))).toEqual(['a', 'b', 'c']);
  });
});

describe('active filters', () => {
  it("F-03 are in the panel's order, each value and each range once", () => {
    const from = requesting({
      keyphrase: 'drag',
      terms: { car_fuel: ['El', 'Gas'], car_brand: ['Kia'] },
      ranges: { car_price: { min: 1, max: 2 } },
    });
    expect(activeFilters(select.selectQuery(from))).toEqual([
      { kind: 'term', name: 'car_brand', value: 'Kia' },
      { kind: 'range', name: 'car_price', range: { min: 1, max: 2 } },
      { kind: 'term', name: 'car_fuel', value: 'El' },
      { kind: 'term', name: 'car_fuel', value: 'Gas' },
    ]);
    expect(select.selectFilterCount(from)).toBe(4);
  });
});
