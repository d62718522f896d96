import type { Fetch } from '@/adapters/http/sendRequest';
import { createSearchPort } from '@/adapters/http/searchPort';
import type { SearchRequest } from '@/domain/search/search';

const request: SearchRequest = {
  index: 'se-cars',
  fields: [],
  keyphrase: 'röd',
  facets: [],
  limit: 24,
  offset: 0,
  sort_name: 'relevance',
  filters: [],
};
const response = { facet: [], content: [{ car_id: '10001' }], total_items: 1, limit: 24, offset: 0 };
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const port = (fetch: Fetch, base = '') => createSearchPort({ fetch, base });
const answering = (response: () => Response) => port(async () => response()).search(request);

describe('the search port over HTTP', () => {
  it('F-02 sends the request to the API by POST as JSON, and can be aborted', async () => {
    const requests: unknown[] = [];
    const { signal } = new AbortController();
    const result = await port(async (...call) => {
      requests.push(call);
      return json(response);
    }, 'https://search.example').search(request, signal);
    expect(result).toEqual({ ok: true, value: response });
    expect(requests).toEqual([
      [
        'https://search.example/api/search',
        {
          method: 'POST',
          body: JSON.stringify(request),
          signal,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
        },
      ],
    ]);
  });

  it.each<[number, string, Record<string, string>, object]>([
    [400, 'BAD_REQUEST', {}, {}],
    [413, 'TOO_LARGE', {}, {}],
    [429, 'TOO_MANY_REQUESTS', { 'retry-after': '17' }, { seconds: 17 }],
    [429, 'TOO_MANY_REQUESTS', { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, {}],
    [429, 'TOO_MANY_REQUESTS', {}, {}],
    [502, 'SEARCH_FAILED', {}, {}],
    [500, 'SEARCH_FAILED', {}, {}],
    [404, 'NOT_FOUND', {}, {}],
    [503, 'UNAVAILABLE', {}, {}],
  ])('F-02 answers a status %i with %s', async (status, code, headers, params) => {
    expect(await answering(() => json(response, status, headers))).toEqual({ ok: false, error: { code, params } });
  });

  it.each<[string, unknown]>([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', []],
    ['no content', { ...response, content: undefined }],
    ['a car that is nothing', { ...response, content: [null] }],
    ['a facet that is a word', { ...response, facet: ['car_brand'] }],
    ['a total that is text', { ...response, total_items: '1' }],
  ])('F-02 takes %s for a failed search', async (_, body) => {
    expect(await answering(() => json(body))).toEqual({ ok: false, error: { code: 'SEARCH_FAILED', params: {} } });
  });

  it('F-02 distinguishes a lost network from a failed search, before and within the response', async () => {
    const lost = { ok: false, error: { code: 'NETWORK_LOST', params: {} } };
    expect(await port(() => Promise.reject(new TypeError('Failed to fetch'))).search(request)).toEqual(lost);
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (body) => body.enqueue(new TextEncoder().encode('{"facet":')),
          pull: (body) => body.error(new TypeError('terminated')),
        }),
      );
    expect(await answering(broken)).toEqual(lost);
  });

  it('F-02 rejects with the abort of its caller, and with nothing else', async () => {
    const control = new AbortController();
    const waiting = port(
      (_, { signal }) =>
        new Promise((_response, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ).search(request, control.signal);
    control.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
