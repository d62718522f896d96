// @ts-check
'use strict';

const { print, step } = require('../kit/output');
const { price, publication, soldCar } = require('./changes');
const { KILLS, killed } = require('./kills');
const { redirect } = require('./redirect');
const { assert, book, freeTimes } = require('./requests');

/** @typedef {import('./requests').Group} Group */
/** @typedef {import('./requests').Slot} Slot */

const VISITORS = 200;
const ROUNDS = 20;

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

/** Tests the processes as one site. @param {Group} group */
async function checkGroup(group) {
  print();
  const slots = await freeTimes(group.port, ROUNDS + KILLS + 1);
  await step('one time', () => race(group, slots.slice(0, ROUNDS)));
  await step('publication', () => publication(group));
  await step('price', () => price(group));
  await step('sold car', () => soldCar(group));
  await step('redirect', () => redirect(group));
  if (group.processes.size > 1) await step('killed', () => killed(group, slots.slice(ROUNDS), ROUNDS));
}

module.exports = { checkGroup };
