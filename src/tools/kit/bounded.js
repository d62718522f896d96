// @ts-check
'use strict';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handle */

/** Requests that the framework works on at the same time, and those that may wait for it. */
const RUNNING = 8;
const WAITING = 1_000;
/** A visitor who reads slowly holds up nobody for longer. */
const LONGEST_MS = 10_000;
const RETRY_AFTER_S = 2;

/** @param {Response} response */
function refuse(response) {
  response
    .writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Retry-After': RETRY_AFTER_S,
    })
    .end('Too many visitors at this moment. Please try again.');
}

/**
 * Bounds what is worked on at the same time, rendering and packing: others wait in turn, and beyond `waiting` get 503
 * with Retry-After. Who has gone meanwhile is skipped.
 * @param {Handle} handle
 * @param {{ running?: number, waiting?: number, longestMs?: number }} [limits]
 * @returns {Handle}
 */
function bounded(handle, { running = RUNNING, waiting = WAITING, longestMs = LONGEST_MS } = {}) {
  let free = running;
  /** @type {(() => void)[]} */
  const queue = [];
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return async (request, response) => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) return refuse(response);
    else await /** @type {Promise<void>} */ (new Promise((resolve) => queue.push(resolve)));
    if (response.destroyed) return release();
    let isHeld = true;
    const letGo = () => {
      if (isHeld) release();
      isHeld = false;
    };
    const longest = setTimeout(letGo, longestMs);
    try {
      await handle(request, response);
    } finally {
      clearTimeout(longest);
      letGo();
    }
  };
}

module.exports = { bounded };
