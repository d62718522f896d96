import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { rangeFacets, termsFacets } from '@/domain/search/carFacets';
import { emptyQuery, LAST_PAGE, sameCriteria, sortNames, type CarListQuery } from '@/domain/search/carList';
import type { ErrorCode } from '@/errors/catalogue';
import { carListFeature } from '@/features/car-search/carList.feature';
import * as carListActions from '@/features/car-search/carList.slice';
import type { CarListState } from '@/features/car-search/carList.state';
import { fails, fakePorts, hangs, throws, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { asPlainText, fakeStock, fakeTextSearch, listIn, listState, pageIds, pagesUpTo } from '../listKit';

const TOTAL = 1_100;
/** The long version: WALKS=10000. */
const WALKS = Number(process.env.WALKS ?? 40);

const term = fc.record({
  name: fc.constantFrom(...termsFacets.slice(0, 3).map(({ name }) => name)),
  value: fc.constantFrom('Volvo', 'Volvo>V60', 'Kia', 'El'),
});
const bound = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
const range = fc.option(
  fc
    .tuple(bound, bound)
    .map(([min, max]) => ({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) })),
  { nil: null },
);
const rangeName = fc.constantFrom(...rangeFacets.slice(0, 2).map(({ name }) => name));
const query: fc.Arbitrary<CarListQuery> = fc.record({
  keyphrase: fc.constantFrom('', 'drag'),
  terms: fc.constant({}),
  ranges: fc.constant({}),
  sort: fc.constantFrom(null, ...sortNames),
  page: fc.integer({ min: 1, max: LAST_PAGE }),
});
const snapshot = fc.tuple(query, fc.integer({ min: 0, max: 2 })).map(([requests, more]) => {
  const [from, to] = [requests.page, Math.min(requests.page + more, LAST_PAGE)];
  return { query: { ...requests, page: to }, pages: pagesUpTo(requests, from, to, TOTAL), total: TOTAL, facets: [] };
});

/** Anything that a visitor can do to the list, by hand or by the address. */
const deed: fc.Arbitrary<UnknownAction> = fc.oneof(
  term.map(carListActions.termToggled),
  fc.record({ name: rangeName, range }).map(carListActions.rangeEdited),
  fc.constantFrom('', 'drag', 'röd volvo').map((keyphrase) => carListActions.keyphraseChanged({ keyphrase })),
  fc.constantFrom(null, ...sortNames).map((sort) => carListActions.sortChosen({ sort })),
  term.map((dropped) => carListActions.filterRemoved({ kind: 'term', ...dropped })),
  rangeName.map((name) => carListActions.filterRemoved({ kind: 'range', name, range: {} })),
  fc.constantFrom(carListActions.filtersCleared(), carListActions.rangesSettled(), carListActions.retried()),
  fc.constantFrom(carListActions.moreRequested(), carListActions.moreRequested(), carListActions.previousRequested()),
  query.map((requests) => carListActions.queryDecoded({ query: requests, ignored: [] })),
  snapshot.map((stored) => carListActions.historyRestored({ snapshot: stored, ignored: [] })),
  snapshot.map((stored) => carListActions.sessionRestored({ snapshot: stored })),
);

type ListResponse = { after: number; gives: 'cars' | 'nothing' | 'exception' | ErrorCode };
const response: fc.Arbitrary<ListResponse> = fc.record({
  after: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_000 })),
  gives: fc.constantFrom<ListResponse['gives']>(
    'cars',
    'cars',
    'cars',
    'nothing',
    'exception',
    'SEARCH_FAILED',
    'BAD_REQUEST',
    'NETWORK_LOST',
    'TOO_MANY_REQUESTS',
  ),
});

/** Responses come after random times, fail or never come, and ignore every abort. */
function hostile(plan: readonly ListResponse[]): { search: FakeCall; searchText: FakeCall } {
  let call = 0;
  const hostileTo =
    (cars: FakeCall): FakeCall =>
    async <T>(request?: unknown) => {
      const { after, gives } = plan[call++ % plan.length] ?? { after: 0, gives: 'cars' };
      await new Promise((next) => {
        setTimeout(next, after);
      });
      switch (gives) {
        case 'cars':
          return cars<T>(request);
        case 'nothing':
          return hangs()<T>(request);
        case 'exception':
          return throws(new Error('hostile'))<T>(request);
        default:
          return fails(gives)<T>(request);
      }
    };
  return {
    search: hostileTo(fakeStock(TOTAL).search),
    searchText: hostileTo(fakeTextSearch(asPlainText, TOTAL)),
  };
}

const known = new Map<string, string>();
/**
 * The ids of a page as one text. An address does not contain the order in which terms were chosen; the request of the
 * search does.
 */
function cardsOf(query: CarListQuery, page: number): string {
  const key = `${JSON.stringify({ ...query, page: 1 })} ${page}`;
  const cards = known.get(key) ?? pageIds(query, page, TOTAL).join();
  known.set(key, cards);
  return cards;
}

/** What is wrong with a state, in words. */
function wrongs(now: CarListState, before: CarListState): string[] {
  const { value } = now.flow;
  const pages = Object.keys(now.pages).map(Number);
  const ranges = Object.values(now.query.ranges);
  const rules: [string, boolean][] = [
    ['the sequence only grows', now.sequence >= before.sequence],
    ['pages have no gaps', pages.every((page, index) => page === (pages[0] ?? 1) + index)],
    ['pages are 1 to 20', pages.every((page) => page >= 1 && page <= LAST_PAGE)],
    [
      'the cars belong to what was loadedQuery',
      pages.every((page) => now.pages[page]?.join() === cardsOf(now.loadedQuery, page)),
    ],
    [
      'a settled list shows the results of its query',
      value === 'searching' || value === 'searchFailed' || sameCriteria(now.loadedQuery, now.query),
    ],
    [
      'there is an error in the error states, and only there',
      (now.error !== null) === (value === 'searchFailed' || value === 'pagingFailed'),
    ],
    ['bounds are in order', ranges.every(({ min, max }) => min === undefined || max === undefined || min <= max)],
  ];
  return rules.flatMap(([rule, stored]) => (stored ? [] : [rule]));
}

describe('any visit to the list, with any search', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it(
    'M-01 keeps pages without gaps, cars that belong to what was loadedQuery, numbers that only grow, and never stays at work',
    async () => {
      const step = fc.tuple(deed, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4_000 })));
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 20 }),
          fc.array(response, { minLength: 1, maxLength: 8 }),
          async (steps, plan) => {
            const run = runFeature(carListFeature, {
              ports: fakePorts({ search: hostile(plan) }),
              state: { context: aContext(), carList: listState(emptyQuery, TOTAL) },
            });
            let before = listIn(run.state());
            const look = () => {
              const now = listIn(run.state());
              expect(wrongs(now, before)).toEqual([]);
              before = now;
            };
            for (const [action, wait] of steps) {
              run.dispatch(action);
              look();
              await jest.advanceTimersByTimeAsync(wait);
              look();
            }
            await jest.advanceTimersByTimeAsync(60_000);
            look();
            expect(['settled', 'searchFailed', 'pagingFailed']).toContain(before.flow.value);
            expect(before.drafts).toEqual({});
            await run.end({ refused: run.refused, errors: run.ports.telemetry.errors.length });
            expect(run.ports.telemetry.errors.every(({ message }) => message === 'Error: hostile')).toBe(true);
          },
        ),
        { numRuns: WALKS },
      );
    },
    120_000 + WALKS * 200,
  );
});
