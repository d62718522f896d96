import type { EditReference } from '@/domain/content/editing';
import type { EditWarning } from '@/domain/content/editWarnings';
import type { LanguageFiles, SiteFiles } from '@/server/content/files';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { openPlatform, SECRET, type Platform } from './platform';

const site = siteByName('restaurant');
const AT = { site: 'restaurant', language: 'sv-SE' };

/** A site of one story and one page with a field of every kind. */
function siteFiles(): ReadonlyMap<SiteName, SiteFiles> {
  const pages: LanguageFiles = new Map(
    Object.entries<unknown>({
      home: {
        fields: { navTitle: 'Hem' },
        blocks: [{ ImageCard: { Title: 'a', Link: '/bort', Image: { src: '/-/jssmedia/a.avif', alt: 'b' } } }],
      },
      tags: { elbil: 'Elbil', vinter: 'Vinter' },
      'home/nytt': {
        template: 'Story',
        fields: {
          navTitle: 'Nytt',
          title: 'Nytt',
          date: '2026-10-01',
          tags: ['Data/Tags/elbil'],
          hideInNavigation: true,
        },
        blocks: [
          { CarTeaser: { Title: 'Bilar', Filter: { car_fuel: ['El', 'Hybrid'] } } },
          { CountdownTimer: { Title: 'Kvar', TargetDate: '2026-12-24T00:00:00Z' } },
          { FileDownloadList: { Title: 'Filer', Items: [{ Title: 'Lista', File: '/-/jssmedia/lista.pdf' }] } },
        ],
      },
    }).map(([target, data]) => [target, { file: target, data }]),
  );
  return new Map([
    [
      site.name,
      {
        site,
        languages: new Map(site.languages.map(({ locale }) => [locale, pages])),
        settings: null,
        redirects: null,
      },
    ],
  ]);
}

let platform: Platform;
beforeEach(async () => {
  platform = await openPlatform({ files: siteFiles() });
});

const request = (
  path: string,
  method = 'GET',
  body?: unknown,
  headers: Record<string, string> = { 'x-editing-secret': SECRET },
) =>
  platform.app.fetch(
    new Request(`http://restaurant.localhost/api/content${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    { peer: '203.0.113.9' },
  );
const treeOf = (view: 'published' | 'draft') => platform.content.contentTrees.tree('restaurant', 'sv-SE', view);
const itemAt = (path: string): string =>
  treeOf('published')?.byPath.get(`${treeOf('published')?.root.path}/${path}`.toLowerCase())?.id ?? '';
const valueOf = (view: 'published' | 'draft', id: string, name: string): unknown =>
  treeOf(view)?.byId.get(id)?.fields.get(name.toLowerCase());
const save = (id: string, fields: object, was?: object) =>
  request(`/items/${id}/draft`, 'PUT', { ...AT, fields, ...(was ? { was } : {}) });

const kinds: [kind: string, path: string, name: string, value: unknown, raw: string, wrong: unknown][] = [
  ['a day', 'Home/nytt', 'date', '2026-12-01', '20261201T000000Z', '2026-13-01'],
  ['a moment', 'Home/nytt/Data/CountdownTimer 1', 'TargetDate', '2026-12-31T23:00:00Z', '20261231T230000Z', 'soon'],
  [
    'names and values',
    'Home/nytt/Data/CarTeaser 1',
    'Filter',
    [
      ['car_fuel', 'Diesel'],
      ['car_brand', 'Kia'],
    ],
    'car_fuel=Diesel&car_brand=Kia',
    [['car_fuel']],
  ],
  ['items that exist', 'Home/nytt', 'tags', ['Data/Tags/vinter', 'Data/Tags/elbil'], '', ['Data/Tags/none']],
  [
    'a file',
    'Home/nytt/Data/FileDownloadList 1/Items 1',
    'File',
    { src: '/-/jssmedia/ny.pdf', title: 'Ny', extension: 'pdf', mimeType: '', size: '' },
    '<file src="/-/jssmedia/ny.pdf" title="Ny" />',
    { src: 'javascript:alert(1)' },
  ],
  ['a tick', 'Home/nytt', 'hideInNavigation', false, '', 'no'],
];

describe.each(kinds)('a field that holds %s', (_kind, path, name, value, raw, wrong) => {
  it('A-16 is a draft, is published, is discarded, and is restored', async () => {
    const id = itemAt(path);
    const before = valueOf('published', id, name);
    expect((await save(id, { [name]: value })).status).toBe(200);
    expect(valueOf('draft', id, name)).not.toEqual(before);
    expect(valueOf('published', id, name)).toEqual(before);
    expect((await request(`/items/${id}/draft`, 'DELETE', AT)).status).toBe(204);
    expect(valueOf('draft', id, name)).toEqual(before);
    await save(id, { [name]: value });
    await request('/publish', 'POST', AT);
    expect(valueOf('published', id, name)).not.toEqual(before);
    expect((await request(`/items/${id}/restore`, 'POST', { ...AT, version: 1 })).status).toBe(200);
    await request('/publish', 'POST', AT);
    expect(valueOf('published', id, name)).toEqual(before);
  });

  it('A-16 reports a conflict with another editor, and accepts the same save twice', async () => {
    const id = itemAt(path);
    const was = { [name]: rawBefore[name] ?? '' };
    expect((await save(id, { [name]: value }, was)).status).toBe(200);
    expect((await save(id, { [name]: value }, was)).status).toBe(200);
    const conflict = await save(id, { [name]: otherOf(value) }, was);
    expect(conflict.status).toBe(409);
    const { error }: { error: { now: string } } = await conflict.json();
    // Ids of items derive from their paths; only their presence is checked.
    expect(error.now).toContain(raw);
  });

  it('A-16 refuses an invalid value, and names the field', async () => {
    const response = await save(itemAt(path), { [name]: wrong });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([400, expect.stringContaining(name)]);
  });
});

/** As they are stored in the files. */
const rawBefore: Record<string, string> = {
  date: '20261001T000000Z',
  TargetDate: '20261224T000000Z',
  Filter: 'car_fuel=El&car_fuel=Hybrid',
  File: '<file src="/-/jssmedia/lista.pdf" />',
  hideInNavigation: '1',
  tags: '',
};
beforeEach(() => {
  const value = treeOf('published')?.byId.get(itemAt('Data/Tags/elbil'))?.id ?? '';
  rawBefore.tags = `{${[8, 4, 4, 4, 12].map((length, index, all) => value.slice(all.slice(0, index).reduce((sum, one) => sum + one, 0)).slice(0, length)).join('-')}}`;
});
function otherOf(value: unknown): unknown {
  if (value === false) return true;
  if (typeof value === 'string') return value.replace('2026', '2027');
  return Array.isArray(value) ? value.slice(1) : { src: '/-/jssmedia/tredje.pdf' };
}

describe('the editing API: references and warnings', () => {
  it('A-16 lists the items that fields refer to, and the choices', async () => {
    const { references }: { references: EditReference[] } = await (
      await request(
        `/references?${new URLSearchParams({ ...AT, items: [itemAt('Home/nytt'), itemAt('Home'), 'zz'].join() })}`,
      )
    ).json();
    expect(references).toEqual([
      {
        item: itemAt('Home/nytt'),
        name: 'tags',
        many: true,
        paths: ['Data/Tags/elbil'],
        raw: rawBefore.tags,
        choices: [
          { path: 'Data/Tags/elbil', name: 'Elbil' },
          { path: 'Data/Tags/vinter', name: 'Vinter' },
        ],
      },
    ]);
    expect((await request(`/references?${new URLSearchParams({ ...AT, site: 'nowhere', items: '' })}`)).status).toBe(
      404,
    );
  });

  it('A-16 lists the warnings of a page with its drafts', async () => {
    const home = itemAt('Home');
    const warnings = async (): Promise<EditWarning[]> =>
      (
        (await (await request(`/warnings?${new URLSearchParams({ ...AT, item: home })}`)).json()) as {
          warnings: EditWarning[];
        }
      ).warnings;
    expect((await warnings()).map(({ rule, params }) => [rule, params])).toEqual([['linkDead', { href: '/bort' }]]);
    await save(itemAt('Home/Data/ImageCard 1'), { Link: '/nytt', Image: { src: '/-/jssmedia/a.avif', alt: '' } });
    expect((await warnings()).map(({ rule, item, name }) => [rule, item, name])).toEqual([
      ['altMissing', itemAt('Home/Data/ImageCard 1'), 'Image'],
    ]);
  });

  it.each(['', 'zz', '0'.repeat(32)])('A-16 finds no page by the id %j', async (item) => {
    expect((await request(`/warnings?${new URLSearchParams({ ...AT, item })}`)).status).toBe(404);
  });

  it('A-16 refuses callers without an editor session', async () => {
    for (const path of ['/warnings', '/references'])
      expect(
        (
          await request(
            `${path}?${new URLSearchParams({ ...AT, item: itemAt('Home'), items: '' })}`,
            'GET',
            undefined,
            {},
          )
        ).status,
      ).toBe(401);
  });
});
