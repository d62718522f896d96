// @ts-check
'use strict';

const http = require('node:http');
const { isApiUrl } = require('../../server/http/apiPaths');
const { clientOf, isDevice, network } = require('../../server/http/network');
const { DEFAULTS, guardResponse, trustForwarded } = require('./headers');
const { arrived } = require('./pace');
const { ALLOW_LONG_UPLOAD, createUnfinishedBodies } = require('./unfinished-bodies');

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** Until an upload with a key has to be complete, which streams rows while they are stored. */
const LONGEST_UPLOAD_MS = 60 * 60_000;
const HEADERS_MS = 20_000;
/** An idle connection stays longer than proxies in front keep theirs (60 s): none sends into one that just closed. */
const IDLE_MS = 65_000;
/** Requests in flight may take this long when the server stops. */
const DRAIN_MS = 20_000;
const IDLE_CHECK_MS = 100;
const MOST_CONNECTIONS = 8_192;
/**
 * So many more are heard out for a moment when there are too many: whether the server is alive is always answered. Of
 * those that say nothing the oldest gives way to the next.
 */
const RESERVE = 32;
const RESERVE_MS = 1_000;
/** What may be asked on them. */
const HEALTH = new Set(['/healthz', '/readyz']);
/** Of the connections, those whose request is not complete. */
const UNFINISHED_SHARE = 0.5;
const RETRY_AFTER_S = 5;
/** Of one address, where no proxy stands in front: more than an office of people who read. */
const MOST_OF_ONE = 1_024;
/** A connection without a request in work may be closed after that long where there are too many. */
const PATIENCE_MS = 1_000;
/** So many connections of one address are a browser's own, or those of a household. */
const FEW = 32;
/**
 * A client that reads nothing of its response for so long is cut off. One that reads slowly is not: the system takes
 * more only once a third of its buffer is sent, which is up to a megabyte.
 */
const UNREAD_MS = 120_000;
/** Requests that wait for the response to an earlier one of their connection. Browsers and proxies send none ahead. */
const MOST_AHEAD = 8;

/** A name or an address in figures, with a port: no user, which would make another origin of it. */
const HOST = /^(?:[a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** Others have no page and no API, and some of them neither can represent. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The status of a request that nobody behind this server could read; null: it is readable.
 * @param {Request} request
 */
function refusal({ method = '', url = '', httpVersion, headers: { host, expect }, headersDistinct }) {
  const isNewest = httpVersion === '1.1';
  if (isNewest && expect !== undefined && !/\b100-continue\b/i.test(expect)) return 417;
  if (!METHODS.includes(method)) return 405;
  // No database and no file system takes NUL in a text. A page of such a name is one that is not there.
  const [path = '', query = ''] = url.split('?', 2);
  if (query.includes('%00') || (path.includes('%00') && isApiUrl(url))) return 400;
  // Two hosts: a proxy in front may have read the other one.
  if ((headersDistinct.host?.length ?? 0) > 1) return 400;
  const isNamed = host === undefined ? !isNewest : HOST.test(host);
  return url.startsWith('/') && isNamed ? null : 400;
}

/** @param {Response} response @param {number} status @param {import('node:http').OutgoingHttpHeaders} [headers] */
function refuse(response, status, headers) {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 405 && { Allow: METHODS.join(', ') }),
      ...headers,
    })
    .end();
}

/**
 * One request of a connection after another: Node hands over all that a client sends ahead at once, and their responses
 * would be held until they are read. Who sends too many ahead is cut off.
 */
function createConnectionQueues() {
  /** @type {WeakMap<import('node:net').Socket, (() => void)[]>} those that wait, of connections with a request in work */
  const waiting = new WeakMap();
  /** @param {import('node:net').Socket} socket @param {Response} response @param {() => void} handle */
  const begin = (socket, response, handle) => {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) next();
      else waiting.delete(socket);
    });
    handle();
  };
  return {
    /** Whether a request of the connection is in work. @param {import('node:net').Socket} socket */
    isBusy: (socket) => waiting.has(socket),
    /** @param {Request} request @param {Response} response @param {() => void} handle */
    enqueue: ({ socket }, response, handle) => {
      const others = waiting.get(socket);
      if (!others) {
        waiting.set(socket, []);
        begin(socket, response, handle);
      } else if (others.length < MOST_AHEAD) others.push(() => begin(socket, response, handle));
      else socket.destroy();
    },
  };
}

/** As limits count it. @param {import('node:net').Socket} socket */
const addressOf = ({ remoteAddress = '' }) => network(remoteAddress);

/**
 * The open connections by address. Those of this machine are no one's: a proxy on it stands for all visitors.
 * @param {(socket: import('node:net').Socket) => boolean} isBusy @param {number} patienceMs
 */
function createConnectionTable(isBusy, patienceMs) {
  /** @type {Map<string, Map<import('node:net').Socket, number>>} by address, since when a connection waits */
  const table = new Map();
  return {
    /** @param {import('node:net').Socket} socket @param {number} most @returns whether the address has no more than so many */
    add(socket, most) {
      const address = addressOf(socket);
      const sockets = table.get(address) ?? new Map();
      table.set(address, sockets.set(socket, performance.now()));
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) table.delete(address);
      });
      return sockets.size <= most;
    },
    /** A request of the connection has been answered. @param {import('node:net').Socket} socket */
    waits(socket) {
      const sockets = table.get(addressOf(socket));
      if (sockets?.has(socket)) sockets.set(socket, performance.now());
    },
    /** Closes what waits, begun requests included: of addresses with many connections, else of all. */
    closeWaiting() {
      const before = performance.now() - patienceMs;
      const addresses = [...table.values()];
      const many = addresses.filter(({ size }) => size > FEW);
      for (const sockets of many.length > 0 ? many : addresses)
        for (const [socket, since] of sockets) if (since <= before && !isBusy(socket)) socket.destroy();
    },
  };
}

/**
 * A response without a request that could be read: to one that wants another protocol, of which there is none, or that
 * breaks the rules of this one. Its connection closes.
 * @param {number} status
 */
const refusalText = (status) =>
  [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Length: 0',
    'Cache-Control: no-store',
    ...(status === 429 ? [`Retry-After: ${RETRY_AFTER_S}`] : []),
    ...Object.entries(DEFAULTS).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** By the code of the parser's error; others are 400. @type {Readonly<Record<string, number>>} */
const UNREADABLE = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** @param {Response} response */
const isStream = (response) => String(response.getHeader('Content-Type')).startsWith('text/event-stream');

/**
 * Connections beyond the ceiling, each until its first request, or until there is room.
 * @param {() => boolean} isFull @param {number} reserveMs
 */
function createReserve(isFull, reserveMs) {
  /** @type {Map<import('node:net').Socket, () => void>} the oldest first, what takes it out */
  const reserve = new Map();
  return {
    /** @param {import('node:net').Socket} socket */
    add(socket) {
      const [oldest] = reserve.size < RESERVE ? [] : reserve.keys();
      oldest?.destroy();
      if (oldest) reserve.get(oldest)?.();
      const timer = setTimeout(() => {
        if (isFull()) socket.destroy();
        else leave();
      }, reserveMs);
      const leave = () => {
        clearTimeout(timer);
        socket.off('close', leave);
        reserve.delete(socket);
      };
      socket.once('close', leave);
      reserve.set(socket, leave);
    },
    /** @param {import('node:net').Socket} socket @returns whether it was one of them */
    take(socket) {
      const leave = reserve.get(socket);
      leave?.();
      return leave !== undefined;
    },
  };
}

/**
 * An HTTP server that no client can hold open: upgrades are refused, bodies, headers and responses that are not read
 * have a time limit, connections a number, in all and of one address, and the requests of each are handled one after
 * another. Requests that nothing behind it could read get 400 or 405.
 * @param {(request: Request, response: Response) => void} handle
 * @param {{
 *   bodyMs?: number,
 *   progressMs?: number,
 *   mostUnfinishedOfOne?: number,
 *   unreadMs?: number,
 *   drainMs?: number,
 *   trustedProxies?: number,
 *   mostConnections?: number,
 *   mostOfOne?: number,
 *   patienceMs?: number,
 *   reserveMs?: number,
 *   isShared?: (address: string) => boolean,
 *   report?: (error: unknown) => void,
 * }} [options] `trustedProxies`: of our own; `isShared`: addresses that stand for many
 * visitors; `report` takes what `handle` throws
 * @returns {{ server: import('node:http').Server, drain: () => Promise<void> }} `drain` refuses new connections, cuts
 * event streams, whose clients connect again elsewhere, and resolves when all other requests have been answered, or
 * after `drainMs` at the latest
 */
function httpServer(
  handle,
  {
    bodyMs,
    progressMs,
    mostUnfinishedOfOne,
    unreadMs = UNREAD_MS,
    drainMs = DRAIN_MS,
    trustedProxies = 0,
    mostConnections = MOST_CONNECTIONS,
    mostOfOne = MOST_OF_ONE,
    patienceMs = PATIENCE_MS,
    reserveMs = RESERVE_MS,
    isShared = (address) => trustedProxies > 0 || !isDevice(address),
    report = () => undefined,
  } = {},
) {
  /** @type {Set<Response>} */
  const open = new Set();
  const { isBusy, enqueue } = createConnectionQueues();
  const connections = createConnectionTable(isBusy, patienceMs);
  /** Of connections. */
  let count = 0;
  const isFull = () => count > mostConnections;
  const reserve = createReserve(isFull, reserveMs);
  const bodies = createUnfinishedBodies({
    most: Math.max(1, Math.floor(mostConnections * UNFINISHED_SHARE)),
    mostOfOne: mostUnfinishedOfOne,
    bodyMs,
    progressMs,
    cut: ({ socket }, response, status) => {
      if (response.socket !== socket || response.headersSent || !socket.writable) socket.destroy();
      else socket.end(refusalText(status), () => socket.destroy());
    },
  });
  const server = http.createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: LONGEST_UPLOAD_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: 5_000,
      // As other refusals, with the headers that every response has.
      requireHostHeader: false,
    },
    (request, response) => {
      // Its connection ends with an earlier response.
      if (!request.socket.writable) return;
      const isBeyond = reserve.take(request.socket) && isFull();
      bodies.watch(clientOf(request, trustedProxies), request, response);
      enqueue(request, response, () => {
        open.add(response);
        response.once('close', () => {
          open.delete(response);
          connections.waits(request.socket);
        });
        trustForwarded(request, trustedProxies);
        guardResponse(request, response);
        const status = refusal(request);
        if (status !== null) {
          refuse(response, status);
          return;
        }
        if (isBeyond) {
          response.setHeader('Connection', 'close');
          if (!HEALTH.has(request.url ?? '')) {
            refuse(response, 503, { 'Retry-After': RETRY_AFTER_S });
            return;
          }
        }
        try {
          handle(request, response);
        } catch (error) {
          // One request that fails must not end the process for all others.
          report(error);
          if (response.headersSent) response.destroy();
          else refuse(response, 500);
        }
      });
    },
  );
  server.on('checkExpectation', (...given) => server.emit('request', ...given));
  // Twice: those that have given way are counted until they are closed.
  server.maxConnections = mostConnections + 2 * RESERVE;
  // What waits gives way to new connections. Rarely: it looks at all of them, and a flood brings thousands a second.
  let closedWaitingAt = -Infinity;
  const makeRoom = () => {
    const now = performance.now();
    if (now - closedWaitingAt < IDLE_CHECK_MS) return;
    closedWaitingAt = now;
    connections.closeWaiting();
  };
  server.on('drop', makeRoom);
  server.on('connection', (socket) => {
    arrived();
    count += 1;
    socket.once('close', () => (count -= 1));
    if (isFull()) makeRoom();
    const most = isShared(addressOf(socket)) ? Infinity : mostOfOne;
    if (!connections.add(socket, most)) socket.destroy();
    else if (isFull()) reserve.add(socket);
  });
  // No byte went either way for that long, nor was one taken from what waits to be sent. A quiet event stream, and a
  // response that takes its time, have nothing waiting.
  server.setTimeout(unreadMs, (socket) => {
    if (!isBusy(socket) || socket.writableLength > 0) socket.destroy();
  });
  // There are no WebSockets. Without this listener the framework's own would keep the socket open for ever.
  server.on('upgrade', ({ socket }) => {
    // It may be reset while it is written to.
    socket.on('error', () => socket.destroy());
    if (isBusy(socket)) socket.destroy();
    else socket.end(refusalText(400), () => socket.destroySoon());
  });
  server.on('clientError', (error, socket) => {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    const hasBegun = [...open].some((response) => response.socket === socket && response.headersSent);
    if (code === 'ECONNRESET' || !socket.writable || hasBegun) socket.destroy();
    else socket.end(refusalText(UNREADABLE[code] ?? 400), () => socket.destroy());
  });
  return {
    server,
    drain: () =>
      new Promise((resolve) => {
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
        const force = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(force);
          resolve();
        });
        for (const response of open) if (isStream(response)) response.destroy();
      }),
  };
}

module.exports = { ALLOW_LONG_UPLOAD, httpServer };
