import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { ALLOW_LONG_UPLOAD, httpServer } from '../../src/tools/kit/http-server';
import { raw } from '../kit/rawRequest';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

const running: { closeAllConnections(): void; close(): unknown }[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(handle: Handle, limits?: Parameters<typeof httpServer>[1]) {
  const { server, drain } = httpServer(handle, limits);
  running.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, drain, port };
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

function open(port: number, head: string): Socket {
  const socket = connect(port, '127.0.0.1');
  // A reset is one way of being refused.
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(head);
  return socket;
}

const GET = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n';

describe('the HTTP server', () => {
  /** Descriptors of this process, of both ends. */
  const openSockets = (): number =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;
  const UPGRADE = 'Host: a.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

  it.each(['/', '/_next/x', '/_next/hmr', '/api/search', '/-/jssmedia/a.webp'])(
    'M-03 answers 400 to an upgrade at %s, and closes its connection',
    async (path) => {
      const { server, port } = await listening((_request, response) => response.end('never'));
      // As the framework's own, which leaves the socket open.
      server.on('upgrade', () => undefined);
      const before = openSockets();
      const responses = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const socket = connect(port, '127.0.0.1');
          socket.write(`GET ${path} HTTP/1.1\r\n${UPGRADE}`);
          return String(Buffer.concat(await socket.toArray()));
        }),
      );
      for (const response of responses) {
        expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
        expect(response).toMatch(/\r\nConnection: close\r\n(?:.*\r\n)*\r\n$/);
      }
      while ((await connections(server)) > 0 || openSockets() > before) await setImmediate();
    },
  );

  it('M-03 takes an upgrade behind another request of the connection for no response to that one', async () => {
    const { port } = await listening((_request, response) => void response.writeHead(200).write('begun'));
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    await once(socket, 'data');
    socket.write(`GET / HTTP/1.1\r\n${UPGRADE}`);
    await once(socket, 'close');
    expect(text).not.toContain('400');
  });

  it('M-03 cuts off a client that does not read its response, and none that reads slowly or waits for events', async () => {
    const SIZE = 48 * 1024 * 1024;
    const streams: ServerResponse[] = [];
    const { server, port } = await listening(
      ({ url }, response) => {
        if (url === '/events') streams.push(response.writeHead(200, { 'Content-Type': 'text/event-stream' }));
        else response.end(Buffer.alloc(SIZE));
        response.flushHeaders();
      },
      // Long enough for the slow reader's turn on a busy machine.
      { unreadMs: 2_000 },
    );
    const held: Socket[] = [];
    server.on('connection', (socket: Socket) => held.push(socket));
    const requested = (path: string) => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
      return socket;
    };
    const events = requested('/events').resume();
    const [slow, silent] = [requested('/'), requested('/')];
    let received = 0;
    slow.on('data', (part: Buffer) => {
      received += part.length;
      slow.pause();
    });
    const reading = setInterval(() => slow.resume(), 10);
    // A client that does not read learns nothing of the end: the server has one connection less.
    while (held.length < 3) await setImmediate();
    await Promise.race(held.map((socket) => once(socket, 'close')));
    expect(await connections(server)).toBe(2);
    expect(received).toBeLessThan(SIZE);
    clearInterval(reading);
    slow.removeAllListeners('data').on('data', (part: Buffer) => (received += part.length));
    slow.resume();
    await once(slow, 'close');
    expect(received).toBeGreaterThan(SIZE);
    streams[0]?.end('data: 1\n\n');
    const parts: Buffer[] = await events.toArray();
    expect(String(Buffer.concat(parts))).toContain('data: 1');
    silent.destroy();
  });

  it('M-03 answers 500 to a request that fails, and lives', async () => {
    const failures: unknown[] = [];
    const { port } = await listening(
      ({ url }, response) => {
        if (url === '/broken') throw new RangeError('out of range');
        response.end('here');
      },
      { report: (error) => failures.push(error) },
    );
    expect((await fetch(`http://127.0.0.1:${port}/broken`)).status).toBe(500);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
    expect(failures).toEqual([new RangeError('out of range')]);
  });

  it.each(['UNLINK', 'REBIND', 'PROPFIND', 'TRACE'])('M-03 answers 405 to %s', async (method) => {
    const { port } = await listening((_request, response) => response.end('never'));
    expect(await raw(port, '/', 'identity', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
    });
  });

  it('M-03 closes connections beyond its number, and takes others once one has ended', async () => {
    const { server, port } = await listening(
      (_request, response) => {
        response.end('served');
      },
      { mostConnections: 2, reserveMs: 50 },
    );
    const held = await Promise.all(
      [1, 2].map(async () => {
        const socket = connect(port, '127.0.0.1');
        await once(server, 'connection');
        return socket;
      }),
    );
    await once(open(port, ''), 'close');
    held[0]?.destroy();
    while ((await connections(server)) > 1) await setImmediate();
    expect((await raw(port, '/', 'identity')).body.toString()).toBe('served');
    held[1]?.destroy();
  });

  it('M-03 keeps an idle connection for longer than a proxy in front, and says so', async () => {
    const { port } = await listening((_request, response) => response.end('served'));
    const agent = new Agent({ keepAlive: true });
    const sent = request({ port, host: '127.0.0.1', agent }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    agent.destroy();
    expect(Number(/timeout=(\d+)/.exec(String(response.headers['keep-alive']))?.[1])).toBeGreaterThan(60);
  });

  it('M-03 idle connections give way to new ones where there are too many', async () => {
    const limits = { mostConnections: 2, patienceMs: 0 };
    const { port } = await listening((_request, response) => response.end('served'), limits);
    const idle = [1, 2].map(() => open(port, GET));
    const closed = idle.map((socket) => once(socket, 'close'));
    await Promise.all(idle.map((socket) => once(socket, 'data')));
    const next = open(port, '');
    await Promise.all(closed);
    next.write(GET);
    expect(String((await once(next, 'data'))[0])).toMatch(/ 200 OK/);
    expect((await raw(port, '/', 'identity')).body.toString()).toBe('served');
    next.destroy();
  });

  it('M-03 answers whether it is alive when all connections are used up, and asks others to come again', async () => {
    const { server, port } = await listening(({ url }, response) => void (url !== '/held' && response.end('alive')), {
      mostConnections: 2,
    });
    const held = [1, 2].map(() => open(port, GET.replace('/', '/held')));
    while ((await connections(server)) < 2) await setImmediate();
    // They say nothing: the oldest gives way to the next.
    const silent = Array.from({ length: 80 }, () => open(port, ''));
    while ((await connections(server)) < 34) await setImmediate();
    expect(await raw(port, '/healthz', 'identity')).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    });
    expect(await raw(port, '/', 'identity')).toMatchObject({
      status: 503,
      headers: { connection: 'close', 'retry-after': '5' },
    });
    for (const socket of [...held, ...silent]) socket.destroy();
  });

  it('M-03 of an address with many connections, what waits gives way first; requests in work and other visitors stay', async () => {
    const MANY = 40;
    const held: ServerResponse[] = [];
    const { server, port } = await listening((_request, response) => held.push(response), {
      mostConnections: MANY + 1,
      patienceMs: 0,
    });
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    await once(server, 'connection');
    const working = open(port, GET);
    while (held.length === 0) await setImmediate();
    for (let begun = 1; begun < MANY; begun += 1) open(port, 'GET / HT');
    while ((await connections(server)) < MANY + 1) await setImmediate();
    open(port, '');
    while ((await connections(server)) > 3) await setImmediate();
    other.write(GET);
    while (held.length < 2) await setImmediate();
    for (const response of held) response.end('served');
    for (const socket of [working, other]) {
      expect(String((await once(socket, 'data'))[0])).toMatch(/ 200 OK/);
      socket.destroy();
    }
  });

  it('M-03 one address has so many connections and no more, unless it stands for many visitors', async () => {
    const { server, port } = await listening((_request, response) => response.end('served'), {
      mostOfOne: 2,
      isShared: (address) => address.endsWith('127.0.0.2'),
    });
    const held = [1, 2].map(() => open(port, ''));
    while ((await connections(server)) < 2) await setImmediate();
    await once(open(port, GET), 'close');
    const proxy = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    proxy.write(GET);
    expect(String((await once(proxy, 'data'))[0])).toMatch(/ 200 OK/);
    held[0]?.destroy();
    while ((await connections(server)) > 2) await setImmediate();
    expect((await raw(port, '/', 'identity')).body.toString()).toBe('served');
    for (const socket of [...held, proxy]) socket.destroy();
  });

  it('M-03 handles one request of a connection after another, in their order', async () => {
    const held: ServerResponse[] = [];
    const paths: (string | undefined)[] = [];
    const { port } = await listening(({ url }, response) => {
      paths.push(url);
      held.push(response);
      if (url === '/last') for (const one of held) one.end(paths.join(' '));
      else if (paths.length > 1) response.end('later');
    });
    const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n${more}\r\n`;
    const ahead = open(port, `${get('/1')}${get('/2')}${get('/3', 'Connection: close\r\n')}`);
    const closed = once(ahead, 'close');
    expect((await raw(port, '/last', 'identity')).body.toString()).toBe('/1 /last');
    await closed;
    expect(paths).toEqual(['/1', '/last', '/2', '/3']);
  });

  it('M-03 cuts off who sends many requests ahead', async () => {
    let handled = 0;
    const { server, port } = await listening(() => {
      handled += 1;
    });
    await once(open(port, 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'.repeat(200)), 'close');
    while ((await connections(server)) > 0) await setImmediate();
    expect(handled).toBe(1);
  });

  it('M-03 closes the connection of CONNECT', async () => {
    const { port } = await listening((_request, response) => response.end('never'));
    await once(open(port, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'), 'close');
  });

  it.each([
    ['GET / HTTP/1.1\r\nHost: a.example\r\nExpect: miracles\r\n', 417],
    ['POST / HTTP/1.1\r\nHost: a.example\r\nExpect: miracles\r\nContent-Length: 9\r\n', 417],
    ['GET / HTTP/1.1\r\n', 400],
    ['GET / HTTP/1.0\r\n', 200],
    ['GET / HTTP/1.1\r\nHost: a.example\r\nExpect: 100-Continue\r\n', 200],
  ])(
    'M-03 gives a policy and nosniff to an unknown expectation and to a request without a host: %#',
    async (head, status) => {
      const { port } = await listening((_request, response) => response.end('page'));
      const socket = connect(port, '127.0.0.1');
      socket.write(`${head}Connection: close\r\n\r\n`);
      const response = String(Buffer.concat(await socket.toArray())).replace('HTTP/1.1 100 Continue\r\n\r\n', '');
      expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
      expect(response).toContain("Content-Security-Policy: default-src 'none'");
      expect(response.includes('page')).toBe(status === 200);
    },
  );

  it('M-03 closes the connection of a body that does not end in time, answered or not', async () => {
    const { port } = await listening((given, response) => void (given.url === '/answered' && response.end('no')), {
      bodyMs: 50,
    });
    const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nab`;
    await Promise.all([once(open(port, head('/')), 'close'), once(open(port, head('/answered')), 'close')]);
    const chunked = 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n';
    await once(open(port, chunked), 'close');
  });

  describe('bodies that do not end', () => {
    const post = (visitor: string, body = 'ab', length = 60_000) =>
      `POST / HTTP/1.1\r\nHost: a.example\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: ${length}\r\n\r\n${body}`;
    /** What a client receives until its connection is closed. */
    const received = (socket: Socket): Promise<string> =>
      new Promise((resolve) => {
        let text = '';
        socket.on('data', (part) => (text += String(part))).once('close', () => resolve(text));
      });
    /** Opens one connection after another; each with its answer. */
    const opened = async (server: Server, port: number, heads: readonly string[]) => {
      const all: { socket: Socket; response: Promise<string>; isClosed: boolean }[] = [];
      for (const head of heads) {
        const requested = once(server, 'request');
        const socket = open(port, head);
        const one = { socket, response: received(socket), isClosed: false };
        socket.once('close', () => (one.isClosed = true));
        all.push(one);
        await requested;
      }
      return all;
    };
    const reading: Handle = (given, response) => void given.resume().once('end', () => response.end('read'));

    it('M-03 are so many of one address: beyond that its oldest gives way, and those of others stay', async () => {
      const { server, port } = await listening(reading, { trustedProxies: 1, mostUnfinishedOfOne: 2 });
      const [other, first, second, third] = await opened(server, port, [
        post('203.0.113.9'),
        ...['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((visitor) => post(visitor)),
      ]);
      const refused = await first?.response;
      expect(refused).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\nConnection: close\r\n/);
      expect(refused).toMatch(/\r\nRetry-After: \d+\r\n/);
      expect([other, second, third].map((one) => one?.isClosed)).toEqual([false, false, false]);
      for (const one of [other, second, third]) one?.socket.destroy();
    });

    it('M-03 are at most half of all connections: of the address with the most, the oldest gives way', async () => {
      const { server, port } = await listening(reading, { trustedProxies: 1, mostConnections: 8 });
      const all = await opened(server, port, [
        post('203.0.113.1'),
        ...[1, 2].map(() => post('203.0.113.2')),
        ...['203.0.113.3', '203.0.113.4'].map((visitor) => post(visitor)),
      ]);
      expect(await all[1]?.response).toMatch(/^HTTP\/1\.1 429 /);
      expect(all.map(({ isClosed }) => isClosed)).toEqual([false, true, false, false, false]);
      for (const { socket } of all) socket.destroy();
    });

    it('M-03 are no more counted once they have ended', async () => {
      const { port } = await listening(reading, { trustedProxies: 1, mostUnfinishedOfOne: 1 });
      for (let sent = 0; sent < 3; sent += 1) {
        const socket = open(port, post('203.0.113.1', 'whole', 5));
        expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
      }
    });

    it('M-03 have to go on: who sends a byte now and then is cut off, and a slow phone is not', async () => {
      const { port } = await listening(reading, { progressMs: 200 });
      const dripping = open(port, post('203.0.113.1'));
      const drops = setInterval(() => dripping.write('a'), 20);
      const phone = open(port, post('203.0.113.2', '', 6_000));
      const responded = once(phone, 'data');
      let sent = 0;
      const pieces = setInterval(() => {
        phone.write('a'.repeat(200));
        sent += 200;
        if (sent === 6_000) clearInterval(pieces);
      }, 20);
      expect(await received(dripping)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
      clearInterval(drops);
      expect(String((await responded)[0])).toMatch(/^HTTP\/1\.1 200 /);
      phone.destroy();
    });

    it('M-03 are not waited for after a response, which a client that still sends can read', async () => {
      const { server, port } = await listening(({ method, url }, response) =>
        response.writeHead(method === 'GET' || url === '/early' ? 401 : 200).end('answer'),
      );
      for (const method of ['POST', 'GET']) {
        const socket = open(port, post('203.0.113.1').replace('POST / ', `${method} /early `));
        const begun = performance.now();
        const text = received(socket);
        const sending = setInterval(() => socket.write('a'.repeat(1_000)), 50);
        expect(await text).toMatch(
          /^HTTP\/1\.1 401 Unauthorized\r\n(?:.*\r\n)*Connection: close\r\n(?:.*\r\n)*\r\n(?:.*\r\n)*answer/,
        );
        clearInterval(sending);
        while ((await connections(server)) > 0) await setImmediate();
        expect(performance.now() - begun).toBeLessThan(5_000);
      }
    });
  });

  it('M-03 refuses a request that names two hosts', async () => {
    const { port } = await listening((_request, response) => response.end('page'));
    const statusOf = async (hosts: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
      const parts: Buffer[] = await socket.toArray();
      return Buffer.concat(parts).toString().slice(9, 12);
    };
    expect(await statusOf('Host: a.example\r\n')).toBe('200');
    expect(await statusOf('Host: a.example\r\nHost: b.example\r\n')).toBe('400');
  });

  it('M-03 leaves nothing behind on a connection with many bodies', async () => {
    const listeners: number[] = [];
    const { port } = await listening((given, response) => {
      given.resume().once('end', () => {
        listeners.push(given.socket.listenerCount('close'));
        response.end('read');
      });
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let body = 0; body < 12; body += 1) {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', agent });
      sent.end('body');
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      await once(response.resume(), 'end');
    }
    agent.destroy();
    expect(new Set(listeners).size).toBe(1);
  });

  it('M-03 lets only the body of an authorised upload take longer', async () => {
    const { port } = await listening(
      (given, response) => {
        if (given.headers.authorization) Reflect.get(given, ALLOW_LONG_UPLOAD)();
        given.on('data', () => undefined).once('end', () => response.end('all of it'));
      },
      { bodyMs: 50 },
    );
    const allowed = request({ port, host: '127.0.0.1', method: 'POST', headers: { authorization: 'Bearer key' } });
    allowed.write('first ');
    // The other request is cut, so the time has passed for this one as well.
    await once(open(port, 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nab'), 'close');
    allowed.end('last');
    const [incoming] = (await once(allowed, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    expect(text).toBe('all of it');
  });

  it.each([
    ['GET / HTTP/9.9\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a.example\r\nContent-Length: -1\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('M-03 gives a policy and nosniff to who breaks the rules of HTTP, and closes: %#', async (head, status) => {
    const { server, port } = await listening((_request, response) => response.end('never'));
    const socket = connect(port, '127.0.0.1');
    socket.write(head);
    const response = String(Buffer.concat(await socket.toArray()));
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
    while ((await connections(server)) > 0) await setImmediate();
  });

  it('M-03 gives every response a policy and nosniff, and none an internal path', async () => {
    const { port } = await listening((given, response) => {
      response.setHeader('x-middleware-rewrite', '/_live/it/sv-SE');
      response.setHeader('x-nextjs-matched-path', '/_live/it/sv-SE');
      if (given.url === '/own') response.setHeader('content-security-policy', "default-src 'self'");
      response.writeHead(given.url === '/moved' ? 308 : 404, { location: '/' }).end();
    });
    const headersOf = async (path: string) => (await raw(port, path, 'identity')).headers;
    for (const path of ['/moved', '/gone', '/own']) {
      const headers = await headersOf(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          path === '/own' ? "default-src 'self'" : "default-src 'none'; frame-ancestors 'none'",
      });
      expect(JSON.stringify(headers)).not.toContain('_live');
    }
    // The framework's router in the browser finds the page by it.
    const data = await headersOf('/_next/data/x/index.json');
    expect([data['x-nextjs-matched-path'], data['x-middleware-rewrite']]).toEqual(['/_live/it/sv-SE', undefined]);
  });

  it.each([
    [0, 'https', undefined],
    [1, 'https', 'https'],
    [1, 'gopher', undefined],
    [1, 'http, https', 'https'],
    [2, 'https, http', 'https'],
  ])('M-03 with %i proxies of ours takes the scheme %s as %s', async (trustedProxies, given, scheme) => {
    const { port } = await listening(({ headers }, response) => response.end(JSON.stringify(headers)), {
      trustedProxies,
    });
    const headers = { 'x-forwarded-proto': given, 'x-forwarded-host': 'evil.example', forwarded: 'proto=https' };
    const { body } = await raw(port, '/', 'identity', { headers });
    const received: Record<string, string> = JSON.parse(body.toString());
    const { 'x-forwarded-proto': proto, 'x-forwarded-host': host, forwarded, via } = received;
    expect([proto, host, forwarded, via]).toEqual([scheme, undefined, undefined, 'unknown']);
  });

  it('M-03 when it stops, answers what is in flight, cuts event streams and takes no new connection', async () => {
    let finish: (() => void) | undefined;
    let arrive: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { drain, port } = await listening((given, response) => {
      if (given.url === '/events') {
        response.setHeader('Content-Type', 'text/event-stream').write('data: first\n\n');
        return;
      }
      finish = () => response.end('in time');
      arrive?.();
    });
    const stream = request({ port, host: '127.0.0.1', path: '/events', agent: false }).on('error', () => undefined);
    stream.end();
    const [events] = (await once(stream, 'response')) as [IncomingMessage];
    const cut = new Promise<string>((resolve) => {
      events.once('error', ({ message }) => resolve(message)).resume();
    });
    const slow = request({ port, host: '127.0.0.1', path: '/slow', agent: false }).end();
    await arrived;
    const drained = drain();
    expect(await cut).toBe('aborted');
    const newcomer = connect(port, '127.0.0.1');
    const [refusal] = (await once(newcomer, 'error')) as [NodeJS.ErrnoException];
    expect(refusal.code).toBe('ECONNREFUSED');
    finish?.();
    const [incoming] = (await once(slow, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    expect(text).toBe('in time');
    await drained;
  });

  it('M-03 when it stops, cuts what has not been answered within the limit', async () => {
    const { drain, port } = await listening(() => undefined, { drainMs: 50 });
    const hanging = open(port, 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
    await once(hanging, 'connect');
    const closed = once(hanging, 'close');
    await drain();
    await closed;
  });
});
