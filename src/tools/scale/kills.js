// @ts-check
'use strict';

const { setTimeout: pause } = require('node:timers/promises');
const { signalGroup } = require('../kit/processes');
const {
  LIST,
  assert,
  book,
  carsAt,
  fetchPage,
  homeItem,
  importCars,
  inTime,
  pageShows,
  priced,
  publish,
  rowsOf,
  saveTitle,
  someCars,
  untilAllShow,
} = require('./requests');

/** @typedef {import('./requests').Group} Group */
/** @typedef {import('./requests').Slot} Slot */
/** @typedef {{ slot: Slot, as: { car: number, visitor: number, key: string }, rows: Record<string, unknown>[], price: number, title: string }} Work */

const KILLS = 20;
/** Cars of an import, in several batches. */
const IMPORTED = 600;
const FIRST_PRICE = 7_000_000;
const VISITORS = 8;
const PAGES = ['/', LIST, '/anlaggningar'];

/** A booking, an import and a publication that one process holds; null for what it did not answer. @param {number} port @param {Work} work */
function begin(port, { slot, as, rows, price }) {
  const orNull = (/** @type {Promise<{ status: number, text: string }>} */ response) => response.catch(() => null);
  return Promise.all([
    orNull(book(port, slot, as)),
    orNull(importCars(port, priced(rows, price))),
    orNull(publish(port)),
  ]);
}

/** @param {{ status: number, text: string } | null} response */
const isImported = (response) => response?.status === 200 && response.text.includes('"summary"');

/** Visitors that go on requesting pages. @param {number} port of the balancer */
function startVisitors(port) {
  /** @type {{ from: number, to: number }[]} */
  const failures = [];
  let requests = 0;
  const over = new AbortController();
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    while (!over.signal.aborted) {
      const path = PAGES[(requests + visitor) % PAGES.length] ?? '/';
      requests += 1;
      const from = performance.now();
      const { status } = await fetchPage(port, path).catch(() => ({ status: 0 }));
      if (status !== 200) failures.push({ from, to: performance.now() });
    }
  });
  return {
    async stop() {
      over.abort();
      await Promise.all(visitors);
      return { requests, failures };
    },
  };
}

/** Kills a process. @param {import('node:child_process').ChildProcess} child @returns {Promise<{ from: number, to: number }>} when */
async function kill(child) {
  assert(child.exitCode === null && child.signalCode === null, 'A process ended by itself before it was killed.');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const from = performance.now();
  signalGroup(child, 'SIGKILL');
  await ended;
  return { from, to: performance.now() };
}

/**
 * What was answered before the end stays, without another word: the others show it in time.
 * @param {number[]} others @param {Work} work @param {Awaited<ReturnType<typeof begin>>} responses
 */
async function staysWith(others, { rows, price, title }, [, imported, published]) {
  if (isImported(imported))
    inTime(await untilAllShow(others, async (one) => (await carsAt(one, price)) === rows.length), 'An import');
  if (published?.status === 200)
    inTime(await untilAllShow(others, (one) => pageShows(one, title)), 'A publication of a killed process');
}

/**
 * What is sent again is there once, in all processes.
 * @param {Group} group @param {Work} work @param {Awaited<ReturnType<typeof begin>>} responses
 */
async function canBeRepeated({ port, processes }, work, [booked]) {
  const { slot, as, rows, price, title } = work;
  const again = await book(port, slot, as);
  assert(again.status === 200, `A booking was not there after a process had been killed: ${again.text}`);
  if (booked?.status === 200)
    assert(booked.text === again.text, 'A repeated booking is another one than was confirmed.');
  const imported = await importCars(port, priced(rows, price));
  assert(isImported(imported), `An import could not be repeated: ${imported.text}`);
  const published = await publish(port);
  assert(published.status === 200, `A publication could not be repeated: ${published.text}`);
  await untilAllShow(processes.keys(), async (one) => (await carsAt(one, price)) === rows.length);
  await untilAllShow(processes.keys(), (one) => pageShows(one, title));
}

/**
 * Kills one process after the other, at moments from the beginning to the end of its work.
 * @param {Group} group @param {(index: number) => Promise<Work>} workOf
 */
async function killEach(group, workOf) {
  const { processes, start } = group;
  const [measured = 0] = processes.keys();
  const work = await workOf(KILLS);
  const startedAt = performance.now();
  const full = await begin(measured, work);
  assert(
    full.every((response) => response?.status === 200),
    'A booking, an import or a publication failed.',
  );
  const fullMs = performance.now() - startedAt;
  /** @type {{ from: number, to: number }[]} */
  const kills = [];
  const confirmed = { bookings: 0, imports: 0, publications: 0 };
  for (let index = 0; index < KILLS; index += 1) {
    const victim = [...processes.keys()][index % processes.size] ?? 0;
    const child = processes.get(victim);
    const work = await workOf(index);
    const running = begin(victim, work);
    await pause((fullMs * index) / (KILLS - 1));
    if (child) kills.push(await kill(child));
    const responses = await running;
    if (responses[0]?.status === 200) confirmed.bookings += 1;
    if (isImported(responses[1])) confirmed.imports += 1;
    if (responses[2]?.status === 200) confirmed.publications += 1;
    const others = [...processes.keys()].filter((one) => one !== victim);
    await staysWith(others, work, responses);
    processes.set(victim, await start(victim));
    await canBeRepeated(group, work, responses);
  }
  return { kills, confirmed };
}

/**
 * Processes that are killed under load. Of visitors' requests, those fail that were on their way.
 * @param {Group} group @param {readonly Slot[]} slots one for each, and one to measure how long the work takes
 * @param {number} car the first without a booking
 */
async function killed(group, slots, car) {
  const { port } = group;
  const item = await homeItem(port);
  const rows = await rowsOf(port, await someCars(port, IMPORTED));
  /** @param {number} index @returns {Promise<Work>} */
  async function workOf(index) {
    const title = `Publicerad ${index} ${Date.now()}`;
    await saveTitle(port, item, title);
    const slot = slots[index];
    assert(slot !== undefined, 'There are too few free times.');
    const as = { car: car + index, visitor: index, key: `killed-${index}-once` };
    return { slot: /** @type {Slot} */ (slot), as, rows, price: FIRST_PRICE + index, title };
  }
  const visitors = startVisitors(port);
  const { kills, confirmed } = await killEach(group, workOf).finally(visitors.stop);
  const { requests, failures } = await visitors.stop();
  const others = failures.filter(({ from, to }) => !kills.some((one) => from <= one.to && to >= one.from));
  assert(others.length === 0, `${others.length} of ${requests} pages failed that no killed process held.`);
  const { bookings, imports, publications } = confirmed;
  return {
    text: `${KILLS} kills; confirmed: ${bookings} bookings, ${imports} imports, ${publications} publications; ${failures.length} of ${requests} pages failed`,
    value: undefined,
  };
}

module.exports = { KILLS, killed };
