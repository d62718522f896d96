// @ts-check
'use strict';

const { QUICK } = require('../kit/checks');
const { install } = require('../kit/install');
const { stopAll } = require('../kit/processes');
const { giveUp, say } = require('../kit/say');
const { endWhenAsked } = require('../kit/signals');
const { Tally } = require('../kit/tally');

/** What is worth knowing after every change, in under a minute: no server, no browser, no database. */
async function main() {
  endWhenAsked();
  try {
    say('Forecourt, quick check');
    const tally = new Tally();
    const packages = await tally.prepare('packages', async () => ({ ...(await install()), value: true }));
    if (packages) for (const lanes of QUICK) await tally.beside(lanes);
    else tally.missed(...QUICK.flat(2).map(({ name }) => name));
    tally.close();
  } catch (error) {
    giveUp(error);
  } finally {
    await stopAll();
  }
}

module.exports = { main };
