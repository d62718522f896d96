import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../../../src/tools/kit/install.js';
import { anyFreePort } from '../../../src/tools/kit/server.js';
import { addressOf, openBrowser } from './browser';
import { median } from './cpu';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const RUNS = 3;

export interface LighthouseScores {
  /** The median run's score, 0 to 100. */
  score: Record<Category, number>;
  /** Performance of each run. */
  runs: number[];
  /** How many times slower the processor was taken to be, in each of them. */
  slowdown: number[];
  /** Titles of audits that are not full, of the last run. */
  short: string[];
}

/** Lighthouse's default, meant for a fast desktop machine. */
const SLOWDOWN = 4;

/**
 * How much slower than this machine the phone is that Lighthouse means (mid-tier). Four times is right for a fast desktop
 * machine; a machine that is slow itself is made less slow, see Lighthouse's documentation on throttling.
 *
 * @param benchmarkIndex - Lighthouse's measure of the machine, of the moment
 * @see https://lighthouse-cpu-throttling-calculator.vercel.app for the steps: 800 is twice, 1300 three times, 1533 four
 * times
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(SLOWDOWN, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

/** A sixth of all packages for one bench: they have a folder of their own, and come when it is first run. */
const FOLDER = path.resolve('test/bench/lighthouse');

interface Settings {
  port: number;
  output: 'json';
  logLevel: 'silent';
  onlyCategories: string[];
  throttling: { cpuSlowdownMultiplier: number };
}

type Lighthouse = (address: string, settings: Settings) => Promise<{ lhr: Report } | undefined>;

async function installed(): Promise<Lighthouse> {
  await install(FOLDER);
  const file = createRequire(path.join(FOLDER, 'package.json')).resolve('lighthouse');
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
}

/**
 * Lighthouse as for a phone (simulated slow network, slower processor), several times after one that warms the page up.
 *
 * @param indexes - what Lighthouse has measured of this machine so far; one page's measures alone swing by half
 */
export async function lighthouseOf(host: string, path: string, indexes: number[]): Promise<LighthouseScores> {
  const lighthouse = await installed();
  const port = await anyFreePort();
  const browser = await openBrowser(port);
  try {
    const found: Record<Category, number>[] = [];
    const slowdown: number[] = [];
    let short: string[] = [];
    for (let run = 0; run <= RUNS; run++) {
      const times = indexes.length === 0 ? SLOWDOWN : slowdownFor(median(indexes));
      const result = await lighthouse(addressOf(host, path), {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
        throttling: { cpuSlowdownMultiplier: times },
      });
      if (!result) throw new Error('Lighthouse gave no result.');
      const { lhr } = result;
      if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
      indexes.push(lhr.environment.benchmarkIndex);
      if (run === 0) continue;
      slowdown.push(Math.round(times * 10) / 10);
      const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
      found.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      });
      short = shortOf(lhr);
    }
    const of = (category: Category) => median(found.map((one) => one[category]));
    return {
      score: {
        performance: of('performance'),
        accessibility: of('accessibility'),
        'best-practices': of('best-practices'),
        seo: of('seo'),
      },
      runs: found.map((one) => one.performance),
      slowdown,
      short,
    };
  } finally {
    await browser.close();
  }
}

/** What is read of its report. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** Audits without full score of a category: 'Largest Contentful Paint 2.1 s'. */
const shortOf = (report: Report): string[] =>
  Object.values(report.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.995) return [];
      return [[audit.title, audit.displayValue].filter(Boolean).join(' ')];
    });
