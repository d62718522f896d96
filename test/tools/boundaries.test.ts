import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn, ROOT, tsx, withFolder, type Ended } from './programs';

const PROGRAM = 'src/tools/boundaries.ts';
const judge = (files: Readonly<Record<string, string>>): Promise<Ended> =>
  withFolder(files, (folder) => tsx([PROGRAM, folder]));

/** A small house in which all is well. */
const SOUND = {
  'src/domain/car.ts': 'export interface Car { id: string }\n',
  'src/ports/clock.port.ts': 'export interface Clock { now: () => number }\nexport const none = 0;\n',
  'src/features/cars/cars.events.ts':
    "import type { Car } from '@/domain/car';\nexport const carOpened = (car: Car) => car;\n",
  'src/features/cars/sagas/cars.saga.ts':
    "import type { Clock } from '@/ports/clock.port';\nimport { carOpened } from '../cars.events';\nexport const now = (clock: Clock) => [clock, carOpened];\n",
  'src/features/booking/sagas/booking.saga.ts':
    "import { carOpened } from '@/features/cars/cars.events';\nexport const onCar = carOpened;\n",
};

/** What is planted in it, and the complaint. */
const ERRORS: readonly (readonly [string, Record<string, string>, RegExp])[] = [
  [
    'a forbidden import',
    { 'src/domain/price.ts': "import { none } from '@/ports/clock.port';\nexport const price = none;\n" },
    /^src\/domain\/price\.ts:1 domain may not import ports: src\/ports\/clock\.port\.ts\.$/m,
  ],
  [
    'a forbidden import by a relative path',
    { 'src/domain/price.ts': "export { none } from '../ports/clock.port';\n" },
    /price\.ts:1 domain may not import ports/,
  ],
  [
    'a forbidden dynamic import',
    { 'src/domain/price.ts': "\nexport const later = () => import('@/ports/clock.port');\n" },
    /price\.ts:2 domain may not import ports/,
  ],
  [
    'a forbidden type import',
    { 'src/domain/price.ts': "import type { Clock } from '@/ports/clock.port';\nexport type Price = Clock;\n" },
    /price\.ts:1 domain may not import ports/,
  ],
  [
    'a type asked for in the middle of a line',
    { 'src/domain/price.ts': "export type Price = import('@/ports/clock.port').Clock;\n" },
    /price\.ts:1 domain may not import ports/,
  ],
  [
    'a value where types alone are open',
    {
      'src/features/cars/sagas/late.saga.ts': "import { none } from '@/ports/clock.port';\nexport const late = none;\n",
    },
    /late\.saga\.ts:1 .*\(its types only\)/,
  ],
  [
    "another feature's saga",
    {
      'src/features/booking/sagas/b.saga.ts':
        "import { now } from '@/features/cars/sagas/cars.saga';\nexport const b = now;\n",
    },
    /b\.saga\.ts:1 .*\(that of its own feature only\)/,
  ],
  [
    'a saga in a view',
    {
      'src/features/cars/components/Car.tsx':
        "import { now } from '../sagas/cars.saga';\nexport const Car = () => <p>{String(now)}</p>;\n",
    },
    /Car\.tsx:1 feature view may not import feature saga/,
  ],
  [
    'React in the server',
    { 'src/server/page.ts': "import { createElement } from 'react';\nexport const page = createElement;\n" },
    /page\.ts:1 imports the package react/,
  ],
  [
    "Node's own modules by their short names",
    { 'src/domain/price.ts': "import { readFileSync } from 'fs';\nexport const price = readFileSync;\n" },
    /price\.ts:1 imports the package fs; domain does without the packages of node/,
  ],
  [
    'an import that nobody can know',
    { 'src/domain/price.ts': 'export const later = (name: string) => import(`@/ports/${name}`);\n' },
    /price\.ts:1 imports what is only known when it runs/,
  ],
  [
    'a font from a third party',
    { 'src/pages/_app.tsx': "import { Inter } from 'next/font/google';\nexport default Inter;\n" },
    /_app\.tsx:1 imports next\/font\/google, which no one may/,
  ],
  [
    'a cycle',
    {
      'src/domain/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
      'src/domain/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
    },
    /is in an import cycle: src\/domain\/a\.ts -> src\/domain\/b\.ts -> src\/domain\/a\.ts\.$/m,
  ],
  [
    'a cycle of types',
    {
      'src/domain/a.ts': "import type { B } from './b';\nexport type A = B[];\n",
      'src/domain/b.ts': "import type { A } from './a';\nexport type B = A[];\n",
    },
    /is in an import cycle/,
  ],
  ['a barrel', { 'src/domain/index.ts': "export { type Car } from './car';\n" }, /index\.ts:1 is a barrel/],
  [
    'a module that passes on another',
    { 'src/domain/all.ts': "export * from './car';\n" },
    /all\.ts:1 passes on all of another module/,
  ],
  [
    'a file that is not there',
    { 'src/domain/price.ts': "import { x } from './nowhere';\nexport const y = x;\n" },
    /price\.ts:1 imports \.\/nowhere, and no such file stands there/,
  ],
  [
    'a folder that the house does not have',
    { 'src/helpers/misc.ts': 'export const misc = 1;\n' },
    /misc\.ts:1 stands in no place of the house/,
  ],
  [
    'Intl outside i18n',
    { 'src/domain/price.ts': "export const price = new Intl.NumberFormat('sv');\n" },
    /price\.ts:1 uses Intl/,
  ],
  [
    'toLocaleString outside i18n',
    { 'src/domain/price.ts': 'export const price = (1).toLocaleString();\n' },
    /price\.ts:1 uses toLocaleString/,
  ],
  [
    'a request past the ports',
    {
      'src/features/cars/components/Car.tsx':
        "export const Car = () => <button onClick={() => void fetch('/api/search')}>x</button>;\n",
    },
    /Car\.tsx:1 uses fetch, which belongs to src\/adapters/,
  ],
  [
    'the clock in a saga',
    { 'src/features/cars/sagas/late.saga.ts': 'export const late = () => Date.now();\n' },
    /late\.saga\.ts:1 uses Date\.now/,
  ],
  [
    'chance in a slice',
    { 'src/features/cars/cars.slice.ts': 'export const id = () => Math.random();\n' },
    /cars\.slice\.ts:1 uses Math\.random/,
  ],
  [
    'the time by new Date() in a slice',
    { 'src/features/cars/cars.slice.ts': 'export const at = () => new Date();\n' },
    /cars\.slice\.ts:1 asks new Date\(\)/,
  ],
  [
    'a data helper in a component',
    {
      'src/ssr/load.ts': 'export const load = () => 1;\n',
      'src/pages/a.tsx':
        "import { load } from '@/ssr/load';\nexport const getStaticProps = () => load();\nexport default function A() { return <p>{load()}</p>; }\n",
    },
    /^src\/pages\/a\.tsx:3 uses load of src\/ssr outside a data function\.\n(?!.*a\.tsx:2)/m,
  ],
  ['a module that does not parse', { 'src/domain/price.ts': 'export const = 1;\n' }, /price\.ts:1 can't be parsed/],
  [
    'a kind of file it does not know',
    { 'src/domain/car.py': 'pass\n' },
    /car\.py:1 is a kind of file that this check does not know/,
  ],
];

// Programs are started, on machines that may be busy.
jest.setTimeout(60_000);

describe('the import boundaries', () => {
  it('M-01 let a sound house pass', async () => {
    expect(await judge(SOUND)).toMatchObject({ code: 0, stdout: '5 modules, 4 imports, 0 complaints\n' });
  });

  it('M-01 let a lazy part know the form of what asks for it', async () => {
    const lazy = {
      'src/domain/a.ts': "export interface A { id: string }\nexport const b = () => import('./b');\n",
      'src/domain/b.ts': "import type { A } from './a';\nexport type B = A;\n",
    };
    expect(await judge({ ...SOUND, ...lazy })).toMatchObject({ code: 0 });
  });

  describe('fail on', () => {
    let judged: string[][];
    beforeAll(async () => {
      // A program for each would take most of its time to start.
      const folders = ERRORS.map(() => mkdtempSync(path.join(tmpdir(), 'forecourt faults ')));
      try {
        for (const [at, folder] of folders.entries()) filesIn(folder, { ...SOUND, ...ERRORS[at]?.[1] });
        const { stdout, stderr } = await tsx(['test/tools/judgeMany.ts', ...folders]);
        if (stderr !== '') throw new Error(stderr);
        judged = JSON.parse(stdout);
      } finally {
        for (const folder of folders) rmSync(folder, { recursive: true });
      }
    });

    it.each(ERRORS.map(([what, , complaint], at) => [what, at, complaint] as const))(
      'M-01 %s',
      (_what, at, complaint) => {
        expect(judged[at]?.join('')).toMatch(complaint);
      },
    );
  });

  it('M-01 say so as a program, and end with 1', async () => {
    const { code, stdout } = await judge({
      ...SOUND,
      'src/domain/price.ts': "import { none } from '@/ports/clock.port';\nexport const price = none;\n",
    });
    expect(stdout).toBe(
      'src/domain/price.ts:1 domain may not import ports: src/ports/clock.port.ts.\n6 modules, 5 imports, 1 complaints\n',
    );
    expect(code).toBe(1);
  });

  it('M-01 fail when there is nothing to judge', async () => {
    expect(await judge({ 'src/readme.md': '' })).toMatchObject({ code: 1 });
  });

  it('M-01 see every module of this project', async () => {
    const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, withFileTypes: true });
    const expected = files.filter((file) => file.isFile() && /\.(ts|tsx|js|mjs|cjs)$/.test(file.name)).length;
    const { stdout } = await tsx([PROGRAM]);
    expect(stdout).toMatch(new RegExp(`^${expected} modules, `, 'm'));
  });
});
