// @ts-check
'use strict';

const { setTimeout: pause } = require('node:timers/promises');
const { tryLock } = require('../../server/database/processLock');

/**
 * Runs `work` while no other process holds the same lock file; waits for its turn.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function alone(file, work) {
  let result = tryLock(file);
  while (!('lock' in result)) {
    await pause(100);
    result = tryLock(file);
  }
  try {
    return await work();
  } finally {
    result.lock.release();
  }
}

module.exports = { alone };
