// @ts-check
'use strict';

const { QUICK } = require('../kit/checks');
const { install } = require('../kit/install');
const { stopAll } = require('../kit/processes');
const { fail, print } = require('../kit/output');
const { stopOnSignal } = require('../kit/signals');
const { Report } = require('../kit/report');

/** What is worth knowing after every change, in under a minute: no server, no browser, no database. */
async function main() {
  stopOnSignal();
  try {
    print('Forecourt, quick check');
    const report = new Report();
    const packages = await report.prepare('packages', async () => ({ ...(await install()), value: true }));
    if (packages) for (const lanes of QUICK) await report.inParallel(lanes);
    else report.skip(...QUICK.flat(2).map(({ name }) => name));
    report.finish();
  } catch (error) {
    fail(error);
  } finally {
    await stopAll();
  }
}

module.exports = { main };
