import type { DraftChange } from '@/domain/content/changes';
import type { FieldInfo } from '@/domain/content/editing';
import { homeItemPath } from '@/domain/content/contentIds';
import { formatGuid } from '@/server/content/guid';
import { editsInMemory, filesOf, KEY, openPlatform, SECRET, type Platform } from './platform';

interface Layout {
  sitecore: {
    context: Record<string, unknown>;
    route: null | {
      itemId: string;
      itemVersion: number;
      fields: Record<string, { value: unknown }>;
      placeholders: Record<
        string,
        {
          uid: string;
          componentName: string;
          dataSource: string;
          fields: Record<string, { value: unknown; metadata?: object }>;
        }[]
      >;
    };
  };
}

const SITE = { site: 'it', language: 'sv-SE' };
let platform: Platform;
beforeEach(async () => {
  platform = await openPlatform({ files: await filesOf('it', 'custom') });
});

const request = (
  path: string,
  {
    method = 'GET',
    headers = { 'x-editing-secret': SECRET },
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
) =>
  platform.app.fetch(
    new Request(`http://it.localhost${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    { peer: '203.0.113.9', revalidate: async (page) => void platform.rendered.push(page) },
  );
const layoutOf = async (path = '/', headers: Record<string, string> = {}): Promise<Layout> =>
  (
    (
      await platform.data(
        `{ layout(site: "it", routePath: "${path}", language: "sv-SE") { item { rendered } } }`,
        {},
        headers,
      )
    ).layout as { item: { rendered: Layout } }
  ).item.rendered;
const heroOf = (layout: Layout) =>
  layout.sitecore.route?.placeholders['headless-main']?.find(({ componentName }) => componentName === 'HeroBanner');
const titleOf = async (headers: Record<string, string> = {}) =>
  heroOf(await layoutOf('/', headers))?.fields.Title?.value;
const hero = async () => (heroOf(await layoutOf())?.dataSource ?? '').replace(/[{}]/g, '');
const preview = { sc_editMode: 'false', sc_previewMode: 'true' };

describe('the editing API', () => {
  it('A-16 saves a draft that only previews show, publishes it, and names the page to revalidate', async () => {
    const before = await titleOf();
    const id = await hero();
    const saved = await request(`/api/content/items/${id}/draft`, {
      method: 'PUT',
      body: { ...SITE, editor: 'eva', fields: { title: 'Nya ord' } },
    });
    expect([saved.status, await saved.json()]).toEqual([
      200,
      { item: expect.any(String), language: 'sv-SE', version: 2, state: 'draft' },
    ]);
    expect([await titleOf(), await titleOf(preview), await titleOf({ sc_layoutKind: 'final' })]).toEqual([
      before,
      'Nya ord',
      'Nya ord',
    ]);
    const published = await (await request('/api/content/publish', { method: 'POST', body: SITE })).json();
    expect(published).toMatchObject({
      invocation_id: expect.stringMatching(/^[\da-f-]{36}$/),
      continues: false,
      publication: { id: expect.any(String), pages: 1, done: 0, failed: 0 },
      updates: [
        {
          identifier: expect.stringMatching(/^[\dA-F]{32}$/),
          entity_definition: 'Item',
          operation: 'Update',
          entity_culture: 'sv-SE',
        },
        { identifier: expect.stringMatching(/^[\dA-F]{32}-layout$/), entity_definition: 'LayoutData' },
      ],
    });
    await platform.content.revalidation.settled();
    expect(platform.rendered).toEqual(['/_sites/it/sv-SE']);
    expect(await titleOf()).toBe('Nya ord');
    const { versions } = await (await request(`/api/content/items/${id}/versions?site=it&language=sv-SE`)).json();
    expect(versions.map(({ version, state, editor }: Record<string, unknown>) => [version, state, editor])).toEqual([
      [2, 'published', 'eva'],
      [1, 'replaced', ''],
    ]);
  });

  it('L-03 has a form for every page: part of it as soon as an editor gave it an id', async () => {
    const formIn = (layout: Layout) =>
      layout.sitecore.route?.placeholders['headless-main']?.find(({ componentName }) => componentName === 'OnlineForm');
    const visible = async (headers: Record<string, string> = {}) =>
      formIn(await layoutOf('/', headers))?.fields.FormId?.value;
    expect([await visible(), await visible(preview)]).toEqual([undefined, undefined]);
    const id = (formIn(await layoutOf('/', { sc_editMode: 'true' }))?.dataSource ?? '').replace(/[{}]/g, '');
    const save = (fields: object) =>
      request(`/api/content/items/${id}/draft`, { method: 'PUT', body: { ...SITE, editor: 'eva', fields } });
    expect((await save({ Title: 'Fråga oss' })).status).toBe(200);
    // Visitors could not send it.
    expect([await visible(), await visible(preview)]).toEqual([undefined, undefined]);
    const Fields = '[{ "name": "what", "type": "textarea", "label": "Vad?" }]';
    expect((await save({ FormId: 'fraga', Fields })).status).toBe(200);
    expect([await visible(), await visible(preview)]).toEqual([undefined, 'fraga']);
    expect((await request('/api/content/publish', { method: 'POST', body: SITE })).status).toBe(200);
    await platform.content.revalidation.settled();
    expect(platform.rendered).toEqual(['/_sites/it/sv-SE']);
    expect(formIn(await layoutOf())?.fields).toMatchObject({
      Title: { value: 'Fråga oss' },
      Fields: { value: Fields },
    });
    await request(`/api/content/items/${id}/restore`, { method: 'POST', body: { ...SITE, version: 1 } });
    await request('/api/content/publish', { method: 'POST', body: SITE });
    expect(await visible()).toBeUndefined();
  });

  it('A-16 restores an earlier version, and discards a draft', async () => {
    const before = await titleOf();
    const id = await hero();
    await request(`/api/content/items/${id}/draft`, { method: 'PUT', body: { ...SITE, fields: { Title: 'Två' } } });
    await request('/api/content/publish', { method: 'POST', body: { ...SITE, items: [id] } });
    expect(
      (await request(`/api/content/items/${id}/restore`, { method: 'POST', body: { ...SITE, version: 1 } })).status,
    ).toBe(200);
    expect([await titleOf(), await titleOf(preview)]).toEqual(['Två', before]);
    expect((await request(`/api/content/items/${id}/draft`, { method: 'DELETE', body: SITE })).status).toBe(204);
    expect(await titleOf(preview)).toBe('Två');
    expect((await request(`/api/content/items/${id}/draft`, { method: 'DELETE', body: SITE })).status).toBe(404);
  });

  it('A-16 revalidates every page when the change shows on all of them', async () => {
    const { item } = (await platform.data('query($p: String!) { item(path: $p, language: "sv-SE") { id } }', {
      p: homeItemPath('it'),
    })) as { item: { id: string } };
    await request(`/api/content/items/${item.id}/draft`, {
      method: 'PUT',
      body: { ...SITE, fields: { navTitle: 'Hem' } },
    });
    const { publication } = await (await request('/api/content/publish', { method: 'POST', body: SITE })).json();
    await platform.content.revalidation.settled();
    expect(publication.pages).toBe(platform.rendered.length);
    expect(platform.rendered.length).toBeGreaterThan(1);
    expect(platform.rendered[0]).toBe('/_sites/it/sv-SE');
  });

  it('A-16 lets a dictionary entry be edited', async () => {
    const { item } = (await platform.data(
      '{ item(path: "/sitecore/content/nordvik/it/Dictionary/frame.skip", language: "sv-SE") { id } }',
    )) as { item: { id: string } };
    await request(`/api/content/items/${item.id}/draft`, {
      method: 'PUT',
      body: { ...SITE, fields: { Phrase: 'Hoppa' } },
    });
    await request('/api/content/publish', { method: 'POST', body: SITE });
    const { site } = await platform.data(
      '{ site { siteInfo(site: "it") { dictionary(language: "sv-SE", first: 1) { results { key value } } } } }',
    );
    expect(site).toEqual({ siteInfo: { dictionary: { results: [{ key: 'frame.skip', value: 'Hoppa' }] } } });
  });

  it('A-16 shows a page as it was in one of its versions', async () => {
    const { item } = (await platform.data('query($p: String!) { item(path: $p, language: "sv-SE") { id } }', {
      p: homeItemPath('it'),
    })) as { item: { id: string } };
    for (const title of ['Två', 'Tre']) {
      await request(`/api/content/items/${item.id}/draft`, {
        method: 'PUT',
        body: { ...SITE, fields: { metaTitle: title } },
      });
      await request('/api/content/publish', { method: 'POST', body: SITE });
    }
    const of = async (version: string) =>
      (
        await platform.data(
          'query($p: String!, $v: String) { item(path: $p, language: "sv-SE", version: $v) { version field(name: "metaTitle") { value } } }',
          { p: item.id, v: version },
        )
      ).item;
    expect([await of('1'), await of('2'), await of('3'), await of('4')]).toEqual([
      { version: 1, field: { value: 'Nordvik IT, system för bilhandel' } },
      { version: 2, field: { value: 'Två' } },
      { version: 3, field: { value: 'Tre' } },
      null,
    ]);
  });

  it.each<[string, string, string, unknown, number]>([
    ['an unknown field', 'PUT', '/draft', { ...SITE, fields: { nothing: 'x' } }, 400],
    ['a value of the wrong type', 'PUT', '/draft', { ...SITE, fields: { HasMarginTop: 'yes' } }, 400],
    [
      'a link that would run a script',
      'PUT',
      '/draft',
      { ...SITE, fields: { Link: { href: 'javascript:alert(1)' } } },
      400,
    ],
    ['no fields', 'PUT', '/draft', SITE, 400],
    ['a body that is no JSON', 'PUT', '/draft', '{', 400],
    ['another site’s item', 'PUT', '/draft', { site: 'custom', language: 'sv-SE', fields: { Title: 'x' } }, 404],
    [
      'a language that the site does not speak',
      'PUT',
      '/draft',
      { site: 'it', language: 'en', fields: { Title: 'x' } },
      404,
    ],
    ['a version that never was', 'POST', '/restore', { ...SITE, version: 7 }, 404],
    ['a version that cannot be', 'POST', '/restore', { ...SITE, version: 0 }, 400],
  ])('A-16 refuses %s', async (_what, method, path, body, status) => {
    expect((await request(`/api/content/items/${await hero()}${path}`, { method, body })).status).toBe(status);
    expect(await titleOf(preview)).toBe(await titleOf());
  });

  it('A-16 refuses a value outside the choices of its field, and names both', async () => {
    const response = await request(`/api/content/items/${await hero()}/draft`, {
      method: 'PUT',
      body: { ...SITE, fields: { content: 'Audio' } },
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: expect.objectContaining({ field: 'Content', reason: 'choice', allowed: 'Image, Video' }) },
    ]);
  });

  it('A-16 refuses an id of a tag manager that is none', async () => {
    const { itemId } = (await layoutOf()).sitecore.route ?? { itemId: '' };
    const save = async (gtmID: string) =>
      request(`/api/content/items/${itemId}/draft`, { method: 'PUT', body: { ...SITE, fields: { gtmID } } });
    const response = await save("GTM-ABC123'></script>");
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { field: 'gtmID', reason: 'tagManager' } },
    ]);
    expect([(await save('GTM-ABC123')).status, (await save('')).status]).toEqual([200, 200]);
  });

  it('A-16 refuses a wrong or missing secret, the key of readers, and all requests where no secret is set', async () => {
    const tries: Record<string, string>[] = [{ 'x-editing-secret': 'another' }, {}, { sc_apikey: KEY }];
    expect(
      await Promise.all(
        tries.map(
          async (headers) => (await request('/api/content/publish', { method: 'POST', headers, body: SITE })).status,
        ),
      ),
    ).toEqual([401, 401, 401]);
    platform = await openPlatform({ files: await filesOf('it') }, { secret: undefined });
    expect((await request('/api/content/publish', { method: 'POST', body: SITE })).status).toBe(404);
  });

  it('E-01 takes over what another process published', async () => {
    const edits = editsInMemory();
    const files = await filesOf('it');
    const [here, there] = await Promise.all([openPlatform({ edits, files }), openPlatform({ edits, files })]);
    platform = here;
    const id = (await hero()).replaceAll('-', '');
    await there.content.save({ site: 'it', locale: 'sv-SE', itemId: id }, { Title: 'Från andra sidan' }, '');
    await there.content.publish({ site: 'it', locale: 'sv-SE' });
    await here.content.refresh();
    expect(await titleOf()).toBe('Från andra sidan');
  });
});

describe('the REST services of older clients', () => {
  const rest = (path: string, headers: Record<string, string> = {}) => request(path, { headers });

  it('E-02 serve layout, area and dictionary, with the key in the URL', async () => {
    const layout = await rest(
      `/sitecore/api/layout/render/jss?item=/tjanster&sc_apikey=${KEY}&sc_site=it&sc_lang=sv-SE`,
    );
    expect([layout.status, await layout.json()]).toEqual([200, await layoutOf('/tjanster')]);
    const area = await rest(
      `/sitecore/api/layout/placeholder/jss?placeholderName=headless-main&item=/tjanster&sc_apikey=${KEY}&sc_site=it&sc_lang=sv-SE`,
    );
    expect(await area.json()).toEqual({
      name: 'headless-main',
      path: 'headless-main',
      elements: (await layoutOf('/tjanster')).sitecore.route?.placeholders['headless-main'],
    });
    const dictionary = await rest(`/sitecore/api/jss/dictionary/it/sv-SE?sc_apikey=${KEY}`);
    expect(await dictionary.json()).toMatchObject({
      lang: 'sv-SE',
      app: 'it',
      phrases: { 'frame.skip': 'Hoppa till innehållet' },
    });
  });

  it.each<[string, number]>([
    [`/sitecore/api/layout/render/jss?item=/nowhere&sc_apikey=${KEY}&sc_site=it&sc_lang=sv-SE`, 404],
    [`/sitecore/api/layout/render/jss?item=/&sc_apikey=${KEY}&sc_site=nowhere&sc_lang=sv-SE`, 404],
    ['/sitecore/api/layout/render/jss?item=/&sc_apikey=wrong&sc_site=it&sc_lang=sv-SE', 401],
    [`/sitecore/api/jss/dictionary/it/de-DE?sc_apikey=${KEY}`, 404],
    [`/sitecore/api/layout/placeholder/jss?placeholderName=none&item=/&sc_apikey=${KEY}&sc_site=it&sc_lang=sv-SE`, 404],
  ])('E-02 %s returns %d', async (path, status) => {
    const response = await rest(path);
    expect(response.status).toBe(status);
  });

  it('E-02 give one block alone, to see it or to edit it', async () => {
    const page = await layoutOf();
    const block = heroOf(page);
    const address = `/layout/component?item=${page.sitecore.route?.itemId}&uid=${block?.uid}&dataSourceId=${encodeURIComponent(block?.dataSource ?? '')}&sc_site=it&sc_lang=sv-SE`;
    const seen: Layout = await (await rest(address, { 'x-sitecore-contextid': KEY, sc_editMode: 'false' })).json();
    expect([seen.sitecore.context.renderingType, seen.sitecore.route?.placeholders]).toEqual([
      'component',
      { 'editing-componentmode-placeholder': [block] },
    ]);
    const edited: Layout = await (await rest(address, { 'x-sitecore-contextid': KEY, sc_editMode: 'true' })).json();
    expect(
      edited.sitecore.route?.placeholders['editing-componentmode-placeholder']?.[0]?.fields.Title?.metadata,
    ).toMatchObject({
      title: 'Title',
      datasource: { id: formatGuid(block?.dataSource.replace(/[{}-]/g, '') ?? '', 'B') },
    });
    expect((await rest(address.replace(block?.uid ?? '', 'none'), { 'x-sitecore-contextid': KEY })).status).toBe(404);
    expect((await rest(address)).status).toBe(401);
  });
});

describe('several editors at a time', () => {
  const draft = (id: string, body: object) =>
    request(`/api/content/items/${id}/draft`, { method: 'PUT', body: { ...SITE, ...body } });

  it('A-16 get a conflict with the current value when another editor changed the same field', async () => {
    const id = await hero();
    const was = String(await titleOf());
    expect((await draft(id, { editor: 'Eva', fields: { Title: 'Evas ord' }, was: { Title: was } })).status).toBe(200);
    const outdated = await draft(id, { fields: { Title: 'Olles ord' }, was: { Title: was } });
    expect([outdated.status, await outdated.json()]).toEqual([
      409,
      {
        error: {
          code: 'CHANGED_MEANWHILE',
          message: expect.any(String),
          field: 'Title',
          now: 'Evas ord',
          editor: 'Eva',
        },
      },
    ]);
    expect(await titleOf(preview)).toBe('Evas ord');
    expect((await draft(id, { fields: { Title: 'Olles ord' }, was: { Title: 'Evas ord' } })).status).toBe(200);
    expect(await titleOf(preview)).toBe('Olles ord');
  });

  it('A-16 do not conflict in different fields, and a repeated change is saved once', async () => {
    const id = await hero();
    const was = { Title: String(await titleOf()) };
    await draft(id, { fields: { Text: 'Evas text' } });
    for (const _ of [1, 2]) expect((await draft(id, { fields: { Title: 'Olles ord' }, was })).status).toBe(200);
  });

  it('A-16 publish nothing that they have not seen', async () => {
    const id = await hero();
    await draft(id, { fields: { Title: 'Evas ord' }, editor: 'eva' });
    const { drafts } = await (await request('/api/content/drafts?site=it&language=sv-SE')).json();
    expect(drafts).toEqual([
      expect.objectContaining({ item: id.replaceAll('-', '').toUpperCase(), name: 'Title', editor: 'eva' }),
    ]);
    const { change: seen } = drafts[0];
    await draft(id, { fields: { Title: 'Olles ord' } });
    const refused = await request('/api/content/publish', { method: 'POST', body: { ...SITE, items: [id], seen } });
    expect([refused.status, (await refused.json()).error.code, platform.rendered]).toEqual([
      409,
      'CHANGED_MEANWHILE',
      [],
    ]);
    expect(
      (await request('/api/content/publish', { method: 'POST', body: { ...SITE, items: [id], seen: seen + 1 } }))
        .status,
    ).toBe(200);
    expect(await titleOf()).toBe('Olles ord');
  });

  it('A-16 throw drafts away together, and only those that they name', async () => {
    const before = await titleOf();
    const id = await hero();
    await draft(id, { fields: { Title: 'Evas ord' } });
    expect(
      await (
        await request('/api/content/discard', {
          method: 'POST',
          body: { ...SITE, items: ['{11111111-2222-3333-4444-555555555555}'] },
        })
      ).json(),
    ).toEqual({ discarded: 0 });
    expect(
      await (await request('/api/content/discard', { method: 'POST', body: { ...SITE, items: [id] } })).json(),
    ).toEqual({ discarded: 1 });
    expect(await titleOf(preview)).toBe(before);
    expect((await request('/api/content/discard', { method: 'POST', body: { ...SITE, items: [] } })).status).toBe(400);
    expect((await request('/api/content/drafts?site=nowhere&language=sv-SE')).status).toBe(404);
  });
});

describe('publishing what was chosen', () => {
  const save = (id: string, editor: string, fields: object) =>
    request(`/api/content/items/${id}/draft`, { method: 'PUT', body: { ...SITE, editor, fields } });
  const changesIn = async (): Promise<DraftChange[]> =>
    (await (await request('/api/content/drafts?site=it&language=sv-SE')).json()).drafts;
  const publish = (body: object) => request('/api/content/publish', { method: 'POST', body: { ...SITE, ...body } });
  const visitors = async (name: string) => heroOf(await layoutOf())?.fields[name]?.value;

  it('A-16 lists what changed, who changed it and when, field by field, with its page and the number of pages', async () => {
    const id = await hero();
    const was = String(await titleOf());
    await save(id, 'Eva', { Title: 'Evas ord', Link: { href: '/kontakt', text: 'Kontakt' } });
    await save(id, 'Olle', { CenterContent: true });
    const page = { item: expect.stringMatching(/^[\dA-F]{32}$/), name: expect.any(String), path: '/' };
    const item = id.replaceAll('-', '').toUpperCase();
    const change = { item, block: 'Toppbild', page, pages: 1, changedAt: expect.any(String), restored: null };
    expect(await changesIn()).toEqual([
      expect.objectContaining({
        ...change,
        name: 'Title',
        label: 'Rubrik',
        editor: 'Eva',
        before: was,
        after: 'Evas ord',
      }),
      expect.objectContaining({ ...change, name: 'Link', editor: 'Eva', after: 'Kontakt (/kontakt)' }),
      expect.objectContaining({ ...change, name: 'CenterContent', editor: 'Olle', before: 'Av', after: 'På' }),
    ]);
  });

  it('A-16 lists no field that was changed back to what visitors see, and publishes the rest with it', async () => {
    const id = await hero();
    const was = await titleOf();
    await save(id, 'Eva', { Title: 'Nya ord', Text: 'Ny text' });
    await save(id, 'Eva', { Title: was });
    expect((await changesIn()).map(({ name }) => name)).toEqual(['Text']);
    await publish({ fields: [{ item: id, fields: ['Text'] }] });
    expect([await changesIn(), await visitors('Text'), await titleOf()]).toEqual([[], 'Ny text', was]);
  });

  it('A-16 publishes and discards the chosen fields only, also of one block', async () => {
    const id = await hero();
    const was = await visitors('Text');
    await save(id, 'Eva', { Title: 'Evas ord' });
    await save(id, 'Olle', { Text: 'Olles text' });
    expect((await publish({ fields: [{ item: id, fields: ['Title'] }], editor: 'Eva' })).status).toBe(200);
    expect([await titleOf(), await visitors('Text')]).toEqual(['Evas ord', was]);
    expect((await changesIn()).map(({ name, editor }) => [name, editor])).toEqual([['Text', 'Olle']]);
    const { versions } = await (await request(`/api/content/items/${id}/versions?site=it&language=sv-SE`)).json();
    expect(
      versions.map(({ version, state, editor, publisher }: Record<string, unknown>) => [
        version,
        state,
        editor,
        publisher,
      ]),
    ).toEqual([
      [3, 'draft', 'Olle', ''],
      [2, 'published', 'Eva', 'Eva'],
      [1, 'replaced', '', ''],
    ]);
    const discarded = await request('/api/content/discard', {
      method: 'POST',
      body: { ...SITE, fields: [{ item: id, fields: ['Text'] }] },
    });
    expect([discarded.status, await changesIn(), await titleOf(preview)]).toEqual([200, [], 'Evas ord']);
  });

  it('A-16 publishes the fields of a restored version together', async () => {
    const id = await hero();
    const [title, text] = [await titleOf(), await visitors('Text')];
    await save(id, 'Eva', { Title: 'Två', Text: 'Två' });
    await publish({});
    await request(`/api/content/items/${id}/restore`, {
      method: 'POST',
      body: { ...SITE, version: 1, editor: 'Olle' },
    });
    expect((await changesIn()).map(({ name, restored }) => [name, restored])).toEqual([
      ['Title', 1],
      ['Text', 1],
    ]);
    await publish({ fields: [{ item: id, fields: ['Title'] }] });
    expect([await titleOf(), await visitors('Text'), await changesIn()]).toEqual([title, text, []]);
  });

  it('A-16 a second press publishes nothing more', async () => {
    const id = await hero();
    await save(id, 'Eva', { Title: 'Evas ord' });
    const fields = [{ item: id, fields: ['Title'] }];
    const [first, second] = await Promise.all([publish({ fields }), publish({ fields })]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const bodies = [await first.json(), await second.json()];
    expect(bodies.map(({ publication }) => publication.pages).toSorted()).toEqual([0, 1]);
    const { versions } = await (await request(`/api/content/items/${id}/versions?site=it&language=sv-SE`)).json();
    expect(versions).toHaveLength(2);
  });

  it.each([
    ['no fields of an item', { fields: [{ item: 'x', fields: [] }] }],
    ['a field without an item', { fields: [{ fields: ['Title'] }] }],
    ['names that are none', { fields: [{ item: 'x', fields: [1] }] }],
    ['no list', { fields: 'Title' }],
  ])('A-16 refuses %s', async (_what, body) => {
    expect((await publish(body)).status).toBe(400);
    expect((await request('/api/content/discard', { method: 'POST', body: { ...SITE, ...body } })).status).toBe(400);
  });

  it('A-16 publishes nothing for an item or field that has no draft', async () => {
    await save(await hero(), 'Eva', { Title: 'Evas ord' });
    const was = await titleOf();
    for (const fields of [[{ item: await hero(), fields: ['Text'] }], [{ item: 'A'.repeat(32), fields: ['Title'] }]])
      expect((await publish({ fields })).status).toBe(200);
    expect([await titleOf(), await changesIn()]).toEqual([was, [expect.objectContaining({ name: 'Title' })]]);
  });

  it('A-16 counts the pages that show a field: header, footer and names in the navigation on all', async () => {
    const tree = platform.content.contentTrees.tree('it', 'sv-SE', 'draft');
    const footer = [...(tree?.byId.values() ?? [])].find(({ template }) => template.name === 'Footer');
    const home = tree?.home;
    const ids = [footer?.id, home?.id, (await hero()).replaceAll('-', '')];
    const { fields }: { fields: FieldInfo[] } = await (
      await request(`/api/content/fields?site=it&language=sv-SE&items=${ids.join()}`)
    ).json();
    const pages = [...(tree?.byRoute.keys() ?? [])].filter((route) => !route.includes('*')).length;
    const of = (item: string | undefined, name: string) =>
      fields.find((one) => one.item === item && one.name === name)?.pages;
    expect(pages).toBeGreaterThan(3);
    expect([of(footer?.id, 'BottomText'), of(home?.id, 'navTitle'), of(home?.id, 'metaDescription')]).toEqual([
      pages,
      pages,
      1,
    ]);
    expect(fields.find(({ item, name }) => item === ids[2] && name === 'Title')).toEqual({
      item: ids[2],
      name: 'Title',
      label: 'Rubrik',
      help: '',
      pages: 1,
    });
    expect(fields.find(({ name }) => name === 'metaTitle')?.help).toMatch(/60 tecken/);
    expect((await request('/api/content/fields?site=nowhere&language=sv-SE&items=')).status).toBe(404);
  });

  it('A-16 responds before its pages are rendered, with their number', async () => {
    const tree = platform.content.contentTrees.tree('it', 'sv-SE', 'draft');
    const footer = [...(tree?.byId.values() ?? [])].find(({ template }) => template.name === 'Footer')?.id ?? '';
    await save(footer, 'Eva', { BottomText: 'Ny rad' });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    const slow = (path: string, method = 'GET', body?: object) =>
      platform.app.fetch(
        new Request(`http://it.localhost${path}`, {
          method,
          headers: { 'x-editing-secret': SECRET, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        }),
        {
          revalidate: (page) => {
            begun += 1;
            return page.endsWith('/kontakt') ? Promise.reject(new Error('full')) : released;
          },
        },
      );
    const { publication } = await (await slow('/api/content/publish', 'POST', SITE)).json();
    const progress = async () => (await slow(`/api/content/publications/${publication.id}`)).json();
    expect([publication.pages > 3, begun <= 3]).toEqual([true, true]);
    expect(await progress()).toMatchObject({ pages: publication.pages, done: 0 });
    release();
    await platform.content.revalidation.settled();
    expect([await progress(), begun]).toEqual([
      { id: publication.id, pages: publication.pages, done: publication.pages - 1, failed: 1 },
      publication.pages,
    ]);
    expect((await slow('/api/content/publications/none')).status).toBe(404);
    expect((await slow(`/api/content/publications/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`)).status).toBe(
      404,
    );
  });
});
