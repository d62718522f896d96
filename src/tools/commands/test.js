// @ts-check
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { chromium } = require('../kit/browser');
const { build } = require('../kit/build');
const { CHECKS, LIMIT_MS, counted } = require('../kit/checks');
const { ofPlaywright } = require('../kit/counts');
const { install } = require('../kit/install');
const { LEAVES_WITH_US, begin, node, packaged, stop, stopAll } = require('../kit/processes');
const { Refusal, giveUp, say } = require('../kit/say');
const { anyFreePort, environmentOf, isHealthy } = require('../kit/server');
const { endWhenAsked } = require('../kit/signals');
const { Tally } = require('../kit/tally');

const UP_WITHIN_MS = 5 * 60_000;

/** @typedef {{ child: import('node:child_process').ChildProcess, port: number }} Server */

/**
 * `npm start` itself, on a new data folder and a free port.
 * @param {string} dataDir
 * @returns {Promise<{ text: string, value: Server }>}
 */
async function startServer(dataDir) {
  const port = await anyFreePort();
  const child = begin(process.execPath, [...LEAVES_WITH_US, 'src/tools/run.js', 'start'], {
    ipc: true,
    env: {
      ...environmentOf({ dataDir, embedded: true }),
      PORT: String(port),
      FORECOURT_MODE: 'demo',
      LOG_LEVEL: 'warn',
    },
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const limit = performance.now() + UP_WITHIN_MS;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Refusal('The server did not start.', said);
    if (performance.now() > limit) throw new Refusal('The server did not start in time.', said);
    await pause(200);
  }
  return { text: `port ${port}`, value: { child, port } };
}

/** @param {number} port @param {string} browser */
const playwright = (port, browser) =>
  counted(
    (report) =>
      node([packaged('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'], {
        env: {
          ...process.env,
          PORT: String(port),
          CHROMIUM: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          FORCE_COLOR: '0',
          CI: '1',
        },
        limitMs: LIMIT_MS,
      }),
    ofPlaywright,
  );

/**
 * The production build, the server on a data folder of its own, the browser tests against it, and its way down. The server
 * fills its database while the build is made, which it waits for.
 * @param {InstanceType<typeof import('../kit/tally').Tally>} tally
 * @param {string} browser
 */
async function inTheBrowser(tally, browser) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt test '));
  try {
    const building = build();
    const starting = startServer(path.join(home, 'data'));
    for (const work of [building, starting]) work.catch(() => undefined);
    if (!(await tally.prepare('build', () => building))) {
      tally.missed('server', 'browser tests');
      return;
    }
    const server = await tally.prepare('server', () => starting);
    if (!server) {
      tally.missed('browser tests');
      return;
    }
    await tally.add('browser tests', () => playwright(server.port, browser));
    await tally.prepare('server stops', async () => {
      const code = await stop(server.child);
      if (code !== 0) throw new Refusal(`The server ended with code ${code} when it was asked to stop.`);
      return { text: 'cleanly', value: undefined };
    });
  } finally {
    await stopAll();
    fs.rmSync(home, { recursive: true, force: true });
  }
}

/** All that must hold before a change is taken; the last line of the output says whether it does. */
async function main() {
  endWhenAsked();
  try {
    say('Forecourt, all tests');
    const tally = new Tally();
    if (!(await tally.prepare('packages', async () => ({ ...(await install()), value: true })))) {
      tally.missed('chromium', ...CHECKS.flat(2).map(({ name }) => name), 'build', 'server', 'browser tests');
    } else {
      const browser = await tally.prepare('chromium', chromium);
      for (const lanes of CHECKS) await tally.beside(lanes);
      if (browser) await inTheBrowser(tally, browser);
      else {
        await tally.prepare('build', build);
        tally.missed('server', 'browser tests');
      }
    }
    tally.close();
  } catch (error) {
    giveUp(error);
  } finally {
    await stopAll();
  }
}

module.exports = { main };
