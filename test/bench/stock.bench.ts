import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopAll } from '../../src/tools/kit/processes.js';
import type { BenchResult } from './bench.types';
import { cpuCompared } from './pages/cpu';
import { fillStock } from './pages/largeStock';
import { memoryAfter } from './pages/memory';
import { freshBuild, startOurs } from './pages/ourServer';
import { request, type Served } from './pages/served';

/*
 * A stock that has grown: the same build on two data folders, both filled by the feed, with as many cars as a site of
 * today and with twenty times as many. Their list pages are requested in turns.
 */

const LIST = '/kop-bil/alla-bilar-i-lager';
const [USUAL, GROWN] = [5_000, 100_000];
const MIXED_REQUESTS = 500;

/** Requests of a visitor for a list; the first is the plain list. */
const QUERIES = [
  ['all cars', ''],
  ['two facets', '?car_fuel=Diesel&car_body=SUV'],
  ['a range and an order', '?car_price_min=100000&car_price_max=250000&sort=car_price_asc'],
  ['keyphrase', '?keyphrase=tdi'],
] as const;

const print = (text: string): void => {
  process.stderr.write(`  ${text}\n`);
};

/** A text that is understood leads to an address of its own. */
async function resolveUrl(server: Served, where: string): Promise<string> {
  const {
    status,
    headers: { location },
  } = await request(server, where);
  if (status !== 302 || !location) return where;
  const { pathname, search } = new URL(location, `http://${server.host}`);
  return pathname + search;
}

async function measure(home: string): Promise<BenchResult[]> {
  const folder = await freshBuild();
  const started = async (cars: number) => {
    const dataDir = path.join(home, String(cars));
    print(`${cars} cars through the feed`);
    await (await startOurs(folder, dataDir)).stop();
    await fillStock(dataDir, cars);
    // The first start builds the indexes; what is measured reopens them.
    await (await startOurs(folder, dataDir)).stop();
    return startOurs(folder, dataDir);
  };
  const usual = await started(USUAL);
  const grown = await started(GROWN);
  print('list pages, in turns');
  const results: BenchResult[] = [];
  for (const [name, query] of QUERIES) {
    const where = await resolveUrl(grown, LIST + query);
    const { ours, floor, ratio } = await cpuCompared(
      { server: grown, path: where },
      { server: usual, path: where },
      { warm: 200, requests: 40, rounds: 11 },
    );
    results.push({
      name: `CPU of a car list at ${GROWN} cars, ${name}`,
      value: ratio,
      unit: 'x',
      budget: 2,
      against: `${ours.toFixed(2)} ms; ${floor.toFixed(2)} ms at ${USUAL}`,
    });
  }
  await usual.stop();
  print('memory');
  results.push({
    name: `memory after ${MIXED_REQUESTS} mixed requests, ${GROWN} cars`,
    value: await memoryAfter(grown, LIST, MIXED_REQUESTS),
    unit: 'MB',
    budget: 1_200,
  });
  await grown.stop();
  return results;
}

export async function run(): Promise<BenchResult[]> {
  if (process.platform !== 'linux') throw new Error('This bench reads CPU time and memory from /proc: it needs Linux.');
  delete process.env.DATABASE_URL;
  process.env.LOG_LEVEL = 'error';
  const home = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  try {
    return await measure(home);
  } finally {
    await stopAll();
    rmSync(home, { recursive: true, force: true });
  }
}
