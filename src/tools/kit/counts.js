// @ts-check
'use strict';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Jest's report (`--json`): its tests, and each file that could not run at all as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Counts}
 */
const ofJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/**
 * Playwright's report (JSON reporter): its tests, and each error outside a test as one failure. A test that passed
 * only when tried again has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] }} report
 * @returns {Counts}
 */
const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * The counts of a test run. A program that reports no failure but exits with an error counts as one failure, and so
 * does one that ran no test.
 * @param {Counts | undefined} counts
 * @param {number} code its exit code
 * @returns {Counts}
 */
function countsOf(counts, code) {
  if (!counts) return { passed: 0, failed: 1 };
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) return { passed: counts.passed, failed: 1 };
  return counts;
}

module.exports = { judged: countsOf, ofJest, ofPlaywright };
