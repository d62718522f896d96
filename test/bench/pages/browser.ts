import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { chromium as findChromium } from '../../../src/tools/kit/browser.js';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of the browser tests. With a port, other tools can steer it too. */
export async function openBrowser(debuggingPort?: number): Promise<Browser> {
  const { value } = await findChromium();
  return chromium.launch({
    executablePath: value,
    args: debuggingPort === undefined ? QUIET : [...QUIET, `--remote-debugging-port=${debuggingPort}`],
  });
}

/** The runner of this bench gives names to functions by a helper of its own, which a page does not have. */
const NAMES = 'globalThis.__name = (one) => one;';

/** A visit in which functions of the bench can run. */
export async function openVisit(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript({ content: NAMES });
  return context;
}

/** A page's address as a browser requests it. */
export const addressOf = (host: string, path: string): string => `http://${host}${path}`;
