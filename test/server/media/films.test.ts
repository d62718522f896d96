import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rangeOf } from '@/server/media/films';
import { mediaRoutes } from '@/server/media/media.routes';
import { openMedia } from '@/server/media/media.service';

const FILM = Buffer.from(Array.from({ length: 1_000 }, (_, url) => url % 251));
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'films '));
  await mkdir(path.join(root, 'files', 'film'), { recursive: true });
  await writeFile(path.join(root, 'files', 'film', 'winter.mp4'), FILM);
  await mkdir(path.join(root, 'files', 'files'), { recursive: true });
  await writeFile(path.join(root, 'files', 'files', 'terms.pdf'), '%PDF-1.4');
  await writeFile(path.join(root, 'files', 'files', 'terms.exe'), 'MZ');
  await writeFile(path.join(root, 'outside.mp4'), 'outside');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const request = (address: string, headers: Record<string, string> = {}) =>
  mediaRoutes(
    openMedia({
      filesDir: path.join(root, 'files'),
      cacheDir: path.join(root, 'cache'),
      report: (error) => {
        throw error;
      },
    }),
  ).request(`http://a.example${address}`, { headers });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('films of the media store', () => {
  it('C-28 are sent complete without a Range header, and announce ranges', async () => {
    const response = await request('/film/winter.mp4');
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('accept-ranges'),
      response.headers.get('content-length'),
    ]).toEqual([200, 'video/mp4', 'bytes', '1000']);
    expect((await bytesOf(response)).equals(FILM)).toBe(true);
    const etag = response.headers.get('etag') ?? '';
    expect((await request('/film/winter.mp4', { 'if-none-match': etag })).status).toBe(304);
    expect((await request('/film/winter.mp4?v=1')).headers.get('cache-control')).toContain('immutable');
  });

  it('C-11 and papers to download lie there too, by their own type', async () => {
    const response = await request('/files/terms.pdf');
    expect([response.status, response.headers.get('content-type'), (await bytesOf(response)).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.4',
    ]);
    expect((await request('/files/terms.exe')).status).toBe(404);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, 999],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
    ['bytes=-5000', 0, 999],
  ])('C-28 give the piece %s', async (range, from, to) => {
    const response = await request('/film/winter.mp4', { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/1000`]);
    expect((await bytesOf(response)).equals(FILM.subarray(from, to + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=5-2', 'bytes=-0'])('C-28 have no piece %s', async (range) => {
    const response = await request('/film/winter.mp4', { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it.each(['bytes=0-1,4-5', 'bytes', 'lines=0-1', 'bytes=a-b', ''])(
    'C-28 return the complete file for an invalid range: %s',
    (range) => expect(rangeOf(range, 1_000)).toBeNull(),
  );

  it('C-28 return the complete file when the version has changed', async () => {
    expect((await request('/film/winter.mp4', { range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
  });

  it.each([
    '/film/summer.mp4',
    '/film',
    '/../outside.mp4',
    '/..%2foutside.mp4',
    '/film/winter.mp4/x.mp4',
    `/film/${'x'.repeat(400)}.mp4`,
  ])('A-04 have nothing at %s', async (address) => {
    expect((await request(address)).status).toBe(404);
  });
});
