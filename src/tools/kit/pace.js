// @ts-check
'use strict';

/** Requests begin at once while those that came without a pause have taken less. */
const SLICE_MS = 10;
/** Whatever comes, some of those that wait begin after that long, for so long. */
const LONGEST_MS = 20;
const BATCH_MS = 2;
/** Property of the global object, for `quietTick`: how many connections and requests have come. */
const ARRIVALS = Symbol.for('forecourt.arrivals');

/** @returns {number} */
const arrivals = () => Reflect.get(globalThis, ARRIVALS) ?? 0;
/** Counts a connection or a request. */
const arrived = () => void Reflect.set(globalThis, ARRIVALS, arrivals() + 1);

/**
 * Requests that come together begin one a tick of the event loop, the clients in turn: whatever comes meanwhile, such
 * as the question whether the server is alive, waits for one of them and not for a thousand. Node accepts one connection
 * a tick: while new ones come, ticks are kept short.
 * @param {{ sliceMs?: number, now?: () => number }} [options]
 */
function createPace({ sliceMs = SLICE_MS, now = () => performance.now() } = {}) {
  /** What waits, by client; who was served goes to the end. @type {Map<string, (() => void)[]>} */
  const waiting = new Map();
  /** @type {number | null} when the first of those began that have come without a pause; null: none lately */
  let since = null;
  let seen = 0;
  /** When the last request began that had waited. */
  let begunAt = -Infinity;

  const beginNext = () => {
    const [next] = waiting;
    if (!next) return;
    const [client, works] = next;
    const work = works.shift();
    waiting.delete(client);
    if (works.length > 0) waiting.set(client, works);
    work?.();
  };
  const endTick = () => {
    const isQuiet = arrivals() === seen;
    seen = arrivals();
    if (waiting.size === 0 && isQuiet) {
      since = null;
      return;
    }
    setImmediate(endTick);
    if (waiting.size === 0 || (!isQuiet && now() - begunAt < LONGEST_MS)) return;
    begunAt = now();
    const until = isQuiet ? begunAt : begunAt + BATCH_MS;
    do beginNext();
    while (waiting.size > 0 && now() < until);
  };

  /** @param {string} client @param {() => void} work */
  return (client, work) => {
    arrived();
    if (since === null) {
      since = now();
      seen = arrivals();
      setImmediate(endTick);
    }
    if (waiting.size === 0 && now() - since < sliceMs) {
      work();
      return;
    }
    const own = waiting.get(client);
    if (own) own.push(work);
    else waiting.set(client, [work]);
  };
}

module.exports = { arrived, createPace };
