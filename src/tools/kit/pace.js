// @ts-check
'use strict';

/** Requests begin at once while those of this tick have taken less. */
const SLICE_MS = 10;
/** Property of the global object, for `quietTick`: how many connections and requests have come. */
const ARRIVALS = Symbol.for('forecourt.arrivals');
/** Whatever comes, a request that waits begins after that long. */
const LONGEST_MS = 20;

/** Counts a connection or a request. */
const arrived = () => void Reflect.set(globalThis, ARRIVALS, (Reflect.get(globalThis, ARRIVALS) ?? 0) + 1);

/**
 * Requests that arrive together begin one a tick of the event loop, the clients in turn: whatever comes meanwhile, such
 * as the question whether the server is alive, waits for one of them and not for a thousand. Node accepts one connection a
 * tick: while new ones come, ticks stay short.
 * @param {{ sliceMs?: number, now?: () => number }} [options]
 */
function createPace({ sliceMs = SLICE_MS, now = () => performance.now() } = {}) {
  /** What waits, by client; who was served goes to the end. @type {Map<string, (() => void)[]>} */
  const waiting = new Map();
  /** @type {number | null} when the first request of this tick began */
  let since = null;

  /** When the last request began that had waited, and what had come by then. */
  let begunAt = -Infinity;
  /** @type {unknown} */
  let seen;

  const endTick = () => {
    since = null;
    const [next] = waiting;
    if (!next) return;
    const count = Reflect.get(globalThis, ARRIVALS);
    if (count !== seen && now() - begunAt < LONGEST_MS) {
      seen = count;
      since = now();
      setImmediate(endTick);
      return;
    }
    begunAt = now();
    const [client, works] = next;
    const work = works.shift();
    waiting.delete(client);
    if (works.length > 0) waiting.set(client, works);
    begin(() => work?.());
  };
  /** @param {() => void} work */
  const begin = (work) => {
    if (since === null) {
      since = now();
      setImmediate(endTick);
    }
    work();
  };

  /** @param {string} client @param {() => void} work */
  return (client, work) => {
    arrived();
    if (waiting.size === 0 && (since === null || now() - since < sliceMs)) {
      begin(work);
      return;
    }
    const own = waiting.get(client);
    if (own) own.push(work);
    else waiting.set(client, [work]);
  };
}

module.exports = { arrived, createPace };
