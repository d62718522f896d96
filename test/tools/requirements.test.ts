import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, tsx, withFolder, type Ended } from './programs';

const PROGRAM = 'src/tools/requirements.ts';
const table = (...rows: string[]): string =>
  ['| id | what | status | shown by |', '|---|---|---|---|', ...rows, ''].join('\n');
const hold = (rows: readonly string[], tests: Readonly<Record<string, string>>): Promise<Ended> =>
  withFolder({ 'docs/requirements.md': table(...rows), ...tests }, (folder) => tsx([PROGRAM, folder]));

const STORY = { 'test/a.test.ts': "describe('a', () => { it('A-01 does it', () => {}); });\n" };

// Programs are started, on machines that may be busy.
jest.setTimeout(60_000);

describe('the table of requirements', () => {
  it.each<[string, string[], Record<string, string>]>([
    ['a row shown by a test', ['| A-01 | what | begun | `test/a.test.ts` |', '| A-02 | what | planned | |'], STORY],
    [
      'a row shown by two files',
      ['| A-01 | what | done | `test/a.test.ts`, `e2e/b.spec.ts` |'],
      { ...STORY, 'e2e/b.spec.ts': "test('A-01 does it', async () => {});\n" },
    ],
    [
      'a row shown by four files, of which the three with the most tests are named',
      ['| A-01 | what | done | `test/d.test.ts`, `test/a.test.ts`, `test/b.test.ts` |'],
      {
        ...STORY,
        'test/b.test.ts': "it('A-01 b', () => {});\n",
        'test/c.test.ts': "it('A-01 c', () => {});\n",
        'test/d.test.ts': "it('A-01 d', () => {}); it('A-01 e', () => {});\n",
      },
    ],
    [
      'titles of it.each, templates and several ids',
      [
        '| A-01 | w | begun | `test/a.test.ts` |',
        '| A-02 | w | begun | `test/a.test.ts` |',
        '| A-03 | w | begun | `test/a.test.ts` |',
      ],
      {
        'test/a.test.ts':
          'it.each([1])("A-01, A-02 %s", () => {}); it(`A-03 ${1}`, () => {}); test.describe("A-09 no test", () => {});\n',
      },
    ],
  ])('M-01 agrees with %s', async (_what, rows, tests) => {
    expect(await hold(rows, tests)).toMatchObject({ code: 0 });
  });

  it.each<[string, string[], Record<string, string>, string]>([
    ['a begun row without a test', ['| A-01 | what | begun | |'], {}, 'A-01 is begun, but no test shows it.'],
    [
      'a done row without a test',
      ['| A-01 | what | done | `test/a.test.ts` |'],
      {},
      'A-01 is done, but no test shows it.',
    ],
    [
      'an id that it does not know',
      ['| A-02 | what | planned | |'],
      STORY,
      'test/a.test.ts names A-01, which the table does not know.',
    ],
    [
      'a stale column',
      ['| A-01 | what | begun | `test/old.test.ts` |'],
      STORY,
      'A-01 is not shown by what the table says: run npm run requirements.',
    ],
    [
      'a planned row that tests show',
      ['| A-01 | what | planned | `test/a.test.ts` |'],
      STORY,
      'A-01 is planned, but tests show it: run npm run requirements.',
    ],
    [
      'a status of its own making',
      ['| A-01 | what | nearly | `test/a.test.ts` |'],
      STORY,
      'A-01 has the status nearly; it is one of planned, begun, done.',
    ],
    [
      'a row that stands twice',
      ['| A-01 | what | begun | `test/a.test.ts` |', '| A-01 | what | begun | `test/a.test.ts` |'],
      STORY,
      'A-01 stands in the table twice.',
    ],
    ['an empty table', [], {}, 'The table has no rows.'],
  ])('M-01 fails on %s', async (_what, rows, tests, sentence) => {
    const { code, stdout } = await hold(rows, tests);
    expect(stdout.split('\n')).toContain(sentence);
    expect(code).toBe(1);
  });

  it('M-01 is refreshed by --write', async () => {
    await withFolder(
      {
        'docs/requirements.md': table('| A-01 | what | planned | |', '| A-02 | what | planned | `gone.test.ts` |'),
        ...STORY,
      },
      async (folder) => {
        expect(await tsx([PROGRAM, '--write', folder])).toMatchObject({ code: 0 });
        expect(readFileSync(path.join(folder, 'docs/requirements.md'), 'utf8')).toBe(
          table('| A-01 | what | begun | `test/a.test.ts` |', '| A-02 | what | planned | |'),
        );
      },
    );
  });

  it('M-01 has every row of the house', () => {
    const text = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8');
    const ids = [...text.matchAll(/^\| ([A-M]-\d{2}) \|/gm)].map(([, id]) => id);
    const expected = Object.entries({
      A: 18,
      B: 12,
      C: 29,
      D: 5,
      E: 3,
      F: 12,
      G: 10,
      H: 5,
      I: 2,
      J: 12,
      K: 6,
      L: 5,
      M: 5,
    }).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(ids).toEqual(expected);
  });
});
