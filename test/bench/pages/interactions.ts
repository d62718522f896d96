import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { CONSENT_COOKIE, encodeConsent } from '@/features/consent/consent.cookie';
import { addressOf, openVisit } from './browser';

const SLOW_DOWN = 4;
/** The event timing of the browser reports no shorter ones; its durations are multiples of 8 ms. */
const SHORTEST_MS = 16;
const WIDTH = 1280;
const HEIGHT = 800;

/** One control of the list. */
export interface Control {
  name: string;
  /** The list that it is measured on. */
  query?: string;
  /** Once, before the first interaction. */
  prepare?(page: Page): Promise<void>;
  /** One interaction with it, as a visitor does it. `index` counts from 0. */
  use(page: Page, index: number): Promise<void>;
  /** After each interaction, unmeasured: leads back to where the next can begin. */
  restore?(page: Page, index: number): Promise<void>;
}

export interface Interactions {
  name: string;
  /** Milliseconds from input to the next paint, of each interaction. */
  durations: number[];
}

declare global {
  interface Window {
    /** The longest event of each interaction, by its id. */
    interactions: Map<number, number>;
  }
}

/** Runs in the page before its own scripts: keeps the durations that the browser's event timing reports. */
function observeEvents(shortest: number): void {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { interactionId: id, duration } = entry;
      window.interactions.set(id, Math.max(window.interactions.get(id) ?? 0, duration));
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: shortest }));
}

/** Runs in the page: waits until the list has its results and the page is at rest. */
async function untilRest(): Promise<void> {
  const idle = () =>
    new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 5_000 });
    });
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  do await frame();
  while (document.querySelector('.results')?.getAttribute('aria-busy') === 'true');
  await frame();
  await idle();
  await idle();
}

/** Takes what was reported since the last call; 0 where every event was shorter than the least that is reported. */
const taken = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const longest = Math.max(0, ...window.interactions.values());
    window.interactions.clear();
    return longest;
  });

/** A list whose code has loaded, after the choice of cookies. */
async function openList(browser: Browser, host: string, path: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await openVisit(browser, { viewport: { width: WIDTH, height: HEIGHT } });
  await context.addCookies([
    {
      name: CONSENT_COOKIE,
      value: encodeURIComponent(encodeConsent({ analytics: false, marketing: false })),
      url: addressOf(host, '/'),
    },
  ]);
  const page = await context.newPage();
  await page.addInitScript(observeEvents, SHORTEST_MS);
  await page.goto(addressOf(host, path), { waitUntil: 'networkidle' });
  return { page, session: await context.newCDPSession(page) };
}

/** Interactions with a control on a processor four times slower, each from a page at rest. */
export async function measureControl(
  browser: Browser,
  host: string,
  listPath: string,
  { name, query = '', prepare, use, restore }: Control,
  count: number,
): Promise<Interactions> {
  const { page, session } = await openList(browser, host, `${listPath}${query}`);
  try {
    await prepare?.(page);
    await page.evaluate(untilRest);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await taken(page);
    const durations: number[] = [];
    for (let index = 0; index < count; index += 1) {
      await use(page, index);
      await page.evaluate(untilRest);
      durations.push(await taken(page));
      if (restore) {
        await restore(page, index);
        await page.evaluate(untilRest);
        await taken(page);
      }
    }
    return { name, durations };
  } finally {
    await page.context().close();
  }
}

/** By a real press of the mouse: what the browser counts as an interaction. */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The control is not on the page.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Back to a list of several pages, from the press of Back to the paint of all its cards, at full speed; milliseconds.
 */
export async function backToCards(
  browser: Browser,
  host: string,
  listPath: string,
  pages: number,
  count: number,
): Promise<{ cards: number; durations: number[] }> {
  const { page } = await openList(browser, host, listPath);
  try {
    for (let more = 1; more < pages; more += 1) {
      await press(page.locator('.end a.page').last());
      await page.waitForFunction(
        (least) => document.querySelectorAll('.results [data-car]').length >= least,
        (more + 1) * 48,
      );
      await page.evaluate(untilRest);
    }
    const cards = await page.locator('.results [data-car]').count();
    const durations: number[] = [];
    for (let index = 0; index < count; index += 1) {
      await page
        .locator('.results [data-car] a')
        .nth(cards - 5)
        .click();
      await page.waitForSelector('.results', { state: 'detached' });
      await page.evaluate(untilRest);
      durations.push(await page.evaluate(backAndWait, cards));
      await page.evaluate(untilRest);
    }
    return { cards, durations };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: goes back, and waits until the cards have been painted. */
async function backAndWait(cards: number): Promise<number> {
  const start = performance.now();
  window.history.back();
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  while (document.querySelectorAll('.results [data-car]').length < cards) {
    if (performance.now() - start > 20_000) throw new Error('The list did not come back within 20 seconds.');
    await frame();
  }
  // A message sent in a frame's callback arrives when that frame has been painted.
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  return performance.now() - start;
}
