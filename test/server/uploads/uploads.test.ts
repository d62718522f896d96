import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Hono, type Env } from 'hono';
import sharp from 'sharp';
import { createApp } from '@/server/app';
import { Busy } from '@/server/http/fairQueue';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { uploadsRoutes } from '@/server/uploads/uploads.routes';
import {
  MOST_UPLOAD_BYTES,
  openUploads,
  type UploadsOptions,
  type UploadsService,
} from '@/server/uploads/uploads.service';
import { hostileFiles, type HostileFile } from './hostileFiles';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 9);
const MARKS = ['script', 'evil.example', 'php', 'Ragnhild', 'GPS', 'Exif', 'PK\u0003\u0004', 'xmp', 'passwd'];

const opened: UploadsService[] = [];
const folders: string[] = [];
const clock = { now: NOW };
function open(options: Partial<UploadsOptions> = {}) {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'uploads-'));
  folders.push(folder);
  const uploads = openUploads({
    folder,
    key: 'a-key-of-tests',
    retentionDays: 90,
    report: (error) => {
      throw error;
    },
    now: () => clock.now,
    ...options,
  });
  opened.push(uploads);
  const nothing = new Hono<Env>();
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { uploads: { requests: 1_000, seconds: 60 } },
    log: createLog('silent', { write: () => undefined }),
    metrics: createMetrics(),
    routes: {
      search: nothing,
      stock: nothing,
      media: new Hono().get('/*', () => {
        throw new Busy();
      }),
      content: nothing,
      analytics: nothing,
      uploads: uploadsRoutes(uploads),
    },
  });
  const fetchApi = async (address: string, init: RequestInit & { duplex?: 'half' } = {}, peer = '203.0.113.9') =>
    app.fetch(new Request(`http://car-store-no.localhost${address}`, init), { peer });
  const send = async (body: BodyInit, headers: Record<string, string> = {}, peer?: string) => {
    const response = await fetchApi('/api/uploads', { method: 'POST', body, headers, duplex: 'half' }, peer);
    const received: { id?: string; width?: number; height?: number; error?: { code: string } } = await response.json();
    return { status: response.status, headers: response.headers, ...received };
  };
  const stored = () =>
    ['arriving', 'waiting', 'attached'].flatMap((part) =>
      readdirSync(path.join(folder, part)).map((name) => path.join(folder, part, name)),
    );
  return { uploads, folder, send, fetchApi, stored };
}

beforeEach(() => {
  clock.now = NOW;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();

describe('pictures of visitors', () => {
  it('L-03 40 hostile files are refused or made harmless, and leave nothing behind', async () => {
    const { send, stored } = open();
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(40);
    /** 200 MB that come as they are read; the length is not said before. */
    const endless = ({ bytes }: HostileFile): ReadableStream<Uint8Array> => {
      const zeros = new Uint8Array(1_000_000);
      let sent = 0;
      return new ReadableStream({
        pull(controller) {
          controller.enqueue(sent === 0 ? new Uint8Array(bytes.subarray(0, 300)) : zeros);
          sent += 1;
          if (sent > 200) controller.close();
        },
      });
    };
    const wrong: unknown[] = [];
    for (const file of files) {
      const { status, id, error } = await send(
        file.fate === 'UPLOAD_TOO_LARGE' ? endless(file) : new Uint8Array(file.bytes),
      );
      const fate = id === undefined ? error?.code : 'harmless';
      if (fate !== file.fate || ![201, 413, 415].includes(status)) wrong.push([file.what, status, fate]);
    }
    expect(wrong).toEqual([]);
    const attached = stored();
    expect(attached).toHaveLength(files.filter(({ fate }) => fate === 'harmless').length);
    for (const file of attached) {
      const bytes = readFileSync(file);
      const { format, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ format, exif, icc, xmp, iptc }).toEqual({ format: 'jpeg' });
      const content = bytes.toString('latin1');
      expect(MARKS.filter((mark) => content.includes(mark))).toEqual([]);
      // The picture ends where the file does.
      expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
    }
  }, 120_000);

  it('L-03 are turned upright and made smaller, and a said length that is too large is refused unread', async () => {
    const { send, fetchApi } = open();
    const side = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await send(new Uint8Array(side))).toMatchObject({ status: 201, width: 200, height: 400 });
    expect(await send(new Uint8Array(await picture(3_000, 1_500)))).toMatchObject({ width: 2_400, height: 1_200 });
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      { pull: (controller) => void ((read += 1), controller.enqueue(new Uint8Array(1_000))) },
      { highWaterMark: 0 },
    );
    const response = await fetchApi('/api/uploads', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-length': String(MOST_UPLOAD_BYTES + 1) },
    });
    expect([response.status, read]).toEqual([413, 0]);
    expect((await fetchApi('/api/uploads', { method: 'POST' })).status).toBe(415);
  });

  it('L-03 memory stays flat while many large pictures arrive', async () => {
    const { send } = open();
    const bytes = new Uint8Array(await picture(4_000, 3_000));
    await send(bytes);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 4 }, () => send(bytes)));
    expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(250);
  }, 120_000);

  it('L-03 are attached with a submission, shown at a signed address alone, and deleted by age', async () => {
    const { uploads, send, fetchApi, stored } = open();
    const bytes = new Uint8Array(await picture());
    const [attached = '', waiting = ''] = [(await send(bytes)).id, (await send(bytes)).id];
    expect(await uploads.read(attached, uploads.address(attached).split('/').at(-1) ?? '')).toBeNull();
    expect(await uploads.attach([attached])).toEqual({ ok: true, value: null });
    expect(await uploads.attach([attached])).toEqual({ ok: true, value: null });
    expect(await uploads.attach([attached, 'A'.repeat(22)])).toMatchObject({ error: { code: 'UPLOAD_GONE' } });
    expect(await uploads.attach(['../../../etc/passwd'])).toMatchObject({ error: { code: 'UPLOAD_GONE' } });

    const shown = await fetchApi(uploads.address(attached));
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg');
    const signature = uploads.address(attached).split('/').at(-1);
    for (const address of [
      `/api/uploads/${attached}/${'A'.repeat(43)}`,
      `/api/uploads/${attached}/x`,
      `/api/uploads/${waiting}/${signature}`,
      uploads.address(waiting),
    ])
      expect((await fetchApi(address)).status).toBe(404);

    clock.now += 25 * HOUR;
    await uploads.deleteOld();
    expect(stored().map((file) => path.basename(file))).toEqual([attached]);
    clock.now += 90 * 24 * HOUR;
    await uploads.deleteOld();
    expect(stored()).toEqual([]);
    expect((await fetchApi(uploads.address(attached))).status).toBe(404);
  });

  it('L-03 share a quota, which what is deleted frees, and which is counted again after a restart', async () => {
    const bytes = new Uint8Array(await picture(640, 480));
    const { uploads, send, folder, stored } = open({ quotaBytes: bytes.length + 1_500 });
    const sized = { 'content-length': String(bytes.length) };
    expect((await send(bytes, sized)).status).toBe(201);
    const size = stored().reduce((sum, file) => sum + statSync(file).size, 0);
    expect(size).toBeGreaterThan(1_500);
    const refused = await send(bytes, sized);
    expect(refused).toMatchObject({ status: 503, error: { code: 'UPLOAD_FULL' } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    const again = open({ folder, quotaBytes: bytes.length + 1_500 });
    expect(await again.send(bytes, sized)).toMatchObject({ status: 503 });
    clock.now += 25 * HOUR;
    await uploads.deleteOld();
    expect((await send(bytes, sized)).status).toBe(201);
  });

  it('L-03 one address stores so much in a day, and others go on', async () => {
    const { send } = open({ mostOfOneBytes: 1 });
    expect((await send(await picture())).status).toBe(201);
    clock.now += HOUR;
    const refused = await send(await picture());
    expect(refused).toMatchObject({ status: 429, error: { code: 'TOO_MANY_REQUESTS', retryAfter: 23 * 3_600 } });
    expect(refused.headers.get('retry-after')).toBe(String(23 * 3_600));
    expect((await send(await picture(), {}, '198.51.100.10')).status).toBe(201);
    clock.now += 24 * HOUR + 1;
    expect((await send(await picture())).status).toBe(201);
  });

  it('L-03 one address stores a tenth of it where room is scarce', async () => {
    const bytes = await picture(640, 480);
    const measured = open();
    await measured.send(bytes);
    const { size } = statSync(measured.stored()[0] ?? '');
    // A picture is more than a tenth of what an address stores; three are more than half of the room.
    const { send } = open({ mostOfOneBytes: 5 * size, quotaBytes: 5.5 * size });
    const sized = { 'content-length': '1' };
    const sent: number[] = [];
    for (const peer of ['192.0.2.1', '192.0.2.1', '198.51.100.1', '192.0.2.1', '203.0.113.1', '203.0.113.1'])
      sent.push((await send(bytes, sized, peer)).status);
    expect(sent).toEqual([201, 201, 201, 429, 201, 429]);
  });

  it.each([
    ['IPv4', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
    ['IPv6', (index: number) => `2001:db8:5:${index}::1`, '2001:db8:6:1::1'],
  ])('L-03 neighbouring addresses (%s) store three times as much together', async (_, peerOf, other) => {
    const bytes = await picture(640, 480);
    const measured = open();
    await measured.send(bytes);
    const { size } = statSync(measured.stored()[0] ?? '');
    const { send } = open({ mostOfOneBytes: 0.9 * size });
    const sent: number[] = [];
    for (let index = 1; index <= 4; index += 1) sent.push((await send(bytes, {}, peerOf(index))).status);
    expect(sent).toEqual([201, 201, 201, 429]);
    expect((await send(bytes, {}, other)).status).toBe(201);
  });

  it('L-03 a picture of noise is stored small', async () => {
    const { send, stored } = open();
    const raw = { width: 2_400, height: 2_400, channels: 3 as const };
    const noise = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .jpeg({ quality: 70 })
      .toBuffer();
    expect((await send(noise)).status).toBe(201);
    expect(statSync(stored()[0] ?? '').size).toBeLessThan(2_500_000);
  });

  it('L-03 pictures without their form give way after an hour where room is scarce', async () => {
    const roomy = open();
    const first = await roomy.send(await picture());
    const [file = ''] = roomy.stored();
    const { size } = statSync(file);
    const { uploads, send } = open({ folder: roomy.folder, quotaBytes: 1.9 * size });
    clock.now += HOUR + 1;
    expect((await send(await picture(), { 'content-length': String(Math.floor(size / 2)) })).status).toBe(201);
    await uploads.close();
    expect(roomy.stored().filter((one) => one.includes(String(first.id)))).toEqual([]);
  });

  it('L-03 of one address so many wait for their decoding; more are refused for now, and leave nothing behind', async () => {
    const { send, stored } = open();
    const large = await picture(3_000, 3_000);
    const sent = await Promise.all(Array.from({ length: 60 }, () => send(large)));
    const refused = sent.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['UNAVAILABLE']));
    expect(stored()).toHaveLength(sent.length - refused.length);
  });

  it('L-03 M-03 takes a visitor’s picture although many addresses send large ones, each as many as it may', async () => {
    const { send } = open();
    const large = await picture(2_000, 2_000);
    const crowd = Array.from({ length: 100 }, (_, index) => send(large, {}, `203.0.113.${20 + (index % 20)}`));
    const first = await Promise.race(crowd);
    expect(first.status).toBe(503);
    expect(first.error).toEqual({
      code: 'UNAVAILABLE',
      message: 'Too many requests are in work at this moment. Try again later.',
    });
    expect((await send(await picture(), {}, '198.51.100.7')).status).toBe(201);
    await Promise.all(crowd);
  });

  it('M-03 a picture for which too many wait is refused for now', async () => {
    const response = await open().fetchApi('/-/jssmedia/cars/suv/side-red.avif?w=320');
    const { error }: { error: { code: string } } = await response.json();
    expect([response.status, response.headers.get('Retry-After'), error.code]).toEqual([503, '5', 'UNAVAILABLE']);
  });

  it('L-03 pixels of sixteen bits count twice, and who left costs no decoding', async () => {
    const { uploads, send, stored } = open();
    const deep = await sharp({ create: { width: 5_200, height: 5_200, channels: 3, background: 'green' } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await send(new Uint8Array(deep))).toMatchObject({ status: 415, error: { code: 'UPLOAD_UNREADABLE' } });
    async function* parts() {
      yield new Uint8Array(await picture());
    }
    expect(await uploads.add(parts(), null, AbortSignal.abort())).toMatchObject({ ok: false });
    expect(stored()).toEqual([]);
  });

  it('L-03 M-03 refuses by its head what takes too much memory to decode, and keeps large ones from the pages’ own', async () => {
    const { send } = open();
    const side = (pixels: number) =>
      sharp({ create: { width: pixels, height: pixels, channels: 3, background: 'green' } });
    const tiny = await side(4_100).avif({ effort: 0 }).toBuffer();
    expect(tiny.length).toBeLessThan(20_000);
    expect(await send(new Uint8Array(tiny))).toMatchObject({ status: 415, error: { code: 'UPLOAD_UNREADABLE' } });
    // One large picture at a time; one as the pages send it comes before those that wait.
    const large = new Uint8Array(await side(3_900).avif({ effort: 0 }).toBuffer());
    const ended: string[] = [];
    const crowd = Array.from({ length: 12 }, async (_, index) => {
      await send(large, {}, `203.0.113.${20 + index}`);
      ended.push('large');
    });
    await Promise.race(crowd);
    expect((await send(new Uint8Array(await picture(2_400, 1_800)), {}, '198.51.100.7')).status).toBe(201);
    expect(ended.length).toBeLessThan(12);
    await Promise.all(crowd);
  });

  it('L-03 M-03 pictures that are half sent count: so many of one address at once, and of all as the quota has room for', async () => {
    const { send, stored } = open({ quotaBytes: 100_000_000 });
    const ends: ((bytes: Uint8Array<ArrayBuffer>) => void)[] = [];
    const half = (peer: string) =>
      send(
        new ReadableStream<Uint8Array>({
          async pull(controller) {
            controller.enqueue(await new Promise<Uint8Array<ArrayBuffer>>((resolve) => ends.push(resolve)));
            controller.close();
          },
        }),
        { 'Content-Length': '10000000' },
        peer,
      );
    const begun = async (count: number) => {
      while (ends.length < count) await setImmediate();
    };
    const ofOne = Array.from({ length: 8 }, () => half('203.0.113.9'));
    await begun(8);
    const small = await picture();
    expect(await send(small, {}, '203.0.113.9')).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
    expect((await send(small, { 'Content-Length': String(small.length) }, '203.0.113.10')).status).toBe(201);
    const another = half('203.0.113.10');
    await begun(9);
    expect(await half('203.0.113.11')).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
    for (const end of ends) end(new Uint8Array(small));
    expect((await Promise.all([...ofOne, another])).map(({ status }) => status)).toEqual(Array(9).fill(201));
    expect((await send(small, { 'Content-Length': String(small.length) }, '203.0.113.9')).status).toBe(201);
    expect(stored()).toHaveLength(11);
  });

  it('L-03 a visitor who breaks off leaves nothing', async () => {
    const { uploads, stored } = open();
    async function* broken() {
      yield new Uint8Array(await picture());
      throw new Error('The connection was lost.');
    }
    await expect(uploads.add(broken(), null)).rejects.toThrow('The connection was lost.');
    expect(stored()).toEqual([]);
  });
});
