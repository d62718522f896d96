import { defineConfig } from '@playwright/test';
import { siteAddress } from './kit/addresses';

/**
 * Browser tests on the production server that `npm test` starts; by hand: `npm start`, then
 * `npx playwright test -c e2e/playwright.config.ts`. PORT says where the server is, CHROMIUM which browser to use.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Stories wait now and then, for frames and for answers: with three of them two processors do not.
  workers: 3,
  retries: 0,
  // Patience for a busy machine; a story that waits for nothing does not come near it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: siteAddress('car-store-se'),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // Nothing moves by itself while a story looks; what motion there is has stories of its own.
    contextOptions: { reducedMotion: 'reduce' },
    // What was done and asked, and the page as it looked at the end; recording each step's page would cost every story a third of its time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A story is over before scripts that were made faster in the background have paid for it.
        '--js-flags=--no-opt,--single-threaded',
      ],
    },
  },
});
