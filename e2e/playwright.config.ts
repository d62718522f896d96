import { defineConfig } from '@playwright/test';
import { siteAddress } from './kit/addresses';

/** Flags of the browser's JavaScript engine. @param optimises whether it compiles what runs often once more */
const launchOptions = (optimises: boolean) => ({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Fewer processes and threads on two processors: a twelfth less of their time.
    '--in-process-gpu',
    '--num-raster-threads=1',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--js-flags=${optimises ? '' : '--no-opt,'}--single-threaded`,
  ],
});

/**
 * Browser tests on the production server that `npm test` starts; by hand: `npm start`, then `npx playwright test -c
 * e2e/playwright.config.ts`. PORT is the server's port, CHROMIUM the browser to use.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tests often wait for frames and responses: four workers keep two processors busy.
  workers: 4,
  retries: 0,
  // Generous for a busy machine; a test without waiting takes much less.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: siteAddress('car-store-se'),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // No animations; motion has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    // Writing one costs every test a tenth of its time: `--trace=retain-on-failure` where a failure is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Axe reads thousands of elements at once there: optimised code takes half of the time.
    { name: 'samples', testMatch: 'blocks.spec.ts', use: { launchOptions: launchOptions(true) } },
    // Other tests are too short for optimising to pay off.
    { name: 'pages', testIgnore: 'blocks.spec.ts', use: { launchOptions: launchOptions(false) } },
  ],
});
