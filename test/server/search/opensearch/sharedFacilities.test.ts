import type { Facility } from '@/domain/dealers/facility';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { createExistingIndexes } from '@/server/search/opensearch/existingIndexes';
import { createOpenSearch } from '@/server/search/opensearch/opensearch.search';
import { connectTo } from '@/server/search/opensearch/server';
import { buildIndexes, rebuildFacilities, servedDefinition } from '@/server/search/stockIndexes';
import { allSites } from '@/sites/sites';
import { fakeSearchServer, type FakeResponse, type FakeSearchServer, type RecordedRequest } from './fakeSearchServer';

const ofStock = (stock: string): string[] =>
  allSites.flatMap(({ facilities }) => (facilities?.stock === stock ? [facilities.index] : []));
const all = allSites.flatMap(({ facilities }) => (facilities ? [facilities.index] : []));

/** Holds the mappings of indexes, which have their metadata, and the alias of each. */
function holdsIndexes() {
  const mappings = new Map<string, unknown>();
  const aliases = new Map<string, string>();
  return ({ method, path, body }: RecordedRequest): FakeResponse | undefined => {
    const [, name = '', rest] = path.split('/');
    if (path === '/_aliases') {
      for (const { add } of JSON.parse(body).actions) if (add) aliases.set(add.alias, add.index);
      return { body: {} };
    }
    if (name === '_alias') {
      const index = aliases.get(rest ?? '');
      return index === undefined ? undefined : { body: { [index]: {} } };
    }
    if (rest === '_mapping') {
      const index = aliases.get(name) ?? name;
      if (method === 'PUT') mappings.set(index, JSON.parse(body));
      return { body: { [index]: { mappings: mappings.get(index) ?? {} } } };
    }
    const lines = rest === '_bulk' ? body.trim().split('\n') : [];
    const items = Array.from({ length: lines.length / 2 }, () => ({ index: { status: 201 } }));
    return { body: { items } };
  };
}

describe('facilities on a search server that processes share', () => {
  const [facility] = generateFacilities('se');
  const versions = new Map<string, number>();
  let remote: FakeSearchServer;
  beforeEach(async () => {
    versions.clear();
    remote = await fakeSearchServer();
    remote.respondWith(holdsIndexes());
  });
  afterEach(() => remote.close());

  const dealers = {
    version: async (stock: string) => versions.get(stock) ?? 1,
    async *documents(): AsyncGenerator<{ id: string; version: number; document: Facility }> {
      if (facility) yield { id: facility.site_id, version: 1, document: facility };
    },
  };
  const noCars = { version: async () => 0, async *documents() {}, async *changesSince() {} };

  function openProcess(build: string | null) {
    const search = createOpenSearch({
      server: connectTo(remote.url),
      prefix: 'forecourt-',
      shards: 1,
      definitionOf: servedDefinition,
      report: (error) => {
        throw error;
      },
    });
    const snapshots = createExistingIndexes({
      search,
      definitionOf: servedDefinition,
      shards: 1,
      installation: 'one',
      build,
    });
    return {
      start: () => buildIndexes(search, noCars, dealers, snapshots),
      changed: (stock: 'se') => rebuildFacilities(search, dealers, stock, snapshots),
      close: () => search.close(),
    };
  }
  /** The indexes of facilities that are built meanwhile. */
  async function builtBy(work: () => Promise<void>): Promise<string[]> {
    const before = remote.requests.length;
    await work();
    return remote.requests
      .slice(before)
      .flatMap(({ method, path }) => (method === 'PUT' && !path.includes('_mapping') ? [path] : []))
      .map((path) => path.slice('/forecourt-'.length, -'-12345678-1234'.length))
      .filter((index) => all.includes(index));
  }

  it('M-03 only a start on other facilities, or of another build, writes them', async () => {
    const first = openProcess('a');
    expect(await builtBy(first.start)).toEqual(all);
    const second = openProcess('a');
    expect(await builtBy(second.start)).toEqual([]);
    versions.set('se', 2);
    const third = openProcess('a');
    expect(await builtBy(third.start)).toEqual(ofStock('se'));
    const newer = openProcess('b');
    expect(await builtBy(newer.start)).toEqual(all);
    await Promise.all([first, second, third, newer].map(({ close }) => close()));
  });

  it('M-03 a change is written by the process that is first, for all', async () => {
    const [here, there] = [openProcess('a'), openProcess('a')];
    await here.start();
    await there.start();
    versions.set('se', 2);
    expect(await builtBy(() => here.changed('se'))).toEqual(ofStock('se'));
    expect(await builtBy(() => there.changed('se'))).toEqual([]);
    await Promise.all([here.close(), there.close()]);
  });

  it('M-03 code that may have changed without a new build writes them at each start', async () => {
    const [first, second] = [openProcess(null), openProcess(null)];
    await first.start();
    expect(await builtBy(second.start)).toEqual(all);
    await Promise.all([first.close(), second.close()]);
  });
});
