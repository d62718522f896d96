// @ts-check
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { judged, ofJest } = require('./counts');
const { ROOT, node, packaged, tsx } = require('./processes');

const LIMIT_MS = 30 * 60_000;

/** @typedef {import('./counts').Counts} Counts */
/** @typedef {{ counts: Counts, text?: string, detail: string }} CheckResult counts, summary and output of a check */
/** @typedef {{ name: string, run: () => Promise<CheckResult> }} Check */

/** A check that counts as one. @param {import('./processes').Result} result @returns {CheckResult} */
const asOne = ({ code, output }) => ({
  counts: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  detail: output,
});

/** Writes the types of Next's own files, where no build or development server has. */
async function nextTypes() {
  const file = path.join(ROOT, 'next-env.d.ts');
  const exists =
    fs.existsSync(file) &&
    [...fs.readFileSync(file, 'utf8').matchAll(/^import "(.+)";$/gm)].every(([, file]) =>
      fs.existsSync(path.join(ROOT, file ?? '')),
    );
  return exists
    ? undefined
    : node([packaged('next/dist/bin/next'), 'typegen'], { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
}

/**
 * Each checker of its own works out again what they share: one takes a quarter less of the processors, which other
 * checks need meanwhile. @returns {Promise<CheckResult>}
 */
async function types() {
  const generated = await nextTypes();
  if (generated && generated.code !== 0) return asOne(generated);
  return asOne(await node([packaged('typescript/bin/tsc'), '-p', 'test/tsconfig.json', '--checkers', '1']));
}

/**
 * A program that tests, with a report in a file.
 * @template R
 * @param {(reportFile: string) => Promise<import('./processes').Result>} program
 * @param {(report: R) => Counts} count
 * @returns {Promise<CheckResult>}
 */
async function counted(program, count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-report-'));
  try {
    const file = path.join(folder, 'report.json');
    const result = await program(file);
    const report = fs.existsSync(file) ? /** @type {R} */ (JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined;
    const limit = result.timedOut ? `\nIt did not end within ${LIMIT_MS / 60_000} minutes.` : '';
    return { counts: judged(report && count(report), result.code), detail: result.output + limit };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Suites that start databases, programs or servers, render pages, take long random walks or read a full stock: minutes
 * of work, left to `npm test`.
 */
const SLOW = [
  '\\.test\\.tsx$',
  'walks?\\.test',
  '/seed/',
  'test/tools/',
  'test/ssr/',
  'test/contract/',
  'test/proxy/(moved|stories)',
  'test/blocks/gallery',
  'test/features/car-search/address',
  'test/store/addressRedaction',
  'test/server/(analytics|cars|content|database|dealers|facilityFeed|finance|forms|media|messages|search|wiring)',
  'test/server/http/(bridge|siteFiles)',
  'test/server/tire-hotel/',
  'test/server/workshop/(?!seed|config)',
];

/**
 * The embedded database is compiled without optimisation: optimising it takes longer than a suite runs. A suite leaves
 * its modules behind as garbage: a larger young generation saves a tenth of the processor time.
 */
const SHORT_LIVED = ['--liftoff-only', '--min-semi-space-size=16', '--max-semi-space-size=64'];

/**
 * Suites often wait for databases, programs and time limits: three keep two processors busy. Jest takes more than 100 %
 * for a number.
 */
const WORKERS = `--maxWorkers=${Math.ceil(os.availableParallelism() * 1.5)}`;

/** @param {boolean} quick without the slow ones */
const jest = (quick) =>
  counted(
    (report) =>
      node(
        [
          ...SHORT_LIVED,
          packaged('jest/bin/jest.js'),
          '-c',
          'test/jest.config.js',
          '--json',
          `--outputFile=${report}`,
          '--silent',
          WORKERS,
          ...(quick ? [`--testPathIgnorePatterns=${SLOW.join('|')}`] : []),
        ],
        { env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' }, limitMs: LIMIT_MS },
      ),
    ofJest,
  );

/** @param {string} bin a program of a package, relative to node_modules @param {readonly string[]} args */
const packageProgram = async (bin, ...args) => asOne(await node([packaged(bin), ...args]));
/** @param {readonly string[]} args */
const program = async (...args) => asOne(await tsx(args));

const OXLINT = 'oxlint/bin/oxlint';
const BOUNDARIES = ['-c', '.oxlintrc.boundaries.json', '--deny-warnings', 'src'];
const PRETTIER = ['--check', '--log-level=warn', '--cache', '.'];

/**
 * Static checks. The lanes take about as long as each other on two processors; the longest by far is the format of a
 * fresh clone. @type {readonly (readonly Check[])[]}
 */
const STATIC = [
  [
    { name: 'types', run: types },
    { name: 'lint', run: () => packageProgram(OXLINT, '--deny-warnings') },
    { name: 'boundaries', run: () => packageProgram(OXLINT, ...BOUNDARIES) },
    { name: 'knip', run: () => packageProgram('knip/bin/knip.js', '--no-progress') },
    { name: 'terms', run: () => program('src/tools/terms.ts') },
  ],
  [
    { name: 'format', run: () => packageProgram('prettier/bin/prettier.cjs', ...PRETTIER) },
    { name: 'docs', run: () => program('src/tools/docs.ts', '--check') },
    { name: 'requirements', run: () => program('src/tools/requirements.ts') },
  ],
];

/**
 * Checks without server and browser, quickest first: groups one after the other, the lanes of a group in parallel.
 * @type {readonly (readonly (readonly Check[])[])[]}
 */
const CHECKS = [STATIC, [[{ name: 'jest', run: () => jest(false) }]]];
/** The same without the suites that take minutes. @type {readonly (readonly (readonly Check[])[])[]} */
const QUICK = [STATIC, [[{ name: 'unit tests', run: () => jest(true) }]]];

module.exports = { CHECKS, LIMIT_MS, QUICK, counted };
