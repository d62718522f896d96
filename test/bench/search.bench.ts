import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Car } from '@/domain/cars/car';
import { cardFields } from '@/domain/search/carList';
import type { FacetRequest, SearchRequest } from '@/domain/search/search';
import { carsDefinition } from '@/server/search/engine/cars.definition';
import type { IndexDefinition } from '@/server/search/engine/definition';
import { Engine } from '@/server/search/engine/engine';
import { searchIn } from '@/server/search/engine/search';
import { Slicer } from '@/server/search/engine/time-slicer';
import { Randomly } from '../kit/randomly';
import { someCar, someCars } from '../kit/someCars';
import { listRequest } from '../kit/someRequests';
import type { BenchResult } from './bench.types';
import { compared, cpuMs, interleaved, mainThreadMs, median, ROUNDS, print } from './measure';
import { makeItemsJs, makeMiniSearch, searchWithItemsJs, searchWithMiniSearch } from './search.contenders';
import { helpResults } from './search.help';
import { countedFields, ReferenceScan } from './search.reference';

const INDEX = 'cars-bench';
const SMALL = 10_000;
const LARGE = 100_000;

const LOG_LENGTH = 40;
const TAIL_LOG = 300;
/** Ten times the cars may cost six times as much: what a call does whatever the number of cars is little. */
const SCALING_BUDGET = 6;

/** Calls of each per pass; a fifth of the log is plain, half has facets, the rest keyphrases. */
const sizes = [
  { cars: SMALL, scans: 100, keyphrases: 30, itemsLog: 40, itemsRounds: 5, itemsBudget: 0.1, keyphraseBudget: 0.35 },
  { cars: LARGE, scans: 15, keyphrases: 10, itemsLog: 6, itemsRounds: 3, itemsBudget: 0.04, keyphraseBudget: 0.1 },
] as const;

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};

function megabytes(): number {
  // What the first sweep lets go of, the second takes.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

async function build(cars: readonly Car[], change: Partial<IndexDefinition> = {}): Promise<Engine> {
  const engine = new Engine({ ...carsDefinition, ...change });
  const slices = new Slicer();
  engine.startBulk();
  for (const car of cars) {
    engine.upsert(car.car_id, 1, { ...car });
    await slices.pauseIfDue();
  }
  await engine.finishBulk(slices);
  return engine;
}

function buildMiniSearch(cars: readonly Car[]) {
  const mini = makeMiniSearch();
  // Slots are given in the order of arrival.
  mini.addAll(cars.map((car, slot) => ({ slot, car })));
  return mini;
}

const coreRequest: SearchRequest = {
  index: INDEX,
  fields: [],
  keyphrase: '',
  limit: 0,
  offset: 0,
  sort_name: 'relevance',
  filters: [],
  facets: [
    ...countedFields.map((field): FacetRequest => ({
      name: field.name,
      ...(field.child ? { child_name: field.child } : {}),
      sort_order: 'count',
      filters: [],
    })),
    { name: 'car_equipment', sort_order: 'count', filters: [] },
  ],
};

const times = (count: number, work: () => unknown) => () => {
  for (let call = 0; call < count; call++) work();
};
const each =
  <Item>(items: readonly Item[], work: (item: Item) => unknown) =>
  () => {
    for (const item of items) work(item);
  };

function someLog(
  cars: readonly Car[],
  length: number,
  kinds: readonly ('plain' | 'facets' | 'words')[],
): SearchRequest[] {
  const chance = new Randomly(99);
  return Array.from({ length }, (_, index) => listRequest(chance, cars, INDEX, kinds[index % kinds.length]!));
}

/** The longest that a rebuild keeps everything else waiting, in milliseconds of CPU; garbage collection counts in. */
async function longestTask(cars: readonly Car[]): Promise<BenchResult> {
  let longest = 0;
  let last = mainThreadMs();
  let running = true;
  const tick = () => {
    const now = mainThreadMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(tick);
  };
  collectGarbage();
  last = mainThreadMs();
  setImmediate(tick);
  await build(cars);
  running = false;
  return {
    name: `longest turn of a build, ${labelOf(cars.length)}`,
    value: longest,
    unit: 'ms',
    against: 'the main thread, garbage collection included',
  };
}

const labelOf = (cars: number): string => `${cars.toLocaleString('en').replace(',', ' ')} cars`;

/** The time to build, and the memory without the documents, against minisearch with the same columns. */
async function buildAndMemory(cars: readonly Car[], label: string): Promise<BenchResult[]> {
  const used: number[] = [megabytes()];
  const spent: number[] = [];
  const engines: unknown[] = [];
  for (const make of [
    () => build(cars, { text: [], fields: [] }),
    () => buildMiniSearch(cars),
    () => build(cars, { fields: [] }),
  ]) {
    const start = cpuMs();
    engines.push(await make());
    spent.push(cpuMs() - start);
    used.push(megabytes());
  }
  const [before = 0, , mini = 0, ours = 0] = used;
  const [columnsTime = 0, miniTime = 0, oursTime = 0] = spent;
  const results = [
    compared(`build, ${label}`, oursTime, columnsTime + miniTime, 1, { than: 'minisearch and the same columns' }),
    compared(`memory without the documents, ${label}`, ours - mini, mini - before, 0.35, {
      than: 'minisearch and the same columns',
      unit: 'MB',
    }),
  ];
  return engines.length === 3 ? results : [];
}

/** What a change of one car costs against one call of the unfiltered list. */
function changes(engine: Engine, cars: readonly Car[], label: string): BenchResult[] {
  const chance = new Randomly(5);
  const count = 200;
  const [list] = someLog(cars, 1, ['plain']);
  const others = cars.slice(0, count).map((car) => someCar(chance, car.car_id));
  let version = 2;
  const { call, upsert } = interleaved({
    call: times(count, () => list && searchIn(engine, list)),
    upsert: () => {
      version++;
      for (const car of others) engine.upsert(car.car_id, version, { ...car });
    },
  });
  const doomed = cars.slice(count, count + 2_000);
  const start = cpuMs();
  for (const car of doomed) engine.remove(car.car_id, version);
  const remove = cpuMs() - start;
  return [
    compared(`upsert, ${label}`, upsert, call, 1, { than: 'a call of the list', per: count }),
    compared(`delete, ${label}`, remove / doomed.length, call / count, 0.1, { than: 'a call of the list' }),
  ];
}

/** 48 cards out of the document store against parsing, picking and stringifying them. */
function page(engine: Engine, cars: readonly Car[], label: string): BenchResult {
  const stored = cars.slice(0, 48).map((car) => JSON.stringify(car));
  const projection = engine.documents.projection(cardFields);
  const { ours, parsing } = interleaved({
    ours: times(200, () =>
      Buffer.from(`[${stored.map((_, slot) => engine.documents.json(slot, projection)).join(',')}]`),
    ),
    parsing: times(200, () =>
      Buffer.from(
        JSON.stringify(
          stored.map((json) => {
            const car: Record<string, unknown> = JSON.parse(json);
            return Object.fromEntries(cardFields.map((field) => [field, car[field]]));
          }),
        ),
      ),
    ),
  });
  return compared(`48 cards as JSON, ${label}`, ours, parsing, 0.35, { than: 'parse, pick, stringify', per: 200 });
}

/**
 * How much longer the slowest of a hundred requests takes than the usual one, guessing at words aside: words are asked
 * as cars have them.
 */
function tail(engine: Engine, cars: readonly Car[], label: string): BenchResult {
  const chance = new Randomly(7);
  const log = someLog(cars, TAIL_LOG, ['plain', 'facets', 'words', 'facets', 'words']).map((request) => {
    const { car_brand, car_model } = chance.oneOf(cars);
    return request.keyphrase === '' ? request : { ...request, keyphrase: `${car_brand} ${car_model}` };
  });
  const rounds = Array.from({ length: ROUNDS + 1 }, () =>
    log.map((request) => {
      const start = cpuMs();
      searchIn(engine, request);
      return cpuMs() - start;
    }),
  ).slice(1);
  const times = log.map((_, index) => median(rounds.map((pass) => pass[index] ?? Number.NaN))).sort((a, b) => a - b);
  return compared(
    `the slowest of a hundred calls, ${label}`,
    times[Math.floor(TAIL_LOG * 0.99)] ?? Number.NaN,
    median(times),
    10,
    { than: 'the median' },
  );
}

/** Search against its floor and against libraries, in turns within one run (design: ratios, never absolute times). */
export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  const logs: (() => void)[] = [];
  // First, while nothing of the other contenders can be freed in between.
  for (const size of sizes) results.push(...(await buildAndMemory(someCars(size.cars, 3), labelOf(size.cars))));
  for (const size of sizes) {
    const cars = someCars(size.cars, 3);
    const label = labelOf(size.cars);
    const engine = await build(cars);
    const reference = new ReferenceScan(cars);
    const mini = buildMiniSearch(cars);

    const scan = interleaved(
      {
        ours: times(size.scans, () => searchIn(engine, coreRequest)),
        floor: times(size.scans, () => reference.run()),
      },
      { warmUps: 2 },
    );
    results.push(
      compared(`unfiltered core, ${label}`, scan.ours, scan.floor, 2, { than: 'reference scan', per: size.scans }),
    );

    const keyphrases = someLog(cars, size.keyphrases, ['words']);
    const keyphraseTimes = interleaved({
      ours: each(keyphrases, (request) => searchIn(engine, request)),
      mini: each(keyphrases, (request) => searchWithMiniSearch(mini, engine, request)),
    });
    results.push(
      compared(`keyphrases, ${label}`, keyphraseTimes.ours, keyphraseTimes.mini, size.keyphraseBudget, {
        than: 'minisearch and the same columns',
        per: keyphrases.length,
      }),
    );

    const withKeyphrases = size.cars === SMALL;
    const log = someLog(
      cars,
      size.itemsLog,
      withKeyphrases ? ['plain', 'facets', 'words', 'facets', 'words'] : ['plain', 'facets', 'facets'],
    );
    const items = makeItemsJs(cars, withKeyphrases);
    const fullLog = interleaved(
      {
        ours: each(log, (request) => searchIn(engine, request)),
        items: each(log, (request) => searchWithItemsJs(items, request)),
      },
      { rounds: size.itemsRounds },
    );
    results.push(
      compared(
        `whole log${withKeyphrases ? '' : ' without keyphrases'}, ${label}`,
        fullLog.ours,
        fullLog.items,
        size.itemsBudget,
        { than: 'itemsjs', per: log.length },
      ),
    );

    const own = someLog(cars, LOG_LENGTH, ['plain', 'facets', 'words', 'facets', 'words']);
    logs.push(each(own, (request) => searchIn(engine, request)));
    results.push(...helpResults(engine, cars, label));
    results.push(page(engine, cars, label));
    results.push(tail(engine, cars, label));
    results.push(await longestTask(cars));
    if (size.cars === SMALL) results.push(...changes(engine, cars, label));
  }
  const [small = () => {}, large = () => {}] = logs;
  const scaled = interleaved({ small, large });
  results.push(
    compared('a call at 100 000 cars', scaled.large, scaled.small, SCALING_BUDGET, {
      than: 'at 10 000 cars',
      per: LOG_LENGTH,
    }),
  );
  return results;
}

if (process.argv[1]?.endsWith('search.bench.ts')) void run().then(print);
