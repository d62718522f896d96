import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { Hono } from 'hono';
import sharp from 'sharp';
import { feedPicturesRoutes } from '@/server/media/feedPictures.routes';
import { openFeedPictures } from '@/server/media/feedPictures.service';
import { createPictureFetch, isPublicAddress, type PictureFetchParts } from '@/server/media/pictureFetch';

const PUBLIC = '93.184.216.34';
const HOSTS = ['pictures.dealer.example', '*.cdn.example'];
const ADDRESS = 'https://pictures.dealer.example/1.jpg';

let server: http.Server;
let port: number;
let respond: http.RequestListener;
let requested: string[];
beforeAll(async () => {
  server = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  requested = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Names lead to these addresses; the connection of an allowed one goes to this test's server. */
function parts(addresses: readonly string[] = [PUBLIC], longestMs = 5_000): PictureFetchParts {
  return {
    hosts: HOSTS,
    longestMs,
    resolve: (_host, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    request(url, { lookup, ...options }, responded) {
      const local: typeof lookup = (host, given, callback) =>
        lookup?.(host, { ...given, all: false }, (error) => {
          if (error) callback(error, '');
          else if (given.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
          else callback(null, '127.0.0.1', 4);
        });
      return http.request({ ...options, host: url.hostname, path: url.pathname, port, lookup: local }, responded);
    },
  };
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a3220f' } })
    .withExif({ IFD0: { Copyright: 'A secret of the camera' } })
    .jpeg()
    .toBuffer();
const sends =
  (bytes: Buffer | string, headers: http.OutgoingHttpHeaders = {}): http.RequestListener =>
  (_request, response) =>
    void response.writeHead(200, headers).end(bytes);

function open(given = parts()) {
  const reasons: string[] = [];
  const app = new Hono().route(
    '/api/pictures',
    feedPicturesRoutes(openFeedPictures({ ...given, report: ({ reason }) => void reasons.push(reason) })),
  );
  return {
    reasons,
    get: (address: string, width = 480) => app.request(`/api/pictures?u=${encodeURIComponent(address)}&w=${width}`),
  };
}

describe("pictures of a feed's hosts", () => {
  it('A-18 are fetched once by the server, and written anew in the width of the page', async () => {
    respond = sends(await picture());
    const { get, reasons } = open();
    const responses = await Promise.all([get(ADDRESS), get(ADDRESS)]);
    for (const response of responses) {
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
      expect(bytes.includes('secret of the camera')).toBe(false);
    }
    expect((await get('https://a.cdn.example/1.jpg')).status).toBe(200);
    expect([requested, reasons]).toEqual([['/1.jpg', '/1.jpg'], []]);
  });

  it.each([
    ['https://elsewhere.example/1.jpg', /PICTURE_HOSTS/],
    ['https://cdn.example.evil.example/1.jpg', /PICTURE_HOSTS/],
    ['https://127.0.0.1/1.jpg', /PICTURE_HOSTS/],
    ['https://[::1]/1.jpg', /PICTURE_HOSTS/],
    ['http://pictures.dealer.example/1.jpg', /plain https/],
    ['https://pictures.dealer.example:8443/1.jpg', /plain https/],
    ['https://user:pass@pictures.dealer.example/1.jpg', /plain https/],
    ['file:///etc/passwd', /plain https/],
    ['/etc/passwd', /no address/],
  ])('A-18 refuses %s without a request', async (address, reason) => {
    const { get, reasons } = open();
    expect((await get(address)).status).toBe(404);
    expect([requested, reasons]).toEqual([[], [expect.stringMatching(reason)]]);
  });

  it.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['::1'], ['fd00::1'], ['::ffff:192.168.0.1']])(
    'A-18 connects to no host whose name leads to %s',
    async (address) => {
      const { get, reasons } = open(parts([address]));
      expect((await get(ADDRESS)).status).toBe(404);
      expect([requested, reasons]).toEqual([[], ['its host has no public address']]);
    },
  );

  it.each<[string, http.RequestListener, RegExp]>([
    ['an SVG', sends('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/png' }), /no picture/],
    ['a page', sends('<!doctype html>'), /no picture/],
    ['a redirect', (_, response) => void response.writeHead(302, { location: 'https://x.example' }).end(), /with 302/],
    ['an error', (_, response) => void response.writeHead(500).end(), /with 500/],
    ['a picture without end', (_, response) => void endless().pipe(response.writeHead(200)), /too large/],
    ['nothing', () => undefined, /abort/i],
  ])('A-18 shows nothing of a host that sends %s', async (_, listener, reason) => {
    respond = listener;
    const { get, reasons } = open(parts([PUBLIC], 1_500));
    expect((await get(ADDRESS)).status).toBe(404);
    expect(reasons).toEqual([expect.stringMatching(reason)]);
  });

  it('A-18 has the widths of other pictures, and no others', async () => {
    const { get } = open();
    for (const width of [0, 481, 100_000]) expect((await get(ADDRESS, width)).status).toBe(400);
    expect((await get(`${ADDRESS}?${'x'.repeat(2_000)}`)).status).toBe(400);
  });

  it('A-18 has no host without configuration', async () => {
    await expect(createPictureFetch({ hosts: [] })(ADDRESS)).rejects.toThrow('its host is not in PICTURE_HOSTS');
    expect([isPublicAddress(PUBLIC), isPublicAddress('100.64.0.1'), isPublicAddress('nothing')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

function endless(): PassThrough {
  const stream = new PassThrough();
  const part = Buffer.alloc(1_000_000);
  const write = (): void => {
    while (!stream.destroyed && stream.write(part));
  };
  stream.on('drain', write).on('error', () => undefined);
  write();
  return stream;
}
