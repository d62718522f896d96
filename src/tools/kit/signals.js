// @ts-check
'use strict';

const { stopAll } = require('./processes');

const WATCH_MS = 1_000;
const INTERRUPTED = 130;

let serving = false;

/**
 * Ends the command, and everything it started, on Ctrl+C, SIGTERM or a closed terminal. Under npm a signal may reach
 * only npm itself: a changed parent process means that npm has ended.
 */
function stopOnSignal() {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(serving ? 0 : INTERRUPTED);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void end());
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end();
  }, WATCH_MS).unref();
}

/**
 * Resolves when the server ends. From here on a signal is the normal end, not an interruption.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<number>} its exit code
 */
function serveUntilStopped(server) {
  serving = true;
  return new Promise((resolve) => {
    server.once('close', (code) => resolve(code ?? 1));
  });
}

module.exports = { stopOnSignal, serveUntilStopped };
