// @ts-check
'use strict';

/**
 * What it changes: three rules of Next's `splitChunks` for the browser's build.
 * - `framework`: React is part of the main script, not a script of its own.
 * - `default`: a page file contains what it needs instead of sharing small chunks with other page files.
 * - `sources`: modules of ours that three lazy chunks or more use become a chunk from 1 500 bytes on. By Next's rule
 *   (20 kB) each lazy chunk carries a copy of them.
 *
 * Gain (23 November 2026, Next 16.4.6, Brotli): `default` 1.6 kB of the first-load JavaScript of the car list; `sources`
 * 6 kB of the scripts of the car list at rest and 19 kB of a page with all blocks; `framework` 0.8 kB of first-load
 * JavaScript and, measured in turns on 25 November, 3 points of Lighthouse on the car list (99, without it 96) and 2 on
 * the start pages. Groups that named files of ours brought nothing on any page of a site and are gone.
 *
 * Canary: test/next-patches/webpackPatches.test.ts, e2e/nextPatches.spec.ts.
 */

/** @param {{ optimization: { splitChunks?: false | { cacheGroups?: Record<string, object | false> } } }} config webpack's, of the browser */
function sharedChunks({ optimization: { splitChunks } }) {
  // The development server does not split.
  if (!splitChunks) return;
  if (!splitChunks.cacheGroups?.framework)
    throw new Error("Next's splitChunks has no framework group any more (src/next-patches).");
  splitChunks.cacheGroups.framework = false;
  splitChunks.cacheGroups.default = { chunks: 'async', minChunks: 2, priority: -20, reuseExistingChunk: true };
  splitChunks.cacheGroups.sources = {
    test: /[\\/]src[\\/]/,
    chunks: 'async',
    minChunks: 3,
    minSize: 1_500,
    priority: -10,
    reuseExistingChunk: true,
  };
}

module.exports = { sharedChunks };
