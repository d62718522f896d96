// @ts-check
'use strict';

const { existsSync } = require('node:fs');
const path = require('node:path');
const { ROUTER_CLIENT } = require('./hydrateInTransition');

/**
 * What it changes: in the browser's build, modules of Next's client come from `next/dist/esm`, which Next ships for its
 * edge runtime, instead of their CommonJS twins in `next/dist`.
 *
 * Why: webpack can't leave unused exports out of Next's CommonJS. The router took with it all constants of the build, and
 * what only the App Router calls.
 *
 * Gain (25 November 2026, Next 16.4.6, gzip): 16 kB of first-load JavaScript on every page, of 168 on the start page.
 *
 * Canary: test/next-patches/webpackPatches.test.ts, e2e/nextPatches.spec.ts.
 */

/** Imported by the module that hydrates, and not among the ES modules. */
const POLYFILLS = '../build/polyfills/polyfill-module';

const COMMON_JS = /[\\/]next[\\/]dist[\\/](?=(?:client|lib|pages|shared)[\\/].*\.js$)/;

/**
 * The ES module for a file of Next's client; the file itself where Next has none.
 * @param {string} file
 */
function esModuleOf(file) {
  const found = file.replace(COMMON_JS, (dist) => `${dist}esm${path.sep}`);
  return existsSync(found) ? found : file;
}

/** @typedef {{ createData: { resource?: string, request?: string, userRequest?: string, context?: string } }} Resolved */

/**
 * @param {{ plugins: object[], module: { rules: object[] } }} config webpack's, of the browser
 * @param {{ dev: boolean, webpack: { NormalModuleReplacementPlugin: new (test: RegExp, replace: (resolved: Resolved) => void) => object } }} context
 */
function esModules({ plugins, module: { rules } }, { dev, webpack: { NormalModuleReplacementPlugin } }) {
  if (dev) return;
  rules.push({
    test: ROUTER_CLIENT,
    resolve: { alias: { [`${POLYFILLS}$`]: require.resolve('next/dist/build/polyfills/polyfill-module') } },
  });
  plugins.push(
    new NormalModuleReplacementPlugin(COMMON_JS, ({ createData }) => {
      const { resource = '', request = '', userRequest = '' } = createData;
      const found = esModuleOf(resource);
      if (found === resource) return;
      createData.resource = found;
      createData.request = request.replace(resource, found);
      createData.userRequest = userRequest.replace(resource, found);
      createData.context = path.dirname(found);
    }),
  );
}

module.exports = { POLYFILLS, esModuleOf, esModules };
