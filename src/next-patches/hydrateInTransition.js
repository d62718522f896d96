// @ts-check
'use strict';

const path = require('node:path');

/**
 * What it changes: the module of Next that hydrates a page (next/dist/client/index.js) gets transitionRoot.ts for
 * `react-dom/client`, which calls `hydrateRoot` inside `startTransition`.
 *
 * Why: the Pages Router hydrates outside of a transition, so that React takes the whole page in one task and the browser
 * can't respond to input meanwhile. In a transition React works in slices of some 5 ms. The App Router does the same.
 *
 * Gain (23 November 2026, Next 16.4.6, processor four times slower, median of 9 paired loads on a
 * busy machine): blocking time 100 ms less on the start page and 90 ms less on the car list, whose longest task is 75 ms
 * shorter; the work of a whole page is within the noise. Costs 0.1 kB.
 *
 * Canary: test/next-patches/webpackPatches.test.ts, test/next-patches/transitionRoot.test.tsx.
 */

/** The module that hydrates. */
const ROUTER_CLIENT = /[\\/]next[\\/]dist[\\/](?:esm[\\/])?client[\\/]index\.js$/;

/** @param {{ module: { rules: object[] } }} config webpack's, of the browser */
function hydrateInTransition({ module: { rules } }) {
  rules.push({
    test: ROUTER_CLIENT,
    resolve: { alias: { 'react-dom/client$': path.join(__dirname, 'transitionRoot.ts') } },
  });
}

module.exports = { ROUTER_CLIENT, hydrateInTransition };
