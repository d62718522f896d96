import type { Browser } from '@playwright/test';
import { addressOf, openVisit } from './browser';

/** A phone on a poor network: what comes late moves things if anything does. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 1280: 800 };
export const widths = [360, 1280] as const;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page from the start: stores every unexpected layout shift. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: fonts and what is in view have come, two frames have passed; then on through the page. */
async function settled(): Promise<void> {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  const inView = () =>
    [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
  // A picture that is clipped by what it stands in is never fetched, and never done.
  const decoded = (image: HTMLImageElement) =>
    Promise.race([
      image.decode().catch(() => undefined),
      new Promise((resolve) => {
        setTimeout(resolve, 3_000);
      }),
    ]);
  for (let screen = 0; screen < 3; screen++) {
    await document.fonts.ready;
    await frame();
    await Promise.all(inView().map(decoded));
    await frame();
    await frame();
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    await frame();
  }
}

/** Runs in the page: fails without any of the local fonts whose widths `src/ui/fonts/fallbackFaces.ts` knows. */
async function requireFallbackFont(): Promise<void> {
  const sources = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local('${name}')`).join(', ');
  await new FontFace('Local', sources).load().catch(() => {
    throw new Error("No font like a visitor's is installed: on Debian `apt-get install fonts-liberation`.");
  });
}

/** The sum of all layout shifts of a first visit (consent banner included) on a slow network; an upper bound of CLS. */
export async function layoutShift(browser: Browser, host: string, path: string, width: number): Promise<number> {
  const context = await openVisit(browser, { viewport: { width, height: HEIGHTS[width] ?? 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.addInitScript(watchShifts);
    await page.goto(addressOf(host, path), { waitUntil: 'networkidle' });
    await page.evaluate(requireFallbackFont);
    await page.evaluate(settled);
    return await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
  } finally {
    await context.close();
  }
}
