// @ts-check
'use strict';

const { sayAddresses } = require('../kit/addresses');
const { install } = require('../kit/install');
const { stopAll } = require('../kit/processes');
const { giveUp, say, step } = require('../kit/say');
const { portIsFree, prepareDatabase, readEnvFiles, serve, settings } = require('../kit/server');
const { endWhenAsked, serveUntilAsked } = require('../kit/signals');

/** The development server with hot reload, on the same database as `npm start`. */
async function main() {
  endWhenAsked();
  try {
    say('Forecourt, development');
    await step('packages', install);
    readEnvFiles(true);
    const given = await step('settings', settings);
    await portIsFree(given.port);
    await step('database', () => prepareDatabase(given));
    const server = await step('server', () => serve('dev', given));
    sayAddresses(given);
    process.exitCode = await serveUntilAsked(server);
  } catch (error) {
    giveUp(error);
    await stopAll();
  }
}

module.exports = { main };
