import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { flowFiles, generatedPages, stalePages, writePages, type LoadModule } from '@/tools/docs/generated';

const load: LoadModule = async (file) => jest.requireActual<Record<string, unknown>>(file);
const project = join(__dirname, '../..');
const exampleFlow = (id: string) => `export const doorFlow = { id: '${id}', initial: 'shut', endless: true, states: {
  shut: { kind: 'ask', on: { opened: 'ajar' } }, ajar: { kind: 'ask', on: { closed: [{ to: 'shut', when: 'light' }] } } } };\n`;

describe('generated pages', () => {
  let root: string;
  const plant = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'docs-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('M-01 are fresh in this project', async () => {
    expect(flowFiles(project)).toContain('src/features/consent/consent.flow.ts');
    expect(stalePages(project, await generatedPages(project, load))).toEqual([]);
  });

  it('M-01 are written for flows of features and blocks, and are then fresh', async () => {
    plant('src/features/door/door.flow.ts', exampleFlow('door'));
    plant('src/blocks/Menu/menu.flow.ts', exampleFlow('menu'));
    const pages = await generatedPages(root, load);
    expect(stalePages(root, pages)).toEqual(['docs/errors.md', 'docs/flows/menu.md', 'docs/flows/door.md']);
    writePages(root, pages);
    expect(stalePages(root, pages)).toEqual([]);
    const page = readFileSync(join(root, 'docs/flows/door.md'), 'utf8');
    expect(page).toContain('ajar --> shut: closed [light]');
    expect(page).toContain('| **shut** (start) | ask | opened → ajar |');
  });

  it.each<[string, (pages: Map<string, string>) => void, string[]]>([
    ['a page changed by hand', () => plant('docs/flows/door.md', 'mine'), ['docs/flows/door.md']],
    ['a page of a flow that is gone', () => plant('docs/flows/window.md', 'old'), ['docs/flows/window.md']],
    ['a page that is missing', () => rmSync(join(root, 'docs/errors.md')), ['docs/errors.md']],
  ])('M-01 name %s, and writing mends it', async (_what, spoil, stale) => {
    plant('src/features/door/door.flow.ts', exampleFlow('door'));
    const pages = await generatedPages(root, load);
    writePages(root, pages);
    spoil(pages);
    expect(stalePages(root, pages)).toEqual(stale);
    writePages(root, pages);
    expect(stalePages(root, pages)).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a flow file without a flow',
      { 'src/features/door/door.flow.ts': 'export const door = 1;\n' },
      'src/features/door/door.flow.ts exports no flow.',
    ],
    [
      'two flows of one name',
      { 'src/features/a/a.flow.ts': exampleFlow('door'), 'src/features/b/b.flow.ts': exampleFlow('door') },
      "Two flows are called 'door'; the second is in src/features/b/b.flow.ts.",
    ],
  ])('M-01 refuse %s', async (_what, files, message) => {
    for (const [file, text] of Object.entries(files)) plant(file, text);
    await expect(generatedPages(root, load)).rejects.toThrow(message);
  });

  it('M-01 list the whole catalogue', async () => {
    const page = (await generatedPages(root, load)).get('docs/errors.md');
    expect(page).toContain(
      '| `SEARCH_FAILED` | 2 §8 Search failure | search | 502 | 3 tries, 300 ms doubling | retry | `error.searchFailed` | `search_failed` |',
    );
    expect(page).toContain(
      '| `PAGE_VIEW_FAILED` | 1 §8 Page-view tracking failure | telemetry | 502 | never | none | – |',
    );
  });
});

/**
 * Files of this project that a page names in code style or links to; names with a placeholder or a star, and those of
 * the examples, are left out.
 */
function namedFiles(page: string, text: string): string[] {
  const paths = [...text.matchAll(/`((?:src|test|e2e|docs|public)\/[^`\s]*)`/g)].map(([, path = '']) => path);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => join(dirname(page), link));
  return [...paths, ...links].filter((path) => !/[<>*…]|tradeIn|TradeIn|OpeningHours/.test(path));
}

describe('pages of docs and the README', () => {
  const pages = [
    'README.md',
    ...readdirSync(join(project, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && file !== 'requirements.md')
      .map((file) => join('docs', file)),
  ];
  const missing = (page: string): string[] =>
    namedFiles(page, readFileSync(join(project, page), 'utf8')).filter((file) => !existsSync(join(project, file)));

  it.each(pages)('M-01 %s names and links only files that exist', (page) => {
    expect(missing(page)).toEqual([]);
  });

  it('M-01 find a path and a link that are wrong', () => {
    const text = 'See `src/proxy.ts`, `src/gone.ts`, `src/features/<name>` and [a page](gone.md#top).';
    expect(namedFiles('docs/a.md', text)).toEqual(['src/proxy.ts', 'src/gone.ts', 'docs/gone.md']);
  });
});
