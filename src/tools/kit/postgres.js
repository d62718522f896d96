// @ts-check
'use strict';

const { fork } = require('node:child_process');
const path = require('node:path');
const { CommandError } = require('./output');
const { anyFreePort } = require('./server');

const CONNECTIONS = 200;

/**
 * A PostgreSQL for this command, empty and gone with it: also after Ctrl+C, and after the processes that use it.
 * @returns {Promise<{ text: string, value: string }>} the address of its database
 */
async function startPostgres() {
  const port = await anyFreePort();
  const child = fork(path.join(__dirname, 'postgres-server.mjs'), [String(port), String(CONNECTIONS)], {
    execArgv: [],
    // A group of its own: it ends when this process has, not by the same signal.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @param {object} [message] @returns {Promise<unknown>} */
  const reply = (message) =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new CommandError('PostgreSQL did not start.')));
      if (message) child.send(message);
    });
  const ready = /** @type {{ failed?: string }} */ (await reply());
  if (ready.failed !== undefined) throw new CommandError('PostgreSQL did not start.', ready.failed);
  await reply({ create: 'forecourt_scale' });
  child.unref();
  child.channel?.unref();
  return {
    text: `PostgreSQL on port ${port}`,
    value: `postgres://forecourt:test@127.0.0.1:${port}/forecourt_scale`,
  };
}

module.exports = { startPostgres };
