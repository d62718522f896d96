// @ts-check
'use strict';

const {
  LIST,
  assert,
  fetchPage,
  homeItem,
  importCars,
  inTime,
  listedCar,
  pageShows,
  priced,
  publish,
  rowsOf,
  saveTitle,
  untilAllShow,
} = require('./requests');

/** @typedef {import('./requests').Group} Group */

const PRICE = 4_711_000;

/** A title in all processes' rendered home page. @param {Group} group */
async function publication({ port, processes }) {
  const item = await homeItem(port);
  const title = `Publicerad ${Date.now()}`;
  await untilAllShow(processes.keys(), async (one) => (await fetchPage(one, '/')).status === 200);
  await saveTitle(port, item, title);
  const published = await publish(port);
  assert(published.status === 200, `Nothing was published: ${published.text}`);
  return inTime(await untilAllShow(processes.keys(), (one) => pageShows(one, title)), 'The publication');
}

/** A new price is in all processes' rendered page of the car. @param {Group} group @param {number} [amount] in whole kronor */
async function price({ port, processes }, amount = PRICE) {
  const { path, id } = await listedCar(port);
  const rows = await rowsOf(port, new Set([id]));
  await untilAllShow(processes.keys(), async (one) => (await fetchPage(one, path)).status === 200);
  const imported = await importCars(port, priced(rows, amount));
  assert(imported.text.includes('"changed":1'), `The price was not changed: ${imported.text}`);
  // 4711000 is written as 4 711 000, with spaces of several kinds.
  const text = new RegExp(String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`\s`));
  const shows = async (/** @type {number} */ one) => text.test((await fetchPage(one, path)).text);
  return inTime(await untilAllShow(processes.keys(), shows), 'A price');
}

/** A car that is sold leaves all processes' rendered lists. @param {Group} group */
async function soldCar({ port, processes }) {
  const { path, id } = await listedCar(port);
  await untilAllShow(processes.keys(), (one) => pageShows(one, path, LIST));
  const sold = await importCars(port, [{ car_id: id, removed: true }]);
  assert(sold.text.includes('"removed":1'), `The car was not removed: ${sold.text}`);
  const ms = await untilAllShow(processes.keys(), async (one) => !(await pageShows(one, path, LIST)));
  return inTime(ms, 'A sold car');
}

module.exports = { price, publication, soldCar };
