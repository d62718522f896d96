import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostileRequest } from '../../src/tools/attack/hostileRequest';
import { figuresOf } from '../../src/tools/attack/processFigures';
import { attack, failuresOf, type AttackSize } from '../../src/tools/attack/run';
import { targetOf } from '../../src/tools/attack/target';
import { tsx } from './programs';

const ROUTES = [
  { method: 'POST', path: '/api/search' },
  { method: 'GET', path: '/api/cars/:index/:carId' },
];
const SIZE: AttackSize = { seed: 'test', requests: 60, bursts: 1, burstSize: 20, connections: 8, hangSeconds: 30 };

const servers: { closeAllConnections(): void; close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function attacked(handle: RequestListener, size: Partial<AttackSize> = {}) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return attack({ address: '127.0.0.1', port }, ROUTES, { ...SIZE, ...size }, null);
}

/** Answers so many requests, and does with all others as `after` says. */
function answering(most: number, after: (response: ServerResponse) => void): RequestListener {
  let count = 0;
  return (_request, response) => {
    count += 1;
    if (count <= most) response.writeHead(404).end();
    else after(response);
  };
}

describe('npm run attack', () => {
  it.each([
    'http://bil.example',
    'https://localhost',
    'http://10.0.0.1:3000',
    'http://localhost.bil.example',
    'nonsense',
  ])('M-03 refuses to attack %s', (address) => {
    expect(() => targetOf(address)).toThrow('is not attacked');
  });

  it('M-03 says so in one sentence, and ends with 1', async () => {
    expect(await tsx(['src/tools/attack.ts', 'http://bil.example'])).toEqual({
      code: 1,
      stdout: '',
      stderr:
        '"http://bil.example" is not attacked: name a server of this machine, for instance http://localhost:3000.\n',
    });
  });

  it('M-03 sends the same requests for the same seed, over every route', () => {
    const made = (seed: string) =>
      Array.from({ length: 200 }, (_, number) => hostileRequest(seed, number, ROUTES, 3000));
    expect(made('a')).toEqual(made('a'));
    expect(made('a')).not.toEqual(made('b'));
    const routes = new Set(made('a').map(({ route }) => route));
    for (const { method, path } of ROUTES) expect(routes).toContain(`${method} ${path}`);
  });

  it('M-03 finds nothing where every request is answered, be it by a refusal', async () => {
    const report = await attacked((_request, response) => response.writeHead(404).end());
    expect(failuresOf(report)).toEqual([]);
    expect(report.statuses.get('404')).toBeGreaterThan(40);
  });

  it('M-03 finds failures, and requests without an answer', async () => {
    const failing = await attacked((_request, response) => response.writeHead(500).end());
    expect(failuresOf(failing)).toEqual([
      expect.stringMatching(/^\d+ requests had no answer, or one of status 5xx\.$/),
    ]);
    const silent = await attacked(() => undefined, { requests: 2, bursts: 0, hangSeconds: 0.05 });
    expect(silent.findings.map(({ reply }) => reply)).toContain('hung');
  });

  it('M-03 stops with one sentence where the server ends, stops answering, or fails everywhere', async () => {
    const size = { requests: 5_000, bursts: 0 };
    const ending = await attacked(
      answering(50, (response) => {
        for (const server of servers) server.close();
        response.destroy();
      }),
      size,
    );
    expect(failuresOf(ending)).toEqual([
      expect.stringMatching(/^The server ended: it refuses connections after \d{2} requests\.$/),
    ]);
    const silent = await attacked(
      answering(50, () => undefined),
      { ...size, hangSeconds: 0.5 },
    );
    expect(failuresOf(silent)).toEqual([expect.stringMatching(/^The server stopped answering after \d+ requests\.$/)]);
    const failing = await attacked((_request, response) => response.writeHead(500).end(), size);
    expect(failuresOf(failing)).toEqual([
      expect.stringMatching(/^The attack stopped after \d{3} requests: 2\d\d had no answer, or one of status 5xx\.$/),
    ]);
  });

  it('M-03 waits for a slow answer with one connection alone', async () => {
    let count = 0;
    let slow: ServerResponse | undefined;
    const report = await attacked(
      (_request, response) => {
        count += 1;
        // The first one after the warm-up is answered nearly last of all.
        if (count === SIZE.connections + 1) slow = response;
        else response.writeHead(404).end();
        if (count === 1_100) slow?.writeHead(404).end();
      },
      { requests: 1_200, bursts: 0 },
    );
    expect(failuresOf(report)).toEqual([]);
    expect(report.sent).toBe(1_200);
  });

  it('M-03 lets a server ask to come again during a burst alone, and never for its health', async () => {
    const refusing = await attacked(
      ({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 503, { 'Retry-After': '2' }).end(),
      { requests: 0 },
    );
    expect(failuresOf(refusing)).toEqual([]);
    const dead = await attacked((_request, response) => response.writeHead(503, { 'Retry-After': '2' }).end(), {
      requests: 0,
    });
    expect(failuresOf(dead)).toHaveLength(1);
  });

  it('M-03 finds each connection, files and memory that a server keeps, and a server that ended', () => {
    const report = { statuses: new Map(), routes: new Map(), burstStatuses: new Map(), findings: [], megabytes: [] };
    const ending = { stopped: null, sent: 0 };
    const files = (count: number) => Array.from({ length: count }, (_, index) => `/srv/file-${index}`);
    const before = { connections: 20, files: files(40), megabytes: 500 };
    const failures = (after: Partial<typeof before> | undefined) =>
      failuresOf({ ...report, ...ending, before, after: after && { ...before, ...after } });
    expect(failures({ connections: 19, files: files(44), megabytes: 590 })).toEqual([]);
    expect(failures({ connections: 21 })).toHaveLength(1);
    expect(failures({ files: files(90) })).toHaveLength(1);
    expect(failures({ megabytes: 610 })).toHaveLength(1);
    expect(failures(undefined)).toEqual(['The server ended.']);
  });

  it('M-03 counts sockets and pipes apart from files, and leaves out those of the embedded database', async () => {
    if (process.platform !== 'linux') return;
    const figures = () => figuresOf(String(process.pid)) ?? { connections: 0, files: [], megabytes: 0 };
    const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-'));
    mkdirSync(path.join(folder, 'database'));
    const before = figures();
    const opened = [path.join('database', '1259'), 'picture'].map((name) => openSync(path.join(folder, name), 'w'));
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const during = figures();
    expect(during.connections).toBe(before.connections + 1);
    expect(during.files.filter((name) => name.startsWith(folder))).toEqual([path.join(folder, 'picture')]);
    for (const descriptor of opened) closeSync(descriptor);
    await once(server.close(), 'close');
    expect(figures().connections).toBe(before.connections);
    rmSync(folder, { recursive: true });
  });
});
