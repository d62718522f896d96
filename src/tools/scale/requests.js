// @ts-check
'use strict';

const { setTimeout: pause } = require('node:timers/promises');
const { CommandError } = require('../kit/output');
const { send } = require('../kit/plainRequest');

/**
 * `port`: of the balancer. `processes` by port. `start` starts one at a port, with more variables.
 * @typedef {{ port: number, processes: Map<number, import('node:child_process').ChildProcess>, start: (port: number, env?: Record<string, string>) => Promise<import('node:child_process').ChildProcess> }} Group
 */
/** @typedef {{ departmentId: string, timeSlot: string, isFullDay: boolean }} Slot */

const SITE = 'car-store-se';
const LIST = '/kop-bil/alla-bilar-i-lager';
/** The demo's documented keys. */
const STOCK_KEY = 'forecourt-demo-stock-key';
const API_KEY = 'forecourt-demo-api-key';
const EDITING = { 'x-editing-secret': 'forecourt-demo-editing-secret' };
/** A workshop with one drop-off number: a time can be booked once. */
const DEPARTMENT = '105720';
const CALENDAR_DAYS = 28;
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

/** The status of an export with a key, by one visitor. @param {number} port @param {string} key @param {number} visitor */
const exportWith = async (port, key, visitor) =>
  (
    await send(port, `/api/stock?site=${SITE}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${key}`, ...from(visitor) },
    })
  ).status;

/** Imports cars. @param {number} port @param {readonly object[]} rows */
const importCars = (port, rows) =>
  send(port, `/api/stock?site=${SITE}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STOCK_KEY}`, 'content-type': 'application/x-ndjson' },
    body: `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`,
  });

/** Some cars of the site. @param {number} port @param {number} count @returns {Promise<Set<string>>} their ids */
async function someCars(port, count) {
  /** @type {Set<string>} */
  const ids = new Set();
  for (let offset = 0; ids.size < count; offset += 100) {
    const body = { index: `cars-${SITE}`, fields: ['car_id'], limit: Math.min(100, count - ids.size), offset };
    const { content } = JSON.parse((await fetchPage(port, '/api/search', { method: 'POST', body })).text);
    assert(content.length > 0, `The site has ${ids.size} cars, not ${count}.`);
    for (const { car_id: id } of content) ids.add(String(id));
  }
  return ids;
}

/** The rows of cars, as they are imported. @param {number} port @param {ReadonlySet<string>} ids @returns {Promise<Record<string, unknown>[]>} */
async function rowsOf(port, ids) {
  const { text } = await send(port, `/api/stock?site=${SITE}`, {
    method: 'GET',
    headers: { authorization: `Bearer ${STOCK_KEY}` },
  });
  /** @type {Record<string, unknown>[]} */
  const all = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const rows = all.filter(({ car_id: id }) => ids.has(String(id)));
  assert(rows.length === ids.size, `The export holds ${rows.length} of ${ids.size} cars.`);
  return rows;
}

/** The address and the id of a car in the list. @param {number} port */
async function listedCar(port) {
  const { text } = await fetchPage(port, LIST);
  const [, path = '', id = ''] = /href="(\/kop-bil\/(\d+)\/[^"]+)"/.exec(text) ?? [];
  assert(path !== '', 'The list shows no car.');
  return { path, id };
}

/** The cars with another price, without campaigns. @param {readonly Record<string, unknown>[]} rows @param {number} price */
const priced = (rows, price) => rows.map((row) => ({ ...row, car_price: price, car_has_campaign_price: false }));

/** How many cars a process finds at a price. @param {number} port @param {number} price @returns {Promise<number>} */
async function carsAt(port, price) {
  const filters = [{ name: 'car_price', min: price, max: price }];
  const body = { index: `cars-${SITE}`, fields: ['car_id'], limit: 1, filters };
  const { status, text } = await fetchPage(port, '/api/search', { method: 'POST', body });
  return status === 200 ? JSON.parse(text).total_items : 0;
}

/** The id of the home page's item. @param {number} port @returns {Promise<string>} */
async function homeItem(port) {
  const query = `{ layout(site: "${SITE}", routePath: "/", language: "sv-SE") { item { id } } }`;
  const headers = { sc_apikey: API_KEY };
  const { text } = await fetchPage(port, '/api/graphql/v1', { method: 'POST', headers, body: { query } });
  return JSON.parse(text).data.layout.item.id;
}

const HOME = { site: SITE, language: 'sv-SE' };

/** @param {number} port @param {string} item @param {string} title */
async function saveTitle(port, item, title) {
  const saved = await fetchPage(port, `/api/content/items/${item}/draft`, {
    method: 'PUT',
    headers: EDITING,
    body: { ...HOME, fields: { metaTitle: title } },
  });
  assert(saved.status === 200, `The draft was not saved: ${saved.text}`);
}

/** Publishes all drafts of the site. @param {number} port */
const publish = (port) => fetchPage(port, '/api/content/publish', { method: 'POST', headers: EDITING, body: HOME });

/** @param {number} port @param {string} text @param {string} [path] */
const pageShows = async (port, text, path = '/') => (await fetchPage(port, path)).text.includes(text);

/** Milliseconds until every process shows a change. @param {Iterable<number>} ports @param {(port: number) => Promise<boolean>} shows */
async function untilAllShow(ports, shows) {
  const startedAt = performance.now();
  await Promise.all(
    [...ports].map(async (port) => {
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

module.exports = {
  API_KEY,
  LIST,
  SITE,
  STOCK_KEY,
  assert,
  book,
  carsAt,
  exportWith,
  fetchPage,
  freeTimes,
  homeItem,
  importCars,
  inTime,
  listedCar,
  pageShows,
  priced,
  publish,
  rowsOf,
  saveTitle,
  someCars,
  untilAllShow,
};
