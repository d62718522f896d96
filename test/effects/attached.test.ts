import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unattached } from '@test/kit/attached';
import { filesEnding } from '@test/kit/flowFiles';

const load = (file: string): Record<string, unknown> => jest.requireActual<Record<string, unknown>>(file);
const root = join(__dirname, '../..');

describe('watch tables', () => {
  it('M-01 are all attached by their feature file', () => {
    expect(filesEnding(root, ['src/features'], '.saga.ts').length).toBeGreaterThan(0);
    expect(unattached(root, load)).toEqual([]);
  });

  describe('planted ones', () => {
    let planted: string;
    const plant = (files: Record<string, string>) => {
      for (const [name, text] of Object.entries(files)) {
        const file = join(planted, 'src/features/probe', name);
        mkdirSync(join(file, '..'), { recursive: true });
        writeFileSync(file, text);
      }
    };
    beforeEach(() => {
      planted = mkdtempSync(join(tmpdir(), 'attached-'));
    });
    afterEach(() => {
      rmSync(planted, { recursive: true });
    });

    const saga =
      'const row = (name) => ({ name, *saga() {} });\nexport const first = [row("a")];\nexport const second = [row("b"), row("c")];\nexport const single = row("d");\n';
    const problems = (...names: string[]) =>
      names.map(
        (name) =>
          `${name} of src/features/probe/sagas/probe.saga.ts is not attached by any feature file in src/features/probe`,
      );

    it.each<[string, Record<string, string>, string[]]>([
      ['without a feature file', {}, problems('first', 'second', 'single')],
      [
        'that a feature file forgets',
        { 'probe.feature.ts': "import { first } from './sagas/probe.saga';\nexport const probe = { watch: first };\n" },
        problems('second', 'single'),
      ],
      [
        'that are attached in part',
        {
          'probe.feature.ts':
            "import { first, second, single } from './sagas/probe.saga';\nexport const probe = { watch: [...first, second[0], single] };\n",
        },
        problems('second'),
      ],
      [
        'that are attached as they should',
        {
          'probe.feature.ts':
            "import { first, second, single } from './sagas/probe.saga';\nexport const probe = { watch: [...first, ...second, single] };\n",
        },
        [],
      ],
    ])('M-01 %s', (_what, feature, expected) => {
      plant({ 'sagas/probe.saga.ts': saga, ...feature });
      expect(unattached(planted, load)).toEqual(expected);
    });

    it('M-01 reports a table without rows, attached or not', () => {
      plant({
        'sagas/probe.saga.ts': 'export const nothing = [];\n',
        'probe.feature.ts': "import { nothing } from './sagas/probe.saga';\nexport const probe = { watch: nothing };\n",
      });
      expect(unattached(planted, load)).toEqual(['nothing of src/features/probe/sagas/probe.saga.ts watches nothing']);
    });
  });
});
