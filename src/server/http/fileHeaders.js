// @ts-check
'use strict';

/**
 * Headers that are the same in every mode. What depends on the mode or the site is set at run time, by the proxy and
 * the app.
 */
const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

module.exports = { fileHeaders };
