// @ts-check
'use strict';

const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { printAddresses } = require('../kit/addresses');
const { findBalancer, startBalancer } = require('../kit/balancer');
const { build } = require('../kit/build');
const { install } = require('../kit/install');
const { CommandError, fail, print, step } = require('../kit/output');
const { startPostgres } = require('../kit/postgres');
const { stopAll } = require('../kit/processes');
const { anyFreePort, portIsFree, prepareDatabase, readEnvFiles, serve, settings } = require('../kit/server');
const { stopOnSignal, serveUntilStopped } = require('../kit/signals');
const { checkGroup } = require('../scale/check');
const { checkEarlier } = require('../scale/versions');

const MOST = 16;

/** @returns {{ count: number, check: boolean, earlier: string | undefined }} */
function options() {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: {
        processes: { type: 'string', default: '2' },
        check: { type: 'boolean', default: false },
        earlier: { type: 'string' },
      },
    });
    const count = Number(values.processes);
    if (Number.isInteger(count) && count >= 1 && count <= MOST)
      return { count, check: values.check === true, earlier: values.earlier };
  } catch {
    // Said below.
  }
  throw new CommandError(`Usage: npm run scale -- [--processes 1..${MOST}] [--check | --earlier COMMIT]`);
}

/**
 * Several processes as one site on this machine: a PostgreSQL of their own, the processes, and a balancer in front of
 * them. All data is gone at the end. With `--check` it tests them as a group instead of serving on; with `--earlier` it
 * tests this version next to an earlier one.
 */
async function main() {
  stopOnSignal();
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-scale-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    const { count, check, earlier } = options();
    print('Forecourt, several processes');
    if (earlier === undefined) await step('balancer', findBalancer);
    await step('packages', install);
    readEnvFiles(false);
    process.env.DATABASE_URL = await step('database', startPostgres);
    process.env.DATA_DIR = folder;
    const tests = check || earlier !== undefined;
    // The balancer; in a check also the addresses that its visitors claim to have.
    process.env.TRUSTED_PROXIES = check ? '2' : '1';
    if (tests) process.env.LOG_LEVEL = 'warn';
    const group = await step('settings', settings);
    await portIsFree(group.port);
    const building = build();
    building.catch(() => undefined);
    // An earlier version prepares the database itself.
    if (earlier === undefined) await step('demo data', () => prepareDatabase(group));
    const buildFolder = await step('build', () => building);
    /** @param {number} port @param {Record<string, string>} [env] */
    const start = (port, env) => serve('start', { ...group, port }, buildFolder, env);
    /** @type {import('../scale/requests').Group['start']} */
    const startChild = async (port, env) => (await start(port, env)).value;
    if (earlier !== undefined) {
      const ports = { old: group.port, present: await anyFreePort() };
      await checkEarlier({ commit: earlier, folder, ports, start: startChild });
      await stopAll();
      return;
    }
    /** @type {Map<number, import('node:child_process').ChildProcess>} by port */
    const processes = new Map();
    for (let number = 1; number <= count; number += 1) {
      const port = await anyFreePort();
      processes.set(port, await step(`process ${number}`, () => start(port)));
    }
    const balancer = await step('balancer', () => startBalancer(folder, group.port, [...processes.keys()]));
    if (check) {
      await checkGroup({ port: group.port, processes, start: startChild });
      await stopAll();
    } else {
      printAddresses(group);
      print(`  Processes: ${[...processes.keys()].map((port) => `http://localhost:${port}`).join(', ')}`);
      print();
      process.exitCode = await serveUntilStopped(balancer);
      await stopAll();
    }
  } catch (error) {
    fail(error);
    await stopAll();
  }
}

module.exports = { main };
