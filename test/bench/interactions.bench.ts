import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { stopAll } from '../../src/tools/kit/processes.js';
import type { BenchResult } from './bench.types';
import { openBrowser } from './pages/browser';
import { median } from './pages/cpu';
import { backToCards, measureControl, press, type Control } from './pages/interactions';
import { freshBuild, startOurs } from './pages/ourServer';

/*
 * How fast the list answers a visitor: the time from an input to the next paint as the browser itself reports it (event
 * timing, the base of INP), for each control on a processor four times slower, and the way back to a long list.
 */

const LIST = '/kop-bil/alla-bilar-i-lager';
/** Of each control; `BENCH_INTERACTIONS=40` for a short run. */
const COUNT = Number(process.env.BENCH_INTERACTIONS ?? 200);
const BUDGET_MS = 200;
const BACK_BUDGET_MS = 300;
const BACK_COUNT = 15;
/** 192 cards. */
const BACK_PAGES = 4;

const fuel = (page: Page) => page.locator('.side input[name=car_fuel]');
const field = (page: Page) => page.locator('.tools input[name=keyphrase]');
const onSlider = (page: Page) => page.locator('.side input[type=range]').first();

/** A button outside of React that changes one word: what any control costs here. */
const floor: Control = {
  name: 'a button that changes one word',
  prepare: (page) =>
    page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), { id: 'floor', textContent: '0' });
      Object.assign(button.style, { position: 'fixed', inset: '50% auto auto 50%', zIndex: '99', width: '80px' });
      button.addEventListener('click', () => {
        button.textContent = String(Number(button.textContent) + 1);
      });
      document.body.append(button);
    }),
  use: (page) => press(page.locator('#floor')),
};

const controls: Control[] = [
  { name: 'facet check', use: (page) => press(fuel(page).first()) },
  {
    name: 'slider key',
    prepare: (page) => onSlider(page).focus(),
    use: (page, index) => page.keyboard.press(index % 20 < 10 ? 'ArrowRight' : 'ArrowLeft'),
  },
  {
    name: 'sort',
    prepare: (page) => page.locator('.sort select').focus(),
    // A closed select takes an arrow key as a choice.
    use: (page, index) => page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'show more',
    use: (page) => press(page.locator('.end a.page').last()),
    // A list that grows without end would measure its length.
    restore: async (page, index) => {
      if (index % 3 === 2) await page.goto(new URL(LIST, page.url()).href, { waitUntil: 'networkidle' });
    },
  },
  {
    name: 'chip removal',
    query: '?car_fuel=Diesel',
    use: (page) => press(page.locator('.results .chip').first()),
    restore: (page) => press(fuel(page).and(page.locator('[value=Diesel]'))),
  },
  { name: 'heart', use: (page) => press(page.locator('.results [aria-pressed][aria-label^="Spara"]').first()) },
  { name: 'panel toggle', use: (page) => press(page.locator('.panelToggle button')) },
  { name: 'group open', use: (page) => press(page.locator('.side summary').filter({ hasText: 'Färg' })) },
  {
    name: 'typing in the field',
    prepare: (page) => field(page).focus(),
    use: (page, index) => page.keyboard.press(index % 12 < 6 ? 'volvos'.charAt(index % 12) : 'Backspace'),
  },
  { name: 'map', use: (page) => press(page.locator('.mapToggle button')) },
];

const p75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.75)] ?? 0;

async function measure(dataDir: string): Promise<BenchResult[]> {
  const ours = await startOurs(await freshBuild(), dataDir);
  const browser = await openBrowser();
  try {
    const results: BenchResult[] = [];
    const add = (line: BenchResult): void => {
      results.push(line);
      process.stderr.write(`  ${line.name}: ${line.value.toFixed(0)} ${line.unit}, ${line.against ?? ''}\n`);
    };
    const { durations } = await measureControl(browser, ours.host, LIST, floor, COUNT);
    const least = p75(durations);
    add({ name: floor.name, value: least, unit: 'ms p75', against: `${durations.length} interactions` });
    for (const control of controls) {
      const { name, durations } = await measureControl(browser, ours.host, LIST, control, COUNT);
      add({
        name,
        value: p75(durations),
        unit: 'ms p75',
        budget: BUDGET_MS,
        against: `${(p75(durations) / least).toFixed(1)} x the floor; median ${median(durations).toFixed(0)}, longest ${Math.max(...durations)}`,
      });
    }
    const back = await backToCards(browser, ours.host, LIST, BACK_PAGES, BACK_COUNT);
    add({
      name: `back to ${back.cards} cards, full speed`,
      value: median(back.durations),
      unit: 'ms',
      budget: BACK_BUDGET_MS,
      against: back.durations.map((ms) => ms.toFixed(0)).join(' '),
    });
    return results;
  } finally {
    await browser.close();
    await ours.stop();
  }
}

export async function run(): Promise<BenchResult[]> {
  delete process.env.DATABASE_URL;
  process.env.LOG_LEVEL = 'error';
  const home = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  try {
    return await measure(path.join(home, 'data'));
  } finally {
    await stopAll();
    rmSync(home, { recursive: true, force: true });
  }
}
