import { Hono } from 'hono';
import type { AppEnv } from '@/server/http/app.types';
import { limitBody, sameOriginOnly } from '@/server/http/guards';

describe('limitBody', () => {
  const app = new Hono<AppEnv>().post('/', limitBody(1000), async (c) =>
    c.json({ length: (await c.req.arrayBuffer()).byteLength }),
  );

  /** A body of that many chunks of 100 bytes, with the number of chunks that were read. */
  function chunks(count: number) {
    const reports = { taken: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (reports.taken === count) return controller.close();
          reports.taken += 1;
          controller.enqueue(new Uint8Array(100));
        },
      },
      { highWaterMark: 0 },
    );
    return { reports, body };
  }
  const post = (init: RequestInit & { duplex?: 'half' }) =>
    app.request('http://site.example/', { method: 'POST', duplex: 'half', ...init } as RequestInit);

  it('M-03 reads a body without a length only until it is too long', async () => {
    const { reports, body } = chunks(100_000);
    expect((await post({ body, headers: { 'transfer-encoding': 'chunked' } })).status).toBe(413);
    expect(reports.taken).toBe(11);
  });

  it('M-03 does not read a body whose length is too long at all', async () => {
    const { reports, body } = chunks(20);
    expect((await post({ body, headers: { 'content-length': '2000' } })).status).toBe(413);
    expect(reports.taken).toBe(0);
  });

  it('M-03 lets a body of exactly the limit through', async () => {
    expect(await (await post({ body: chunks(10).body, headers: { 'transfer-encoding': 'chunked' } })).json()).toEqual({
      length: 1000,
    });
  });
});

describe('sameOriginOnly', () => {
  const app = new Hono<AppEnv>().use(sameOriginOnly).all('*', (c) => c.text('ok'));
  const get = async (path: string, site?: string) =>
    (await app.request(`http://site.example${path}`, { headers: site ? { 'sec-fetch-site': site } : {} })).status;

  it.each(['/api/mechmate/car/ABC123', '/api/search', '/api/places?text=a'])(
    'M-03 %s is for our own pages: others use no visitor’s allowance up',
    async (path) => {
      expect([await get(path), await get(path, 'same-origin'), await get(path, 'none')]).toEqual([200, 200, 200]);
      expect(await get(path, 'cross-site')).toBe(403);
    },
  );

  it.each(['/', '/api/pictures?src=a', '/api/forms/plain/confirm/token', '/api/mechmate-status'])(
    'M-03 %s may be linked and shown anywhere',
    async (path) => expect(await get(path, 'cross-site')).toBe(200),
  );
});
