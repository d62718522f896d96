import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { cyclicImports } from '@/tools/boundaries/plugin';
import { program, ROOT, withFolder } from './programs';

const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
const ARGS = ['-c', path.join(ROOT, '.oxlintrc.boundaries.json'), '--deny-warnings', 'src'];

interface LintReport {
  diagnostics: readonly { filename: string; message: string }[];
  number_of_files: number;
}

/** The messages of the linter by file, how many files of a folder it has read, and whether all of them pass. */
async function lint(folder: string): Promise<{ code: number; count: number; messages: Map<string, string[]> }> {
  const { code, stdout } = await program([OXLINT, '--format=json', ...ARGS], {}, folder);
  const report: LintReport = JSON.parse(stdout);
  const messages = new Map<string, string[]>();
  for (const { filename, message } of report.diagnostics)
    messages.set(filename, [...(messages.get(filename) ?? []), message]);
  return { code, count: report.number_of_files, messages };
}

const lintFiles = (files: Readonly<Record<string, string>>) =>
  withFolder({ 'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }', ...files }, (folder) => {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    return lint(folder);
  });

/** A small project without a violation. */
const SOUND = {
  'src/domain/car.ts': 'export interface Car { id: string }\n',
  'src/lib/fold.ts': 'export const fold = (text: string) => text.toLowerCase();\n',
  'src/ports/clock.port.ts': 'export interface Clock { now: () => number }\nexport const none = 0;\n',
  'src/features/cars/cars.slice.ts':
    "import type { Car } from '@/domain/car';\nexport const carOpened = (car: Car) => car;\n",
  'src/features/cars/cars.draft.ts': 'export const draft = 1;\n',
  'src/features/cars/sagas/cars.saga.ts':
    "import type { Clock } from '@/ports/clock.port';\nimport { draft } from '../cars.draft';\nimport { carOpened } from '../cars.slice';\nexport const now = (clock: Clock) => [clock, carOpened, draft];\n",
  'src/features/cars/cars.feature.ts':
    "import { now } from './sagas/cars.saga';\nexport const carsFeature = { now };\n",
  'src/features/booking/sagas/booking.saga.ts':
    "import { carOpened } from '@/features/cars/cars.slice';\nexport const onCar = carOpened;\n",
  // A lazy module may import the type of its loader.
  'src/domain/lazy.ts': "export interface Lazy { id: string }\nexport const load = () => import('./lazyPart');\n",
  'src/domain/lazyPart.ts': "import type { Lazy } from './lazy';\nexport type Part = Lazy;\n",
  'src/server/app.ts': "import { readFileSync } from 'node:fs';\nexport const app = readFileSync;\n",
};

/** Planted in addition: the violation, its files, and the file and the text of the message. */
const VIOLATIONS: readonly (readonly [string, Record<string, string>, string, RegExp])[] = [
  [
    'a forbidden import',
    { 'src/domain/forbidden.ts': "import { none } from '@/ports/clock.port';\nexport const price = none;\n" },
    'src/domain/forbidden.ts',
    /domain may not import ports .*@\/ports\/clock\.port/,
  ],
  [
    'a forbidden import by a relative path',
    { 'src/domain/relative.ts': "export { none } from '../ports/clock.port';\n" },
    'src/domain/relative.ts',
    /domain may not import ports/,
  ],
  [
    'a forbidden dynamic import',
    { 'src/domain/dynamic.ts': "\nexport const load = () => import('@/ports/clock.port');\n" },
    'src/domain/dynamic.ts',
    /domain may not import ports/,
  ],
  [
    'a forbidden type import',
    { 'src/domain/types.ts': "import type { Clock } from '@/ports/clock.port';\nexport type Price = Clock;\n" },
    'src/domain/types.ts',
    /domain may not import ports/,
  ],
  [
    'a forbidden type import inside an expression',
    { 'src/domain/inline.ts': "export type Price = import('@/ports/clock.port').Clock;\n" },
    'src/domain/inline.ts',
    /domain may not import ports/,
  ],
  [
    'a forbidden import by require',
    { 'src/domain/equals.ts': "import clock = require('@/ports/clock.port');\nexport const price = clock;\n" },
    'src/domain/equals.ts',
    /domain may not import ports/,
  ],
  [
    'a value where only types are allowed',
    {
      'src/features/cars/sagas/value.saga.ts':
        "import { none } from '@/ports/clock.port';\nexport const value = none;\n",
    },
    'src/features/cars/sagas/value.saga.ts',
    /feature-sagas may not import ports \(as a value\)/,
  ],
  [
    "another feature's saga",
    {
      'src/features/dealers/sagas/b.saga.ts':
        "import { now } from '@/features/cars/sagas/cars.saga';\nexport const b = now;\n",
    },
    'src/features/dealers/sagas/b.saga.ts',
    /feature-sagas may not import feature-sagas/,
  ],
  [
    "another feature's own files",
    {
      'src/features/dealers/dealers.slice.ts':
        "import { draft } from '@/features/cars/cars.draft';\nexport const b = draft;\n",
    },
    'src/features/dealers/dealers.slice.ts',
    /feature-actions may not import feature-model/,
  ],
  [
    'telemetry in another feature',
    {
      'src/features/telemetry/contact.actions.ts': 'export const contactChosen = 1;\n',
      'src/features/dealers/dealers.selectors.ts':
        "import { contactChosen } from '@/features/telemetry/contact.actions';\nexport const b = contactChosen;\n",
    },
    'src/features/dealers/dealers.selectors.ts',
    /feature-actions may not import feature-actions .*telemetry/,
  ],
  [
    'the demo stock in the server',
    {
      'src/server/cars/seed/cars.seed.ts': 'export const generateCars = () => [];\n',
      'src/server/wiring.ts':
        "import { generateCars } from './cars/seed/cars.seed';\nexport const cars = generateCars;\n",
    },
    'src/server/wiring.ts',
    /server-wiring may not import server-seed/,
  ],
  [
    'a saga in a component',
    {
      'src/features/cars/components/Car.tsx':
        "import { now } from '../sagas/cars.saga';\nexport const Car = () => <p>{String(now)}</p>;\n",
    },
    'src/features/cars/components/Car.tsx',
    /feature-components may not import feature-sagas/,
  ],
  [
    'a cycle of features',
    {
      'src/features/a/a.slice.ts':
        "import { bListed } from '@/features/b/components/bListed';\nexport const aOpened = bListed;\n",
      'src/features/b/components/bListed.ts':
        "import type { C } from '@/features/c/c.selectors';\nexport const bListed = (c: C) => c;\n",
      'src/features/c/c.selectors.ts': 'export type C = string;\n',
      'src/features/c/sagas/c.saga.ts': "export const load = () => import('@/features/a/a.slice');\n",
    },
    'src/features/c/sagas/c.saga.ts',
    /Cycle of features: c -> a -> b -> c\./,
  ],
  [
    'React in the server',
    { 'src/server/page.ts': "import { createElement } from 'react';\nexport const page = createElement;\n" },
    'src/server/page.ts',
    /server may not import this package or file .*react/,
  ],
  [
    "Node's own modules by their short names",
    { 'src/domain/short.ts': "import { readFileSync } from 'fs';\nexport const price = readFileSync;\n" },
    'src/domain/short.ts',
    /domain may not import this package or file .*: fs/,
  ],
  [
    'a font from a third party',
    { 'src/pages/_app.tsx': "import { Inter } from 'next/font/google';\nexport default Inter;\n" },
    'src/pages/_app.tsx',
    /pages may not import this package or file .*next\/font\/google/,
  ],
  [
    'an import with a computed path',
    { 'src/domain/computed.ts': 'export const load = (name: string) => import(`@/ports/${name}`);\n' },
    'src/domain/computed.ts',
    /must be a literal/,
  ],
  [
    'a cycle of files',
    {
      'src/domain/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
      'src/domain/b.ts': "import { a } from '@/domain/a';\nexport const b = () => a;\n",
    },
    'src/domain/a.ts',
    /Dependency cycle/,
  ],
  [
    'a cycle of types',
    {
      'src/domain/c.ts': "import type { D } from './d';\nexport type C = D[];\n",
      'src/domain/d.ts': "import type { C } from './c';\nexport type D = C[];\n",
    },
    'src/domain/d.ts',
    /Dependency cycle/,
  ],
  [
    'an index file',
    { 'src/domain/index.ts': "export { type Car } from './car';\n" },
    'src/domain/index.ts',
    /No index files/,
  ],
  [
    'a module that exports all of another',
    { 'src/domain/all.ts': "export * from './car';\n" },
    'src/domain/all.ts',
    /No `export \*`/,
  ],
  [
    'a file that does not exist',
    { 'src/domain/missing.ts': "import { x } from './nowhere';\nexport const y = x;\n" },
    'src/domain/missing.ts',
    /domain may not import this package or file .*\.\/nowhere/,
  ],
  [
    'a folder that the table does not have',
    { 'src/helpers/misc.ts': 'export const misc = 1;\n' },
    'src/helpers/misc.ts',
    /in no zone/,
  ],
  [
    'an import of such a folder',
    { 'src/domain/misc.ts': "import { misc } from '@/helpers/misc';\nexport const x = misc;\n" },
    'src/domain/misc.ts',
    /domain may not import this package or file/,
  ],
  [
    'Intl outside i18n',
    { 'src/domain/intl.ts': "export const price = new Intl.NumberFormat('sv');\n" },
    'src/domain/intl.ts',
    /Intl belongs to src\/i18n/,
  ],
  [
    'toLocaleString outside i18n',
    { 'src/domain/locale.ts': 'export const price = (1).toLocaleString();\n' },
    'src/domain/locale.ts',
    /toLocaleString belongs to src\/i18n/,
  ],
  [
    'a request that does not use a port',
    {
      'src/features/cars/components/Fetch.tsx':
        "export const Car = () => <button onClick={() => void fetch('/api/search')}>x</button>;\n",
    },
    'src/features/cars/components/Fetch.tsx',
    /fetch belongs to src\/adapters/,
  ],
  [
    'the clock in a saga',
    { 'src/features/cars/sagas/clock.saga.ts': 'export const now = () => Date.now();\n' },
    'src/features/cars/sagas/clock.saga.ts',
    /Date\.now/,
  ],
  [
    'a random number in a slice',
    { 'src/features/random/random.slice.ts': 'export const id = () => Math.random();\n' },
    'src/features/random/random.slice.ts',
    /Math\.random/,
  ],
  [
    'the time by new Date() in a slice',
    { 'src/features/random/date.slice.ts': 'export const now = () => new Date();\n' },
    'src/features/random/date.slice.ts',
    /new Date\(\)/,
  ],
  [
    'a data helper in a component',
    {
      'src/ssr/load.ts': 'export const load = () => 1;\n',
      'src/pages/a.tsx':
        "import { load } from '@/ssr/load';\nexport const getStaticProps = () => load();\nexport default function A() { return <p>{load()}</p>; }\n",
    },
    'src/pages/a.tsx',
    /load of src\/ssr may be used in data functions only/,
  ],
  ['a module that does not parse', { 'src/domain/broken.ts': 'export const = 1;\n' }, 'src/domain/broken.ts', /./],
];

/** Files that lie between the modules without being one. */
const OTHER = /\.(css|json|yaml|md|sql|svg|png|jpg|jpeg|webp|avif|mp4|pdf|woff2|ico|txt|graphql|csv)$/;
const CODE = /\.[cm]?[jt]sx?$/;

// The linter is started, on machines that may be busy.
jest.setTimeout(120_000);

describe('the import boundaries', () => {
  it('M-01 pass a project without a violation', async () => {
    const { code, count, messages } = await lintFiles(SOUND);
    expect([...messages]).toEqual([]);
    expect(count).toBe(Object.keys(SOUND).length);
    expect(code).toBe(0);
  });

  describe('fail on', () => {
    let result: Awaited<ReturnType<typeof lint>>;
    beforeAll(async () => {
      result = await lintFiles(Object.assign({}, SOUND, ...VIOLATIONS.map(([, files]) => files)));
    });

    it.each(VIOLATIONS.map(([what, , file, message]) => [what, file, message] as const))(
      'M-01 %s',
      (_, file, message) => {
        expect(result.messages.get(file)?.join('\n')).toMatch(message);
      },
    );

    it('M-01 and end with an error', () => {
      expect(result.code).not.toBe(0);
      // The files without a violation have none now.
      expect([...result.messages.keys()].filter((file) => file in SOUND)).toEqual([]);
      // Only the component is reported, not the data function.
      expect(result.messages.get('src/pages/a.tsx')).toHaveLength(1);
    });
  });

  it('M-01 fail when there is nothing to check', async () => {
    const { code, stdout } = await withFolder({ 'src/readme.md': '' }, (folder) =>
      program([OXLINT, ...ARGS], {}, folder),
    );
    expect(stdout).toContain('No files found');
    expect(code).not.toBe(0);
  });

  it('M-01 see every module of this project', async () => {
    const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.filter(({ name }) => !CODE.test(name) && !OTHER.test(name)).map(({ name }) => name)).toEqual([]);
    expect(await lint(ROOT)).toEqual({
      code: 0,
      count: files.filter(({ name }) => CODE.test(name)).length,
      messages: new Map(),
    });
  });

  it('M-01 find no cycle of features in this project', () => {
    expect(cyclicImports(ROOT)).toEqual([]);
  });
});
