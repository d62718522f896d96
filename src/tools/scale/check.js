// @ts-check
'use strict';

const { print, step } = require('../kit/output');
const { price, publication, soldCar } = require('./changes');
const { KILLS, killed } = require('./kills');
const { redirect } = require('./redirect');
const { STOCK_KEY, assert, book, exportWith, freeTimes } = require('./requests');

/** @typedef {import('./requests').Group} Group */
/** @typedef {import('./requests').Slot} Slot */

const VISITORS = 200;
const ROUNDS = 20;
/** In a minute. */
const WRONG_KEYS = 10;

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
    const other = responses.find(({ status }) => status !== 200 && status !== 409)?.text ?? '';
    assert(
      counts.get(200) === 1 && counts.get(409) === VISITORS - 1,
      `Round ${round + 1}: ${[...counts].map(([status, count]) => `${count} of ${status}`).join(', ')}; one of ${VISITORS} had to win. ${other}`,
    );
  }
  return { text: `${ROUNDS} rounds of ${VISITORS}, one winner each`, value: undefined };
}

/** Ten wrong keys, at the processes in turn: then all refuse the right one. @param {Group} group */
async function badKeys({ port, processes }) {
  const visitor = VISITORS + 1;
  for (let index = 0; index < WRONG_KEYS; index += 1) {
    const status = await exportWith(port, 'a-wrong-key-of-some-length', visitor);
    assert(status === 401, `A wrong key was answered by ${status}.`);
  }
  for (const one of processes.keys()) {
    const status = await exportWith(one, STOCK_KEY, visitor);
    assert(status === 429, `After ${WRONG_KEYS} wrong keys the process at ${one} answered by ${status}.`);
  }
  return { text: `${WRONG_KEYS} at any process, then refused by all`, value: undefined };
}

/** Tests the processes as one site. @param {Group} group */
async function checkGroup(group) {
  print();
  const slots = await freeTimes(group.port, ROUNDS + KILLS + 1);
  await step('one time', () => race(group, slots.slice(0, ROUNDS)));
  await step('wrong keys', () => badKeys(group));
  await step('publication', () => publication(group));
  await step('price', () => price(group));
  await step('sold car', () => soldCar(group));
  await step('redirect', () => redirect(group));
  if (group.processes.size > 1) await step('killed', () => killed(group, slots.slice(ROUNDS), ROUNDS));
}

module.exports = { checkGroup };
