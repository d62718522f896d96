import { cachedSearches } from '@/adapters/http/searchPort';
import { emptyQuery, listRequest, type CarListQuery } from '@/domain/search/carList';
import { emptyResponse } from '@/domain/search/search';
import { failed, ok } from '@/errors/result';
import type { SearchPort } from '@/ports/search.port';

const request = (over: Partial<CarListQuery> = {}) => listRequest({ ...emptyQuery, ...over }, 'cars-car-store-se', []);

function openCache({ broken = false } = {}) {
  const clock = { ms: 0, now: () => clock.ms };
  let requests = 0;
  const port: SearchPort = {
    search: async ({ limit, offset }) => {
      requests += 1;
      return broken ? failed('SEARCH_FAILED') : ok({ ...emptyResponse(limit, offset), total_items: requests });
    },
    searchText: async ({ limit, offset, query_text: { text = '' } }) => {
      requests += 1;
      const understood = { query: '', queryText: { text, plain: [] }, parts: text === 'oläst' ? null : [] };
      return ok({ ...emptyResponse(limit, offset), total_items: requests, understood });
    },
  };
  const stored = cachedSearches(port, clock);
  const total = async (over?: Partial<CarListQuery>) => {
    const response = await stored.search(request(over));
    return response.ok ? response.value.total_items : null;
  };
  return { clock, port: stored, total, requests: () => requests };
}

describe('responses cached for a moment', () => {
  it('F-09 the same filters and text are served from the cache, any others are requested', async () => {
    const { total, requests } = openCache();
    const queries: Partial<CarListQuery>[] = [
      {},
      { terms: { car_fuel: ['El'] } },
      { keyphrase: 'kombi' },
      { keyphrase: 'kombi', page: 2 },
      { sort: 'car_price_asc' },
      { ranges: { car_price: { max: 1 } } },
    ];
    const first = await Promise.all(queries.map(total));
    expect(new Set(first).size).toBe(queries.length);
    expect(await Promise.all(queries.map(total))).toEqual(first);
    expect(requests()).toBe(queries.length);
  });

  it('F-09 for a minute, not longer', async () => {
    const { total, clock } = openCache();
    await total();
    clock.ms = 59_999;
    expect(await total()).toBe(1);
    clock.ms = 60_000;
    expect(await total()).toBe(2);
  });

  it('F-09 a search by text is cached by its text', async () => {
    const { port, requests } = openCache();
    const textRequest = (text: string) => ({
      index: 'cars-car-store-se',
      fields: [],
      limit: 48,
      offset: 0,
      filters: [],
      query_text: { query: '', text, language: 'sv' } as const,
    });
    const first = await port.searchText(textRequest('röd'));
    expect(await port.searchText(textRequest('röd'))).toEqual(first);
    await port.searchText(textRequest('blå'));
    expect(requests()).toBe(2);
  });

  it('F-04 a text that was not understood is sent again', async () => {
    const { port, requests } = openCache();
    const send = () =>
      port.searchText({
        index: 'cars-car-store-se',
        fields: [],
        limit: 48,
        offset: 0,
        filters: [],
        query_text: { query: '', text: 'oläst', language: 'sv' },
      });
    await send();
    await send();
    expect(requests()).toBe(2);
  });

  it('F-09 a failure is requested again', async () => {
    const { total, requests } = openCache({ broken: true });
    expect([await total(), await total(), requests()]).toEqual([null, null, 2]);
  });

  it('F-09 only so many: the oldest goes first', async () => {
    const { total, requests } = openCache();
    for (let index = 0; index <= 20; index += 1) await total({ keyphrase: `nummer ${index}` });
    await total({ keyphrase: 'nummer 20' });
    expect(requests()).toBe(21);
    await total({ keyphrase: 'nummer 0' });
    expect(requests()).toBe(22);
  });
});
