import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { carFacets } from '@/domain/search/carFacets';
import { stop, stopAll } from '../../src/tools/kit/processes.js';
import type { BenchResult } from './bench.types';
import { blockSizes } from './pages/blockSize';
import { addressOf, openBrowser, openVisit } from './pages/browser';
import { cpuCompared, type CpuCompared, type Load } from './pages/cpu';
import { facetToggle } from './pages/facetToggle';
import { firstLoadKb, scriptBytes } from './pages/firstLoad';
import { buildFloor, startFloor } from './pages/floorApp';
import { fillStock } from './pages/largeStock';
import { galleryOpening } from './pages/galleryOpening';
import { sampleCar, soldCar } from './pages/kindsOfCar';
import { layoutShift, widths } from './pages/layoutShift';
import { carsOf, memoryAfter } from './pages/memory';
import { freshBuild, startOurs, type OurServer } from './pages/ourServer';
import { elementsOf, floorInput, propsBytes, stillText, stylesOf } from './pages/pageData';
import { shellSource } from './pages/shellSource';
import { request, pageText, type Served } from './pages/served';

/*
 * The pages against the budgets of docs/performance.md: our production server and a floor, an application of the same
 * framework without our code, both built, started and measured in this one run.
 */

const HOME = '/';
const LIST = '/kop-bil/alla-bilar-i-lager';
const ALL_BLOCKS = '/dev/blocks/frame?block=all';
/** Blocks that show a whole feature count with their pages: 40 kB above a content page, before map and calendar. */
const FLOW_PAGES: Record<string, string> = {
  ServiceBooking: '/service-och-verkstad/boka-bilverkstad',
  BookingLink: '/service-och-verkstad/min-bokning',
  StoriesIndex: '/livet-med-bil',
  FacilityList: '/anlaggningar',
  FacilityDetail: '/anlaggningar/uppsala',
  TireHotel: '/dack-och-biltillbehor/dackhotell',
};
const GZIP = { 'accept-encoding': 'gzip' };
/** As browsers request; the floor supports gzip alone. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const MIXED_REQUESTS = 500;
const LARGE_STOCK = 10_000;

const print = (text: string): void => {
  process.stderr.write(`  ${text}\n`);
};
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The floor's list must stay our list: as many of each element, but for a few. */
function assertSameMarkup(ours: string, floor: string): void {
  const [a, b] = [elementsOf(ours), elementsOf(floor)];
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const [one, other] = [a.get(name) ?? 0, b.get(name) ?? 0];
    if (Math.abs(one - other) > Math.max(3, one * 0.03))
      throw new Error(
        `The floor's list is no longer ours: ${one} <${name}> here, ${other} there. Bring test/bench/pages/floor up to date.`,
      );
  }
}

async function firstLoad(ours: Served, floor: Served, car: string): Promise<BenchResult[]> {
  const base = await firstLoadKb(floor, '/empty');
  const line = async (name: string, where: string, above: number): Promise<BenchResult> => ({
    name,
    value: await firstLoadKb(ours, where),
    unit: 'kB gzip',
    budget: base + above,
    against: `empty page ${base.toFixed(1)} kB + ${above}`,
  });
  return [
    await line('first-load JS, start page', HOME, 25),
    await line('first-load JS, car list', LIST, 40),
    await line('first-load JS, car', car, 40),
    ...(await blockSizes())
      .filter(({ name }) => !(name in FLOW_PAGES))
      .map(({ name, kb }): BenchResult => ({
        name: `block ${name}, its own code`,
        value: kb,
        unit: 'kB gzip',
        budget: 2,
      })),
  ];
}

async function cpu(ours: Served, floor: Served): Promise<BenchResult[]> {
  // A server runs for days; a list's code goes on becoming faster over its first thousand pages.
  const list = (headers?: Record<string, string>, path: Load['path'] = (request) => `${LIST}?utm_id=${request}`) =>
    cpuCompared(
      // Another address each time: a second visitor of one address gets the page that is kept.
      { server: ours, path, headers },
      { server: floor, path: '/list', headers },
      { warm: 1_200, requests: 40, rounds: 15 },
    );
  const cached = (headers?: Record<string, string>) =>
    cpuCompared(
      { server: ours, path: HOME, headers },
      { server: floor, path: '/still', headers },
      { warm: 500, requests: 200, rounds: 15 },
    );
  const line = (name: string, { ours, floor, ratio }: CpuCompared, against: string, budget?: number): BenchResult => ({
    name,
    value: ratio,
    unit: 'x floor',
    budget,
    against: `${ours.toFixed(2)} ms; ${against} ${floor.toFixed(2)} ms`,
  });
  return [
    line('CPU of a car list, gzip', await list(GZIP), 'plain components through Next', 1.5),
    line('CPU of a car list, as a browser asks', await list(BROWSER), 'plain components through Next', 1.5),
    line('CPU of a car list, not compressed', await list(), 'plain components through Next'),
    line('CPU of a car list that is kept', await list(BROWSER, LIST), 'plain components through Next', 1),
    line('CPU of a cached start page, gzip', await cached(GZIP), "Next's static page of equal bytes, no proxy", 1.5),
    line('CPU of a cached start page, not compressed', await cached(), "Next's static page of equal bytes, no proxy"),
  ];
}

/** Runs in the page: the code of later steps, fetched ahead in idle moments without a time limit, never comes. */
function withoutCodeAhead(): void {
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (run, options) =>
    options?.timeout === undefined ? 0 : requestIdleCallback(run, options);
}

/** All scripts that a page has fetched at rest, before any input; with or without those of later steps. */
async function restingScripts(browser: Browser, host: string, where: string, ahead = true): Promise<Set<string>> {
  const context = await openVisit(browser, { viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    if (!ahead) await page.addInitScript(withoutCodeAhead);
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
    });
    const response = await page.goto(addressOf(host, where), { waitUntil: 'networkidle' });
    if (response?.status() !== 200) throw new Error(`${where} answered ${response?.status() ?? 'nothing'}.`);
    return scripts;
  } finally {
    await context.close();
  }
}

/** Leaflet and its background have a budget of their own: they come when a map is near. */
async function isMap(ours: Served, source: string): Promise<boolean> {
  return (await request(ours, source)).body.toString().includes('leaflet-zoom');
}

async function sumKb(ours: Served, scripts: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const source of scripts) sum += await scriptBytes(ours, source);
  return sum / 1000;
}

async function atRest(browser: Browser, ours: Served, empty: number): Promise<BenchResult[]> {
  const all = await restingScripts(browser, `localhost:${ours.port}`, ALL_BLOCKS);
  const results: BenchResult[] = [
    {
      name: 'JS of a page of all blocks, before a visitor stirs',
      value: await sumKb(ours, all),
      unit: 'kB gzip',
      budget: empty + 75,
      against: `empty page ${empty.toFixed(1)} kB + 25 + 50`,
    },
  ];
  const usual = await restingScripts(browser, ours.host, HOME);
  for (const [block, where] of Object.entries(FLOW_PAGES)) {
    const scripts = await restingScripts(browser, ours.host, where, false);
    const fetchedAhead = [...(await restingScripts(browser, ours.host, where))].filter(
      (source) => !scripts.has(source),
    );
    const more: string[] = [];
    for (const source of scripts) if (!usual.has(source) && !(await isMap(ours, source))) more.push(source);
    results.push({
      name: `JS of the page of ${block} that the start page has not`,
      value: await sumKb(ours, more),
      unit: 'kB gzip',
      budget: 40,
      against: `${more.length} scripts, before the map; ${(await sumKb(ours, fetchedAhead)).toFixed(1)} kB come in idle moments`,
    });
  }
  return results;
}

async function inTheBrowser(browser: Browser, ours: Served, car: string): Promise<BenchResult[]> {
  const toggle = await facetToggle(browser, ours.host, LIST);
  const gallery = await galleryOpening(browser, ours.host, car);
  const results: BenchResult[] = [
    {
      name: 'facet toggle to painted result, CPU 4x slower',
      value: toggle.median,
      unit: 'ms',
      budget: 100,
      against: toggle.samples.map((ms) => ms.toFixed(0)).join(' '),
    },
    {
      name: 'gallery of a car from click to paint, CPU 4x slower',
      value: gallery.median,
      unit: 'ms',
      budget: 100,
      against: gallery.samples.map((ms) => ms.toFixed(0)).join(' '),
    },
  ];
  for (const [name, where] of [
    ['start page', HOME],
    ['car list', LIST],
    ['car', car],
    ['sample car', sampleCar()],
    ['sold car', soldCar()],
  ] as const) {
    for (const width of widths) {
      results.push({
        name: `layout shift, ${name} at ${width} px`,
        value: await layoutShift(browser, ours.host, where, width),
        unit: 'CLS',
        budget: 0.02,
      });
    }
  }
  return results;
}

async function measure(home: string, postgres: string | undefined): Promise<BenchResult[]> {
  const dataDir = path.join(home, 'data');
  print('build');
  const build = await freshBuild();
  print('server');
  const ours: OurServer = await startOurs(build, dataDir);
  const list = await pageText(ours, LIST);
  const start = await pageText(ours, HOME);
  const car = carsOf(list)[0];
  if (car === undefined) throw new Error('The list shows no car.');

  print('floor');
  const folder = await buildFloor(path.join(home, 'floor'), {
    ...floorInput(list, LIST, carFacets),
    shell: shellSource(list),
    css: stylesOf(list),
    still: stillText(start),
  });
  const { child, ...floor } = await startFloor(folder);
  assertSameMarkup(list, await pageText(floor, '/list'));
  const bytes = { ours: (await request(ours, HOME)).body.length, floor: (await request(floor, '/still')).body.length };

  const results: BenchResult[] = [];
  /** Printed at once: what fails later removes none of them. */
  const add = (...lines: BenchResult[]): void => {
    results.push(...lines);
    for (const { name, value, unit } of lines) print(`  ${name}: ${value.toFixed(2)} ${unit}`);
  };
  add(
    {
      name: 'page props, car list',
      value: propsBytes(list) / 1000,
      unit: 'kB raw',
      budget: 100,
      against: `page ${kb(Buffer.byteLength(list))}`,
    },
    {
      name: 'page props, start page',
      value: propsBytes(start) / 1000,
      unit: 'kB raw',
      budget: 60,
      against: `page ${kb(bytes.ours)}, static page ${kb(bytes.floor)}`,
    },
  );
  print('first-load JS');
  add(...(await firstLoad(ours, floor, car)));
  const empty = await firstLoadKb(floor, '/empty');
  print('CPU per request');
  add(...(await cpu(ours, floor)));
  await stop(child);

  print('browser');
  const browser = await openBrowser();
  try {
    add(...(await atRest(browser, ours, empty)));
    add(...(await inTheBrowser(browser, ours, car)));
  } finally {
    await browser.close();
  }
  print('memory');
  await ours.stop();
  const memory = async (name: string, budget: number): Promise<void> => {
    const server = await startOurs(build, dataDir);
    add({
      name: `memory after ${MIXED_REQUESTS} mixed requests, ${name}`,
      value: await memoryAfter(server, LIST, MIXED_REQUESTS),
      unit: 'MB',
      budget,
    });
    await server.stop();
  };
  await memory('demo stock', 800);
  await fillStock(dataDir, LARGE_STOCK);
  await memory(`${LARGE_STOCK} cars`, 800);
  if (postgres !== undefined) {
    process.env.DATABASE_URL = postgres;
    // Fills the database.
    await (await startOurs(build, dataDir)).stop();
    await fillStock(dataDir, LARGE_STOCK);
    await memory(`${LARGE_STOCK} cars on PostgreSQL`, 450);
  }
  return results;
}

export async function run(): Promise<BenchResult[]> {
  if (process.platform !== 'linux') throw new Error('This bench reads CPU time and memory from /proc: it needs Linux.');
  // The embedded database, and a server that logs only errors. Only a database that is given for it is filled.
  delete process.env.DATABASE_URL;
  process.env.LOG_LEVEL = 'error';
  const home = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  try {
    return await measure(home, process.env.BENCH_DATABASE_URL);
  } finally {
    await stopAll();
    rmSync(home, { recursive: true, force: true });
  }
}
