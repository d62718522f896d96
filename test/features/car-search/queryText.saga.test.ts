import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { Part } from '@/domain/search/query/understanding';
import { carListFeature } from '@/features/car-search/carList.feature';
import { queryChosen, queryDecoded, resultsLoaded, retried, termToggled } from '@/features/car-search/carList.slice';
import {
  initialQueryText,
  partMarkedPlain,
  partRemoved,
  queryTextReady,
  suggestionsLoaded,
  suggestionsRequested,
  type QueryTextState,
} from '@/features/car-search/queryText.slice';
import { queryTextFeature } from '@/features/car-search/queryText.feature';
import { pageShown } from '@/store/context';
import { returns, fails, fakePorts, hangs, inSequence, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { fakeStock, fakeTextSearch, INDEX, listIn, listState, textSubmitted, type Submitted } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const red: Part = { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } };
const blue: Part = { from: 0, to: 3, text: 'blå', meaning: { kind: 'terms', name: 'car_color', values: ['Blå'] } };
const snygg: Part = { from: 4, to: 9, text: 'snygg', meaning: { kind: 'words' } };
const text = 'röd snygg';
const partsOf = (given: string): Part[] => (given === 'blå' ? [blue] : [red, snygg]);

interface Given {
  searchText?: FakeCall;
  suggest?: FakeCall;
  query?: CarListQuery;
  help?: Partial<QueryTextState>;
}

function open({
  searchText = fakeTextSearch(partsOf),
  suggest = returns({ suggestions: [] }),
  query = emptyQuery,
  help = {},
}: Given = {}) {
  const requests: unknown[] = [];
  const recorded =
    (call: FakeCall): FakeCall =>
    <T>(request?: unknown, signal?: AbortSignal) => {
      requests.push(request);
      return call<T>(request, signal);
    };
  // The sagas of the list run as well: they send the request.
  const both = { ...queryTextFeature, watch: [...carListFeature.watch, ...queryTextFeature.watch] };
  const run = runFeature(both, {
    ports: fakePorts({
      search: { search: recorded(fakeStock().search), searchText: recorded(searchText) },
      searchHelp: { suggest: recorded(suggest) },
    }),
    others: [carListFeature],
    state: { context: aContext(), carList: listState(query), queryText: { ...initialQueryText, ...help } },
  });
  return {
    ...run,
    requests,
    submits: (submitted: Submitted) => run.dispatch(textSubmitted(run.state(), submitted)),
    list: () => listIn(run.state()),
    query: () => listIn(run.state()).query,
  };
}

describe('a submitted text', () => {
  it("F-04 is understood in the visitor's language and searched for in one request", async () => {
    const run = open({ query: { ...emptyQuery, terms: { car_fuel: ['El'] } } });
    run.submits({ text });
    await advance(0);
    expect(run.requests).toEqual([
      expect.objectContaining({ index: INDEX, offset: 0, query_text: { text, language: 'sv', query: 'car_fuel=El' } }),
    ]);
    expect(run.query()).toEqual({
      ...emptyQuery,
      keyphrase: 'snygg',
      terms: { car_fuel: ['El'], car_color: ['Röd'] },
      queryText: { text, plain: [] },
    });
    expect(run.list()).toMatchObject({ loadedQuery: run.query(), submitted: null, total: 130 });
    expect(run.actions.map(({ type }) => type).filter((type) => type.startsWith('carList/'))).toEqual([
      'carList/textSearched',
      'carList/resultsLoaded',
    ]);
    await run.end();
  });

  it('F-04 is the keyphrase until the response, and the cars on screen stay', async () => {
    const run = open({ searchText: hangs() });
    const { pages } = run.list();
    run.submits({ text });
    await advance(100);
    expect(run.list()).toMatchObject({
      query: { ...emptyQuery, keyphrase: text },
      pages,
      flow: { value: 'searching' },
    });
    run.leave();
    await run.end();
  });

  it('F-04 remains the keyphrase where the search fails; trying again understands it', async () => {
    const run = open({ searchText: inSequence(fails('BAD_REQUEST'), fakeTextSearch(partsOf)) });
    run.submits({ text });
    await advance(0);
    expect(run.list()).toMatchObject({
      query: { ...emptyQuery, keyphrase: text },
      error: { code: 'BAD_REQUEST' },
      flow: { value: 'searchFailed' },
    });
    run.dispatch(retried());
    await advance(0);
    expect(run.query()).toMatchObject({ keyphrase: 'snygg', queryText: { text } });
    await run.end();
  });

  it('F-04 replaces the text before with its filters; an empty one only removes them', async () => {
    const run = open();
    run.submits({ text });
    await advance(0);
    run.submits({ text: 'blå' });
    await advance(0);
    expect(run.query()).toMatchObject({ terms: { car_color: ['Blå'] }, keyphrase: '' });
    run.submits({ text: '' });
    await advance(0);
    expect(run.query()).toEqual(emptyQuery);
    expect(run.requests).toHaveLength(3);
    await run.end();
  });

  it('F-04 preserves filters chosen while it is understood', async () => {
    const run = open({ searchText: inSequence(hangs(), fakeTextSearch(partsOf)) });
    run.submits({ text });
    await advance(10);
    run.dispatch(termToggled({ name: 'car_fuel', value: 'Diesel' }));
    await advance(0);
    expect(run.query()).toMatchObject({ terms: { car_fuel: ['Diesel'], car_color: ['Röd'] }, keyphrase: 'snygg' });
    await run.end();
  });

  it('F-04 is dropped for a newer one', async () => {
    const run = open({ searchText: inSequence(hangs(), fakeTextSearch(partsOf)) });
    run.submits({ text: 'gammalt' });
    await advance(100);
    run.submits({ text });
    await advance(5_000);
    expect(run.actions.filter(resultsLoaded.match)).toHaveLength(1);
    expect(run.query().queryText?.text).toBe(text);
    await run.end();
  });

  it('F-04 with a chosen suggestion sends its filter, whatever its text would mean', async () => {
    const run = open({ searchText: fakeTextSearch(() => [red, { ...snygg, meaning: { kind: 'filler' } }]) });
    run.submits({ text, suggestion: { from: 4, name: 'car_brand', value: 'Volvo>V60' } });
    await advance(0);
    expect(run.query().terms).toEqual({ car_color: ['Röd'], car_brand: ['Volvo', 'Volvo>V60'] });
    await run.end();
  });
});

describe('how a text was understood', () => {
  it('F-04 is not known where the server could not understand it: the text is the keyphrase, its parts are not cached', async () => {
    const run = open({
      searchText: inSequence(
        fakeTextSearch(() => null),
        fakeTextSearch(partsOf),
      ),
    });
    run.submits({ text });
    await advance(0);
    expect(run.list()).toMatchObject({
      query: { ...emptyQuery, keyphrase: text },
      understood: [],
      flow: { value: 'settled' },
    });
    run.submits({ text });
    await advance(0);
    expect(run.query()).toMatchObject({ keyphrase: 'snygg', terms: { car_color: ['Röd'] }, queryText: { text } });
    await run.end();
  });

  it('F-04 changes part by part, by a plain search', async () => {
    const run = open();
    run.submits({ text });
    await advance(0);
    run.dispatch(partMarkedPlain({ index: 0 }));
    await advance(0);
    expect(run.requests).toHaveLength(2);
    expect(run.requests[1]).not.toHaveProperty('query_text');
    expect(run.query()).toEqual({
      ...emptyQuery,
      keyphrase: 'röd snygg',
      queryText: { text, plain: [{ from: 0, to: 3 }] },
    });
    await run.end();
  });

  it('F-04 is explained by the search of an address with an unknown text, once', async () => {
    const run = open();
    const query: CarListQuery = {
      ...emptyQuery,
      terms: { car_color: ['Röd'] },
      keyphrase: 'snygg',
      queryText: { text, plain: [] },
    };
    run.dispatch(queryDecoded({ query, ignored: [] }));
    await advance(0);
    run.dispatch(queryDecoded({ query, ignored: [] }));
    await advance(0);
    expect(run.requests.map((request) => Object(request).query_text)).toEqual([
      { query: 'car_color=R%C3%B6d&said=r%C3%B6d+snygg&keyphrase=snygg', language: 'sv' },
      undefined,
    ]);
    expect(run.list()).toMatchObject({ query, understood: [{ queryText: query.queryText, parts: [red, snygg] }] });
    await run.end();
  });

  it('F-04 leaves the text where a part is removed; an unknown part changes nothing', async () => {
    const run = open();
    run.submits({ text });
    await advance(0);
    run.dispatch(partRemoved({ index: 0 }));
    await advance(0);
    expect(run.query()).toEqual({ ...emptyQuery, keyphrase: 'snygg', queryText: { text, plain: [] } });
    run.dispatch(partRemoved({ index: 7 }));
    await advance(0);
    expect(run.actions.filter(queryChosen.match)).toHaveLength(1);
    await run.end();
  });
});

describe('what is typed', () => {
  const suggestion = { name: 'car_brand', value: 'Volvo', text: 'Volvo', count: 3, from: 0, to: 3 };
  const help = (run: ReturnType<typeof open>) => run.state().queryText as QueryTextState | undefined;

  it('F-04 is completed', async () => {
    const run = open({ suggest: returns({ suggestions: [suggestion] }) });
    run.dispatch(suggestionsRequested({ text: 'vol', query: '' }));
    await advance(0);
    expect(run.requests).toEqual([{ index: INDEX, text: 'vol', limit: 8, filters: [], language: 'sv', query: '' }]);
    expect(help(run)?.suggestions).toEqual({ text: 'vol', suggestions: [suggestion], total: null });
    await run.end();
  });

  it('F-04 only the newest text is completed', async () => {
    const run = open({ suggest: inSequence(hangs(), returns({ suggestions: [suggestion] })) });
    run.dispatch(suggestionsRequested({ text: 'k', query: '' }));
    await advance(50);
    run.dispatch(suggestionsRequested({ text: 'vol', query: '' }));
    await advance(0);
    expect(help(run)?.suggestions.text).toBe('vol');
    run.dispatch(suggestionsLoaded({ text: 'k', suggestions: [], total: null }));
    expect(help(run)?.suggestions.text).toBe('vol');
    await run.end();
  });

  it.each(['', '   ', 'v'.repeat(101)])('F-04 requests no suggestions for %j', async (input) => {
    const run = open();
    run.dispatch(suggestionsRequested({ text: input, query: '' }));
    await advance(1_000);
    expect(run.requests).toEqual([]);
    await run.end();
  });

  it('F-04 a failure is not shown: the field has no suggestions', async () => {
    const run = open({ suggest: fails('SEARCH_FAILED') });
    run.dispatch(suggestionsRequested({ text: 'vol', query: '' }));
    await advance(5_000);
    expect(run.requests).toHaveLength(1);
    expect(help(run)?.suggestions).toEqual({ text: 'vol', suggestions: [], total: null });
    await run.end();
  });

  it('F-04 reports that the feature is attached', async () => {
    const run = open();
    run.dispatch(pageShown({ path: '/', first: true }));
    await run.until(queryTextReady);
    expect(help(run)?.ready).toBe(true);
    await run.end();
  });
});
