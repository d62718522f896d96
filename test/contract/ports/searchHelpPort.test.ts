import { createSearchHelpPort } from '@/adapters/http/searchHelpPort';
import { searchLimits } from '@/domain/search/search';
import type { SearchHelpPort } from '@/ports/searchHelp.port';
import { bothTransports, overHttp, type Reached } from './reach';
import { ABSENT, BROKEN, INDEX, openSearch, openSearchApp } from './searchArea';

const typing = { index: INDEX, text: 'vo', limit: 8, filters: [] };
const relaxing = {
  index: INDEX,
  fields: ['car_id'],
  keyphrase: '',
  facets: [{ name: 'car_brand', sort_order: 'count' as const, filters: ['Saab'] }],
  filters: [],
  extraFilters: [],
  limit: 8,
};

describe.each(bothTransports(createSearchHelpPort))('the search-help port %s', (_, reach) => {
  let reached: Reached<SearchHelpPort>;
  const open = async (requestsAMinute?: number) => {
    reached = await reach(openSearchApp(await openSearch(), requestsAMinute));
    return reached.port;
  };
  afterEach(() => reached.close());

  it('F-04 returns completions of the text', async () => {
    expect(await (await open()).suggest(typing)).toEqual({
      ok: true,
      value: {
        suggestions: [
          { name: 'car_brand', value: 'Volvo', text: 'Volvo', count: 1, from: 0, to: 2 },
          { name: 'car_brand', value: 'Volvo>V60', text: 'Volvo V60', count: 1, from: 0, to: 2 },
        ],
      },
    });
  });

  it('P08 returns relaxations and nearest matches', async () => {
    const constraint = { kind: 'terms', name: 'car_brand', values: ['Saab'] };
    expect(await (await open()).relax(relaxing)).toEqual({
      ok: true,
      value: {
        total_items: 0,
        relaxations: [{ constraint, total_items: 2 }],
        nearestMatches: [
          { document: { car_id: '10001' }, compromises: [{ constraint, by: null }] },
          { document: { car_id: '10002' }, compromises: [{ constraint, by: null }] },
        ],
      },
    });
  });

  it.each<[string, string, object]>([
    ['a failed search', 'SEARCH_FAILED', { index: BROKEN }],
    ['an index that is not there', 'NOT_FOUND', { index: ABSENT }],
    ['an invalid request', 'BAD_REQUEST', { index: 'boats' }],
    ['a request that is too large', 'TOO_LARGE', { index: 'x'.repeat(searchLimits.bodyBytes) }],
  ])('F-04 reports %s by its code', async (_title, code, over) => {
    const port = await open();
    const error = { ok: false, error: { code, params: {} } };
    expect(await port.suggest({ ...typing, ...over })).toEqual(error);
    expect(await port.relax({ ...relaxing, ...over })).toEqual(error);
  });

  it('F-04 returns the time to wait after too many requests', async () => {
    const port = await open(1);
    await port.suggest(typing);
    expect(await port.suggest(typing)).toEqual({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', params: { seconds: expect.any(Number) } },
    });
  });
});

describe('the search-help port over HTTP alone', () => {
  it('F-04 fails with a lost network', async () => {
    const { port, close } = await overHttp(createSearchHelpPort)(openSearchApp(await openSearch()));
    await close();
    expect(await port.suggest(typing)).toEqual({ ok: false, error: { code: 'NETWORK_LOST', params: {} } });
  });

  it.each<[string, unknown]>([
    ['no JSON', '<html>'],
    ['a list', []],
    ['suggestions without a count', { suggestions: [{ name: 'a', value: 'b', text: 'c', from: 0, to: 1 }] }],
  ])('F-04 takes %s for a failed search', async (_, body) => {
    const port = createSearchHelpPort({
      base: '',
      fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body)),
    });
    const error = { ok: false, error: { code: 'SEARCH_FAILED', params: {} } };
    expect([await port.suggest(typing), await port.relax(relaxing)]).toEqual([error, error]);
  });

  it('F-04 rejects when its caller aborts', async () => {
    const control = new AbortController();
    const port = createSearchHelpPort({
      base: '',
      fetch: (_, { signal }) =>
        new Promise((_response, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const waiting = port.suggest(typing, control.signal);
    control.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
