// @ts-check
'use strict';

const fs = require('node:fs');
const http = require('node:http');
const net = require('node:net');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { isRunning } = require('../../server/database/processLock');
const { EXIT_WITH_PARENT, ROOT, begin, packaged, run, tsx } = require('./processes');
const { CommandError } = require('./output');

const HEALTHY_WITHIN_MS = 120_000;
const POLL_EVERY_MS = 25;
/**
 * Size of the young generation: a larger one saves a seventh of the processor time per page. Except in development the
 * old generation is collected when it has grown by three tenths; by default it would grow by as much again first
 * (docs/performance.md). A server holds more than the initial size anyway: without it, a seventh of the start's processor
 * time went into collecting what stays.
 */
const MEMORY = {
  start: ['--max-semi-space-size=32', '--heap-growing-percent=30', '--initial-old-space-size=192'],
  dev: ['--max-semi-space-size=32'],
};

/** @typedef {{ port: number, dataDir: string, mode: 'demo' | 'live', embedded: boolean, sites: { name: string, title: string }[] }} Settings */

/**
 * Reads `.env` files as Next does, so that every part of a command sees the same environment.
 * @param {boolean} development
 * @param {string} [folder] where they are
 */
function readEnvFiles(development, folder = ROOT) {
  const { loadEnvConfig } = /** @type {typeof import('@next/env')} */ (require('@next/env'));
  loadEnvConfig(folder, development, { info() {}, error: (...parts) => process.stderr.write(`${parts.join(' ')}\n`) });
}

/**
 * Environment of a process that uses this database. DATABASE_URL is set to an empty string rather than left out: a
 * child reads the `.env` files again, and set variables take precedence over them.
 * @param {Pick<Settings, 'dataDir' | 'embedded'>} given
 * @returns {NodeJS.ProcessEnv}
 */
const environmentOf = ({ dataDir, embedded }) => ({
  ...process.env,
  DATA_DIR: dataDir,
  ...(embedded && { DATABASE_URL: '' }),
});

/** The last line of a child's stderr: its error message. @param {string} text */
const lastLine = (text) => text.trim().split('\n').at(-1) ?? '';

/**
 * Checks the configuration.
 * @returns {Promise<{ text: string, value: Settings }>}
 */
async function settings() {
  const result = await tsx(['src/tools/settings.ts']);
  if (result.code !== 0) throw new CommandError(result.stderr.trim() || 'The configuration could not be read.');
  const value = /** @type {Settings} */ (JSON.parse(lastLine(result.stdout)));
  const data = path.relative(ROOT, value.dataDir);
  return { text: `${value.mode} mode, data in ${data === '' || data.startsWith('..') ? value.dataDir : data}`, value };
}

/**
 * Fails if this process can't listen on the port.
 * @param {number} port
 * @returns {Promise<void>}
 */
function portIsFree(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EADDRINUSE') reject(new CommandError(`Port ${port} is taken; choose another one with PORT.`));
      else if (code === 'EACCES')
        reject(
          new CommandError(`Port ${port} needs rights that this user does not have; choose another one with PORT.`),
        );
      else reject(error);
    });
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** A port that is free now. @returns {Promise<number>} */
function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Whether the server can open the database itself: one that was made before, and that no process holds. It migrates it,
 * and goes on with an interrupted seeding.
 * @param {Pick<Settings, 'dataDir' | 'embedded'>} settings
 */
function isPrepared({ dataDir, embedded }) {
  if (!embedded || !fs.existsSync(path.join(dataDir, 'database'))) return false;
  const lock = path.join(dataDir, 'database.lock');
  return !fs.existsSync(lock) || !isRunning(Number(fs.readFileSync(lock, 'utf8').split(' ')[0]));
}

/**
 * Migrates and seeds the database in a separate process, whose memory is freed when it ends. It sends its result as a
 * message, and exits when the parent has ended.
 * @param {Pick<Settings, 'dataDir' | 'embedded'>} settings
 * @param {Readonly<Record<string, string>>} [env] set in addition
 */
async function prepareDatabase(settings, env) {
  const result = await run(process.execPath, ['--import', 'tsx', 'src/server/database/seed.ts'], {
    env: { ...environmentOf(settings), ...env },
    ipc: true,
  });
  const lastMessage = /** @type {import('../../server/database/seeding').SeedMessage | undefined} */ (
    result.messages.at(-1)
  );
  if (lastMessage && 'failed' in lastMessage)
    throw new CommandError(lastMessage.message, lastMessage.failed === 'other' ? result.output : undefined);
  if (!lastMessage) throw new CommandError('The database could not be prepared.', result.output);
  return {
    text: settings.embedded ? 'embedded PostgreSQL, ready' : 'PostgreSQL at DATABASE_URL, ready',
    value: undefined,
  };
}

/**
 * Requests the server's health once.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isHealthy(port) {
  return new Promise((resolve) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: '/healthz', headers: { host: `localhost:${port}` }, timeout: 5_000 },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/**
 * Starts the server and waits until it responds. Output before that is shown only on failure; afterwards all of it.
 * @param {'start' | 'dev'} how
 * @param {Settings} settings
 * @param {string} [folder] the build's folder
 * @param {Readonly<Record<string, string>>} [env] set in addition
 */
async function serve(how, settings, folder, env) {
  const child = begin(
    process.execPath,
    [
      ...MEMORY[how],
      ...EXIT_WITH_PARENT,
      ...(how === 'start'
        ? ['src/tools/serve.js']
        : // Passes options on to Next, for instance `npm run dev -- --webpack`.
          [packaged('next/dist/bin/next'), how, ...process.argv.slice(3), '-p', String(settings.port)]),
    ],
    {
      ipc: true,
      env: {
        // One memory pool of the C library instead of one per thread: encoding pictures fragments them.
        MALLOC_ARENA_MAX: '2',
        ...environmentOf(settings),
        NODE_ENV: how === 'start' ? 'production' : 'development',
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(settings.port),
        ...(folder && { FORECOURT_BUILD: folder }),
        ...env,
      },
    },
  );
  let early = '';
  /** @param {string} text */
  const append = (text) => {
    early += text;
  };
  child.stdout?.setEncoding('utf8').on('data', append);
  child.stderr?.setEncoding('utf8').on('data', append);

  const limit = performance.now() + HEALTHY_WITHIN_MS;
  while (!(await isHealthy(settings.port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new CommandError('The server ended before it could answer.', early);
    if (performance.now() > limit)
      throw new CommandError(`The server did not answer within ${HEALTHY_WITHIN_MS / 1000} seconds.`, early);
    await pause(POLL_EVERY_MS);
  }
  child.stdout?.off('data', append).on('data', (text) => process.stdout.write(text));
  child.stderr?.off('data', append).on('data', (text) => process.stderr.write(text));
  return { text: `answers on port ${settings.port}`, value: child };
}

module.exports = {
  anyFreePort,
  environmentOf,
  isHealthy,
  isPrepared,
  portIsFree,
  prepareDatabase,
  readEnvFiles,
  serve,
  settings,
};
