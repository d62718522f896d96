// @ts-check
'use strict';

const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { CommandError, print, step } = require('../kit/output');
const { begin, run, stop } = require('../kit/processes');
const { isHealthy } = require('../kit/server');
const { price, publication } = require('./changes');
const { assert, book, fetchPage, freeTimes } = require('./requests');

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('./requests').Group} Group */
/** @typedef {import('./requests').Slot} Slot */

/** With packages and a build. */
const STARTS_WITHIN_MS = 15 * 60_000;
const ROUNDS = 6;
const VISITORS = 20;
const POLL_MS = 500;

/** The sources of an earlier commit. @param {string} folder @param {string} commit */
async function checkOut(folder, commit) {
  const { code, output } = await run('git', ['worktree', 'add', '--detach', folder, commit]);
  if (code !== 0) throw new CommandError(`There is no commit ${commit}.`, output);
  return { text: commit, value: folder };
}

/** @param {string} folder */
const remove = (folder) => run('git', ['worktree', 'remove', '--force', folder]);

/**
 * Starts an earlier version by its own command: its packages, its build, its migrations.
 * @param {string} folder @param {number} port
 */
async function startEarlier(folder, port) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, '.data') };
  const child = begin(process.execPath, ['src/tools/run.js', 'start'], { env, cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4_000);
    });
  const limit = performance.now() + STARTS_WITHIN_MS;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || performance.now() > limit)
      throw new CommandError('The earlier version did not start.', output);
    await pause(POLL_MS);
  }
  return { text: `answers on port ${port}`, value: child };
}

/** Visitors of all versions want one time: one gets it, and none is offered it any more. @param {Group} group @param {readonly Slot[]} slots */
async function bookings({ processes }, slots) {
  const ports = [...processes.keys()];
  for (const [round, slot] of slots.entries()) {
    const responses = await Promise.all(
      Array.from({ length: VISITORS }, (_, visitor) =>
        book(ports[(visitor + round) % ports.length] ?? 0, slot, {
          car: round,
          visitor,
          key: `versions-${round}-${visitor}`,
        }),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    assert(
      statuses[0] === 200 && statuses.slice(1).every((status) => status === 409),
      `Round ${round + 1}: ${statuses.join(', ')}; one of ${VISITORS} had to win.`,
    );
    for (const port of ports)
      assert(
        (await freeTimes(port, 1)).every((free) => free.timeSlot !== slot.timeSlot),
        `The process at ${port} offers a time that is booked.`,
      );
  }
  return { text: `${slots.length} rounds of ${VISITORS}, one winner each`, value: undefined };
}

/** @param {Group} group */
async function ready({ processes }) {
  for (const port of processes.keys()) {
    const { status, text } = await fetchPage(port, '/readyz');
    assert(status === 200, `The process at ${port} is not ready: ${text}`);
  }
  return { text: 'both', value: undefined };
}

/**
 * Both versions book, publish and import on one database.
 * @param {{ old: number, present: number, group: Group, round: number }} given
 */
async function bothWork({ old, present, group, round }) {
  const slots = await freeTimes(present, ROUNDS * 2);
  await step('ready', () => ready(group));
  await step('one time', () => bookings(group, slots.slice(0, ROUNDS / 2)));
  await step('publish, old', () => publication({ ...group, port: old }));
  await step('publish, new', () => publication({ ...group, port: present }));
  await step('price, old', () => price({ ...group, port: old }, 4_100_000 + round));
  await step('price, new', () => price({ ...group, port: present }, 4_200_000 + round));
}

/**
 * An earlier version runs, this one starts next to it on the same database and migrates it; then the earlier one starts
 * again.
 * @param {{ commit: string, folder: string, ports: { old: number, present: number }, start: Group['start'] }} given
 */
async function checkEarlier({ commit, folder, ports: { old, present }, start }) {
  const sources = await step('earlier version', () => checkOut(path.join(folder, 'earlier'), commit));
  try {
    const startOld = () => step('its server', () => startEarlier(sources, old));
    let child = await startOld();
    const processes = new Map([[old, child]]);
    processes.set(
      present,
      await step('this version', async () => ({ text: `answers on port ${present}`, value: await start(present) })),
    );
    const group = { port: present, processes, start };
    await bothWork({ old, present, group, round: 1 });
    await stop(child);
    print('  The earlier version starts again.');
    child = await startOld();
    processes.set(old, child);
    await bothWork({ old, present, group, round: 2 });
    await stop(child);
  } finally {
    await remove(sources);
  }
}

module.exports = { checkEarlier };
