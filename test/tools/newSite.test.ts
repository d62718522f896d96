import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linked, project } from './projectLinks';

/** What the command writes into; all else is the project's own. */
const OWN = ['src/sites', 'test/sites', 'src/server/content/files', 'test/jest.config.js'];

describe('npm run new:site', () => {
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
  const newSite = (...args: string[]) => run(['--import', 'tsx', 'src/tools/new-site.ts', ...args]);
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'new site '));
    linked(root, 'src', OWN);
    linked(root, 'test', OWN);
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    for (const file of ['tsconfig.json', 'package.json', 'next.config.js'])
      copyFileSync(join(project, file), join(root, file));
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('E-03 creates a site in two languages whose content passes every check', () => {
    expect(newSite('made-dk', '--title', "Nordvik's Biler", '--languages', 'da-DK,en', '--stock', 'dk')).toMatchObject({
      status: 0,
    });
    expect(readFileSync(join(root, 'src/server/content/files/made-dk/en/home.yaml'), 'utf8')).toContain(
      'Title: "Welcome to Nordvik\'s Biler"',
    );
    const tests = run([
      join('node_modules', 'jest/bin/jest.js'),
      '-c',
      'test/jest.config.js',
      '--ci',
      '-w',
      '1',
      'test/sites/sites',
      'test/server/content/content.test',
      'test/server/content/pages.test',
      'test/server/content/agreesWithData.test',
    ]);
    expect({ status: tests.status, ...(tests.status === 0 ? {} : { output: tests.output }) }).toEqual({ status: 0 });
    expect(tests.output).toContain('made-dk has its languages, theme, currency, unit and stock');
  }, 120_000);

  it('E-03 makes a site that sells nothing', () => {
    expect(
      newSite('charging', '--title', 'Nordvik Ladda', '--languages', 'sv-SE', '--theme', 'logistics'),
    ).toMatchObject({ status: 0 });
    expect(readFileSync(join(root, 'src/sites/charging.ts'), 'utf8')).not.toContain('cars:');
    expect(readFileSync(join(root, 'src/server/content/files/charging/sv-SE/home.yaml'), 'utf8')).not.toContain(
      'LatestCars',
    );
  }, 30_000);

  const refused: [string, string[], string][] = [
    ['no name', [], 'The site needs a name.'],
    ['a name that is no host', ['Car_Store', '--title', 'T', '--languages', 'en'], 'The site needs a name.'],
    ['a name that is taken', ['it', '--title', 'T', '--languages', 'en'], 'There is a site it already.'],
    ['no title', ['it-two', '--languages', 'en'], 'The site needs a title.'],
    [
      'an unknown language',
      ['it-two', '--title', 'T', '--languages', 'en,de-DE'],
      'The languages are not ones of the house.',
    ],
    [
      'a language twice',
      ['it-two', '--title', 'T', '--languages', 'en,en'],
      'The languages are not ones of the house.',
    ],
    ['an unknown theme', ['it-two', '--title', 'T', '--languages', 'en', '--theme', 'neon'], 'There is no theme neon.'],
    ['an unknown stock', ['it-two', '--title', 'T', '--languages', 'en', '--stock', 'de'], 'There is no stock de.'],
  ];
  it.each(refused)(
    'E-03 refuses %s with a sentence and writes nothing',
    (_what, args, sentence) => {
      refusals ??= run([
        '--import',
        'tsx',
        join(project, 'test/tools/runMany.ts'),
        'src/tools/new-site.ts',
        JSON.stringify(refused.map(([, given]) => given)),
      ]).output;
      expect(JSON.parse(refusals)[refused.findIndex(([, given]) => given === args)]).toEqual({
        status: 1,
        output: expect.stringContaining(sentence),
      });
      expect(readdirSync(join(root, 'src/sites'))).not.toContain('it-two.ts');
    },
    30_000,
  );
});
