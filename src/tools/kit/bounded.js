// @ts-check
'use strict';

const { isDevice } = require('../../server/http/network');
const { quietTick } = require('../../server/http/quietTick');

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handle */

/** Requests that the framework works on at the same time, and those that may wait for it. */
const RUNNING = 4;
const WAITING = 1_000;
/** A visitor who reads slowly holds up nobody for longer. */
const LONGEST_MS = 10_000;
/** Whose turn does not come in time is asked to come again. */
const LONGEST_WAIT_MS = 15_000;
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

/** Half of what is done at once and of the waiting places is always left to others. @param {number} of */
const share = (of) => Math.ceil(of / 2);

/**
 * Places for work: the clients that wait get them in turn, and none more than half of them. Those of this machine may be
 * a proxy, which stands for many.
 * @param {number} running @param {number} waiting
 */
function createPlaces(running, waiting) {
  /** @type {Map<string, { running: number, waiting: (() => void)[] }>} who was served last is at the end */
  const clients = new Map();
  let free = running;
  let waits = 0;
  /** @param {string} client */
  const mostOf = (client) => (isDevice(client) ? share(running) : running);

  const serveNext = () => {
    if (free === 0) return;
    for (const [client, own] of clients) {
      const [begin] = own.running < mostOf(client) ? own.waiting : [];
      if (!begin) continue;
      own.waiting.shift();
      own.running += 1;
      waits -= 1;
      free -= 1;
      clients.delete(client);
      clients.set(client, own);
      begin();
      return;
    }
  };
  return {
    /**
     * A place, when its turn comes, which has to be left; false where that was not in time; null: too many wait.
     * @param {string} client @param {number} longestWaitMs @returns {Promise<boolean> | null}
     */
    enter(client, longestWaitMs) {
      const own = clients.get(client) ?? { running: 0, waiting: [] };
      if (free === 0 || own.running >= mostOf(client)) {
        const most = isDevice(client) ? share(waiting) : waiting;
        if (waits >= waiting || own.waiting.length >= most) return null;
      }
      clients.set(client, own);
      /** @type {Promise<boolean>} */
      const entered = new Promise((resolve) => {
        const begin = () => {
          clearTimeout(timer);
          resolve(true);
        };
        const timer = setTimeout(() => {
          own.waiting.splice(own.waiting.indexOf(begin), 1);
          waits -= 1;
          if (own.running === 0 && own.waiting.length === 0) clients.delete(client);
          resolve(false);
        }, longestWaitMs).unref();
        own.waiting.push(begin);
      });
      waits += 1;
      serveNext();
      return entered;
    },
    /** @param {string} client */
    leave(client) {
      const own = clients.get(client);
      if (!own) return;
      own.running -= 1;
      free += 1;
      if (own.running === 0 && own.waiting.length === 0) clients.delete(client);
      serveNext();
    },
  };
}

/**
 * Bounds what is worked on at the same time, rendering and packing: others wait, the clients in turn, and beyond
 * `waiting` or `longestWaitMs` get 503 with Retry-After. Work begins in a tick of the event loop in which nobody came. Who has gone
 * meanwhile is skipped.
 * @param {Handle} handle
 * @param {(request: Request) => string} clientOf
 * @param {{ running?: number, waiting?: number, longestMs?: number, longestWaitMs?: number }} [limits]
 * @returns {Handle}
 */
function bounded(
  handle,
  clientOf,
  { running = RUNNING, waiting = WAITING, longestMs = LONGEST_MS, longestWaitMs = LONGEST_WAIT_MS } = {},
) {
  const places = createPlaces(running, waiting);
  return async (request, response) => {
    const client = clientOf(request);
    if (!(await places.enter(client, longestWaitMs))) return refuse(response);
    let isHeld = true;
    const leave = () => {
      if (isHeld) places.leave(client);
      isHeld = false;
    };
    const longest = setTimeout(leave, longestMs);
    try {
      await quietTick();
      if (!response.destroyed) await handle(request, response);
    } finally {
      clearTimeout(longest);
      leave();
    }
  };
}

module.exports = { bounded };
