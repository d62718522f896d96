// @ts-check
'use strict';

const { printAddresses } = require('../kit/addresses');
const { build, sourceHash } = require('../kit/build');
const { install } = require('../kit/install');
const { stopAll } = require('../kit/processes');
const { fail, print, step } = require('../kit/output');
const { isPrepared, portIsFree, prepareDatabase, readEnvFiles, serve, settings } = require('../kit/server');
const { stopOnSignal, serveUntilStopped } = require('../kit/signals');

/** Everything from a fresh clone to running sites; whatever is still valid from an earlier run is reused. */
async function main() {
  stopOnSignal();
  try {
    print('Forecourt');
    await step('packages', install);
    readEnvFiles(false);
    const readingSettings = settings();
    // While the other process works.
    const sources = sourceHash();
    const serverSettings = await step('settings', () => readingSettings);
    await portIsFree(serverSettings.port);
    // Neither step uses two processors. A failure of the database ends the build below.
    const building = build(sources);
    building.catch(() => undefined);
    if (!isPrepared(serverSettings)) await step('database', () => prepareDatabase(serverSettings));
    const folder = await step('build', () => building);
    const server = await step('server', () => serve('start', serverSettings, folder));
    printAddresses(serverSettings);
    process.exitCode = await serveUntilStopped(server);
  } catch (error) {
    fail(error);
    await stopAll();
  }
}

module.exports = { main };
