import { createSearchPort } from '@/adapters/http/searchPort';
import { searchLimits, type SearchRequest } from '@/domain/search/search';
import type { TextSearchRequest } from '@/domain/search/textSearch';
import type { SearchPort } from '@/ports/search.port';
import { createPageSearch, createSearchRequests } from '@/server/search/searchRequests';
import { overHttp, type Reached } from './reach';
import { ABSENT, BROKEN, cars, INDEX, openSearch, openSearchApp } from './searchArea';

const textRequest: TextSearchRequest = {
  index: INDEX,
  fields: ['car_id'],
  limit: 24,
  offset: 0,
  filters: [],
  query_text: { query: 'car_fuel=El', text: 'kia räksmörgås', language: 'sv' },
};

const request: SearchRequest = {
  index: INDEX,
  fields: [],
  keyphrase: 'räksmörgås',
  facets: [],
  limit: 24,
  offset: 0,
  sort_name: 'relevance',
  filters: [],
};

const httpPort = async (requestsAMinute?: number): Promise<Reached<SearchPort>> =>
  overHttp(createSearchPort)(openSearchApp(await openSearch(), requestsAMinute));

/** As pages have it that are rendered in the back end's process. */
async function pagePort(): Promise<Reached<SearchPort>> {
  const log = { error: () => undefined };
  return {
    port: createPageSearch(createSearchRequests(await openSearch(), log), log),
    close: () => Promise.resolve(),
  };
}

describe.each([
  ['of a page', pagePort],
  ['over HTTP', httpPort],
])('the search port %s', (_, reach) => {
  let reached: Reached<SearchPort>;
  const open = async () => {
    reached = await reach();
    return reached.port;
  };
  afterEach(() => reached.close());

  it('F-02 returns the response to the request', async () => {
    const port = await open();
    expect(await port.search({ ...request, fields: ['car_id', 'car_model_text'] })).toEqual({
      ok: true,
      value: {
        facet: [],
        content: [{ car_id: '10001', car_model_text: 'V60 Räksmörgås' }],
        total_items: 1,
        limit: 24,
        offset: 0,
      },
    });
    expect(await port.search({ ...request, keyphrase: '' })).toMatchObject({
      ok: true,
      value: { total_items: cars.length },
    });
  });

  it('F-02 returns an empty response as a success', async () => {
    const port = await open();
    expect(await port.search({ ...request, offset: 50 })).toMatchObject({
      ok: true,
      value: { content: [], total_items: 1 },
    });
  });

  it.each<[string, string, Partial<SearchRequest>]>([
    ['a failed search', 'SEARCH_FAILED', { index: BROKEN }],
    ['an index that is not there', 'NOT_FOUND', { index: ABSENT }],
    ['an invalid request', 'BAD_REQUEST', { limit: -1 }],
    ['a text that is too long', 'BAD_REQUEST', { keyphrase: 'x'.repeat(searchLimits.bodyBytes / 2) }],
  ])('F-02 reports %s by its code', async (_title, code, over) => {
    const port = await open();
    expect(await port.search({ ...request, ...over })).toEqual({ ok: false, error: { code, params: {} } });
  });

  it('F-04 understands a text and searches for it in one request', async () => {
    const port = await open();
    expect(await port.searchText({ ...textRequest, query_text: { ...textRequest.query_text, query: '' } })).toEqual({
      ok: true,
      value: {
        facet: expect.any(Array),
        // The Kia, without the words that no Kia has.
        content: [{ car_id: '10002' }],
        total_items: 1,
        limit: 24,
        offset: 0,
        understood: {
          query: 'car_brand=Kia&said=kia+r%C3%A4ksm%C3%B6rg%C3%A5s',
          queryText: { text: 'kia räksmörgås', plain: [] },
          parts: [
            { from: 0, to: 3, text: 'kia', meaning: { kind: 'terms', name: 'car_brand', values: ['Kia'] } },
            { from: 4, to: 14, text: 'räksmörgås', meaning: { kind: 'setAside' } },
          ],
        },
      },
    });
  });

  it.each<[string, string, Partial<TextSearchRequest>]>([
    ['a failed search', 'SEARCH_FAILED', { index: BROKEN }],
    ['an index that is not there', 'NOT_FOUND', { index: ABSENT }],
    ['an invalid request', 'BAD_REQUEST', { limit: -1 }],
  ])('F-04 reports %s of a text by its code', async (_title, code, over) => {
    const port = await open();
    expect(await port.searchText({ ...textRequest, ...over })).toEqual({ ok: false, error: { code, params: {} } });
  });
});

describe('the search port over HTTP alone', () => {
  it('F-02 reports a request that is too large, and the time to wait after too many', async () => {
    const { port, close } = await httpPort(2);
    expect(await port.search({ ...request, keyphrase: 'x'.repeat(searchLimits.bodyBytes) })).toEqual({
      ok: false,
      error: { code: 'TOO_LARGE', params: {} },
    });
    await port.search(request);
    expect(await port.search(request)).toEqual({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', params: { seconds: expect.any(Number) } },
    });
    await close();
  });

  it.each<[string, unknown]>([
    ['without an explanation', { facet: [], content: [], total_items: 0, limit: 0, offset: 0 }],
    [
      'with parts that are none',
      {
        facet: [],
        content: [],
        total_items: 0,
        limit: 0,
        offset: 0,
        understood: { query: '', queryText: { text: 'v60', plain: [] }, parts: [{ text: 'v60' }] },
      },
    ],
  ])('F-04 takes a response %s for a failed search', async (_, body) => {
    const port = createSearchPort({ base: '', fetch: async () => Response.json(body) });
    expect(await port.searchText(textRequest)).toEqual({ ok: false, error: { code: 'SEARCH_FAILED', params: {} } });
  });

  it('F-02 rejects when its caller aborts', async () => {
    let received = () => {};
    const requests = new Promise<void>((resolve) => {
      received = resolve;
    });
    const slow = {
      ...(await openSearch()),
      search: () => {
        received();
        return new Promise<never>(() => {});
      },
    };
    const { port, close } = await overHttp(createSearchPort)(openSearchApp(slow));
    const control = new AbortController();
    const ended = port.search(request, control.signal).then(
      () => 'answered',
      (error: unknown) => error,
    );
    await requests;
    control.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    await close();
  });

  it('F-02 fails with a lost network', async () => {
    const { port, close } = await overHttp(createSearchPort)(openSearchApp(await openSearch()));
    await close();
    expect(await port.search(request)).toEqual({ ok: false, error: { code: 'NETWORK_LOST', params: {} } });
  });
});
