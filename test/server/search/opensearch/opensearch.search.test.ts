import type { SearchRequest } from '@/domain/search/search';
import { definitionOf } from '@/server/search/definitions';
import { createOpenSearch, type RemoteSearch } from '@/server/search/opensearch/opensearch.search';
import { connectTo, reach } from '@/server/search/opensearch/server';
import { createExistingIndexes } from '@/server/search/opensearch/existingIndexes';
import { fakeSearchServer, type RecordedRequest, type FakeSearchServer, type FakeResponse } from './fakeSearchServer';

const INDEX = 'cars-car-store-se';
const ALIAS = `forecourt-${INDEX}`;

const requestOf = (change: Partial<SearchRequest> = {}): SearchRequest => ({
  index: INDEX,
  fields: ['car_id', 'car_price'],
  keyphrase: '',
  facets: [],
  limit: 10,
  offset: 0,
  sort_name: 'car_price_asc',
  filters: [],
  ...change,
});

const terms = (counts: Record<string, number>, more: object = {}) => ({
  doc_count_error_upper_bound: 0,
  sum_other_doc_count: 0,
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
  ...more,
});
const responseBody = (
  more: { total?: number; hits?: object[]; found?: number; aggs?: { hits?: object } & Record<string, object> } = {},
) => ({
  timed_out: false,
  _shards: { failed: 0 },
  hits: { total: { value: more.total ?? 0, relation: 'eq' }, hits: more.hits ?? [] },
  aggregations: {
    found: { doc_count: more.found ?? 1 },
    base: { in: {} },
    ...more.aggs,
    hits: { doc_count: more.total ?? 0, ...more.aggs?.hits },
  },
});
const json = ({ body }: Pick<RecordedRequest, 'body'>) => JSON.parse(body);

describe('a remote search server', () => {
  let remote: FakeSearchServer;
  let reported: string[];
  let service: RemoteSearch;
  const opened = (limits?: { timeLimitMs: number }): RemoteSearch =>
    createOpenSearch({
      server: connectTo(remote.url, limits),
      prefix: 'forecourt-',
      shards: 2,
      definitionOf,
      report: (error) => {
        reported.push(String(error));
      },
    });
  beforeEach(async () => {
    remote = await fakeSearchServer();
    reported = [];
    service = opened();
  });
  afterEach(async () => {
    await service.close();
    await remote.close();
  });
  const searches = () => remote.requests.filter(({ path }) => path.includes('/_search'));

  describe('requests', () => {
    it('F-02 sends one request: selections in a post filter, each facet counted without its own', async () => {
      remote.respondWith(() => ({
        body: responseBody({
          total: 2,
          hits: [{ _source: { d: { car_price: '100', car_id: '"10001"' } } }],
          aggs: { hits: { f1: terms({ Kombi: 2 }) }, alone0: { f0: terms({ El: 2, Diesel: 5 }) } },
        }),
      }));
      const facets: SearchRequest['facets'] = [
        { name: 'car_fuel', sort_order: 'count', filters: ['El'] },
        { name: 'car_body', sort_order: 'name', filters: [] },
      ];
      expect(await service.search(requestOf({ facets }))).toEqual({
        ok: true,
        value: {
          total_items: 2,
          limit: 10,
          offset: 0,
          contentJson: '[{"car_id":"10001","car_price":100}]',
          facet: [
            {
              name: 'car_fuel',
              type: 'terms',
              values: [
                { text: 'Diesel', count: 5 },
                { text: 'El', count: 2 },
              ],
            },
            { name: 'car_body', type: 'terms', values: [{ text: 'Kombi', count: 2 }] },
          ],
        },
      });
      expect(searches()).toHaveLength(1);
      expect(searches()[0]).toMatchObject({
        method: 'POST',
        path: `/${ALIAS}/_search?allow_partial_search_results=false`,
      });
      expect(json(searches()[0]!)).toMatchObject({
        track_total_hits: true,
        from: 0,
        size: 10,
        query: { bool: { filter: [{ match_all: {} }] } },
        post_filter: { terms: { 't.car_fuel': ['El'] } },
        sort: [{ 'n.car_price': { order: 'asc', missing: '_last' } }, { id: 'asc' }],
        _source: ['d.car_id', 'd.car_price'],
        aggs: {
          hits: { filter: { terms: { 't.car_fuel': ['El'] } } },
          alone0: { filter: { bool: { filter: [] } }, aggs: { f0: { terms: { field: 't.car_fuel' } } } },
        },
      });
    });

    it('F-02 takes a model as a pair with its brand, and a chosen value that no car has is listed', async () => {
      remote.respondWith(() => ({
        body: responseBody({
          aggs: { alone0: { f0: terms({ 'Volvo\u0000V60': 3, 'Volvo\u0000': 1, 'Kia\u0000EV6': 2 }) } },
        }),
      }));
      const result = await service.search(
        requestOf({
          facets: [
            { name: 'car_brand', child_name: 'car_model', sort_order: 'name', filters: ['Volvo', 'Volvo>EX30'] },
          ],
        }),
      );
      expect(json(searches()[0]!).post_filter).toEqual({
        bool: {
          should: [{ terms: { 't.car_brand': ['Volvo>EX30'] } }, { terms: { 'p.car_brand': ['Volvo\u0000EX30'] } }],
          minimum_should_match: 1,
        },
      });
      expect(result).toMatchObject({
        ok: true,
        value: {
          facet: [
            {
              values: [
                { text: 'Kia', count: 2, children: [{ text: 'EV6', count: 2 }] },
                {
                  text: 'Volvo',
                  count: 4,
                  children: [
                    { text: 'EX30', count: 0 },
                    { text: 'V60', count: 3 },
                  ],
                },
              ],
            },
          ],
        },
      });
    });

    it('tries the next step of a keyphrase only if nothing is found within the base filters', async () => {
      remote.respondWith(() => ({ body: responseBody({ found: 0 }) }));
      expect(await service.search(requestOf({ keyphrase: 'volov' }))).toMatchObject({
        ok: true,
        value: { total_items: 0 },
      });
      expect(searches().map((one) => /"fuzzy"/.test(one.body))).toEqual([false, false, true]);
      remote.respondWith(() => ({ body: responseBody({ found: 3, total: 0 }) }));
      await service.search(
        requestOf({ keyphrase: 'volvo', facets: [{ name: 'car_fuel', sort_order: 'name', filters: [] }] }),
      );
      expect(searches()).toHaveLength(4);
    });

    it('F-02 caches bucket bounds, and requests them again when the values have moved', async () => {
      const span = { count: 3, min: 100, max: 900 };
      let now = span;
      remote.respondWith((one) =>
        one.body.includes('"percentiles"')
          ? {
              body: responseBody({
                aggs: {
                  'span car_power': now,
                  'ends car_power': {
                    values: [
                      { key: 2, value: now.min },
                      { key: 98, value: now.max },
                    ],
                  },
                },
              }),
            }
          : {
              body: responseBody({
                aggs: {
                  base: { in: { 'span car_power': now } },
                  hits: { f0: { buckets: json(one).aggs.hits.aggs.f0.range.ranges.map(() => ({ doc_count: 1 })) } },
                },
              }),
            },
      );
      const search = () =>
        service.search(requestOf({ facets: [{ name: 'car_power', sort_order: 'number', filters: [] }] }));
      const first = await search();
      const facet = first.ok ? first.value.facet[0] : undefined;
      const buckets = facet?.type === 'histogram' ? facet.buckets : [];
      expect([buckets[0]?.min, buckets[1]?.min, buckets.at(-1)?.max]).toEqual([100, 150, 900]);
      expect(searches()).toHaveLength(2);
      await search();
      expect(searches()).toHaveLength(3);
      now = { count: 3, min: 400, max: 500 };
      expect(await search()).toMatchObject({ ok: true });
      expect(searches()).toHaveLength(6);
    });

    it('F-08 sorts by the alphabet of the language, learning texts from the response', async () => {
      remote.respondWith(() => ({
        body: responseBody({ aggs: { hits: { texts: terms({ Ångström: 1, Zeta: 1, Alfa: 1 }) } } }),
      }));
      await service.search(requestOf({ sort_name: 'car_brand_asc' }));
      const scores = (one: RecordedRequest) =>
        (json(one).query.bool.should ?? []).map(
          ({ constant_score: score }: { constant_score: { filter: { term: object }; boost: number } }) => [
            Object.values(score.filter.term)[0],
            score.boost,
          ],
        );
      expect(searches().map(scores)).toEqual([
        [],
        [
          ['Ångström', 1],
          ['Zeta', 2],
          ['Alfa', 3],
        ],
      ]);
    });

    it.each<[string, FakeResponse | undefined]>([
      ['ran out of time', { body: { ...responseBody(), timed_out: true } }],
      ['failed in one shard', { body: { ...responseBody(), _shards: { failed: 1 } } }],
      [
        'did not count every hit',
        { body: { ...responseBody(), hits: { total: { value: 10_000, relation: 'gte' }, hits: [] } } },
      ],
      [
        'counted some hits in one place alone',
        { body: responseBody({ total: 3, aggs: { hits: { doc_count: 2, f0: terms({ El: 2 }) } } }) },
      ],
      [
        'left values out',
        { body: responseBody({ aggs: { hits: { f0: terms({ El: 1 }, { sum_other_doc_count: 3 }) } } }) },
      ],
      [
        'may have miscounted',
        { body: responseBody({ aggs: { hits: { f0: terms({ El: 1 }, { doc_count_error_upper_bound: 1 }) } } }) },
      ],
      ['has no such aggregation', { body: responseBody() }],
      ['does not return JSON', { body: '<html>' }],
      ['returns unexpected JSON', { body: [] }],
      ['breaks off in the middle', 'breaks off'],
      ['never responds', 'hangs'],
      ['refuses', { status: 429, body: { error: { type: 'rejected_execution_exception', reason: 'secret words' } } }],
      ['has no such index', undefined],
    ])('F-01 fails, rather than counting wrongly, where the server %s', async (_, reply) => {
      service = opened({ timeLimitMs: reply === 'hangs' ? 50 : 5_000 });
      remote.respondWith(() => reply);
      expect(
        await service.search(requestOf({ facets: [{ name: 'car_fuel', sort_order: 'name', filters: [] }] })),
      ).toEqual({ ok: false, error: { code: 'SEARCH_FAILED', params: { index: INDEX } } });
      expect(reported).toHaveLength(1);
      expect(reported[0]).not.toContain('secret');
    });

    it('F-02 accepts complete counts marked as terminated early', async () => {
      remote.respondWith(() => ({
        body: { ...responseBody({ total: 2, aggs: { hits: { f0: terms({ El: 2 }) } } }), terminated_early: true },
      }));
      expect(
        await service.search(requestOf({ limit: 0, facets: [{ name: 'car_fuel', sort_order: 'name', filters: [] }] })),
      ).toMatchObject({ ok: true, value: { total_items: 2 } });
    });

    it('F-01 has one time limit for all requests of a search', async () => {
      service = opened({ timeLimitMs: 1_000 });
      // Each of the three steps is soon enough by itself.
      remote.respondWith(() => ({ body: responseBody({ found: 0 }), delayMs: 400 }));
      expect(await service.search(requestOf({ keyphrase: 'volov' }))).toEqual({
        ok: false,
        error: { code: 'SEARCH_FAILED', params: { index: INDEX } },
      });
      const given = searches().map((one) => Number.parseInt(json(one).timeout, 10));
      expect(given[0]).toBeLessThanOrEqual(800);
      expect(given[1]).toBeLessThanOrEqual(480);
    });

    it('F-01 fails at once when the server is unreachable, and recovers when it responds', async () => {
      remote.respondWith(() => ({ body: responseBody({ total: 1 }) }));
      expect(await service.search(requestOf())).toMatchObject({ ok: true, value: { total_items: 1 } });
      await remote.close();
      expect(await service.search(requestOf())).toMatchObject({ ok: false, error: { code: 'SEARCH_FAILED' } });
      await remote.open();
      expect(await service.search(requestOf())).toMatchObject({ ok: true, value: { total_items: 1 } });
    });

    it('distinguishes an index without a definition from a failed one, without a request', async () => {
      expect(await service.search(requestOf({ index: 'boats-x' }))).toEqual({
        ok: false,
        error: { code: 'NOT_FOUND', params: { index: 'boats-x' } },
      });
      await expect(service.apply('boats-x', [])).rejects.toThrow('There is no search index named boats-x.');
      expect(remote.requests).toEqual([]);
    });
  });

  describe('feeding', () => {
    const car = (car_id: string, more: object = {}) => ({ car_id, car_brand: 'Volvo', car_model: 'V60', ...more });
    /** Holds the aliases, takes every change. */
    function indexes(existing: Record<string, object> = {}) {
      const stands = new Map(Object.entries(existing));
      remote.respondWith((one) => {
        if (one.path === `/_alias/${ALIAS}`)
          return stands.size > 0
            ? { body: Object.fromEntries([...stands.keys()].map((name) => [name, { aliases: {} }])) }
            : undefined;
        if (one.path === `/${ALIAS}/_mapping` && one.method === 'GET')
          return { body: Object.fromEntries([...stands].map(([name, note]) => [name, { mappings: { _meta: note } }])) };
        if (one.path === '/_aliases') {
          for (const action of json(one).actions) {
            if (action.remove_index) stands.delete(action.remove_index.index);
            else stands.set(action.add.index, {});
          }
          return { body: {} };
        }
        if (one.path.includes('/_bulk'))
          return {
            body: {
              items: bulk(one).flatMap((line): object[] =>
                line.index
                  ? [{ index: { status: 201 } }]
                  : line.delete
                    ? [{ delete: { status: 404, result: 'not_found' } }]
                    : [],
              ),
            },
          };
        return { body: {} };
      });
      return stands;
    }
    const bulk = (one: RecordedRequest) =>
      one.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const bulks = () => remote.requests.filter(({ path }) => path.includes('/_bulk'));
    const documents = (cars: { id: string; version: number; document: object }[]) =>
      (async function* () {
        for (const one of cars) yield { ...one, document: { ...one.document } };
      })();

    it('A-01 builds next to the existing index and switches the alias in one step', async () => {
      const stands = indexes({ old: {} });
      await service.rebuild(
        INDEX,
        documents([
          { id: '10001', version: 4, document: car('10001', { car_color: 'Grå', car_chassino: 'YV1SECRET' }) },
        ]),
      );
      const [created] = remote.requests;
      expect(created).toMatchObject({
        method: 'PUT',
        path: expect.stringMatching(new RegExp(`^/${ALIAS}-[0-9a-f-]{13}$`)),
      });
      expect(json(created!).settings).toMatchObject({ number_of_shards: 2 });
      expect(bulk(bulks()[0]!)[0]).toEqual({ index: { _id: '10001', version: 4, version_type: 'external' } });
      expect(bulk(bulks()[0]!)[1]).toMatchObject({
        id: '10001',
        t: { car_color: 'Grå', car_brand: 'Volvo' },
        p: { car_brand: 'Volvo\u0000V60' },
        w: expect.arrayContaining(['gra', 'volvo', 'v60']),
        d: { car_color: '"Grå"' },
      });
      expect(bulks()[0]!.body).not.toContain('YV1SECRET');
      expect([...stands.keys()]).toEqual([created!.path.slice(1)]);
    });

    it('keeps the old index when a build fails, and deletes the new one', async () => {
      const stands = indexes({ old: {} });
      const broken = (async function* () {
        yield { id: '10001', version: 1, document: { ...car('10001') } };
        throw new Error('The database went away.');
      })();
      await expect(service.rebuild(INDEX, broken)).rejects.toThrow('The database went away.');
      expect([...stands.keys()]).toEqual(['old']);
      expect(remote.requests.at(-1)).toMatchObject({ method: 'DELETE', path: remote.requests[0]!.path });
    });

    it('takes what changes during a build into both', async () => {
      indexes({ old: {} });
      await service.rebuild(
        INDEX,
        (async function* () {
          yield { id: '10001', version: 1, document: { ...car('10001') } };
          await service.apply(INDEX, [{ id: '10001', version: 2, document: null }]);
        })(),
      );
      const removals = bulks().filter((one) => one.body.includes('"delete"'));
      expect(removals.map(({ path }) => path)).toEqual([
        `/${ALIAS}/_bulk?require_alias=true`,
        `${remote.requests[0]!.path}/_bulk`,
      ]);
      expect(bulk(removals[0]!)).toEqual([{ delete: { _id: '10001', version: 2, version_type: 'external_gte' } }]);
    });

    it('applies the valid changes of a batch and reports the errors of the others', async () => {
      const stands = indexes({ old: {} });
      expect(stands.size).toBe(1);
      await expect(
        service.apply(INDEX, [
          { id: '10002', version: 2, document: { ...car('10002'), car_doors: 5n } },
          { id: '10003', version: 2, document: { ...car('10003') } },
        ]),
      ).rejects.toThrow('1 of 2 changes could not be indexed.');
      expect(bulk(bulks()[0]!).flatMap((line) => line.index ?? [])).toEqual([
        expect.objectContaining({ _id: '10003' }),
      ]);
    });

    it('sends with the next changes what the server could not take', async () => {
      remote.respondWith(() => ({ status: 503, body: {} }));
      await expect(service.apply(INDEX, [{ id: '10001', version: 2, document: { ...car('10001') } }])).rejects.toThrow(
        `Changes of ${INDEX} wait until the search server takes them.`,
      );
      indexes({ old: {} });
      await service.apply(INDEX, [{ id: '10002', version: 3, document: null }]);
      expect(bulk(bulks().at(-1)!).map((line) => Object.keys(line)[0])).toEqual(['index', 'id', 'delete']);
    });

    it('M-03 sends by itself what the server could not take, the newest change of each document, until it does', async () => {
      // Not those of the connection.
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
      const tried = async (): Promise<void> => {
        const before = remote.requests.length;
        while (remote.requests.length === before) {
          jest.advanceTimersByTime(5_000);
          await new Promise((resolve) => {
            setImmediate(resolve);
          });
        }
      };
      try {
        remote.respondWith(() => ({ status: 503, body: {} }));
        const wait = [
          [
            { id: '10001', version: 2, document: { ...car('10001') } },
            { id: '10002', version: 3, document: null },
          ],
          [{ id: '10001', version: 4, document: { ...car('10001', { car_color: 'Grå' }) } }],
        ];
        for (const changes of wait)
          await expect(service.apply(INDEX, changes)).rejects.toThrow('wait until the search server takes them');
        await tried();
        indexes({ old: {} });
        await tried();
        await service.close();
      } finally {
        jest.useRealTimers();
      }
      expect(bulks().map(bulk)).toEqual([
        [
          { index: { _id: '10001', version: 4, version_type: 'external' } },
          expect.objectContaining({ t: expect.objectContaining({ car_color: 'Grå' }) }),
          { delete: { _id: '10002', version: 3, version_type: 'external_gte' } },
        ],
      ]);
    });

    it('M-03 sends changes again that a response does not mention', async () => {
      remote.respondWith((one) =>
        one.path.includes('/_bulk') ? { body: { errors: false, items: [] } } : { body: { old: { mappings: {} } } },
      );
      await expect(service.apply(INDEX, [{ id: '10001', version: 2, document: { ...car('10001') } }])).rejects.toThrow(
        `Changes of ${INDEX} wait until the search server takes them.`,
      );
      indexes({ old: {} });
      await service.apply(INDEX, []);
      expect(bulk(bulks().at(-1)!)[0]).toEqual({ index: expect.objectContaining({ _id: '10001', version: 2 }) });
    });

    it('ignores what is older than the index holds', async () => {
      indexes({ old: {} });
      const before = remote.requests.length;
      remote.respondWith((one) =>
        one.path.includes('/_bulk')
          ? { body: { items: [{ index: { status: 409, error: { type: 'version_conflict_engine_exception' } } }] } }
          : { body: { old: { mappings: {} } } },
      );
      await service.apply(INDEX, [{ id: '10001', version: 1, document: { ...car('10001') } }]);
      expect(remote.requests.length).toBeGreaterThan(before);
    });

    it('uses an existing index of this database, definition and slice', async () => {
      const existing = (installation: string) =>
        createExistingIndexes({ search: service, definitionOf, shards: 2, installation, build: null });
      const what = { index: INDEX, selection: { stock: 'se' }, newest: 9 };
      indexes({ old: {} });
      await service.rebuild(INDEX, documents([]));
      await existing('one').save({ ...what, version: 7 });
      // Not of the alias: another process may have switched it meanwhile.
      expect(remote.requests.at(-1)?.path).toBe(`${remote.requests[0]?.path}/_mapping`);
      const { _meta: note } = json(remote.requests.at(-1)!);
      indexes({ old: note });
      expect(await existing('one').restore(what)).toBe(7);
      expect(await existing('one').restore({ ...what, newest: 6 })).toBeUndefined();
      expect(await existing('two').restore(what)).toBeUndefined();
      expect(await existing('one').restore({ ...what, selection: { stock: 'no' } })).toBeUndefined();
      indexes();
      expect(await existing('one').restore(what)).toBeUndefined();
    });
  });

  describe('the address', () => {
    it('sends name and password as a header, and logs neither', async () => {
      const address = remote.url.replace('//', '//searcher:pass%40word@');
      remote.respondWith(() => ({ body: { version: { number: '2.19.1' } } }));
      await reach(connectTo(address), address);
      expect(remote.requests[0]).toMatchObject({
        path: '/',
        headers: { authorization: `Basic ${Buffer.from('searcher:pass@word').toString('base64')}` },
      });
      remote.respondWith(() => ({ status: 401, body: {} }));
      await expect(reach(connectTo(address), address)).rejects.toThrow(
        `OpenSearch at ${remote.url.slice(7)} can't be used: it responds with 401.`,
      );
    });

    it('reports in one sentence that nothing, or something else, responds there', async () => {
      remote.respondWith(() => ({ body: '<html>' }));
      await expect(reach(connectTo(remote.url), remote.url)).rejects.toThrow(
        "can't be used: the server there is not OpenSearch.",
      );
      await expect(reach(connectTo('http://127.0.0.1:1'), 'http://127.0.0.1:1')).rejects.toThrow(
        "OpenSearch at 127.0.0.1:1 can't be used: it does not respond.",
      );
    });
  });
});
