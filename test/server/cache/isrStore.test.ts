import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IsrStore, pruneOtherBuilds } from '@/server/cache/isrStore';

type Store = InstanceType<typeof IsrStore>;
type PageValue = Parameters<Store['set']>[1];

const page = (html: string): PageValue => ({
  kind: 'PAGES' as never,
  html: html as never,
  pageData: { pageProps: { text: 'åäö', stamp: 1 } },
  headers: undefined,
  status: undefined,
});
const htmlOf = (found: Awaited<ReturnType<Store['get']>>) =>
  found?.value && 'html' in found.value ? found.value.html : found?.value;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'isr store ')); // a space, as folders of people have
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    now: new Date('2026-11-20T12:00:00Z'),
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(root, { recursive: true, force: true });
});
const open = (name = 'build-a', options: { memoryLimit?: number } = {}) =>
  new IsrStore({ folder: path.join(root, name), ...options });

describe.each([
  ['in memory', () => new IsrStore({ folder: null })],
  ['on disk', () => open()],
] as const)('the page store %s', (_where, make) => {
  it('M-03 returns what was stored, with its time and lifetime', async () => {
    const store = make();
    await store.set('/a', page('<p>a</p>'), { cacheControl: { revalidate: 60, expire: 3600 } });
    expect(await store.get('/a')).toEqual({
      lastModified: Date.now(),
      value: page('<p>a</p>'),
      cacheControl: { revalidate: 60, expire: 3600 },
    });
  });

  it('M-03 returns null for an unknown key, and distinguishes an absent page from one never requested', async () => {
    const store = make();
    await store.set('/gone', null);
    expect(await store.get('/other')).toBeNull();
    expect(await store.get('/gone')).toEqual({ lastModified: Date.now(), value: null });
  });

  it('M-03 replaces', async () => {
    const store = make();
    await store.set('/a', page('old'));
    jest.advanceTimersByTime(1000);
    await store.set('/a', page('new'));
    expect(await store.get('/a')).toMatchObject({ lastModified: Date.now() });
    expect(htmlOf(await store.get('/a'))).toBe('new');
  });

  it.each<[what: string, given: string[], asked: string[] | undefined]>([
    ['stored with it', ['cars'], undefined],
    ['asked with it', [], ['cars']],
  ])('E-01 drops pages by a tag %s, and only older ones', async (_what, given, requested) => {
    const store = make();
    await store.set('/a', page('old'), { tags: given });
    await store.set('/b', page('other'), { tags: ['stories'] });
    jest.advanceTimersByTime(1000);
    await store.revalidateTags(['cars']);
    expect(await store.get('/a', requested)).toBeNull();
    expect(htmlOf(await store.get('/b'))).toBe('other');
    jest.advanceTimersByTime(1000);
    await store.set('/a', page('new'), { tags: given });
    expect(htmlOf(await store.get('/a', requested))).toBe('new');
  });

  it('E-01 shows a tagged page stale until it expires when a grace is given', async () => {
    const store = make();
    await store.set('/a', page('old'), { tags: ['cars'] });
    jest.advanceTimersByTime(1000);
    await store.revalidateTags(['cars'], { expire: 10 });
    expect(await store.get('/a')).toMatchObject({ lastModified: -1, value: page('old') });
    jest.advanceTimersByTime(10_001);
    expect(await store.get('/a')).toBeNull();
  });
});

describe('the page store’s folder', () => {
  it('M-03 outlives the process, tags too', async () => {
    const before = open();
    await before.set('/a', page('kept'), { cacheControl: { revalidate: 60, expire: undefined } });
    await before.set('/b', page('tagged'), { tags: ['cars'] });
    jest.advanceTimersByTime(1000);
    await before.revalidateTags(['cars']);
    const after = open();
    expect(await after.get('/a')).toMatchObject({
      lastModified: Date.now() - 1000,
      value: page('kept'),
      cacheControl: { revalidate: 60 },
    });
    expect(await after.get('/b')).toBeNull();
  });

  it('M-03 shares nothing with another folder', async () => {
    await open('build-a').set('/a', page('of a'));
    expect(await open('build-b').get('/a')).toBeNull();
    await open('build-b').set('/a', page('of b'));
    expect(htmlOf(await open('build-a').get('/a'))).toBe('of a');
  });

  it.each<[how: string, spoil: (bytes: Buffer) => Buffer]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 5)],
    ['empty', () => Buffer.alloc(0)],
    ['changed in one byte', (bytes) => Buffer.from(bytes.map((byte, index) => (index === 60 ? byte ^ 1 : byte)))],
    ['something else', () => Buffer.from('<html>not ours</html>'.repeat(9))],
  ])('M-03 treats a file that is %s as absent, and writes it again', async (_how, spoil) => {
    await open().set('/a', page('<p>whole</p>'));
    const [name = ''] = await readdir(path.join(root, 'build-a'));
    const file = path.join(root, 'build-a', name);
    await writeFile(file, spoil(await readFile(file)));
    const store = open();
    expect(await store.get('/a')).toBeNull();
    await store.set('/a', page('again'));
    expect(htmlOf(await open().get('/a'))).toBe('again');
  });

  it('M-03 does not take one page’s file for another’s', async () => {
    await open().set('/a', page('a'));
    await open().set('/b', page('b'));
    const folder = path.join(root, 'build-a');
    const [one = '', two = ''] = await readdir(folder);
    await writeFile(path.join(folder, one), await readFile(path.join(folder, two)));
    const found = [await open().get('/a'), await open().get('/b')];
    expect(found.filter((entry) => entry === null)).toHaveLength(1);
  });

  it('M-03 leaves no partial file when many write at once', async () => {
    const store = open();
    await Promise.all(Array.from({ length: 40 }, (_, index) => store.set(`/${index % 4}`, page(`version ${index}`))));
    const names = await readdir(path.join(root, 'build-a'));
    expect(names).toHaveLength(4);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('M-03 keeps serving from memory when the disk fails, and warns once', async () => {
    await writeFile(path.join(root, 'file'), '');
    const warned: string[] = [];
    const listen = jest
      .spyOn(process, 'emitWarning')
      .mockImplementation((warning) => void warned.push(String(warning)));
    const store = new IsrStore({ folder: path.join(root, 'file', 'below') });
    await store.set('/a', page('a'));
    await store.set('/b', page('b'));
    expect(htmlOf(await store.get('/a'))).toBe('a');
    expect(warned).toEqual([expect.stringContaining('cannot be written')]);
    listen.mockRestore();
  });

  it('M-03 holds in memory what was used last, up to its limit, and finds the rest on disk', async () => {
    const store = open('build-a', { memoryLimit: 5000 });
    for (const name of ['a', 'b', 'c']) await store.set(`/${name}`, page(name.repeat(2000)));
    await rm(path.join(root, 'build-a'), { recursive: true });
    expect([htmlOf(await store.get('/a')), htmlOf(await store.get('/c'))]).toEqual([undefined, 'c'.repeat(2000)]);
  });

  it('M-03 removes the folders of other builds and keeps those of this one', async () => {
    for (const name of ['old-111111111111', 'new-111111111111', 'new-222222222222'])
      await open(name).set('/a', page('a'));
    await pruneOtherBuilds(root, 'new');
    expect((await readdir(root)).toSorted()).toEqual(['new-111111111111', 'new-222222222222']);
    await pruneOtherBuilds(path.join(root, 'never-there'), 'new');
  });
});
