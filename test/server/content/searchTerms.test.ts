import { searchAliasesPath } from '@/domain/content/contentIds';
import type { SearchTerms } from '@/domain/content/editing';
import { ok } from '@/errors/result';
import { contentRoutes } from '@/server/content/content.routes';
import { openContent, type ContentService } from '@/server/content/content.service';
import { createEditorSessions } from '@/server/content/editing/editorSessions';
import { openEditing } from '@/server/content/editing/openEditing';
import { createSearchTerms } from '@/server/content/editing/searchTerms.service';
import { createWarningService } from '@/server/content/editing/warnings/warnings.service';
import type { QueryUnderstanding } from '@/server/search/textSearch.service';
import { siteByName } from '@/sites/sites';
import { editorSessionsInMemory, editsInMemory, filesOf, KEY, publicationsInMemory, SECRET } from './platform';

const SITE = { site: 'dealer-brand-se', language: 'sv-SE' };
/** A stock that knows Volvo and red. */
const aliasMeaning: QueryUnderstanding['aliasMeaning'] = async ({ index, language, means }) => {
  expect([index, language]).toEqual(['cars-dealer-brand-se', 'sv']);
  const terms = means.split(' ');
  const unknown = terms.filter((word) => !['volvo', 'röd'].includes(word));
  return ok({ conditions: terms.length - unknown.length, unknown });
};

let content: ContentService;
let routes: ReturnType<typeof contentRoutes>;
let cookies: Record<'own' | 'other', string>;
beforeEach(async () => {
  content = await openContent({
    files: await filesOf('dealer-brand-se', 'custom', 'it'),
    edits: editsInMemory(),
    publications: publicationsInMemory(),
    origin: () => 'http://localhost',
    introspection: false,
    report: (error) => {
      throw error;
    },
  });
  const store = editorSessionsInMemory();
  const sessions = createEditorSessions(SECRET, store);
  const cookieFor = async (site: 'dealer-brand-se' | 'it'): Promise<string> =>
    (await sessions.editorCookie({ editor: 'Eva', site }, { secure: false })).split(';')[0] ?? '';
  cookies = { own: await cookieFor('dealer-brand-se'), other: await cookieFor('it') };
  const { contentTrees } = content;
  routes = contentRoutes(content, {
    apiKey: KEY,
    editingSecret: SECRET,
    editing: openEditing({ secret: SECRET, live: false, embedded: true, sessions: store, site: contentTrees.site }),
    warnings: createWarningService({
      contentTrees,
      media: { files: async () => [], size: async () => null },
      now: () => 0,
      aliasMeaning,
    }),
    searchTerms: createSearchTerms({
      contentTrees,
      aliasMeaning,
      unfound: async ({ site, locale }) => {
        if (site !== 'dealer-brand-se' || locale !== 'sv-SE') throw new Error(`Asked for ${site}, ${locale}.`);
        return ['gnyffel', 'Bubblan', 'volvo', 'snurran'].map((word) => ({ word, times: 7, days: 3 }));
      },
    }),
  });
});

const get = (path: string, headers: Record<string, string> = { 'x-editing-secret': SECRET }) =>
  routes.request(`http://dealer-brand-se.localhost/api/content/${path}`, { headers });
const query = (more: object = {}): string => new URLSearchParams({ ...SITE, ...more }).toString();
const itemId = (): string =>
  content.contentTrees.tree(SITE.site, SITE.language, 'draft')?.byPath.get(searchAliasesPath(SITE.site).toLowerCase())
    ?.id ?? '';
const save = (pairs: string[][]) =>
  content.save({ site: SITE.site, locale: SITE.language, itemId: itemId() }, { Aliases: pairs }, 'Eva');

describe('words without a meaning, for editors', () => {
  it('F-04 are listed with the aliases, without those that have a meaning by now', async () => {
    await save([
      ['bubblan', 'volvo'],
      ['snurran', 'volvo'],
    ]);
    const response = await get(`search-terms?${query()}`, { cookie: cookies.own });
    const found: SearchTerms = await response.json();
    expect(response.status).toBe(200);
    expect(found).toEqual({
      item: itemId(),
      name: 'Aliases',
      pairs: [
        ['bubblan', 'volvo'],
        ['snurran', 'volvo'],
      ],
      raw: 'bubblan=volvo&snurran=volvo',
      terms: [{ word: 'gnyffel', times: 7, days: 3 }],
    });
  });

  it('A-16 are for editors of the site alone', async () => {
    expect((await get(`search-terms?${query()}`, {})).status).toBe(401);
    expect((await get(`search-terms?${query()}`, { cookie: cookies.other })).status).toBe(403);
    expect((await get(`search-terms?${query()}`)).status).toBe(200);
    expect((await get(`search-terms?${query({ site: 'custom' })}`)).status).toBe(404);
    expect((await get(`search-terms?${query({ language: 'xx' })}`)).status).toBe(404);
  });

  it('F-04 warns of aliases that do not mean one condition in the stock', async () => {
    await save([
      ['bubblan', 'volvo'],
      ['snurran', 'gnyffel'],
      ['faran', 'röd volvo'],
      ['delvis', 'volvo gnyffel'],
    ]);
    const list = content.contentTrees
      .tree(SITE.site, SITE.language, 'draft')
      ?.byRoute.get(siteByName('dealer-brand-se').paths.carList);
    const { warnings } = await (await get(`warnings?${query({ item: list?.id })}`)).json();
    const field = { item: itemId(), name: 'Aliases' };
    expect(warnings.filter(({ name }: { name: string }) => name === 'Aliases')).toEqual([
      { ...field, rule: 'aliasUnknown', params: { input: 'snurran', means: 'gnyffel' } },
      { ...field, rule: 'aliasSeveral', params: { input: 'faran', means: 'röd volvo' } },
      { ...field, rule: 'aliasPartly', params: { input: 'delvis', means: 'volvo gnyffel', unknown: 'gnyffel' } },
    ]);
  });
});
