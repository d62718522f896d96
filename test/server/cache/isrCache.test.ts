import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backendHash } from '@/server/cache/backendIdentity';
import IsrCache from '@/server/cache/isrCache';
import { IsrStore } from '@/server/cache/isrStore';
import { PUBLICATIONS_KEY } from '@/server/content/edits/freshness';
import { readConfig } from '@/server/config';

type Context = ConstructorParameters<typeof IsrCache>[0];

const before = { ...process.env };
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'isr-cache-'));
  await mkdir(path.join(root, 'build', 'server'), { recursive: true });
  await writeFile(path.join(root, 'build', 'BUILD_ID'), 'build-1\n');
});
afterEach(async () => {
  process.env = { ...before };
  await rm(root, { recursive: true, force: true });
});

const context = (changes: Partial<Context> = {}): Context => ({
  serverDistDir: path.join(root, 'build', 'server'),
  revalidatedTags: [],
  _requestHeaders: {},
  ...changes,
});
const page = { kind: 'REDIRECT' as never, props: { to: '/x' } };

/** What a process with these variables sees. */
function under(env: Record<string, string>, changes?: Partial<Context>): IsrCache {
  process.env = { ...before, ...env };
  return new IsrCache(context(changes));
}

describe('Next’s cache handler', () => {
  it('M-03 stores pages in DATA_DIR by build and back ends, and nothing during the build', async () => {
    const DATA_DIR = path.join(root, 'data');
    await under({ DATA_DIR }).set('/_sites/car-store-se/sv-SE', page, {});
    expect(await readdir(path.join(DATA_DIR, 'isr'))).toEqual([`build-1-${backendHash({ DATA_DIR })}`]);
    expect((await readdir(path.join(root, 'build'), { recursive: true })).toSorted()).toEqual(['BUILD_ID', 'server']);
  });

  it('M-03 gives every instance of a process the same pages: Next makes one a request', async () => {
    const env = { DATA_DIR: path.join(root, 'data') };
    await under(env).set('/a', page, { cacheControl: { revalidate: 60, expire: undefined } });
    expect(await under(env).get('/a', {})).toMatchObject({ value: page, cacheControl: { revalidate: 60 } });
  });

  it('M-03 shares nothing between two data folders', async () => {
    const [one, two] = [{ DATA_DIR: path.join(root, 'one') }, { DATA_DIR: path.join(root, 'two') }];
    await under(one).set('/a', page, {});
    expect(await under(two).get('/a', {})).toBeNull();
    expect(await under(one).get('/a', {})).toMatchObject({ value: page });
  });

  it('M-03 shares nothing between two databases over one data folder', async () => {
    const DATA_DIR = path.join(root, 'data');
    await under({ DATA_DIR }).set('/a', page, {});
    expect(await under({ DATA_DIR, DATABASE_URL: 'postgres://db.example/one' }).get('/a', {})).toBeNull();
    await under({ DATA_DIR, DATABASE_URL: 'postgres://db.example/one' }).set('/a', page, {});
    expect(await under({ DATA_DIR, DATABASE_URL: 'postgres://db.example/two' }).get('/a', {})).toBeNull();
    expect(await readdir(path.join(DATA_DIR, 'isr'))).toHaveLength(2);
  });

  it.each<[when: string, env: Record<string, string>, changes: Partial<Context>]>([
    ['in development', {}, { dev: true }],
    ['during the build', { NEXT_PHASE: 'phase-production-build' }, {}],
  ])('M-03 writes nothing %s', async (_when, env, changes) => {
    const DATA_DIR = path.join(root, 'data');
    await under({ ...env, DATA_DIR }, changes).set('/a', page, {});
    expect(await readdir(root)).toEqual(['build']);
  });

  it('E-01 invalidates pages by the tags of a response header', async () => {
    const cache = under({ DATA_DIR: path.join(root, 'data') });
    const tagged = {
      kind: 'PAGES' as never,
      html: 'x' as never,
      pageData: {},
      status: 200,
      headers: { 'x-next-cache-tags': 'cars, stories' },
    };
    await cache.set('/a', tagged, {});
    expect(await cache.get('/a', {})).not.toBeNull();
    await cache.revalidateTag('stories');
    expect(await cache.get('/a', {})).toBeNull();
  });

  it.each<[what: string, env: Record<string, string>]>([
    ['nothing set', {}],
    ['a data folder', { DATA_DIR: 'some/folder' }],
    ['a padded data folder', { DATA_DIR: ' some/folder ' }],
    ['an empty data folder', { DATA_DIR: '' }],
    ['a database', { DATABASE_URL: 'postgres://db.example/forecourt' }],
    ['both', { DATA_DIR: 'x', DATABASE_URL: ' postgresql://db.example/forecourt ' }],
  ])('M-03 names the back ends as the configuration does: %s', (_what, env) => {
    const { dataDir, backendHash: hash } = readConfig({ NODE_ENV: 'test', ...env });
    expect(hash).toBe(backendHash(env));
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(path.isAbsolute(dataDir)).toBe(true);
  });

  describe('with publications', () => {
    const made = (contentRevision?: number) => ({
      kind: 'PAGES' as never,
      html: `of ${contentRevision}` as never,
      pageData: { pageProps: contentRevision === undefined ? {} : { contentRevision } },
      headers: undefined,
      status: undefined,
    });
    const published = (change: number, receivedAt = Date.now()) =>
      Reflect.set(globalThis, PUBLICATIONS_KEY, (key: string) => (key === '/a' ? { change, receivedAt } : null));
    afterEach(() => Reflect.deleteProperty(globalThis, PUBLICATIONS_KEY));
    const env = () => ({ DATA_DIR: path.join(root, 'data') });

    it('E-01 serves no page that was made before the last publication of what it shows', async () => {
      const cache = under(env());
      for (const key of ['/a', '/b']) await cache.set(key, made(6), {});
      published(7);
      expect([await cache.get('/a'), await cache.get('/b')]).toEqual([
        null,
        expect.objectContaining({ value: made(6) }),
      ]);
      await cache.set('/a', made(7), {});
      expect(await cache.get('/a')).toMatchObject({ value: made(7) });
    });

    it('E-01 nor one whose rendering had begun before it and ended after it', async () => {
      const cache = under(env());
      published(7, Date.now() - 1_000);
      await cache.set('/a', made(6), {});
      expect(await cache.get('/a')).toBeNull();
    });

    it('E-01 serves what another process rendered in the same folder', async () => {
      const cache = under(env());
      await cache.set('/a', made(6), {});
      const elsewhere = new IsrStore({ folder: path.join(env().DATA_DIR, 'isr', `build-1-${backendHash(env())}`) });
      await elsewhere.set('/a', made(8), {});
      published(7);
      expect(await cache.get('/a')).toMatchObject({ value: made(8) });
    });

    it('E-01 a page without a number counts by its time', async () => {
      const cache = under(env());
      await cache.set('/a', null, {});
      published(7, Date.now() + 1_000);
      expect(await cache.get('/a')).toBeNull();
      published(7, Date.now() - 1_000);
      expect(await cache.get('/a')).toMatchObject({ value: null });
    });
  });
});
