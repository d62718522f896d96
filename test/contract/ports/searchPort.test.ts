import { createSearchPort } from '@/adapters/http/searchPort';
import { searchLimits, type SearchRequest } from '@/domain/search/search';
import type { SearchPort } from '@/ports/search.port';
import { bridge } from '@/server/http/bridge';
import type { App } from '@/server/http/app.types';
import { inProcess, listen } from '../api/transports';
import { ABSENT, BROKEN, cars, INDEX, openSearch, openSearchApp } from './searchArea';

interface Reached {
  port: SearchPort;
  close(): Promise<void>;
}

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

/** As a page's loader asks on the server. */
const byCall = async (app: App): Promise<Reached> => {
  const way = await inProcess(app);
  const fetch = (path: string, { method, body, signal }: RequestInit) =>
    way.send(path, {
      method,
      body: typeof body === 'string' ? body : undefined,
      headers: { 'content-type': 'application/json' },
      signal: signal ?? undefined,
    });
  return { port: createSearchPort({ fetch, base: '' }), close: way.close };
};

/** As a browser asks. */
const byHttp = async (app: App): Promise<Reached> => {
  const server = await listen(
    (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
  );
  return { port: createSearchPort({ fetch, base: `http://127.0.0.1:${server.port}` }), close: server.close };
};

describe.each<[string, (app: App) => Promise<Reached>]>([
  ['in process', byCall],
  ['over HTTP', byHttp],
])('the search port %s', (_, reach) => {
  let reached: Reached;
  const open = async (requestsAMinute?: number) => {
    reached = await reach(openSearchApp(await openSearch(), requestsAMinute));
    return reached.port;
  };
  afterEach(() => reached.close());

  it('F-02 brings the answer to the question that was asked', async () => {
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

  it('F-02 brings an empty answer as an answer', async () => {
    const port = await open();
    expect(await port.search({ ...request, offset: 50 })).toMatchObject({
      ok: true,
      value: { content: [], total_items: 1 },
    });
  });

  it.each<[string, string, Partial<SearchRequest>]>([
    ['a failed search', 'SEARCH_FAILED', { index: BROKEN }],
    ['an index that is not there', 'NOT_FOUND', { index: ABSENT }],
    ['a question that cannot be understood', 'BAD_REQUEST', { limit: -1 }],
    ['a question that is too large', 'TOO_LARGE', { keyphrase: 'x'.repeat(searchLimits.bodyBytes) }],
  ])('F-02 tells %s by its code', async (_title, code, over) => {
    const port = await open();
    expect(await port.search({ ...request, ...over })).toEqual({ ok: false, error: { code, params: {} } });
  });

  it('F-02 says how long to wait when it asked too often', async () => {
    const port = await open(1);
    await port.search(request);
    expect(await port.search(request)).toEqual({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', params: { seconds: expect.any(Number) } },
    });
  });
});

describe('the search port over HTTP alone', () => {
  it('F-02 rejects when its caller aborts', async () => {
    let heard = () => {};
    const asked = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const slow = {
      ...(await openSearch()),
      search: () => {
        heard();
        return new Promise<never>(() => {});
      },
    };
    const { port, close } = await byHttp(openSearchApp(slow));
    const control = new AbortController();
    const ended = port.search(request, control.signal).then(
      () => 'answered',
      (error: unknown) => error,
    );
    await asked;
    control.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    await close();
  });

  it('F-02 tells that nobody is there', async () => {
    const { port, close } = await byHttp(openSearchApp(await openSearch()));
    await close();
    expect(await port.search(request)).toEqual({ ok: false, error: { code: 'NETWORK_LOST', params: {} } });
  });
});
