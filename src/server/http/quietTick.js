// @ts-check
'use strict';

const { setImmediate: nextTick } = require('node:timers/promises');

/** Property of the global object, set by the HTTP server: how many connections and requests have come. */
const ARRIVALS = Symbol.for('forecourt.arrivals');
/** Whatever comes, work begins after that long. */
const LONGEST_MS = 50;

/** @returns {number} */
const arrivals = () => Reflect.get(globalThis, ARRIVALS) ?? 0;

/**
 * Waits for a tick of the event loop in which nobody came. Node accepts one connection a tick: were each tick as long as
 * the rendering of a page, who comes after a thousand others would wait for minutes, with the question whether the
 * server is alive, too.
 */
async function quietTick() {
  const latest = performance.now() + LONGEST_MS;
  for (let before = -1; before !== arrivals() && performance.now() < latest;) {
    before = arrivals();
    await nextTick();
  }
}

module.exports = { quietTick };
