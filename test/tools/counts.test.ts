import { judged, ofJest, ofPlaywright } from '@/tools/kit/counts';

describe('what a run of tests counts for', () => {
  it.each([
    ['all passed', { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, { passed: 7, failed: 0 }],
    ['some failed', { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 0 }, { passed: 7, failed: 2 }],
    [
      'a file that could not run',
      { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 1 },
      { passed: 7, failed: 1 },
    ],
  ])('M-01 counts Jest: %s', (_what, report, counts) => {
    expect(ofJest(report)).toEqual(counts);
  });

  it.each([
    ['all passed', { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [] }, { passed: 5, failed: 0 }],
    ['some failed', { stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [] }, { passed: 5, failed: 1 }],
    [
      'passed only when tried again',
      { stats: { expected: 5, unexpected: 0, flaky: 1 }, errors: [] },
      { passed: 5, failed: 1 },
    ],
    [
      'an error outside a test',
      { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
      { passed: 0, failed: 1 },
    ],
  ])('M-01 counts Playwright: %s', (_what, report, counts) => {
    expect(ofPlaywright(report)).toEqual(counts);
  });

  it.each([
    ['all well', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
    ['failures that were counted', { passed: 3, failed: 1 }, 1, { passed: 3, failed: 1 }],
    ['a failed run without a failed test', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    ['no test at all', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
    ['no report, though it ended well', undefined, 0, { passed: 0, failed: 1 }],
  ])('M-01 judges %s', (_what, counts, code, verdict) => {
    expect(judged(counts, code)).toEqual(verdict);
  });
});
