import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { buildSync } from 'esbuild';
import { carFacets } from '@/domain/search/carFacets';
import { begin, EXIT_WITH_PARENT, stop, stopAll } from '../../src/tools/kit/processes.js';
import { anyFreePort } from '../../src/tools/kit/server.js';
import type { BenchResult } from './bench.types';
import { cpuCompared, type CpuCompared, type Load } from './pages/cpu';
import { residentMb } from './pages/procfs';
import { freshBuild, startOurs, type OurServer } from './pages/ourServer';
import { elementsOf, floorInput } from './pages/pageData';
import { documentSource } from './pages/shellSource';
import { pageText, request, untilReady, type Served } from './pages/served';

/*
 * The production server against what any server needs for the same bytes (`server/program.ts`), in one run: ratios of
 * processor time, then a thousand visitors at once.
 */

const HOME = '/';
const LIST = '/kop-bil/alla-bilar-i-lager';
const NOT_FOUND = '/finns-inte';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const SEARCH = JSON.stringify({ index: 'cars-car-store-se', limit: 48 });
const PLAN = { warm: 500, requests: 250, rounds: 9 };
/** A list's code goes on becoming faster over its first thousand pages. */
const LIST_PLAN = { warm: 1_000, requests: 40, rounds: 9 };
const VISITORS = 1_000;
const PAGES = 10;
const LOAD_S = 20;

interface Floor extends Served {
  stop(): Promise<unknown>;
}

/** The floors, with the bytes of our responses. */
async function startFloor(folder: string, ours: Served): Promise<Floor> {
  const files = path.join(folder, 'files');
  mkdirSync(files);
  for (const [name, address] of [
    ['home', HOME],
    ['list', LIST],
    ['none', NOT_FOUND],
  ] as const) {
    const { body } = await request(ours, address);
    writeFileSync(path.join(files, `${name}.html`), body);
    writeFileSync(path.join(files, `${name}.html.br`), brotliCompressSync(body));
  }
  const list = await pageText(ours, LIST);
  const { data } = floorInput(list, LIST, carFacets);
  writeFileSync(path.join(folder, 'page.cjs'), documentSource(list));
  writeFileSync(path.join(folder, 'data.json'), JSON.stringify(data));
  const found = await request(ours, '/api/search', { method: 'POST', body: SEARCH, headers: JSON_BODY });
  writeFileSync(path.join(folder, 'search.json'), found.body);
  const port = await anyFreePort();
  // In one file, with JSX as the framework compiles it.
  const program = path.resolve('node_modules/.cache/forecourt/server-floor.cjs');
  buildSync({
    entryPoints: [path.resolve('test/bench/server/program.ts')],
    bundle: true,
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    outfile: program,
  });
  const child = begin(process.execPath, [...EXIT_WITH_PARENT, program], {
    ipc: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), FOLDER: folder },
  });
  child.stderr?.pipe(process.stderr);
  if (child.pid === undefined) throw new Error('The floor has no process.');
  const floor = { port, host: `localhost:${port}`, pid: child.pid, stop: () => stop(child) };
  await untilReady(floor, '/node', 20_000);
  assertSameElements(list, await pageText(floor, '/page'));
  return floor;
}

/** The plain page is all of ours. */
function assertSameElements(ours: string, plain: string): void {
  const [a, b] = [elementsOf(ours), elementsOf(plain)];
  for (const [name, count] of a)
    if (b.get(name) !== count) throw new Error(`The plain page has ${b.get(name) ?? 0} <${name}> of ${count}.`);
}

const JSON_BODY = { 'content-type': 'application/json' };
/** A visitor of its own each time: the API limits addresses. */
const asVisitor = (number: number) => ({
  ...JSON_BODY,
  'x-forwarded-for': `2001:db8:${((number >> 8) & 65_535).toString(16)}:${(number & 255).toString(16)}::1`,
});

async function ratios(ours: Served, floor: Served): Promise<BenchResult[]> {
  const of = (path: Load['path'], more: Partial<Load> = {}): Load => ({ server: ours, path, ...more });
  const least = (path: string, more: Partial<Load> = {}): Load => ({ server: floor, path, ...more });
  const line = (name: string, { ours, floor, ratio }: CpuCompared, against: string, budget?: number): BenchResult => ({
    name,
    value: ratio,
    unit: 'x floor',
    budget,
    against: `${ours.toFixed(2)} ms; ${against} ${floor.toFixed(2)} ms`,
  });
  const search = { method: 'POST', headers: asVisitor, body: SEARCH };
  const browser = { headers: BROWSER };
  const first = of((number) => `${LIST}?utm_id=${number}`, browser);
  return [
    line('health', await cpuCompared(of('/healthz'), least('/hono/text'), PLAN), 'bare Hono', 2),
    line('health', await cpuCompared(of('/healthz'), least('/node'), PLAN), 'bare Node'),
    line(
      'search, 48 cars',
      await cpuCompared(of('/api/search', search), least('/hono/json', search), PLAN),
      'Hono with the same JSON, no search',
    ),
    line('cached page', await cpuCompared(of(HOME, browser), least('/home', browser), PLAN), 'sirv', 2),
    line(
      'cached 404',
      await cpuCompared(of(NOT_FOUND, { ...browser, status: 404 }), least('/none', browser), PLAN),
      'sirv',
      2,
    ),
    line('list again', await cpuCompared(of(LIST, browser), least('/list', browser), PLAN), 'sirv', 2.5),
    line(
      'list, first',
      await cpuCompared(first, least('/page'), LIST_PLAN),
      'the same page as plain elements by renderToString, not compressed',
      5,
    ),
    line(
      'list, first',
      await cpuCompared(first, least('/cards'), { ...LIST_PLAN, warm: 200 }),
      'its cards alone, by renderToString, not compressed',
    ),
  ];
}

/** A thousand connections at ten pages. */
async function load(ours: OurServer): Promise<BenchResult[]> {
  const before = residentMb(ours.pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${ours.port}`,
    connections: VISITORS,
    duration: LOAD_S,
    requests: Array.from({ length: PAGES }, (_, page) => ({
      path: page === 0 ? HOME : `${LIST}?page=${page}`,
      headers: { host: ours.host, ...BROWSER },
    })),
  });
  const { latency, requests, errors, non2xx } = result;
  return [
    { name: `${VISITORS} visitors, refused or failed`, value: errors + non2xx, unit: 'requests', budget: 0 },
    {
      name: `${VISITORS} visitors, p99`,
      value: latency.p99 / latency.p50,
      unit: 'x p50',
      budget: 10,
      against: `${latency.p99} ms; p50 ${latency.p50} ms; ${Math.round(requests.average)} pages a second`,
    },
    { name: 'memory afterwards', value: residentMb(ours.pid), unit: 'MB', against: `before ${before.toFixed(0)} MB` },
  ];
}

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-server-'));
  process.env.TRUSTED_PROXIES = '1';
  // A line for each request would be measured, too.
  process.env.LOG_LEVEL = 'warn';
  try {
    const ours = await startOurs(await freshBuild(), path.join(folder, 'data'));
    const floor = await startFloor(folder, ours);
    const results = await ratios(ours, floor);
    await floor.stop();
    results.push(...(await load(ours)));
    await ours.stop();
    return results;
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
