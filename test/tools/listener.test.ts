import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CANVAS_COOKIE, EDITOR_COOKIE, PREVIEW_COOKIE } from '../../src/domain/content/editing';
import { apiRewrites, isApiUrl, isDirectApiUrl } from '../../src/server/http/apiPaths';
import { listener } from '../../src/tools/kit/listener';
import { prepare } from '../../src/tools/kit/sending';
import { raw } from '../kit/rawRequest';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The listener on a real port; a file exists if its name contains 'there'. */
async function listening(
  handle: Handle,
  during: (request: (path: string) => Promise<{ status: number; text: string }>, port: number) => Promise<void>,
  api?: Handle,
): Promise<string[]> {
  const logged: string[] = [];
  const files = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.includes('there')) response.end(`file ${request.url}`);
    else next();
  };
  const server = createServer(
    listener({
      health: () => false,
      clientOf: () => 'client',
      page: () => null,
      files,
      prepare,
      isApi: isApiUrl,
      api: (url) => (isDirectApiUrl(url) && api) || null,
      render: handle,
      handle,
      log: (message) => logged.push(message),
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  try {
    await during(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: response.status, text: await response.text() };
    }, port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return logged;
}

describe('what answers a request', () => {
  it('G-01 serves files of the build by name, and passes all else, missing files too, to the framework with its full address', async () => {
    const logged = await listening(
      async (request, response) => {
        response.end(`page ${String(request.url)}`);
      },
      async (request) => {
        expect(await request('/_next/static/there.js?x=1')).toEqual({ status: 200, text: 'file /there.js?x=1' });
        expect(await request('/_next/static/gone.js')).toEqual({ status: 200, text: 'page /_next/static/gone.js' });
        expect(await request('/kop-bil?q=volvo')).toEqual({ status: 200, text: 'page /kop-bil?q=volvo' });
      },
    );
    expect(logged).toEqual([]);
  });

  it('M-03 asks the framework for no range, which it would answer with a page of errors, and the API for any', async () => {
    const rangeOf: Handle = async ({ headers }, response) => void response.end(headers.range ?? 'whole');
    await listening(
      rangeOf,
      async (_request, port) => {
        const get = async (path: string): Promise<string> =>
          (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { range: 'bytes=99999999-' } })).text();
        expect(await get('/icons/car.svg')).toBe('whole');
        expect(await get('/-/jssmedia/a.webp')).toBe('bytes=99999999-');
      },
      rangeOf,
    );
  });

  it('A-04 gives addresses of the API to the API, but those that render pages, and all until it is open, to the framework', async () => {
    const framework: Handle = async (_request, response) => void response.end('framework');
    const api: Handle = async (_request, response) => void response.end('api');
    await listening(
      framework,
      async (request) => {
        for (const path of [
          '/healthz',
          '/api/search?x=1',
          '/api',
          '/-/jssmedia/a.webp',
          '/sitemap-12.xml',
          '/feeds/vehicles.csv',
          '/feaas-render',
        ])
          expect([path, (await request(path)).text]).toEqual([path, 'api']);
        for (const path of [
          '/',
          '/apis',
          '/healthz/x',
          '/-',
          '/sitemap-x.xml',
          '/api/editing/open',
          '/api/content/publish',
        ])
          expect([path, (await request(path)).text]).toEqual([path, 'framework']);
      },
      api,
    );
    await listening(framework, async (request) => expect((await request('/healthz')).text).toBe('framework'));
  });

  it('M-03 gives the framework no body of a request to a page or file, whose client could leave meanwhile', async () => {
    const received: string[] = [];
    const framework: Handle = async ({ method, url }, response) => {
      received.push(`${String(method)} ${String(url)}`);
      response.end();
    };
    await listening(framework, async (_request, port) => {
      const send = async (method: string, path: string) => {
        const { status, headers } = await raw(port, path, 'identity', { method });
        return [status, headers.allow];
      };
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
        for (const path of ['/', '/kop-bil?q=volvo', '/_next/data/x/index.json', '/_next/static/gone.js'])
          expect([method, path, ...(await send(method, path))]).toEqual([method, path, 405, 'GET, HEAD']);
      expect(received).toEqual([]);
      expect(await send('POST', '/api/editing/open?x=1')).toEqual([200, undefined]);
      expect(await send('HEAD', '/kop-bil')).toEqual([200, undefined]);
      expect(received).toEqual(['POST /api/editing/open?x=1', 'HEAD /kop-bil']);
    });
  });

  it('M-03 gives it nothing while a body of the API is on its way: one that never ends holds no place', async () => {
    const received: string[] = [];
    const framework: Handle = async (request, response) => {
      received.push(String(request.url));
      response.end();
    };
    await listening(framework, async (request, port) => {
      const headers = { 'content-type': 'text/plain', 'content-length': '60' };
      const unfinished = httpRequest({ port, path: '/api/editing/leave', method: 'POST', headers });
      unfinished.on('error', () => undefined);
      await new Promise((resolve) => unfinished.write('a', resolve));
      await request('/kop-bil');
      expect(received).toEqual(['/kop-bil']);
      const done = new Promise((resolve) => unfinished.on('response', resolve));
      unfinished.end('b'.repeat(59));
      await done;
      expect(received).toEqual(['/kop-bil', '/api/editing/leave']);
    });
  });

  it('A-16 M-03 gives it a changed component of an editor, complete, and none that is too large', async () => {
    const received: string[] = [];
    const framework: Handle = async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      received.push(`${String(request.headers.cookie)} ${body}`);
      response.end();
    };
    await listening(framework, async (_request, port) => {
      const send = async (body: string, cookie: string) => {
        const address = `http://127.0.0.1:${port}/kop-bil`;
        return (await fetch(address, { method: 'POST', body, headers: { cookie } })).status;
      };
      for (const name of [EDITOR_COOKIE, CANVAS_COOKIE, PREVIEW_COOKIE])
        expect([name, await send('{"a":1}', `a=b; ${name}=c`)]).toEqual([name, 200]);
      expect(await send('{}', 'notediting=c')).toBe(405);
      expect(await send('x'.repeat(2 ** 20 + 1), `${EDITOR_COOKIE}=c`)).toBe(413);
      expect(received).toEqual([
        'a=b; editing=c {"a":1}',
        'a=b; editing_canvas=c {"a":1}',
        'a=b; editing_preview=c {"a":1}',
      ]);
    });
  });

  it('A-04 development serves the same addresses by the rewrites of the framework', () => {
    const examples = apiRewrites.map(({ source }) => source.replace(/:file\(.*\)/, '7').replace(':path+', 'a/b'));
    expect(examples.filter((path) => !isDirectApiUrl(path))).toEqual([]);
    expect(apiRewrites).toContainEqual({ source: '/-/:path+', destination: '/api/-/:path*' });
    expect(apiRewrites).toContainEqual({
      source: '/sitemap-:file(\\d{1,5}).xml',
      destination: '/api/sitemap-:file.xml',
    });
  });

  it('G-01 M-03 responds 500 where the framework fails, logs the error without its message, and goes on serving', async () => {
    const handle: Handle = async (request, response) => {
      if (request.url === '/bad')
        throw Object.assign(new Error('Failed query: select 1\n    at anna@example.se params: ABC123'), {
          code: '22P02',
        });
      response.end('fine');
    };
    const logged = await listening(handle, async (request) => {
      expect(await request('/bad')).toEqual({ status: 500, text: 'Internal Server Error' });
      expect(await request('/good')).toEqual({ status: 200, text: 'fine' });
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^A request failed\. Error 22P02\n +at .*listener\.test/);
    expect(logged[0]).not.toMatch(/anna|ABC123|select/);
  });

  it('G-01 aborts a response that failed half way, and still answers the next request', async () => {
    const handle: Handle = async (request, response) => {
      response.write('half');
      if (request.url === '/bad') throw new Error('half way');
      response.end(' and half');
    };
    const logged = await listening(handle, async (request) => {
      await expect(request('/bad')).rejects.toThrow();
      expect(await request('/good')).toEqual({ status: 200, text: 'half and half' });
    });
    expect(logged).toHaveLength(1);
  });
});

describe('how answers leave', () => {
  const page = `<!doctype html>${'<p>Röd kombi från Borås.</p>'.repeat(4_000)}`;
  const html: Handle = async (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  };

  it('G-01 compresses a page as its visitor accepts it, the best encoding first, and not at all for those who accept none', async () => {
    await listening(html, async (_request, port) => {
      const best = await raw(port, '/', 'gzip, deflate, br');
      expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(best.body).toString()).toBe(page);
      const usual = await raw(port, '/', 'gzip');
      expect(usual.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(usual.body).toString()).toBe(page);
      const full = await raw(port, '/', 'identity');
      expect(full.headers['content-encoding']).toBeUndefined();
      expect(full.body.toString()).toBe(page);
    });
  });

  it('G-01 compresses neither small bodies, nor pictures, nor compressed ones, nor the response to HEAD', async () => {
    const handle: Handle = async ({ url }, response) => {
      if (url === '/small') response.setHeader('Content-Type', 'application/json').end('{}');
      else if (url === '/picture') response.setHeader('Content-Type', 'image/avif').end(page);
      else if (url === '/packed')
        response.setHeader('Content-Type', 'text/plain').setHeader('Content-Encoding', 'gzip').end(page);
      else response.setHeader('Content-Type', 'text/html').end(page);
    };
    await listening(handle, async (_request, port) => {
      for (const path of ['/small', '/picture'])
        expect((await raw(port, path, 'br')).headers['content-encoding']).toBeUndefined();
      const packed = await raw(port, '/packed', 'br');
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.body.toString()).toBe(page);
      expect((await raw(port, '/', 'br', { method: 'HEAD' })).headers['content-encoding']).toBeUndefined();
    });
  });

  it('G-01 sends a cached page once to clients that cache it, in any encoding, and every other page each time', async () => {
    let now = page;
    const handle: Handle = async ({ url }, response) => {
      if (url === '/kept') response.setHeader('x-nextjs-cache', 'HIT');
      response.setHeader('Content-Type', 'text/html').setHeader('Content-Length', Buffer.byteLength(now)).end(now);
    };
    await listening(handle, async (_request, port) => {
      const first = await raw(port, '/kept', 'br');
      const etag = first.headers.etag ?? '';
      expect(etag).toMatch(/^W\/"/);
      for (const encoding of ['br', 'gzip', 'identity']) {
        const again = await raw(port, '/kept', encoding, { headers: { 'if-none-match': `"other", ${etag}` } });
        expect(again).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } });
        expect(again.body).toHaveLength(0);
        expect(again.headers['content-encoding']).toBeUndefined();
      }
      expect(
        await raw(port, '/kept', 'br', { headers: { 'if-none-match': etag, 'cache-control': 'no-cache' } }),
      ).toMatchObject({ status: 200 });
      now += '<p>Ny</p>';
      const other = await raw(port, '/kept', 'br', { headers: { 'if-none-match': etag } });
      expect(other.status).toBe(200);
      expect(other.headers.etag).not.toBe(etag);
      expect(brotliDecompressSync(other.body).toString()).toBe(now);
      const live = await raw(port, '/', 'br', { headers: { 'if-none-match': '*' } });
      expect(live.status).toBe(200);
      expect(live.headers.etag).toBeUndefined();
    });
  });

  it('G-01 passes on each event of a stream when it arrives', async () => {
    let next = (): void => undefined;
    const handle: Handle = async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: one\n\n');
      await new Promise<void>((resolve) => {
        next = resolve;
      });
      response.end('data: two\n\n');
    };
    await listening(handle, async (_request, port) => {
      const pieces: string[] = [];
      // The second leaves only when the first has come.
      const stream = await raw(port, '/', 'gzip, br', {
        onPiece: (piece) => {
          if (pieces.push(piece) === 1) next();
        },
      });
      expect(pieces).toEqual(['data: one\n\n', 'data: two\n\n']);
      expect(stream.headers['content-encoding']).toBeUndefined();
    });
  });
});
