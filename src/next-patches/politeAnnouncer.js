// @ts-check
'use strict';

const path = require('node:path');
const { ROUTER_CLIENT } = require('./hydrateInTransition');

/**
 * What it changes: the module of Next that hydrates a page gets RouteAnnouncer.tsx for its own route announcer.
 *
 * Why: Next's announces the title of every address, assertively: each filter of a list interrupts the screen reader with
 * the title of the list before it, while the list itself says politely how many cars there are. Next has no option.
 *
 * Gain (24 November 2026, Next 16.4.6): moves within a page are no longer announced twice.
 *
 * Canary: test/next-patches/webpackPatches.test.ts, e2e/search.spec.ts.
 *
 * @param {{ module: { rules: object[] } }} config webpack's, of the browser
 */
function politeAnnouncer({ module: { rules } }) {
  rules.push({
    test: ROUTER_CLIENT,
    resolve: { alias: { './route-announcer$': path.join(__dirname, 'RouteAnnouncer.tsx') } },
  });
}

module.exports = { politeAnnouncer };
