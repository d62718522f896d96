// @ts-check
'use strict';

const { constants } = require('node:zlib');
const compression = require('compression');
const etag = require('etag');
const fresh = require('fresh');

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** Bytes that a packer hands on at once: most pages leave in one piece. */
const PIECE = 64 * 1024;

/**
 * Header that the framework sets on pages, and data of pages, from its cache: identical bytes for every visitor until
 * revalidation.
 */
const CACHE_STATUS = 'x-nextjs-cache';

/**
 * Compresses texts that may be transformed, by Accept-Encoding: pages and API responses. Event streams are excluded,
 * since compression would buffer them. Brotli at 3 makes a list's page as small as the framework's gzip does (level 6),
 * for half the work; gzip at 4 makes it a twentieth larger, for three quarters of the work. A larger window would gain
 * nothing on most pages.
 */
const pack = compression({
  filter: (request, response) =>
    !String(response.getHeader('Content-Type')).startsWith('text/event-stream') &&
    compression.filter(request, response),
  level: 4,
  chunkSize: PIECE,
  brotli: {
    chunkSize: PIECE,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 3,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
});

/**
 * Sets an ETag on cached pages and responds 304 to matching requests. The framework would compute one for every page: a
 * list's page differs for every visitor, and hashing takes a twentieth of its time. HEAD requests get none.
 * @param {Request} request @param {Response} response
 */
function tag(request, response) {
  const { end } = response;
  /** @param {any[]} given */
  response.end = function endTagged(...given) {
    const [body] = given;
    if (
      response.statusCode === 200 &&
      !response.headersSent &&
      response.hasHeader(CACHE_STATUS) &&
      (typeof body === 'string' || Buffer.isBuffer(body))
    ) {
      const name = etag(body, { weak: true });
      response.setHeader('ETag', name);
      if (fresh(request.headers, { etag: name })) {
        response.statusCode = 304;
        response.removeHeader('Content-Length');
        return end.call(response, undefined, 'utf8');
      }
    }
    return Reflect.apply(end, response, given);
  };
}

/** Adds compression and ETags to a response. @param {Request} request @param {Response} response */
function prepare(request, response) {
  pack(request, response, () => undefined);
  tag(request, response);
}

module.exports = { prepare };
