// @ts-check
'use strict';

const { setTimeout: pause } = require('node:timers/promises');
const { CommandError, print, step } = require('./output');
const { send } = require('./plainRequest');
const { signalGroup } = require('./processes');

/** @typedef {{ port: number, processes: Map<number, import('node:child_process').ChildProcess>, start: (port: number) => Promise<import('node:child_process').ChildProcess> }} Group */
/** @typedef {{ departmentId: string, timeSlot: string, isFullDay: boolean }} Slot */

const SITE = 'car-store-se';
const LIST = '/kop-bil/alla-bilar-i-lager';
/** The demo's documented keys. */
const STOCK_KEY = 'forecourt-demo-stock-key';
const EDITING = { 'x-editing-secret': 'forecourt-demo-editing-secret' };
/** A workshop with one drop-off number: a time can be booked once. */
const DEPARTMENT = '105720';
const CALENDAR_DAYS = 28;
const VISITORS = 200;
const ROUNDS = 20;
const KILLS = 5;
const SHOWN_WITHIN_MS = 2_000;
/** Cars of the demo's registry, each with a few bookings at most. */
const CARS = ['ABC123', 'DEF45A', 'BILEN1', 'ÅSA', 'RALLY', 'SKAL', 'GAS', 'OK', 'SNÖ', 'NY26'];
const JSON_BODY = { 'content-type': 'application/json' };

/** An address of a visitor's own, in the range for documentation. @param {number} number */
const from = (number) => ({
  'x-forwarded-for': `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`,
});

/** @param {boolean} holds @param {string} sentence */
function assert(holds, sentence) {
  if (!holds) throw new CommandError(sentence);
}

/** @param {number} port @param {string} path @param {{ method?: string, body?: unknown, headers?: Record<string, string> }} [given] */
const fetchPage = (port, path, { method = 'GET', body, headers = {} } = {}) =>
  send(port, path, {
    method,
    headers: { host: `${SITE}.localhost`, ...(body === undefined ? {} : JSON_BODY), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

/** Free times of one workshop, one a day. @param {number} port @param {number} count @returns {Promise<Slot[]>} */
async function freeTimes(port, count) {
  /** @type {Slot[]} */
  const found = [];
  for (let from = 7; from < 100 && found.length < count; from += CALENDAR_DAYS) {
    const start = new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    const path = `/api/mechmate/timeslots/from/ABC123/${DEPARTMENT}/${start}/?serviceOfferings=HJULSKIFTE`;
    const { status, text } = await fetchPage(port, path);
    assert(status === 200, `The workshop gave no times: ${text}`);
    /** @type {{ date: string, availableSlots: string[] }[]} */
    const days = JSON.parse(text);
    for (const {
      date,
      availableSlots: [time],
    } of days)
      if (time !== undefined)
        found.push({ departmentId: DEPARTMENT, timeSlot: `${date}T${time}:00`, isFullDay: false });
  }
  assert(found.length >= count, `The workshop has ${found.length} free times, not ${count}.`);
  return found.slice(0, count);
}

/** A car has few bookings. @param {number} port @param {Slot} slot @param {{ car: number, visitor: number, key: string }} as */
const book = (port, slot, { car, visitor, key }) =>
  fetchPage(port, '/api/mechmate/book', {
    method: 'POST',
    headers: { 'idempotency-key': key, ...from(visitor) },
    body: {
      ...slot,
      registrationNumber: CARS[car % CARS.length],
      mileage: 100,
      freeText: '',
      customer: { firstName: 'Åsa', lastName: 'Ek', phone: '070 174 06 05', email: 'asa@bil.example' },
      serviceOfferingRequests: [{ kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' }],
    },
  });

/** @param {Group} group @param {readonly Slot[]} slots */
async function race({ port }, slots) {
  for (const [round, slot] of slots.entries()) {
    const responses = await Promise.all(
      Array.from({ length: VISITORS }, (_, visitor) =>
        book(port, slot, { car: round, visitor, key: `race-${round}-${visitor}` }),
      ),
    );
    const counts = new Map();
    for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
    assert(
      counts.get(200) === 1 && counts.get(409) === VISITORS - 1,
      `Round ${round + 1}: ${[...counts].map(([status, count]) => `${count} of ${status}`).join(', ')}; one of 200 had to win.`,
    );
  }
  return { text: `${ROUNDS} rounds of ${VISITORS}, one winner each`, value: undefined };
}

/** Milliseconds until every process shows a change. @param {Group} group @param {(port: number) => Promise<boolean>} shows */
async function untilAllShow({ processes }, shows) {
  const startedAt = performance.now();
  await Promise.all(
    [...processes.keys()].map(async (port) => {
      while (!(await shows(port))) {
        assert(performance.now() - startedAt < 30_000, `The process at ${port} does not show the change.`);
        await pause(20);
      }
    }),
  );
  return performance.now() - startedAt;
}

/** @param {number} ms @param {string} what */
function inTime(ms, what) {
  assert(ms < SHOWN_WITHIN_MS, `${what} took ${Math.round(ms)} ms to show everywhere.`);
  return { text: `shown by all within ${Math.round(ms)} ms`, value: undefined };
}

/** A title in all processes' rendered home page. @param {Group} group */
async function publication(group) {
  const { port } = group;
  const query = `{ layout(site: "${SITE}", routePath: "/", language: "sv-SE") { item { id } } }`;
  const { text } = await fetchPage(port, '/api/graphql/v1', {
    method: 'POST',
    headers: { sc_apikey: 'forecourt-demo-api-key' },
    body: { query },
  });
  const { id } = JSON.parse(text).data.layout.item;
  const title = `Publicerad ${Date.now()}`;
  await untilAllShow(group, async (one) => (await fetchPage(one, '/')).status === 200);
  const about = { site: SITE, language: 'sv-SE' };
  const saved = await fetchPage(port, `/api/content/items/${id}/draft`, {
    method: 'PUT',
    headers: EDITING,
    body: { ...about, fields: { metaTitle: title } },
  });
  assert(saved.status === 200, `The draft was not saved: ${saved.text}`);
  const published = await fetchPage(port, '/api/content/publish', { method: 'POST', headers: EDITING, body: about });
  assert(published.status === 200, `Nothing was published: ${published.text}`);
  return inTime(
    await untilAllShow(group, async (one) => (await fetchPage(one, '/')).text.includes(title)),
    'The publication',
  );
}

/** A car that is sold leaves all processes' rendered lists. @param {Group} group */
async function soldCar(group) {
  const { port } = group;
  const { text } = await fetchPage(port, LIST);
  const [, path = '', car = ''] = /href="(\/kop-bil\/(\d+)\/[^"]+)"/.exec(text) ?? [];
  assert(path !== '', 'The list shows no car.');
  await untilAllShow(group, async (one) => (await fetchPage(one, LIST)).text.includes(path));
  const sold = await send(port, `/api/stock?site=${SITE}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STOCK_KEY}`, 'content-type': 'application/x-ndjson' },
    body: `${JSON.stringify({ car_id: car, removed: true })}\n`,
  });
  assert(sold.text.includes('"removed":1'), `The car was not removed: ${sold.text}`);
  return inTime(
    await untilAllShow(group, async (one) => !(await fetchPage(one, LIST)).text.includes(path)),
    'A sold car',
  );
}

/**
 * Kills one process after the other under load: what was confirmed stays, and few requests fail.
 * @param {Group} group @param {readonly Slot[]} slots
 */
async function killed({ port, processes, start }, slots) {
  let failed = 0;
  let requests = 0;
  const over = new AbortController();
  const load = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      requests += 1;
      const { status } = await fetchPage(port, '/').catch(() => ({ status: 0 }));
      if (status !== 200) failed += 1;
    }
  });
  let confirmed = 0;
  for (const [index, slot] of slots.entries()) {
    const victim = [...processes.keys()][index % processes.size] ?? 0;
    const child = processes.get(victim);
    const as = { car: ROUNDS + index, visitor: index, key: `killed-${index}-once` };
    const booking = book(port, slot, as).catch(() => null);
    await pause(5 * index);
    if (child) signalGroup(child, 'SIGKILL');
    const first = await booking;
    processes.set(victim, await start(victim));
    const again = await book(port, slot, as);
    assert(again.status === 200, `A booking was not there after process ${victim} had been killed: ${again.text}`);
    if (first?.status === 200) {
      confirmed += 1;
      assert(first.text === again.text, 'A repeated booking is another one than was confirmed.');
    }
  }
  over.abort();
  await Promise.all(load);
  assert(failed <= 8 * slots.length, `${failed} of ${requests} pages failed: more than the killed processes held.`);
  return {
    text: `${slots.length} kills, ${confirmed} confirmed, ${failed} of ${requests} pages failed`,
    value: undefined,
  };
}

/** @param {Group} group */
async function checkGroup(group) {
  print();
  const slots = await freeTimes(group.port, ROUNDS + KILLS);
  await step('one time', () => race(group, slots.slice(0, ROUNDS)));
  await step('publication', () => publication(group));
  await step('sold car', () => soldCar(group));
  if (group.processes.size > 1) await step('killed', () => killed(group, slots.slice(ROUNDS)));
}

module.exports = { checkGroup };
