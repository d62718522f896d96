// @ts-check
'use strict';

/**
 * What it changes: each script of the browser's build begins with `//# allFunctionsCalledOnLoad`, but for the smallest.
 *
 * Why: Chromium (136 and later) then compiles all functions of a script on another thread while it is fetched, instead of
 * each on the main thread when it is first called. Other browsers read a comment.
 *
 * Gain (23 November 2026, Next 16.4.6, processor four times slower, median of 7 paired loads on a
 * busy machine): the longest task is 198 ms shorter on the start page and 69 ms shorter on the car list, blocking time
 * 507 and 345 ms less.
 *
 * Canary: test/next-patches/webpackPatches.test.ts, e2e/csp.spec.ts.
 */

const BANNER = '//# allFunctionsCalledOnLoad';

/** Scripts of less than 3 kB: webpack's own, and pages that only name their blocks. */
const SMALLEST = /chunks[\\/](?:webpack-|pages[\\/]_(?!app|cars))/;

/**
 * @param {{ plugins: object[] }} config webpack's, of the browser
 * @param {{ dev: boolean, webpack: { BannerPlugin: new (options: object) => object, Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number } } }} context
 */
function compileOnLoad({ plugins }, { dev, webpack: { BannerPlugin, Compilation } }) {
  if (dev) return;
  plugins.push(
    new BannerPlugin({
      banner: BANNER,
      raw: true,
      test: /\.js$/,
      exclude: SMALLEST,
      // After Next has minified the script, which would remove a comment.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
    }),
  );
}

module.exports = { BANNER, SMALLEST, compileOnLoad };
