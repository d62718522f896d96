// @ts-check
'use strict';

/**
 * What it changes: in the browser's build, Next's router is compiled as if there were no rewrites, and the build manifest
 * carries no table of them.
 *
 * Why: every rewrite of next.config.js leads to the API, never to a page, so the router has no use for them. Next has no
 * option to keep them on the server.
 *
 * Gain (23 November 2026, Next 16.4.6): 2.5 kB Brotli of first-load JavaScript on every page, the code that resolves
 * rewrites and its path parser included.
 *
 * Canary: test/next-patches/webpackPatches.test.ts, e2e/nextPatches.spec.ts.
 *
 * @typedef {{ constructor: { name: string }, definitions?: Record<string, unknown>, rewrites?: Record<string, unknown[]> }} Plugin
 */

/** @param {Plugin[]} plugins @param {string} name */
function pluginOf(plugins, name) {
  const plugin = plugins.find(({ constructor }) => constructor.name === name);
  if (!plugin) throw new Error(`Next's webpack configuration has no ${name} any more (src/next-patches).`);
  return plugin;
}

/** @param {{ plugins: Plugin[] }} config webpack's, of the browser */
function withoutRewriteTable({ plugins }) {
  const { definitions } = pluginOf(plugins, 'DefinePlugin');
  if (!definitions || !('process.env.__NEXT_HAS_REWRITES' in definitions))
    throw new Error('Next defines no process.env.__NEXT_HAS_REWRITES any more (src/next-patches).');
  definitions['process.env.__NEXT_HAS_REWRITES'] = 'false';
  pluginOf(plugins, 'BuildManifestPlugin').rewrites = { beforeFiles: [], afterFiles: [], fallback: [] };
}

module.exports = { withoutRewriteTable };
