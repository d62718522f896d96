import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { startBalancer } from '../../src/tools/kit/balancer.js';
import { startPostgres } from '../../src/tools/kit/postgres.js';
import { stop, stopAll } from '../../src/tools/kit/processes.js';
import { anyFreePort } from '../../src/tools/kit/server.js';
import { importCars, listedCar, priced, rowsOf } from '../../src/tools/scale/requests.js';
import type { BenchResult } from './bench.types';
import { median } from './pages/cpu';
import { freshBuild, startOurs, type OurServer } from './pages/ourServer';
import { cpuMs } from './pages/procfs';

/*
 * One, two and four processes behind a balancer, on one PostgreSQL, in turns: throughput, p99, and processor time of the
 * processes per request, which what else the machine does changes least.
 */

const COUNTS = [1, 2, 4];
const CONNECTIONS = 32;
const REQUESTS = 800;
const WARM = 4_000;
const ROUNDS = 7;
const BUDGET = 1.15;
const HOST = 'car-store-se.localhost';
const LIST = '/kop-bil/alla-bilar-i-lager';
const SEARCH = JSON.stringify({ index: 'cars-car-store-se', limit: 48 });

interface Group {
  count: number;
  port: number;
  pids: number[];
  balancer: number;
}

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of the processes, ms. */
  cpu: number;
  balancerCpu: number;
}

let visitor = 0;

/** Half of it cached pages; a list that no process has rendered yet; searches, each by another visitor. */
const visit = (car: string): autocannon.Request[] => {
  const page = (path: string): autocannon.Request => ({ path, headers: { host: HOST, 'accept-encoding': 'br' } });
  const search: autocannon.Request = {
    path: '/api/search',
    method: 'POST',
    body: SEARCH,
    setupRequest: (request) => {
      visitor += 1;
      const address = `2001:db8:${((visitor >> 8) & 65_535).toString(16)}:${(visitor & 255).toString(16)}::1`;
      return {
        ...request,
        headers: { host: HOST, 'content-type': 'application/json', 'x-forwarded-for': address },
      };
    },
  };
  const again: autocannon.Request = {
    ...page(LIST),
    setupRequest: (request) => {
      visitor += 1;
      return { ...request, path: `${LIST}?utm_id=${visitor}` };
    },
  };
  return [page('/'), page(LIST), search, page(car), page('/anlaggningar'), again, page('/'), search];
};

async function send(port: number, car: string, amount: number): Promise<autocannon.Result> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    amount,
    requests: visit(car),
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors + result.non2xx} of ${amount} requests failed.`);
  return result;
}

const sum = (pids: readonly number[]): number => pids.reduce((total, pid) => total + cpuMs(pid), 0);

async function measure({ port, pids, balancer }: Group, car: string): Promise<Round> {
  const [before, balancerBefore] = [sum(pids), cpuMs(balancer)];
  const { requests, latency } = await send(port, car, REQUESTS);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    cpu: (sum(pids) - before) / REQUESTS,
    balancerCpu: (cpuMs(balancer) - balancerBefore) / REQUESTS,
  };
}

/** All groups in turns, each time in another order. */
async function rounds(
  groups: readonly Group[],
  car: string,
  before: (group: Group) => Promise<void>,
): Promise<Round[][]> {
  const measured: Round[][] = groups.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (let tick = 0; tick < groups.length; tick++) {
      const number = (round + tick) % groups.length;
      const group = groups[number];
      if (!group) continue;
      await before(group);
      measured[number]?.push(await measure(group, car));
    }
  return measured;
}

const of = (measured: readonly Round[] | undefined, what: keyof Round): number =>
  median((measured ?? []).map((round) => round[what]));

/** The median of the rounds' ratios to those of one process. */
const ratio = (measured: readonly Round[][], number: number): number =>
  median((measured[number] ?? []).map(({ cpu }, round) => cpu / (measured[0]?.[round]?.cpu ?? Number.NaN)));

function lines(measured: readonly Round[][], load: string, budget?: number): BenchResult[] {
  return COUNTS.flatMap((count, number): BenchResult[] => {
    const group = measured[number];
    const [cpu, balancerCpu] = [of(group, 'cpu'), of(group, 'balancerCpu')];
    const name = `${count} ${count === 1 ? 'process' : 'processes'}, ${load}`;
    return [
      {
        name,
        value: of(group, 'perSecond'),
        unit: 'requests/s',
        against: `p50 ${of(group, 'p50')} ms, p99 ${of(group, 'p99')} ms`,
      },
      {
        name: `${name}: processor time per request`,
        value: ratio(measured, number),
        unit: 'x one process',
        budget: count === 2 ? budget : undefined,
        against: `${cpu.toFixed(2)} ms; the balancer ${balancerCpu.toFixed(2)} ms`,
      },
    ];
  });
}

async function balance(folder: string, processes: readonly OurServer[]): Promise<Group & { stop(): Promise<unknown> }> {
  const own = path.join(folder, `balancer-${processes.length}`);
  mkdirSync(own);
  const port = await anyFreePort();
  const { value: child } = await startBalancer(
    own,
    port,
    processes.map((one) => one.port),
  );
  return {
    count: processes.length,
    port,
    pids: processes.map(({ pid }) => pid),
    balancer: child.pid ?? 0,
    stop: () => stop(child),
  };
}

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-scale-'));
  process.env.DATABASE_URL = (await startPostgres()).value;
  process.env.TRUSTED_PROXIES = '2';
  process.env.LOG_LEVEL = 'warn';
  try {
    const build = await freshBuild();
    const processes: OurServer[] = [];
    for (let number = 0; number < Math.max(...COUNTS); number++)
      processes.push(await startOurs(build, path.join(folder, 'data')));
    const groups = [];
    for (const count of COUNTS) groups.push(await balance(folder, processes.slice(0, count)));
    const [first] = groups;
    if (!first) return [];
    const car = await listedCar(first.port);
    const rows = await rowsOf(first.port, new Set([car.id]));
    for (const group of groups) await send(group.port, car.path, WARM * group.count);
    const quiet = await rounds(groups, car.path, async () => undefined);
    let price = 300_000;
    const changing = await rounds(groups, car.path, async ({ port }) => {
      price += 1_000;
      await importCars(port, priced(rows, price));
    });
    for (const group of groups) await group.stop();
    for (const one of processes) await one.stop();
    return [...lines(quiet, 'nothing changes', BUDGET), ...lines(changing, `a price every ${REQUESTS} requests`)];
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
