// @ts-check
'use strict';

const { printAddresses } = require('../kit/addresses');
const { install } = require('../kit/install');
const { stopAll } = require('../kit/processes');
const { fail, print, step } = require('../kit/output');
const { portIsFree, prepareDatabase, readEnvFiles, serve, settings } = require('../kit/server');
const { stopOnSignal, serveUntilStopped } = require('../kit/signals');

/** The development server with hot reload, on the same database as `npm start`. */
async function main() {
  stopOnSignal();
  try {
    print('Forecourt, development');
    await step('packages', install);
    readEnvFiles(true);
    const serverSettings = await step('settings', settings);
    await portIsFree(serverSettings.port);
    await step('database', () => prepareDatabase(serverSettings));
    const server = await step('server', () => serve('dev', serverSettings));
    printAddresses(serverSettings);
    process.exitCode = await serveUntilStopped(server);
  } catch (error) {
    fail(error);
    await stopAll();
  }
}

module.exports = { main };
