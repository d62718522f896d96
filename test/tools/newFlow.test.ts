import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(__dirname, '../..');

/** A separate project: the kits of this project, without features. */
function emptyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'new flow '));
  for (const folder of ['src/features', 'test/machine', 'docs']) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  for (const name of readdirSync(join(project, 'src'))) {
    if (name !== 'features') symlinkSync(join(project, 'src', name), join(root, 'src', name));
  }
  symlinkSync(join(project, 'test/kit'), join(root, 'test/kit'));
  cpSync(join(project, 'docs/understanding'), join(root, 'docs/understanding'), { recursive: true });
  for (const file of [
    'tsconfig.json',
    '.oxlintrc.json',
    '.prettierrc.json',
    'package.json',
    'package-lock.json',
    'docs/licences.md',
    'test/jest.config.js',
    'test/sequencer.js',
    'test/machine/flows.test.ts',
  ]) {
    copyFileSync(join(project, file), join(root, file));
  }
  writeFileSync(
    join(root, 'test/tsconfig.json'),
    readFileSync(join(project, 'test/tsconfig.json'), 'utf8').replace(
      /"include": \[.*\]/,
      '"include": ["../src/features/**/*.ts", "./features/**/*.ts", "./machine/*.ts", "./kit/setup.ts"]',
    ),
  );
  return root;
}

describe('npm run new:flow', () => {
  let root: string;
  /** The output of all of them, run once. */
  let refusals: string | undefined;
  const run = (args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined },
    });
    return { status, output: `${stdout}${stderr}` };
  };
  const newFlow = (...args: string[]) => run(['--import', 'tsx', 'src/tools/new-flow.ts', ...args]);
  const bin = (name: string, ...args: string[]) => run([join('node_modules', name), ...args]);
  beforeAll(() => {
    root = emptyProject();
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('M-01 creates a flow that passes types, lint, format and tests', () => {
    const made = newFlow('tradeIn');
    expect(made).toMatchObject({ status: 0 });
    expect(existsSync(join(root, 'docs/flows/tradeIn.md'))).toBe(true);
    // Nothing else names the feature: the replay player and the check for unused files find it here.
    expect(readFileSync(join(root, 'src/features/everyFeature.ts'), 'utf8')).toContain(
      "import { tradeInFeature } from './tradeIn/tradeIn.feature';",
    );
    expect(run(['--import', 'tsx', 'src/tools/docs.ts', '--check'])).toEqual({ status: 0, output: '' });
    expect(bin('typescript/bin/tsc', '-p', 'test/tsconfig.json', '--checkers', '1')).toEqual({ status: 0, output: '' });
    expect(bin('oxlint/bin/oxlint', 'src/features', 'test/features')).toMatchObject({ status: 0 });
    expect(bin('prettier/bin/prettier.cjs', '--check', 'src/features', 'test/features')).toMatchObject({ status: 0 });
    const tests = bin('jest/bin/jest.js', '-c', 'test/jest.config.js', '--ci');
    expect(tests).toMatchObject({ status: 0 });
    expect(tests.output).toMatch(/tradeIn\.test\.ts[^]*Tests: +\d{2,} passed/);
  }, 120_000);

  it('M-01 the check names a generated page that was edited by hand', () => {
    writeFileSync(join(root, 'docs/flows/tradeIn.md'), 'mine');
    expect(run(['--import', 'tsx', 'src/tools/docs.ts', '--check'])).toEqual({
      status: 1,
      output: 'docs/flows/tradeIn.md is stale: run npm run docs.\n',
    });
  }, 30_000);

  const refused: [string, string[], string][] = [
    ['no name', [], 'Usage: npm run new:flow NAME'],
    ['a name that is no identifier', ['trade-in'], 'Usage: npm run new:flow NAME'],
    ['a path', ['../tradeIn'], 'Usage: npm run new:flow NAME'],
    ['a name that is taken', ['tradeIn'], 'src/features/tradeIn exists already.'],
  ];
  it.each(refused)(
    'M-01 refuses %s',
    (_what, args, sentence) => {
      refusals ??= run([
        '--import',
        'tsx',
        join(project, 'test/tools/runMany.ts'),
        'src/tools/new-flow.ts',
        JSON.stringify(refused.map(([, given]) => given)),
      ]).output;
      expect(JSON.parse(refusals)[refused.findIndex(([, given]) => given === args)]).toEqual({
        status: 1,
        output: expect.stringContaining(sentence),
      });
    },
    30_000,
  );
});
