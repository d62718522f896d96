// @ts-check
'use strict';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** Of responses that set none of their own: errors, files, and redirects of the framework. */
const DEFAULTS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** What a proxy says about the connection of a visitor. */
const FORWARDED = ['x-forwarded-host', 'x-forwarded-port', 'forwarded'];
const FORWARDED_SCHEME = 'x-forwarded-proto';

/** Where the framework names the file of a page. Its router in the browser reads them of data, and of nothing else. */
const INTERNAL = ['x-nextjs-rewrite', 'x-nextjs-matched-path', 'x-matched-path'];
/** The same, for servers alone. */
const ALWAYS_INTERNAL = 'x-middleware-rewrite';
const DATA = '/_next/data/';

/**
 * Removes what only a proxy of ours may say: without one, a visitor could choose the scheme and host of redirects. That
 * there was a proxy stays known.
 * @param {Request} request @param {number} trustedProxies
 */
function trustForwarded({ headers }, trustedProxies) {
  if ([...FORWARDED, FORWARDED_SCHEME].some((name) => headers[name] !== undefined)) headers.via ??= 'unknown';
  for (const name of FORWARDED) delete headers[name];
  const chain = String(headers[FORWARDED_SCHEME] ?? '').split(',');
  const scheme = trustedProxies > 0 ? (chain.at(-trustedProxies) ?? chain[0] ?? '').trim() : '';
  if (scheme === 'https' || scheme === 'http') headers[FORWARDED_SCHEME] = scheme;
  else delete headers[FORWARDED_SCHEME];
}

/**
 * Headers that every response has, and removes those that name internal paths.
 * @param {Request} request @param {Response} response
 */
function guardResponse(request, response) {
  for (const [name, value] of Object.entries(DEFAULTS)) response.setHeader(name, value);
  const internal = request.url?.startsWith(DATA) ? [ALWAYS_INTERNAL] : [ALWAYS_INTERNAL, ...INTERNAL];
  const { writeHead } = response;
  /** @param {any[]} given */
  response.writeHead = function writeGuarded(...given) {
    if (!response.headersSent) for (const name of internal) response.removeHeader(name);
    return Reflect.apply(writeHead, response, given);
  };
}

module.exports = { DEFAULTS, guardResponse, trustForwarded };
