// @ts-check
'use strict';

const { constants } = require('node:zlib');
const compression = require('compression');
const etag = require('etag');
const fresh = require('fresh');

/** @typedef {import('node:http').IncomingMessage} Asked @typedef {import('node:http').ServerResponse} Answer */

/** Bytes that a packer hands on at once: most pages leave in one piece. */
const PIECE = 64 * 1024;

/** The framework's word on a page, or a page's data, that it keeps: until it is made anew, all get it letter by letter. */
const KEPT = 'x-nextjs-cache';

/**
 * Packs what is text and may be changed on its way, for those who take it packed: pages, answers of the API. A packer would hold
 * the events of a stream back. Brotli at 3 makes a list's page as small as the framework's gzip does (level 6), for half the work;
 * gzip at 4 makes it a twentieth larger, for three quarters of the work. A larger window would gain nothing on most pages.
 */
const pack = compression({
  filter: (request, answer) =>
    !String(answer.getHeader('Content-Type')).startsWith('text/event-stream') && compression.filter(request, answer),
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
 * Gives a kept page an ETag, and 304 to those who have it already. The framework would reckon one for each page it sends: a
 * list's page is another for every visitor, and to reckon over it takes a twentieth of its time. Who asks for a head alone gets none.
 * @param {Asked} request @param {Answer} answer
 */
function tag(request, answer) {
  const { end } = answer;
  /** @param {any[]} given */
  answer.end = function endTagged(...given) {
    const [body] = given;
    if (
      answer.statusCode === 200 &&
      !answer.headersSent &&
      answer.hasHeader(KEPT) &&
      (typeof body === 'string' || Buffer.isBuffer(body))
    ) {
      const name = etag(body, { weak: true });
      answer.setHeader('ETag', name);
      if (fresh(request.headers, { etag: name })) {
        answer.statusCode = 304;
        answer.removeHeader('Content-Length');
        return end.call(answer, undefined, 'utf8');
      }
    }
    return Reflect.apply(end, answer, given);
  };
}

/** What becomes of an answer on its way out. @param {Asked} request @param {Answer} answer */
function prepare(request, answer) {
  pack(request, answer, () => undefined);
  tag(request, answer);
}

module.exports = { prepare };
