import type { PublicationProgress } from '@/domain/content/changes';
import { createPublicationsStore, type PublicationsStore } from '@/server/content/edits/publications.store';
import { createRevalidation, type RenderPage } from '@/server/content/edits/revalidation';
import { onBothEngines } from '@test/server/database/engines';
import { publicationsInMemory } from './platform';

const [FIRST, SECOND] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const report = (error: unknown): void => {
  throw error;
};

/** Renders pages when they are released, by their addresses. */
function renderer() {
  const begun: string[] = [];
  const waiting = new Map<string, () => void>();
  const render: RenderPage = (address) => {
    begun.push(address);
    return new Promise((resolve) => waiting.set(address, resolve));
  };
  const release = async (...addresses: string[]): Promise<void> => {
    for (const address of addresses) waiting.get(address)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, render, release };
}

describe('rendering pages again after a publication', () => {
  it('A-16 begins with the first pages, some at a time', async () => {
    const revalidation = createRevalidation({ store: publicationsInMemory(), report, parallel: 2 });
    const { begun, render, release } = renderer();
    await revalidation.start(FIRST, ['/a', '/b', '/c'], render);
    expect(begun).toEqual(['/a', '/b']);
    await release('/a');
    expect([begun, await revalidation.progress(FIRST)]).toEqual([
      ['/a', '/b', '/c'],
      { id: FIRST, pages: 3, done: 1, failed: 0 },
    ]);
    await release('/b', '/c');
    await revalidation.settled();
    expect(await revalidation.progress(FIRST)).toEqual({ id: FIRST, pages: 3, done: 3, failed: 0 });
  });

  it('A-16 renders several pages in parallel by default, and not all at once', async () => {
    const revalidation = createRevalidation({ store: publicationsInMemory(), report });
    const { begun, render, release } = renderer();
    const addresses = Array.from({ length: 20 }, (_, index) => `/${index}`);
    await revalidation.start(FIRST, addresses, render);
    expect(begun).toHaveLength(3);
    for (const address of addresses) await release(address);
    await revalidation.settled();
    expect(begun).toEqual(addresses);
  });

  it('A-16 renders a page once for a publication and a newer one, and again where it had begun', async () => {
    const revalidation = createRevalidation({ store: publicationsInMemory(), report, parallel: 1 });
    const { begun, render, release } = renderer();
    await revalidation.start(FIRST, ['/a', '/b', '/c'], render);
    await revalidation.start(SECOND, ['/b', '/a'], render);
    for (const address of ['/a', '/b', '/c', '/a']) await release(address);
    await revalidation.settled();
    expect(begun).toEqual(['/a', '/b', '/c', '/a']);
    expect([await revalidation.progress(FIRST), await revalidation.progress(SECOND)]).toMatchObject([
      { pages: 3, done: 3 },
      { pages: 2, done: 2 },
    ]);
  });

  it('A-16 goes on when a page cannot be rendered', async () => {
    const errors: unknown[] = [];
    const revalidation = createRevalidation({ store: publicationsInMemory(), report: (error) => errors.push(error) });
    await revalidation.start(FIRST, ['/a', '/b'], (address) =>
      address === '/a' ? Promise.reject(new Error(address)) : Promise.resolve(),
    );
    await revalidation.settled();
    expect([await revalidation.progress(FIRST), errors]).toEqual([
      { id: FIRST, pages: 2, done: 1, failed: 1 },
      [new Error('/a')],
    ]);
  });

  it('A-16 stops when the server closes', async () => {
    const revalidation = createRevalidation({ store: publicationsInMemory(), report, parallel: 1 });
    const { begun, render, release } = renderer();
    await revalidation.start(FIRST, ['/a', '/b'], render);
    const closed = revalidation.close();
    await release('/a');
    await closed;
    expect(begun).toEqual(['/a']);
  });
});

onBothEngines('the progress of publications', (engine) => {
  let store: PublicationsStore;
  beforeEach(async () => {
    await engine.database().orm.execute('truncate content_publications');
    store = createPublicationsStore(engine.database().orm);
  });
  /** Time passes for the process that renders. */
  const wait = (interval: string) =>
    engine.database().orm.execute(`update content_publications set heartbeat = heartbeat - interval '${interval}'`);

  it('A-16 is the same in every process', async () => {
    await store.begin(FIRST, ['/a', '/b']);
    await store.advance({ id: FIRST, done: 1, failed: 0 });
    const elsewhere = createRevalidation({ store: createPublicationsStore(engine.database().orm), report });
    expect(await elsewhere.progress(FIRST)).toEqual({ id: FIRST, pages: 2, done: 1, failed: 0 });
    expect(await elsewhere.progress(SECOND)).toBeNull();
  });

  it('A-16 goes on in another process once the first one has died, in one only', async () => {
    await store.begin(FIRST, ['/a', '/b', '/c', '/d', '/e']);
    await store.advance({ id: FIRST, done: 3, failed: 0 });
    const rendered: string[] = [];
    const render: RenderPage = async (address) => void rendered.push(address);
    const others = [1, 2].map(() => createRevalidation({ store, report, parallel: 1 }));
    const both = (): Promise<(PublicationProgress | null)[]> =>
      Promise.all(others.map((one) => one.progress(FIRST, render)));
    await both();
    expect(rendered).toEqual([]);
    await wait('30 seconds');
    await both();
    await Promise.all(others.map((one) => one.settled()));
    // The third may have been counted before it was stored.
    expect(rendered).toEqual(['/c', '/d', '/e']);
    expect(await both()).toEqual([1, 2].map(() => ({ id: FIRST, pages: 5, done: 5, failed: 0 })));
    await wait('30 seconds');
    await both();
    expect(rendered).toHaveLength(3);
  });
});
