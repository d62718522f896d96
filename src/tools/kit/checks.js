// @ts-check
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { judged, ofJest } = require('./counts');
const { ROOT, node, packaged, tsx } = require('./processes');

const LIMIT_MS = 20 * 60_000;

/** @typedef {import('./counts').Counts} Counts */
/** @typedef {{ counts: Counts, text?: string, detail: string, tookMs?: number }} Verdict what a check counts for, what it has to say, all it said if it failed, and how long it took where that is not how long it was waited for */
/** @typedef {{ name: string, run: () => Promise<Verdict> }} Check */

/** A check that counts as one. @param {import('./processes').Result} result @returns {Verdict} */
const asOne = ({ code, output }) => ({
  counts: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  detail: output,
});

/** The types of Next's own files: made by a build, by the development server, or here. */
async function nextTypes() {
  const file = path.join(ROOT, 'next-env.d.ts');
  const stands =
    fs.existsSync(file) &&
    [...fs.readFileSync(file, 'utf8').matchAll(/^import "(.+)";$/gm)].every(([, place]) =>
      fs.existsSync(path.join(ROOT, place ?? '')),
    );
  return stands
    ? undefined
    : node([packaged('next/dist/bin/next'), 'typegen'], { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
}

/** @returns {Promise<Verdict>} */
async function types() {
  const generated = await nextTypes();
  if (generated && generated.code !== 0) return asOne(generated);
  return asOne(await node([packaged('typescript/bin/tsc'), '-p', 'test/tsconfig.json']));
}

/**
 * A program that tests, with a report in a file.
 * @template R
 * @param {(reportFile: string) => Promise<import('./processes').Result>} program
 * @param {(report: R) => Counts} count
 * @returns {Promise<Verdict>}
 */
async function counted(program, count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-report-'));
  try {
    const file = path.join(folder, 'report.json');
    const result = await program(file);
    const report = fs.existsSync(file) ? /** @type {R} */ (JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined;
    const late = result.timedOut ? `\nIt did not end within ${LIMIT_MS / 60_000} minutes.` : '';
    return { counts: judged(report && count(report), result.code), detail: result.output + late };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What starts databases, programs and servers of its own, draws pages, takes long walks or looks at a whole stock: minutes of work, left to `npm test`. */
const SLOW = [
  '\\.test\\.tsx$',
  'walks?\\.test',
  '/seed/',
  'test/tools/',
  'test/ssr/',
  'test/contract/',
  'test/proxy/(moved|stories)',
  'test/blocks/gallery',
  'test/features/address/',
  'test/store/addressRedaction',
  'test/server/(analytics|cars|content|database|dealers|media|messages|search|wiring)',
  'test/server/http/(bridge|siteFiles)',
  'test/server/workshop/(?!seed|config)',
];

/** The embedded database's code is used as it is first compiled: making it faster takes longer than a suite has use for it. */
const SHORT_LIVED = '--liftoff-only';

/** @param {boolean} quick without the slow ones */
const jest = (quick) =>
  counted(
    (report) =>
      node(
        [
          SHORT_LIVED,
          packaged('jest/bin/jest.js'),
          '-c',
          'test/jest.config.js',
          '--json',
          `--outputFile=${report}`,
          '--silent',
          '--maxWorkers=100%',
          ...(quick ? [`--testPathIgnorePatterns=${SLOW.join('|')}`] : []),
        ],
        { env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' }, limitMs: LIMIT_MS },
      ),
    ofJest,
  );

/** @param {readonly string[]} args */
const oxlint = (...args) => node([packaged('oxlint/bin/oxlint'), '--deny-warnings', ...args]);

/** Types take one processor as long as all the others together take another: they run beside them. @type {readonly (readonly Check[])[]} */
const STATIC = [
  [{ name: 'types', run: types }],
  [
    { name: 'lint', run: async () => asOne(await oxlint()) },
    { name: 'boundaries', run: async () => asOne(await oxlint('-c', '.oxlintrc.boundaries.json', 'src')) },
    { name: 'docs', run: async () => asOne(await tsx(['src/tools/docs.ts', '--check'])) },
    { name: 'requirements', run: async () => asOne(await tsx(['src/tools/requirements.ts'])) },
  ],
];

/** What needs no server and no browser, quickest first: groups one after the other, the lanes of a group side by side. @type {readonly (readonly (readonly Check[])[])[]} */
const CHECKS = [STATIC, [[{ name: 'jest', run: () => jest(false) }]]];
/** The same without the suites that take minutes. @type {readonly (readonly (readonly Check[])[])[]} */
const QUICK = [STATIC, [[{ name: 'jest', run: () => jest(true) }]]];

module.exports = { CHECKS, LIMIT_MS, QUICK, counted };
