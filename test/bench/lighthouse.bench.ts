import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopAll } from '../../src/tools/kit/processes.js';
import type { SiteName } from '@/sites/site.types';
import type { BenchResult } from './bench.types';
import { sampleCar, soldCar } from './pages/kindsOfCar';
import { categories, lighthouseOf } from './pages/lighthouse';
import { carsOf } from './pages/memory';
import { freshBuild, startOurs } from './pages/ourServer';
import { pageText } from './pages/served';

/*
 * Lighthouse, mobile, on the kinds of pages: start pages of every theme, pages composed of many blocks, forms, lists, cars and a comparison.
 * The network is simulated, but the processor is the machine's own: run it when nothing else runs.
 */

const LIST = '/kop-bil/alla-bilar-i-lager';

const pages: readonly (readonly [SiteName, string])[] = [
  ['car-store-se', '/'],
  ['dealer-brand-se', '/'],
  ['dealer-brand-no', '/'],
  ['dealer-brand-uk', '/'],
  ['truck-fi', '/'],
  ['car-auction-sk', '/'],
  ['restaurant', '/'],
  ['logistics', '/'],
  ['custom', '/'],
  ['car-store-se', '/om-nordvik'],
  ['car-store-se', '/dack-och-biltillbehor'],
  ['car-store-se', '/kop-bil/bilmarken/volvo'],
  ['car-store-se', '/livet-med-bil'],
  ['car-store-se', '/anlaggningar'],
  ['car-store-se', '/anlaggningar/uppsala'],
  ['car-store-se', '/salj-bil'],
  ['car-store-no', '/verksted'],
  ['car-store-se', '/om-nordvik/omdome'],
  ['car-store-se', LIST],
];

const idOf = (path: string): string => /\/(\d{5,12})\//.exec(path)?.[1] ?? '';

const print = (text: string): void => {
  process.stderr.write(`  ${text}\n`);
};

/** Scores are given as what is missing to 100: a budget is the highest value that holds. */
async function scored(host: string, where: string, indexes: number[]): Promise<BenchResult[]> {
  const name = `${host.split('.')[0]}${where}`;
  const { score, runs, slowdown, short } = await lighthouseOf(host, where, indexes);
  if (short.length > 0) print(`${name}: ${short.join('; ')}`);
  return categories.map((category) => ({
    name: `${name}, ${category}`,
    value: 100 - score[category],
    unit: 'below 100',
    budget: category === 'performance' ? 5 : 0,
    against:
      category === 'performance' ? `runs ${runs.join(' ')}, processor slower ${slowdown.join(' ')} times` : undefined,
  }));
}

export async function run(): Promise<BenchResult[]> {
  delete process.env.DATABASE_URL;
  process.env.LOG_LEVEL = 'error';
  const home = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  try {
    const ours = await startOurs(await freshBuild(), path.join(home, 'data'));
    const [car, other] = carsOf(await pageText(ours, LIST));
    if (car === undefined || other === undefined) throw new Error('The list shows no two cars.');
    const comparison = `${LIST}#compare=${[car, other].map(idOf).join(',')}`;
    const results: BenchResult[] = [];
    const indexes: number[] = [];
    const cars = [car, sampleCar(), soldCar(), comparison].map((where) => ['car-store-se', where] as const);
    for (const [site, where] of [...pages, ...cars])
      results.push(...(await scored(`${site}.localhost:${ours.port}`, where, indexes)));
    await ours.stop();
    return results;
  } finally {
    await stopAll();
    rmSync(home, { recursive: true, force: true });
  }
}
