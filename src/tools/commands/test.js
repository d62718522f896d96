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
const { EXIT_WITH_PARENT, begin, node, packaged, stop, stopAll } = require('../kit/processes');
const { CommandError, fail, print } = require('../kit/output');
const { anyFreePort, environmentOf, isHealthy, prepareDatabase } = require('../kit/server');
const { stopOnSignal } = require('../kit/signals');
const { Report } = require('../kit/report');

const UP_WITHIN_MS = 5 * 60_000;
const MODE = { FORECOURT_MODE: 'demo' };

/** @typedef {{ child: import('node:child_process').ChildProcess, port: number }} Server */

/**
 * `npm start` itself, on a free port.
 * @param {string} dataDir
 * @returns {Promise<{ text: string, value: Server }>}
 */
async function startServer(dataDir) {
  const port = await anyFreePort();
  const child = begin(process.execPath, [...EXIT_WITH_PARENT, 'src/tools/run.js', 'start'], {
    ipc: true,
    env: {
      ...environmentOf({ dataDir, embedded: true }),
      ...MODE,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const limit = performance.now() + UP_WITHIN_MS;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new CommandError('The server did not start.', output);
    if (performance.now() > limit) throw new CommandError('The server did not start in time.', output);
    await pause(200);
  }
  return { text: `port ${port}`, value: { child, port } };
}

/**
 * @param {number} port
 * @param {string} browser
 * @param {string} template a data folder with the demo data, copied by tests that start a server of their own
 */
const playwright = (port, browser, template) =>
  counted(
    (report) =>
      node([packaged('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'], {
        env: {
          ...process.env,
          PORT: String(port),
          CHROMIUM: browser,
          DATA_TEMPLATE: template,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          FORCE_COLOR: '0',
          CI: '1',
        },
        limitMs: LIMIT_MS,
      }),
    ofPlaywright,
  );

/**
 * The production build, the server on a data folder of its own, the browser tests against it, and its way down. The
 * database is filled while the build is made, once for all servers of the tests.
 * @param {InstanceType<typeof import('../kit/report').Report>} report
 * @param {string} browser
 */
async function inTheBrowser(report, browser) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt test '));
  try {
    const [template, dataDir] = [path.join(home, 'template'), path.join(home, 'data')];
    const building = build();
    const starting = prepareDatabase({ dataDir: template, embedded: true }, MODE).then(() => {
      fs.cpSync(template, dataDir, { recursive: true });
      return startServer(dataDir);
    });
    for (const work of [building, starting]) work.catch(() => undefined);
    if (!(await report.prepare('build', () => building))) {
      report.skip('server', 'browser tests');
      return;
    }
    const server = await report.prepare('server', () => starting);
    if (!server) {
      report.skip('browser tests');
      return;
    }
    await report.add('browser tests', () => playwright(server.port, browser, template));
    await report.prepare('server stops', async () => {
      const code = await stop(server.child);
      if (code !== 0) throw new CommandError(`The server ended with code ${code} when it was asked to stop.`);
      return { text: 'cleanly', value: undefined };
    });
  } finally {
    await stopAll();
    fs.rmSync(home, { recursive: true, force: true });
  }
}

/** All checks of a change; the last line of the output is the verdict. */
async function main() {
  stopOnSignal();
  try {
    print('Forecourt, all tests');
    const report = new Report();
    if (!(await report.prepare('packages', async () => ({ ...(await install()), value: true })))) {
      report.skip(...CHECKS.flat(2).map(({ name }) => name), 'chromium', 'build', 'server', 'browser tests');
    } else {
      // Waits for the network mostly.
      const installing = chromium();
      installing.catch(() => undefined);
      for (const lanes of CHECKS) await report.inParallel(lanes);
      const browser = await report.prepare('chromium', () => installing);
      if (browser) await inTheBrowser(report, browser);
      else {
        await report.prepare('build', build);
        report.skip('server', 'browser tests');
      }
    }
    report.finish();
  } catch (error) {
    fail(error);
  } finally {
    await stopAll();
  }
}

module.exports = { main };
