import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { studioBodies, studioGallery, studioPaints } from '@/domain/cars/carPicture';
import { backgroundStops } from '@/server/media/sharePicture';
import { studios } from '@/ui/tokens';
import { openMedia } from '@/server/media/media.service';
import { mediaRoutes } from '@/server/media/media.routes';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'media '));
  await mkdir(path.join(root, 'files', 'cars'), { recursive: true });
  await sharp({ create: { width: 1600, height: 900, channels: 4, background: { r: 134, g: 6, b: 15, alpha: 0.5 } } })
    .webp({ lossless: true })
    .toFile(path.join(root, 'files', 'cars', 'red.webp'));
  await writeFile(path.join(root, 'files', 'manifest.json'), '[]');
  await writeFile(path.join(root, 'outside.png'), 'outside');
  await symlink(path.join(root, 'files', 'cars', 'red.webp'), path.join(root, 'files', 'linked.webp'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let caches = 0;
const unexpected = (error: unknown): never => {
  throw error;
};
function open(cacheDir = path.join(root, `cache-${(caches += 1)}`), report: (error: unknown) => void = unexpected) {
  const routes = mediaRoutes(openMedia({ filesDir: path.join(root, 'files'), cacheDir, report }));
  return {
    cacheDir,
    request: (address: string, headers: Record<string, string> = {}) =>
      routes.request(`http://a.example${address}`, { headers }),
  };
}
const kind = async (response: Response) => {
  const { format, width, height, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { format, width, height, hasAlpha };
};

describe('the media store', () => {
  it.each<[what: string, query: string, accept: string, type: string, format: string, width: number]>([
    ['AVIF to who takes it', 'w=320', 'image/avif,image/webp,*/*', 'image/avif', 'heif', 320],
    ['WebP to who does not', 'w=320', 'image/webp,*/*', 'image/webp', 'webp', 320],
    ['WebP to who declines AVIF', 'w=320', 'image/avif;q=0, image/webp', 'image/webp', 'webp', 320],
    ['WebP without an Accept header', 'w=320', '', 'image/webp', 'webp', 320],
    ['WebP when the address requests it', 'w=320&f=webp', 'image/avif', 'image/webp', 'webp', 320],
    ['AVIF when the address requests it', 'w=320&f=avif', '', 'image/avif', 'heif', 320],
    ['1280 pixels without a width', 'f=webp', '', 'image/webp', 'webp', 1280],
    ['no more pixels than the master has', 'w=1920&f=webp', '', 'image/webp', 'webp', 1600],
  ])('A-18 returns %s, transparency preserved', async (_what, query, accept, type, format, width) => {
    const response = await open().request(`/cars/red.webp?${query}`, accept ? { accept } : {});
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(await kind(response)).toEqual({ format, width, height: Math.round((width * 9) / 16), hasAlpha: true });
  });

  it.each([
    'w=1',
    'w=321',
    'w=0',
    'w=-320',
    'w=1e3',
    'w=320.0',
    'w=',
    'w=99999',
    'w=abc',
    'w=320&f=png',
    'w=320&f=',
    'f=constructor',
    'c=1x1',
    'c=',
    'f=share&c=4x5',
  ])('A-18 refuses %s with 400', async (query) => {
    const { request, cacheDir } = open();
    const response = await request(`/cars/red.webp?${query}`);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'BAD_REQUEST' }) },
    ]);
    await expect(readdir(cacheDir)).rejects.toThrow('ENOENT');
  });

  describe('pictures for sharing', () => {
    /** Red to the left, blue to the right, each half as wide as high: a crop shows where it was taken. */
    beforeAll(async () => {
      await mkdir(path.join(root, 'files', 'scenes'));
      const half = (background: string) => ({
        create: { width: 2400, height: 1200, channels: 3 as const, background },
      });
      for (const name of ['left', 'right', 'centre'])
        await sharp({ create: { width: 4800, height: 1200, channels: 3, background: 'red' } })
          .composite([{ input: half('blue'), left: 2400, top: 0 }])
          .png()
          .toFile(path.join(root, 'files', 'scenes', `${name}.png`));
      const scenes = [
        { file: 'left.png', subject: { x: 0.1, y: 0.5 } },
        { file: 'right.png', subject: { x: 1, y: 0.5 } },
        { file: 'centre.png', subject: { x: 7, y: 'top' } },
      ];
      await writeFile(path.join(root, 'files', 'scenes', 'manifest.json'), JSON.stringify({ note: '', scenes }));
      await sharp({ create: { width: 200, height: 100, channels: 4, background: 'red' } })
        .png()
        .toFile(path.join(root, 'files', 'small.png'));
    });
    const pixels = async (response: Response) => {
      const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    };
    const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60;

    it.each([
      ['left', true],
      ['right', false],
    ])('A-18 the part for phones is upright and around the focal point: %s', async (name, red) => {
      const response = await open().request(`/scenes/${name}.png?w=480&f=webp&c=4x5`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([480, 600]);
      const middle = 3 * (300 * info.width + 240);
      expect(isRed([...data.subarray(middle, middle + 3)])).toBe(red);
    });

    it('A-09 are JPEG of one size on an opaque background for every client', async () => {
      const { request } = open();
      for (const accept of ['image/avif', '']) {
        const response = await request('/cars/red.webp?f=share', accept ? { accept } : {});
        expect([response.status, response.headers.get('content-type'), response.headers.has('vary')]).toEqual([
          200,
          'image/jpeg',
          false,
        ]);
        expect(await kind(response)).toEqual({ format: 'jpeg', width: 1200, height: 630, hasAlpha: false });
      }
    });

    it('A-09 have the panel of the pages behind what is transparent', async () => {
      const stops = studios.neutral.light.match(/#\w{6}/g);
      expect(backgroundStops.map(([, colour]) => colour)).toEqual(stops);
      const pixelAt = await pixels(await open().request('/small.png?f=share'));
      expect(pixelAt(5, 625).every((part) => Math.abs(part - 0xe8) < 6)).toBe(true);
      // A small picture is not enlarged.
      expect([isRed(pixelAt(600, 315)), isRed(pixelAt(480, 315))]).toEqual([true, false]);
    });

    it.each([
      ['left', [true, true]],
      ['right', [false, false]],
      ['centre', [true, false]],
    ])('A-09 are cropped around the focal point of the manifest: %s', async (name, red) => {
      const pixelAt = await pixels(await open().request(`/scenes/${name}.png?f=share`));
      expect([isRed(pixelAt(20, 300)), isRed(pixelAt(1180, 300))]).toEqual(red);
    });

    it('A-09 are made once, and in no other size', async () => {
      const { request, cacheDir } = open();
      const first = await request('/cars/red.webp?f=share');
      const again = await request('/cars/red.webp?f=share', { 'if-none-match': first.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      for (const query of ['f=share&w=320', 'f=share&w=', 'f=jpeg'])
        expect((await request(`/cars/red.webp?${query}`)).status).toBe(400);
      expect((await readdir(cacheDir, { recursive: true })).filter((file) => /\.\w+$/.test(file))).toHaveLength(1);
      expect((await request('/cars/blue.webp?f=share')).status).toBe(404);
    });
  });

  it.each([
    '/cars/blue.webp',
    '/cars',
    '/cars/',
    '/manifest.json',
    '/../outside.png',
    '/%2e%2e/outside.png',
    '/..%2foutside.png',
    '/cars/..%2f..%2foutside.png',
    '/..%5coutside.png',
    '/cars/red.webp%00.png',
    '/cars//red.webp',
    '/.hidden.png',
    '/cars/red.webp/x.png',
    '/%2fetc/passwd.png',
    '/C:/x.png',
    `/cars/${'x'.repeat(400)}.webp`,
  ])('A-04 has nothing at %s', async (address) => {
    expect((await open().request(`${address}?w=320`)).status).toBe(404);
  });

  it('A-04 lets a response be cached forever only under a versioned URL', async () => {
    const { request } = open();
    expect((await request('/cars/red.webp?w=320&v=3')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await request('/cars/red.webp?w=320')).headers.get('cache-control')).toBe(
      'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
    );
  });

  it('A-04 varies by Accept only where Accept decides', async () => {
    const { request } = open();
    expect((await request('/cars/red.webp?w=320')).headers.get('vary')).toBe('Accept');
    expect((await request('/cars/red.webp?w=320&f=webp')).headers.has('vary')).toBe(false);
  });

  it('A-04 responds 304 to a matching ETag before any encoding', async () => {
    const etag = (await open().request('/cars/red.webp?w=480&f=webp')).headers.get('etag') ?? '';
    const { request, cacheDir } = open();
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await request('/cars/red.webp?w=480&f=webp', { 'if-none-match': known });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await request('/cars/red.webp?w=480&f=webp', { 'if-none-match': '"other"' })).status).toBe(200);
    expect(await readdir(cacheDir)).toHaveLength(1);
  });

  it('A-04 gives each width and format an ETag of its own', async () => {
    const { request } = open();
    const tags = await Promise.all(
      ['w=320&f=webp', 'w=480&f=webp', 'w=320&f=avif'].map(async (query) =>
        (await request(`/cars/red.webp?${query}`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('A-04 encodes once for concurrent requests, and leaves one complete file', async () => {
    const { request, cacheDir } = open();
    const responses = await Promise.all(
      Array.from({ length: 20 }, async () => (await request('/cars/red.webp?w=320&f=webp')).arrayBuffer()),
    );
    const cached = (await readdir(cacheDir, { recursive: true })).map((name) => path.extname(name));
    expect(cached.filter((ending) => ending !== '')).toEqual(['.webp']);
    expect(new Set(responses.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
  });

  it('A-04 caches what it encoded, for the next process too', async () => {
    const { request, cacheDir } = open();
    await request('/cars/red.webp?w=320&f=webp');
    const cached = (await readdir(cacheDir, { recursive: true })).find((name) => name.endsWith('.webp')) ?? '';
    await writeFile(path.join(cacheDir, cached), 'from the cache');
    expect(await (await open(cacheDir).request('/cars/red.webp?w=320&f=webp')).text()).toBe('from the cache');
  });

  it('A-04 serves a picture that it cannot cache, and reports the error once', async () => {
    const errors: unknown[] = [];
    const { request } = open(path.join(root, 'outside.png', 'no-folder'), (error) => errors.push(error));
    expect(await kind(await request('/cars/red.webp?w=320&f=webp'))).toMatchObject({ format: 'webp', width: 320 });
    expect((await request('/cars/red.webp?w=480&f=webp')).status).toBe(200);
    expect(errors).toEqual([expect.objectContaining({ code: 'ENOTDIR' })]);
  });

  it('A-04 sees a changed master', async () => {
    const { request } = open();
    const file = path.join(root, 'files', 'cars', 'changing.png');
    const draw = async (colour: string, url: Date) => {
      await sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
        .png()
        .toFile(file);
      await utimes(file, url, url);
      return (await request('/cars/changing.png?w=320&f=webp')).headers.get('etag');
    };
    const first = await draw('#ff0000', new Date('2026-11-01'));
    expect(await draw('#0000ff', new Date('2026-11-02'))).not.toBe(first);
    expect(await draw('#ff0000', new Date('2026-11-03'))).toBe(first);
  });
});

describe('the studio series', () => {
  const filesDir = path.join(process.cwd(), 'src/server/media/files');

  it('A-18 is in the store as in its manifest, and under every address that a car may get', async () => {
    const media = openMedia({ filesDir, cacheDir: path.join(root, 'unused'), report: unexpected });
    const manifest = JSON.parse(await readFile(path.join(filesDir, 'cars', 'manifest.json'), 'utf8')) as {
      file: string;
    }[];
    const addresses = studioBodies.flatMap((body) => studioPaints.flatMap((paint) => studioGallery(body, paint)));
    expect(manifest.map(({ file }) => `/-/jssmedia/cars/${file}`).toSorted()).toEqual(addresses.toSorted());
    const found = await Promise.all(
      addresses.map((address) => media.picture(address.replace('/-/jssmedia/', ''), 640, 'avif')),
    );
    expect(found.filter((picture) => picture === null)).toEqual([]);
  });
});
