import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linked, project } from './projectLinks';

/** What the command writes into; all else is the project's own. */
const OWN = ['src/blocks', 'test/blocks', 'src/server/content/model', 'test/jest.config.js'];

describe('npm run new:block', () => {
  let root: string;
  /** The output of all of them, run once. */
  let refusals: string | undefined;
  const run = (args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined },
    });
    return { status, output: `${stdout}${stderr}` };
  };
  const newBlock = (...args: string[]) => run(['--import', 'tsx', 'src/tools/new-block.ts', ...args]);
  const bin = (name: string, ...args: string[]) => run([join('node_modules', name), ...args]);
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'new block '));
    linked(root, 'src', OWN);
    linked(root, 'test', OWN);
    mkdirSync(join(root, 'docs'));
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    for (const file of [
      'tsconfig.json',
      '.oxlintrc.json',
      'package.json',
      'next.config.js',
      'docs/requirements.md',
      '.prettierrc.json',
    ])
      copyFileSync(join(project, file), join(root, file));
    rmSync(join(root, 'test/tsconfig.json'));
    writeFileSync(
      join(root, 'test/tsconfig.json'),
      readFileSync(join(project, 'test/tsconfig.json'), 'utf8').replace(
        /"include": \[.*\]/,
        '"include": ["../src/blocks/**/*.ts", "../src/blocks/**/*.tsx", "../src/server/content/model/*.ts", "./blocks/MadeBlock.test.tsx", "./kit/setup.ts"]',
      ),
    );
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('A-03 creates a block that passes types, lint, format and tests', () => {
    const made = newBlock('MadeBlock');
    expect(made).toMatchObject({ status: 0 });
    // One folder, its test, and what is generated: no file that lists blocks is edited.
    const wrote = [...made.output.matchAll(/^wrote (.+)$/gm)].map(([, file]) => file).toSorted();
    expect(wrote).toEqual([
      'docs/requirements.md',
      'src/blocks/MadeBlock/MadeBlock.block.ts',
      'src/blocks/MadeBlock/MadeBlock.sample.ts',
      'src/blocks/MadeBlock/MadeBlock.schema.ts',
      'src/blocks/MadeBlock/MadeBlock.styles.ts',
      'src/blocks/MadeBlock/MadeBlock.view.tsx',
      'src/blocks/generated/definitions.ts',
      'src/blocks/generated/eagerViews.ts',
      'src/blocks/generated/lazyViews.ts',
      'test/blocks/MadeBlock.test.tsx',
    ]);
    expect(bin('typescript/bin/tsc', '-p', 'test/tsconfig.json', '--checkers', '1')).toEqual({ status: 0, output: '' });
    expect(
      bin('oxlint/bin/oxlint', '--deny-warnings', 'src/blocks', 'src/server/content/model', 'test/blocks'),
    ).toMatchObject({ status: 0 });
    expect(
      bin('prettier/bin/prettier.cjs', '--check', 'src/blocks/MadeBlock', 'test/blocks/MadeBlock.test.tsx'),
    ).toMatchObject({ status: 0 });
    const tests = bin(
      'jest/bin/jest.js',
      '-c',
      'test/jest.config.js',
      '--ci',
      '--verbose',
      '-w',
      '1',
      '-t',
      'MadeBlock',
      'test/blocks/MadeBlock',
      'test/blocks/blocks.test',
    );
    expect({ status: tests.status, ...(tests.status === 0 ? {} : { output: tests.output }) }).toEqual({ status: 0 });
    expect(tests.output).toContain('MadeBlock passes its schema with the sample');
    expect(run(['--import', 'tsx', 'src/tools/requirements.ts', root])).toMatchObject({ status: 0 });
  }, 120_000);

  it('A-03 makes a block whose name begins with an abbreviation', () => {
    expect(newBlock('VINSearch')).toMatchObject({ status: 0 });
    expect(readFileSync(join(root, 'src/blocks/VINSearch/VINSearch.block.ts'), 'utf8')).toContain(
      '  schema: vinSearchSchema,\n',
    );
  }, 30_000);

  it('A-03 makes a planned block, which is then no longer planned', () => {
    const planned = (): string =>
      run([
        '--import',
        'tsx',
        '-e',
        "import('./src/blocks/planned.ts').then((m) => console.log((m.default ?? m).isPlanned('CarDetail')))",
      ]).output;
    expect(planned()).toBe('true\n');
    expect(newBlock('CarDetail')).toMatchObject({ status: 0 });
    expect(planned()).toBe('false\n');
  }, 60_000);

  const refused: [string, string[], string][] = [
    ['no name', [], 'The block needs a name: npm run new:block NAME.\n'],
    [
      'a name that is no PascalCase',
      ['priceTable'],
      "A block's name is letters in PascalCase, like OpeningHours: priceTable is none.\n",
    ],
    [
      'a name with signs',
      ['Price-Table'],
      "A block's name is letters in PascalCase, like OpeningHours: Price-Table is none.\n",
    ],
    ['a path', ['../Price'], "A block's name is letters in PascalCase, like OpeningHours: ../Price is none.\n"],
    ['a name that is taken', ['Blurb'], 'There is a block Blurb already.\n'],
    ['another name for a block that is there', ['BlurbXmc'], 'There is a block BlurbXmc already.\n'],
    ['a name that content has', ['Question'], 'Content has a template Question already: the items of a list.\n'],
  ];
  it.each(refused)(
    'A-03 refuses %s with one sentence and writes nothing',
    (_what, args, sentence) => {
      refusals ??= run([
        '--import',
        'tsx',
        join(project, 'test/tools/runMany.ts'),
        'src/tools/new-block.ts',
        JSON.stringify(refused.map(([, given]) => given)),
      ]).output;
      expect(JSON.parse(refusals)[refused.findIndex(([, given]) => given === args)]).toEqual({
        status: 1,
        output: sentence,
      });
      expect(existsSync(join(root, 'src/blocks', args[0] ?? 'undefined', `${args[0]}.view.tsx`))).toBe(
        args[0] === 'Blurb',
      );
    },
    30_000,
  );
});
