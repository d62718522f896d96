// @ts-check
'use strict';

const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');

const BEAT_MS = 2_000;
const STALE_MS = 30_000;

/** @typedef {{ pid: number, host: string, token: string }} Holder */

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Makes a file that must not exist yet.
 * @param {string} file
 * @param {string} content
 */
function create(file, content) {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * A holder that is gone: dead on this machine, or silent for longer than any beat is late.
 * @param {string} file
 */
function isStale(file) {
  try {
    const age = Date.now() - fs.statSync(file).mtimeMs;
    if (age > STALE_MS) return true;
    const holder = /** @type {Holder} */ (JSON.parse(fs.readFileSync(file, 'utf8')));
    return holder.host === os.hostname() && !isAlive(holder.pid);
  } catch (error) {
    // Gone in the meantime, or just being written: its age will tell.
    if (error instanceof SyntaxError || /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Takes a dead holder's lock away. Only one process may do so at a time, or the second would take the first one's new lock.
 * @param {string} file
 */
function clearStale(file) {
  const guard = `${file}.clearing`;
  if (!create(guard, JSON.stringify({ pid: process.pid, host: os.hostname(), token: '' }))) {
    if (isStale(guard)) fs.rmSync(guard, { force: true });
    return;
  }
  try {
    if (isStale(file)) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

/**
 * Runs `work` while no other process of this checkout does the same; waits for its turn.
 * @template T
 * @param {string} file the lock file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function alone(file, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, host: os.hostname(), token: randomUUID() });
  while (!create(file, mine)) {
    if (isStale(file)) clearStale(file);
    else await pause(100);
  }
  const beat = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, (error) => {
      if (error) clearInterval(beat);
    });
  }, BEAT_MS);
  beat.unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file, { force: true });
  }
}

module.exports = { alone, isAlive };
