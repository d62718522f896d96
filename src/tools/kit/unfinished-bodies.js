// @ts-check
'use strict';

const { isDevice } = require('../../server/http/network');

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** Until a body has to be complete; what it names as its length is given a second more for each kB, as a slow phone sends. */
const BODY_MS = 30_000;
const BYTES_PER_MS = 1;
const LONGEST_MS = 10 * 60_000;
/** In each of these spans some bytes have to come. Photographs are sent for longer than a phone has its connection. */
const PROGRESS_MS = 5_000;
const PROGRESS_OF_LARGE_MS = 15_000;
const LARGE = 64 * 1024;
const LEAST_BYTES = 512;
/** Of one client: more than an office sends at the same moment. */
const MOST_OF_ONE = 64;
/** A client that is still sending is told the answer before its connection ends. */
const LINGER_MS = 1_000;

/** Property of a request: called by the back end, it takes every limit off its body, which streams. */
const ALLOW_LONG_UPLOAD = Symbol.for('forecourt.allowLongUpload');

/** @param {Request} request */
const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whether this machine has not read what came: it is not the client that stands still. @param {Request} request */
const isHeldBack = (request) => request.readableLength >= request.readableHighWaterMark;

/**
 * Lets the connection of a request end with its response. A client that is still sending is heard for a moment: cut at
 * once, as Node does it, it would lose what was written.
 * @param {Request} request
 */
function closeAfterResponse(request) {
  const { socket } = request;
  const { destroySoon } = socket;
  const cutOff = () => destroySoon.call(socket);
  socket.destroySoon = () => {
    if (request.complete) return cutOff();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    request.once('end', cutOff).resume();
  };
}

/**
 * The requests whose bodies have not come whole. Each has a time and has to go on; there are so many of one client, and
 * in all: beyond that the oldest of that client, or of the one with the most, gives way. A response that is given before
 * the body has come ends its connection.
 * @param {{
 *   most: number,
 *   mostOfOne?: number | undefined,
 *   bodyMs?: number | undefined,
 *   progressMs?: number | undefined,
 *   cut: (request: Request, response: Response, status: 408 | 429) => void,
 * }} options `cut` ends a request
 */
function createUnfinishedBodies({ most, mostOfOne = MOST_OF_ONE, bodyMs = BODY_MS, progressMs, cut }) {
  /** @typedef {{ request: Request, end: (status?: 408 | 429) => void }} Body */
  /** @type {Map<string, Set<Body>>} by client, the oldest first */
  const clients = new Map();
  let count = 0;

  /** @param {Set<Body>} own */
  const endOldest = (own) => {
    for (const body of own) {
      // Complete, but nobody has read it yet.
      if (!body.request.complete) return body.end(429);
      body.end();
    }
  };
  const endOfGreediest = () => {
    /** @type {Set<Body> | undefined} */
    let greediest;
    for (const own of clients.values()) if (own.size > (greediest?.size ?? 0)) greediest = own;
    if (greediest) endOldest(greediest);
  };
  return {
    /** @param {string} client @param {Request} request @param {Response} response */
    watch(client, request, response) {
      if (!hasBody(request)) return;
      const { socket } = request;
      const length = Number(request.headers['content-length'] ?? Infinity);
      const spanMs = progressMs ?? (length <= LARGE ? PROGRESS_MS : PROGRESS_OF_LARGE_MS);
      const latest =
        performance.now() + bodyMs + (length === Infinity ? 0 : Math.min(length / BYTES_PER_MS, LONGEST_MS));
      let received = socket.bytesRead;
      // What has come meanwhile is read first: a busy machine may be late.
      const timer = setInterval(() => setImmediate(check), Math.min(spanMs, bodyMs));
      const own = clients.get(client) ?? new Set();
      /** @type {Body} */
      const body = {
        request,
        end(status) {
          if (!own.delete(body)) return;
          clearInterval(timer);
          socket.off('close', leave);
          request.off('end', leave);
          count -= 1;
          if (own.size === 0) clients.delete(client);
          if (status) cut(request, response, status);
        },
      };
      const leave = () => body.end();
      let spanEnds = performance.now() + spanMs;
      const check = () => {
        const now = performance.now();
        if (request.complete) leave();
        else if (now >= latest) body.end(408);
        else if (now >= spanEnds) {
          if (socket.bytesRead - received < LEAST_BYTES && !isHeldBack(request)) body.end(408);
          received = socket.bytesRead;
          spanEnds = now + spanMs;
        }
      };
      // A connection has many requests: none may leave a listener behind.
      request.once('end', leave);
      socket.once('close', leave);
      Reflect.set(request, ALLOW_LONG_UPLOAD, leave);
      clients.set(client, own.add(body));
      count += 1;
      if (own.size > mostOfOne && isDevice(client)) endOldest(own);
      else if (count > most) endOfGreediest();

      const { writeHead } = response;
      /** @param {any[]} given */
      response.writeHead = function writeLast(...given) {
        if (!request.complete && !response.headersSent) {
          response.setHeader('Connection', 'close');
          closeAfterResponse(request);
        }
        return Reflect.apply(writeHead, response, given);
      };
    },
  };
}

module.exports = { ALLOW_LONG_UPLOAD, createUnfinishedBodies };
