// @ts-check
'use strict';

const { spawn } = require('node:child_process');
const path = require('node:path');

const ROOT = path.join(__dirname, '..', '..', '..');
/** A server finishes its requests first, within 20 s (`http-server.js`). */
const GRACE_MS = 25_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number, output: string, stdout: string, stderr: string, messages: unknown[], timedOut: boolean }} Result */

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a program in a process group of its own, so that it can be stopped with all its children.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, ipc?: boolean, cwd?: string }} [options]
 * @returns {ChildProcess}
 */
function spawnGroup(file, args, { env = process.env, ipc = false, cwd = ROOT } = {}) {
  const child = spawn(file, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Terminates a program and its children; kills them after the grace period.
 * @param {ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 for a signal
 */
function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve(child.exitCode ?? 1);
      return;
    }
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
    child.once('close', (code) => {
      clearTimeout(force);
      resolve(code ?? 1);
    });
    signalGroup(child, 'SIGTERM');
  });
}

/** Stops all child processes of this command. */
const stopAll = () => Promise.all([...running].map(stop));

/**
 * Runs a program to its end and collects its output.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, ipc?: boolean, limitMs?: number }} [options]
 * @returns {Promise<Result>}
 */
function run(file, args, { limitMs, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawnGroup(file, args, options);
    let output = '';
    let stdout = '';
    let stderr = '';
    /** @type {unknown[]} */
    const messages = [];
    let timedOut = false;
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            void stop(child);
          }, limitMs);
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stderr += text;
    });
    child.on('message', (message) => messages.push(message));
    child.once('error', (error) => {
      clearTimeout(limit);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ code: timedOut ? 1 : (code ?? 1), output, stdout, stderr, messages, timedOut });
    });
  });
}

const EXIT_WITH_PARENT = ['--require', path.join(__dirname, 'exit-with-parent.js')];

/**
 * Runs a Node program of this project or of a package, by the same Node; it exits with this process.
 * @param {readonly string[]} args
 * @param {Omit<Parameters<typeof run>[2], 'ipc'>} [options]
 */
const node = (args, options) => run(process.execPath, [...EXIT_WITH_PARENT, ...args], { ...options, ipc: true });

/**
 * Runs a TypeScript program of this project.
 * @param {readonly string[]} args
 * @param {Parameters<typeof node>[1]} [options]
 */
const tsx = (args, options) => node(['--import', 'tsx', ...args], options);

/** A path inside an installed package. @param {string} file */
const packaged = (file) => path.join(ROOT, 'node_modules', file);

module.exports = { EXIT_WITH_PARENT, ROOT, begin: spawnGroup, node, packaged, run, signalGroup, stop, stopAll, tsx };
