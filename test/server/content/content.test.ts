import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openContentTrees, type ContentTrees } from '@/server/content/contentTrees';
import { ContentError } from '@/server/content/files';
import type { ContentItem, SiteTree } from '@/server/content/model/content.types';
import { compileRedirects } from '@/domain/sites/redirects';
import { towns } from '@/server/dealers/seed/towns';
import { asciiSlug } from '@/lib/asciiSlug';
import { allSites } from '@/sites/sites';
import { isDrawing } from '@/domain/content/drawings';
import { FILES } from './platform';

const MEDIA = path.join(process.cwd(), 'src/server/media/files');
const origin = () => 'http://localhost';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder with a home page for every site and the given files. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-content-'));
  folders.push(folder);
  const homes = Object.fromEntries(
    ['sv', 'nb', 'da', 'fi', 'sk', 'en'].map((language) => [
      `shared/${language}/home.yaml`,
      'fields: { navTitle: "{site}" }\nblocks: []\n',
    ]),
  );
  for (const [name, text] of Object.entries({ ...homes, ...files })) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

async function problemsOf(files: Record<string, string>): Promise<readonly string[]> {
  try {
    await openContentTrees(folderWith(files), origin);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

describe('content files', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'YAML that cannot be read, with its line',
      { 'it/sv-SE/home.yaml': 'fields:\n  navTitle: "open\n' },
      /it\/sv-SE\/home\.yaml, line \d+: /,
    ],
    [
      'a duplicate name, with its line',
      { 'it/sv-SE/home.yaml': 'template: Page\nblocks: []\nblocks: []\n' },
      /it\/sv-SE\/home\.yaml, line 3: /,
    ],
    [
      'two documents in one file',
      { 'it/sv-SE/home.yaml': 'blocks: []\n---\nblocks: []\n' },
      /it\/sv-SE\/home\.yaml: holds more than one document/,
    ],
    [
      'a file of comments alone',
      { 'it/sv-SE/home.yaml': '# blocks: []\n' },
      /it\/sv-SE\/home\.yaml: wants template, name, fields and blocks/,
    ],
    [
      'a folder of no site',
      { 'nowhere/sv-SE/home.yaml': 'blocks: []' },
      /nowhere\/sv-SE\/home\.yaml: stands in the folder of no site and language/,
    ],
    ['a language that the site does not speak', { 'it/en/home.yaml': 'blocks: []' }, /it\/en\/home\.yaml: stands/],
    [
      'an unknown block',
      { 'it/sv-SE/home.yaml': 'blocks: [{ HeroBaner: {} }]' },
      /a block with the name HeroBaner; no such block is known/,
    ],
    [
      'an unknown field',
      { 'it/sv-SE/home.yaml': 'blocks: [{ Spacer: { Hight: Small } }]' },
      /Spacer 1 has no field Hight; Spacer has Height, BackgroundColor/,
    ],
    [
      'a value of the wrong type',
      { 'it/sv-SE/home.yaml': 'blocks: [{ Footer: { BottomText: [] } }, { Carousel: { Autoplay: soon } }]' },
      /Carousel 1, Autoplay: wants a whole number/,
    ],
    [
      'a link that is no address',
      { 'it/sv-SE/home.yaml': 'blocks: [{ Logo: { Link: "javascript:alert(1)" } }]' },
      /Logo 1, Link: wants a link/,
    ],
    [
      'a picture from nowhere',
      { 'it/sv-SE/home.yaml': 'blocks: [{ Logo: { Logo: "//evil.example/a.png" } }]' },
      /Logo 1, Logo: wants a picture/,
    ],
    [
      'a date that is none',
      { 'it/sv-SE/home.yaml': 'template: Story\nfields: { date: 2026-13-40 }' },
      /Story, date: wants a date/,
    ],
    ['a part that no page has', { 'it/sv-SE/home.yaml': 'titel: x' }, /has a part titel that no page has/],
    ['an unknown template', { 'it/sv-SE/home.yaml': 'template: Sida' }, /names no template of a page: Sida/],
    [
      'a tag that is nowhere',
      { 'it/sv-SE/home/a.yaml': 'template: Story\nfields: { tags: [Data/Tags/none] }' },
      /refers to Data\/Tags\/none, which is nowhere/,
    ],
    [
      'two pages at one address',
      { 'it/sv-SE/home/a.yaml': 'slug: b', 'it/sv-SE/home/b.yaml': 'blocks: []' },
      /\/b is the address of two pages/,
    ],
    [
      'a redirect to itself',
      { 'it/redirects.yaml': '- { from: /a, to: /a }' },
      /it\/redirects\.yaml: row 1 \(\/a\) leads \/a to itself/,
    ],
    ['a redirect without its target', { 'it/redirects.yaml': '- { from: /a }' }, /row 1 wants from and to/],
  ])('E-03 are refused with %s', async (_what, files, problem) => {
    expect(await problemsOf(files)).toContainEqual(expect.stringMatching(problem));
  });

  it('E-03 are all reported at once; a site needs no more than a home page in its language', async () => {
    expect(await problemsOf({})).toEqual([]);
    expect(
      (await problemsOf({ 'it/sv-SE/home.yaml': 'blocks: [{ A: {} }, { B: {} }]' })).filter((problem) =>
        problem.startsWith('it/'),
      ),
    ).toHaveLength(2);
  });

  it('E-03 share files by language: the site’s own file replaces a shared one, placeholders name the site', async () => {
    const contentTrees = await openContentTrees(
      folderWith({
        'shared/sv/home/about.yaml': 'slug: om\nfields: { navTitle: "Om {site}" }',
        'logistics/sv-SE/home/about.yaml': 'fields: { navTitle: Eget }',
        'shared/sv/home/cars.yaml': 'when: cars\nfields: { navTitle: "{carList}" }',
      }),
      origin,
    );
    const pageOf = (site: string, route: string) =>
      contentTrees.tree(site, 'sv-SE', 'published')?.byRoute.get(route)?.displayName;
    expect([
      pageOf('it', '/om'),
      pageOf('logistics', '/om'),
      pageOf('logistics', '/about'),
      pageOf('it', '/cars'),
      pageOf('car-store-se', '/cars'),
    ]).toEqual(['Om Nordvik IT', undefined, 'Eget', undefined, '/kop-bil/alla-bilar-i-lager']);
  });
});

describe('the content of the repository', () => {
  let contentTrees: ContentTrees;
  let trees: readonly SiteTree[];
  beforeAll(async () => {
    contentTrees = await openContentTrees(FILES, origin);
    trees = contentTrees.trees('published');
  });
  const hrefsOf = (item: ContentItem): string[] =>
    [...item.fields.values()].flatMap((value) =>
      'link' in value
        ? [value.link?.href ?? '']
        : 'text' in value
          ? [...value.text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
          : [],
    );

  it('E-03 exists for every site in each of its languages: home with blocks, error pages, privacy, cookies, accessibility, header and footer', () => {
    expect(trees).toHaveLength(allSites.reduce((sum, { languages }) => sum + languages.length, 0));
    for (const tree of trees) {
      const names = new Set([...tree.byId.values()].map(({ path: itemPath }) => itemPath.split('/Home/')[1]));
      for (const name of ['404', '500', 'privacy', 'cookies', 'accessibility'])
        expect([tree.site, tree.locale, name, names.has(name)]).toEqual([tree.site, tree.locale, name, true]);
      for (const [area, blocks] of Object.entries(tree.home.areas ?? {}))
        expect([tree.site, area, blocks.length > 0]).toEqual([tree.site, area, true]);
      expect(Object.keys(tree.home.areas ?? {})).toHaveLength(3);
      expect(tree.home.file.startsWith(`${tree.site}/${tree.locale}/`)).toBe(true);
      expect([...tree.byRoute.keys()].filter((route) => !/[*]|404|500/.test(route)).length).toBeGreaterThanOrEqual(6);
    }
  });

  it("I-02 has a page with the workshop booking where a site's settings name it", () => {
    for (const { name, languages, features } of allSites) {
      const routes = contentTrees.tree(name, languages[0].locale, 'published')?.byRoute;
      const bookings = [...(routes ?? [])].flatMap(([route, { areas }]) =>
        Object.values(areas ?? {}).some((blocks) =>
          blocks.some(({ componentName }) => componentName === 'ServiceBooking'),
        )
          ? [route]
          : [],
      );
      expect([name, bookings]).toEqual([name, features.booking ? [features.booking] : []]);
    }
  });

  it('A-07 has every path of the Swedish store', () => {
    const routes = contentTrees.tree('car-store-se', 'sv-SE', 'published')?.byRoute;
    const expected = [
      '/',
      '/kop-bil',
      '/salj-bil',
      '/webbshop',
      '/livet-med-bil',
      '/om-nordvik',
      '/anlaggningar',
      '/anlaggningar/*',
      '/kop-bil/*/*',
      '/service-och-verkstad',
      '/dack-och-biltillbehor',
      ...[
        'alla-bilar-i-lager',
        'nya-bilar-i-lager',
        'begagnade-bilar-i-lager',
        'bilmarken',
        'bilmarken/volvo',
        'biltyp/elbilar',
        'biltyp/hybridbilar',
        'biltyp/demobilar',
        'foretag',
        'foretag/tjanstebil',
        'kampanjer/bilkampanjer',
        'privatleasing-bilar',
        'finansiering',
        'bilagande/forsakring',
      ].map((name) => `/kop-bil/${name}`),
      ...['boka-bilverkstad', 'vara-verkstadstjanster'].map((name) => `/service-och-verkstad/${name}`),
      ...['dackhotell', 'webbshop', 'laddbox', 'biltillbehor', 'dackkop-tack', 'dackkop-fel'].map(
        (name) => `/dack-och-biltillbehor/${name}`,
      ),
    ];
    expect(expected.filter((route) => !routes?.has(route))).toEqual([]);
    for (const route of expected) {
      const page = routes?.get(route);
      const title = page?.fields.get('navtitle');
      expect([
        route,
        title && 'text' in title && title.text !== '',
        (page?.areas?.['headless-main'] ?? []).length > 0,
      ]).toEqual([route, true, true]);
    }
  });

  it('E-03 has no link within a site that leads nowhere', () => {
    const isMedium = (href: string) =>
      href.startsWith('/-/jssmedia/') && existsSync(path.join(MEDIA, href.slice('/-/jssmedia/'.length)));
    const lost = trees.flatMap((tree) => {
      const site = allSites.find(({ name }) => name === tree.site);
      const prefix = site?.languages.find(({ locale }) => locale === tree.locale)?.prefix ?? '';
      const leads = (href: string) =>
        isMedium(href) ||
        // No page of the content.
        (site?.cars !== undefined && href === site.paths.saved) ||
        tree.byRoute.has(href) ||
        (prefix !== '' && tree.byRoute.has(href.replace(new RegExp(`^/${prefix}(?=/|$)`), '') || '/'));
      return [...tree.byId.values()].flatMap((item) =>
        hrefsOf(item)
          .filter((href) => href.startsWith('/') && !leads(href.split(/[?#]/)[0] ?? href))
          .map((href) => `${item.file}: ${href}`),
      );
    });
    expect(lost).toEqual([]);
  });

  it('A-06 leads old addresses of the Swedish store to pages and facilities that exist', () => {
    const site = contentTrees.site('car-store-se');
    const tree = contentTrees.tree('car-store-se', 'sv-SE', 'published');
    const facilities = new Set(towns.se.map(({ city, part }) => `/anlaggningar/${asciiSlug(`${city} ${part ?? ''}`)}`));
    const rules = site ? contentTrees.settings(site).redirects : [];
    const { find } = compileRedirects(rules);
    const targets = rules.flatMap(({ pattern, examples }) =>
      (examples ?? [pattern]).map(
        (address) => find(...(address.split('?', 2) as [string, string?]))?.target.split('?')[0] ?? '',
      ),
    );
    expect(
      targets.filter(
        (target) =>
          !target.startsWith('https://') &&
          !tree?.byRoute.has(target) &&
          !facilities.has(target) &&
          !/^\/kop-bil\/\d{5,12}\//.test(target),
      ),
    ).toEqual([]);
  });

  it('E-03 leaves no placeholder, no empty title and no picture but a line drawing without alt text', () => {
    const written = trees.flatMap((tree) =>
      [...tree.byId.values()].filter(({ template }) => template.name !== 'DictionaryEntry'),
    );
    // In the facts of a hero they are counts of the data, which the page fills in.
    const filledIn = (name: string, text: string): string =>
      name === 'proof' ? text.replace('{facilities}', '60').replace('{closing}', '2 today') : text;
    const wrong = written.flatMap((item) =>
      [...item.fields]
        .filter(
          ([name, value]) =>
            ('text' in value && /\{\w+\}|lorem|TODO/i.test(filledIn(name, value.text))) ||
            ('image' in value && value.image?.alt === '' && !isDrawing(value.image.src)),
        )
        .map(([name]) => `${item.file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('E-03 gives every item an id that is its own', () => {
    for (const tree of trees)
      expect(new Set([...tree.byId.values()].map(({ path: itemPath }) => itemPath.toLowerCase())).size).toBe(
        tree.byId.size,
      );
    const [swedish, english] = ['sv-SE', 'en'].map(
      (locale) => contentTrees.tree('car-store-se', locale, 'published')?.home.id,
    );
    expect(swedish).toBe(english);
  });
});
