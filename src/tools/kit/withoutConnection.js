// @ts-check
'use strict';

const { IncomingMessage } = require('node:http');

/** A component's fields, as the vendor's editor sends them; changes of content. */
const MOST_BYTES = 1024 * 1024;

/**
 * The same request with its whole body, which the framework can read in its own way: a client that leaves meanwhile
 * ends the original alone.
 * @param {IncomingMessage} request
 * @returns {Promise<IncomingMessage | null>} null: its body is too large
 */
async function withoutConnection(request) {
  request.on('error', () => undefined);
  /** @type {Buffer[]} */
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  const complete = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion } = request;
  Object.assign(complete, { method, url, headers, rawHeaders, httpVersion, complete: true });
  complete.push(Buffer.concat(parts));
  complete.push(null);
  return complete;
}

module.exports = { withoutConnection };
