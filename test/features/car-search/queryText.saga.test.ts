import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { Part } from '@/domain/search/query/understanding';
import { carListFeature } from '@/features/car-search/carList.feature';
import { queryChosen, queryDecoded, termToggled } from '@/features/car-search/carList.slice';
import * as events from '@/features/car-search/queryText.slice';
import { initialQueryText, type QueryTextState } from '@/features/car-search/queryText.slice';
import { TYPING_REST_MS } from '@/features/car-search/sagas/suggestions.saga';
import { queryTextFeature } from '@/features/car-search/queryText.feature';
import { pageShown } from '@/store/context';
import { answers, fails, fakePorts, hangs, inTurn, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { INDEX, listState } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const red: Part = { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } };
const snygg: Part = { from: 4, to: 9, text: 'snygg', meaning: { kind: 'words' } };
const text = 'röd snygg';
const understood = (parts: readonly Part[] = [red, snygg]) => answers({ text, parts });

interface Given {
  understand?: FakeCall;
  suggest?: FakeCall;
  query?: CarListQuery;
  help?: Partial<QueryTextState>;
}

function open({
  understand = understood(),
  suggest = answers({ suggestions: [] }),
  query = emptyQuery,
  help = {},
}: Given = {}) {
  const asked: unknown[] = [];
  const told =
    (call: FakeCall): FakeCall =>
    <T>(request?: unknown, signal?: AbortSignal) => {
      asked.push(request);
      return call<T>(request, signal);
    };
  const run = runFeature(queryTextFeature, {
    ports: fakePorts({ searchHelp: { understand: told(understand), suggest: told(suggest) } }),
    beside: [carListFeature],
    state: { context: aContext(), carList: listState(query), queryText: { ...initialQueryText, ...help } },
  });
  const last = () => run.actions.findLast(queryChosen.match)?.payload.query;
  return { ...run, asked, last };
}

describe('words that are given', () => {
  it("F-04 are read in the visitor's language by the words of the stock, and asked as what they mean", async () => {
    const run = open({ query: { ...emptyQuery, terms: { car_fuel: ['El'] } } });
    run.dispatch(events.queryTextSubmitted({ text }));
    await passes(0);
    expect(run.asked).toEqual([{ index: INDEX, text, language: 'sv', plain: [] }]);
    expect(run.last()).toEqual({
      ...emptyQuery,
      keyphrase: 'snygg',
      terms: { car_fuel: ['El'], car_color: ['Röd'] },
      queryText: { text, plain: [] },
    });
    await run.end();
  });

  it.each<[string, FakeCall, number]>([
    ['fails', fails('SEARCH_FAILED'), 0],
    ['is never loadedQuery', hangs(), 2_500],
  ])('F-04 are searched for as they stand where their reading %s', async (_, understand, ms) => {
    const run = open({ understand });
    run.dispatch(events.queryTextSubmitted({ text }));
    await passes(ms);
    expect(run.last()).toEqual({ ...emptyQuery, keyphrase: text });
    await run.end();
  });

  it('F-04 take the place of those before; none take them back', async () => {
    const run = open({
      understand: inTurn(
        understood(),
        understood([{ ...red, text: 'blå', meaning: { kind: 'terms', name: 'car_color', values: ['Blå'] } }]),
      ),
    });
    run.dispatch(events.queryTextSubmitted({ text }));
    await passes(0);
    run.dispatch(events.queryTextSubmitted({ text: 'blå' }));
    await passes(0);
    expect(run.last()).toMatchObject({ terms: { car_color: ['Blå'] }, keyphrase: '' });
    run.dispatch(events.queryTextSubmitted({ text: '' }));
    await passes(0);
    expect(run.last()).toEqual(emptyQuery);
    await run.end();
  });

  it('F-04 leave what is chosen while they are read', async () => {
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((open_) => {
      answer = open_;
    });
    const run = open({
      understand: async <T>() => {
        await gate;
        return understood()<T>();
      },
    });
    run.dispatch(events.queryTextSubmitted({ text }));
    await passes(10);
    run.dispatch(termToggled({ name: 'car_fuel', value: 'Diesel' }));
    answer();
    await passes(0);
    expect(run.last()?.terms).toEqual({ car_fuel: ['Diesel'], car_color: ['Röd'] });
    await run.end();
  });

  it('F-04 a newer question has the last word', async () => {
    const run = open({ understand: inTurn(hangs(), understood()) });
    run.dispatch(events.queryTextSubmitted({ text: 'gammalt' }));
    await passes(100);
    run.dispatch(events.queryTextSubmitted({ text }));
    await passes(5_000);
    expect(run.actions.filter(queryChosen.match)).toHaveLength(1);
    expect(run.last()?.queryText?.text).toBe(text);
    await run.end();
  });

  it('F-04 a chosen suggestion keeps its meaning, however its words would be understood', async () => {
    const run = open({ understand: understood([red, { ...snygg, meaning: { kind: 'filler' } }]) });
    run.dispatch(events.queryTextSubmitted({ text, suggestion: { from: 4, name: 'car_brand', value: 'Volvo>V60' } }));
    await passes(0);
    expect(run.last()?.terms).toEqual({ car_color: ['Röd'], car_brand: ['Volvo', 'Volvo>V60'] });
    await run.end();
  });
});

describe('how words were understood', () => {
  it('F-04 is taken back part by part, without a request', async () => {
    const run = open();
    run.dispatch(events.queryTextSubmitted({ text }));
    await passes(0);
    run.dispatch(events.partMarkedPlain({ index: 0 }));
    await passes(0);
    expect(run.asked).toHaveLength(1);
    expect(run.last()).toEqual({
      ...emptyQuery,
      keyphrase: 'röd snygg',
      queryText: { text, plain: [{ from: 0, to: 3 }] },
    });
    await run.end();
  });

  it('F-04 is asked again for an address that this page has not read, once', async () => {
    const run = open();
    const query: CarListQuery = {
      ...emptyQuery,
      terms: { car_color: ['Röd'] },
      keyphrase: 'snygg',
      queryText: { text, plain: [] },
    };
    run.dispatch(queryDecoded({ query, ignored: [] }));
    await passes(0);
    run.dispatch(queryDecoded({ query, ignored: [] }));
    await passes(0);
    expect(run.asked).toHaveLength(1);
    expect(run.actions.filter(events.queryTextUnderstood.match)).toHaveLength(1);
    await run.end();
  });
});

describe('a part that is let go of', () => {
  it('F-04 asks for nothing any more; the others stay, and nobody is asked', async () => {
    const run = open();
    run.dispatch(events.queryTextSubmitted({ text }));
    await passes(0);
    run.dispatch(events.partRemoved({ index: 0 }));
    await passes(0);
    expect(run.last()).toEqual({ ...emptyQuery, keyphrase: 'snygg', queryText: { text, plain: [] } });
    run.dispatch(events.partRemoved({ index: 7 }));
    await passes(0);
    expect(run.actions.filter(queryChosen.match)).toHaveLength(2);
    expect(run.asked).toHaveLength(1);
    await run.end();
  });
});

describe('what is typed', () => {
  const suggestion = { name: 'car_brand', value: 'Volvo', text: 'Volvo', count: 3, from: 0, to: 3 };
  const help = (run: ReturnType<typeof open>) => run.state().queryText as QueryTextState | undefined;

  it('F-04 is completed when the hand rests', async () => {
    const run = open({ suggest: answers({ suggestions: [suggestion] }) });
    for (const one of ['v', 'vo', 'vol']) run.dispatch(events.suggestionsRequested({ text: one }));
    await passes(TYPING_REST_MS - 1);
    expect(run.asked).toEqual([]);
    await passes(1);
    expect(run.asked).toEqual([{ index: INDEX, text: 'vol', limit: 8, filters: [] }]);
    expect(help(run)?.suggestions).toEqual({ text: 'vol', suggestions: [suggestion] });
    await run.end();
  });

  it('F-04 the newest words are the ones that are completed', async () => {
    const run = open({ suggest: inTurn(hangs(), answers({ suggestions: [suggestion] })) });
    run.dispatch(events.suggestionsRequested({ text: 'k' }));
    await passes(TYPING_REST_MS + 50);
    run.dispatch(events.suggestionsRequested({ text: 'vol' }));
    await passes(TYPING_REST_MS);
    expect(help(run)?.suggestions.text).toBe('vol');
    run.dispatch(events.suggestionsLoaded({ text: 'k', suggestions: [] }));
    expect(help(run)?.suggestions.text).toBe('vol');
    await run.end();
  });

  it.each(['', '   ', 'v'.repeat(101)])('F-04 %j is not asked about', async (typed) => {
    const run = open();
    run.dispatch(events.suggestionsRequested({ text: typed }));
    await passes(1_000);
    expect(run.asked).toEqual([]);
    await run.end();
  });

  it('F-04 a failure is no trouble: the field goes without', async () => {
    const run = open({ suggest: fails('SEARCH_FAILED') });
    run.dispatch(events.suggestionsRequested({ text: 'vol' }));
    await passes(5_000);
    expect(run.asked).toHaveLength(1);
    expect(help(run)?.suggestions).toEqual({ text: 'vol', suggestions: [] });
    await run.end();
  });

  it('F-04 the help tells that it is there', async () => {
    const run = open();
    run.dispatch(pageShown({ path: '/', first: true }));
    await run.until(events.queryTextReady);
    expect(help(run)?.ready).toBe(true);
    await run.end();
  });
});
