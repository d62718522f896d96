import { Readable } from 'node:stream';
import type { GetServerSidePropsContext } from 'next';
import { blocks } from '@/blocks/generated/definitions';
import { openEditing } from '@/server/content/editing/openEditing';
import { createEditorSessions, type ViewSession } from '@/server/content/editing/editorSessions';
import { createSearchTerms } from '@/server/content/editing/searchTerms.service';
import { ok } from '@/errors/result';
import { contentRoutes } from '@/server/content/content.routes';
import { getCanvasProps, getEditProps } from '@/ssr/editing';
import { getSiteProps } from '@/ssr/site';
import { canvasMarkup } from '@/blocks/canvasMarkup';
import { marksIn } from '@/domain/content/editingMarks';
import { createApp } from '@/server/app';
import { createMetrics } from '@/server/http/metrics';
import { choicesOf } from '@/domain/content/schemaChoices';
import { Hono } from 'hono';
import { editorSessionsInMemory, KEY, SECRET } from '../server/content/platform';
import { openServices, visitOf, type Opened } from './ssrKit';

const store = editorSessionsInMemory();
const sessions = createEditorSessions(SECRET, store);
const plain = { secure: false };
const cookieOf = (line: string): string => line.split(';')[0] ?? '';
let editorCookie = '';
beforeAll(async () => {
  editorCookie = cookieOf(await sessions.editorCookie({ editor: 'Eva', site: 'car-store-se' }, plain));
});
const PATH = '/om-nordvik';

let opened: Opened;
let requests: { operation: string; headers: Headers }[] = [];
beforeAll(async () => {
  opened = await openServices({}, ['car-store-se']);
  const { content } = opened;
  const editing = openEditing({
    secret: SECRET,
    live: false,
    embedded: true,
    sessions: store,
    site: content.contentTrees.site,
  });
  if (!editing) throw new Error('The secret opens nothing.');
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log: opened.services.log,
    metrics: createMetrics(),
    routes: {
      search: new Hono(),
      stock: new Hono(),
      media: new Hono(),
      analytics: new Hono(),
      content: new Hono()
        .use('/api/graphql/v1', async (c, next) => {
          const { query }: { query: string } = await c.req.raw.clone().json();
          requests.push({ operation: /query (\w+)/.exec(query)?.[1] ?? '', headers: c.req.raw.headers });
          await next();
        })
        .route(
          '/',
          contentRoutes(content, {
            apiKey: KEY,
            editingSecret: SECRET,
            editing,
            pictures: async () => ['/-/jssmedia/a.avif'],
            searchTerms: createSearchTerms({
              contentTrees: content.contentTrees,
              unfound: async () => [{ word: 'gnyffel', times: 7, days: 3 }],
              aliasMeaning: async () => ok({ conditions: 0, unknown: ['gnyffel'] }),
            }),
          }),
        ),
    },
  });
  Object.assign(opened.services, { app, editing: editing.service });
}, 60_000);
afterAll(() => opened.close());
beforeEach(() => {
  requests = [];
});

const idOf = (path: string): string =>
  opened.content.contentTrees.tree('car-store-se', 'sv-SE', 'published')?.byRoute.get(path)?.id ?? '';
const heroOf = (): string => {
  const page = opened.content.contentTrees.tree('car-store-se', 'sv-SE', 'published')?.byRoute.get(PATH);
  return (
    Object.values(page?.areas ?? {})
      .flat()
      .find(({ componentName }) => componentName === 'HeroBanner')?.source.id ?? ''
  );
};
const saveTitle = (title: string) =>
  opened.content.save({ site: 'car-store-se', locale: 'sv-SE', itemId: heroOf() }, { Title: title }, 'Eva');
const visit = (path: string, cookie: string): GetServerSidePropsContext => {
  const context = visitOf('car-store-se', path);
  context.req.headers.cookie = cookie;
  return context;
};
const view = async (changes: Partial<ViewSession> = {}): Promise<string> =>
  cookieOf(
    await sessions.viewCookie(
      {
        mode: 'edit',
        site: 'car-store-se',
        language: 'sv-SE',
        item: idOf(PATH),
        route: PATH,
        layoutKind: 'final',
        ...changes,
      },
      plain,
    ),
  );
async function propsOf<T>(result: Promise<{ props: T | Promise<T> } | object>): Promise<T> {
  const given = await result;
  if (!('props' in given)) throw new Error(`No props: ${JSON.stringify(given)}`);
  return given.props;
}

describe('a page for our own editor', () => {
  it('A-16 shows drafts at once, names every field that can be changed, and is never cached', async () => {
    await saveTitle('Ett utkast');
    const context = visit(PATH, editorCookie);
    const props = await propsOf(getEditProps(context));
    if (props.view !== 'editor') throw new Error(`The page is for a ${props.view}.`);
    const title = props.editor.fields.find(({ item, name }) => item === heroOf() && name === 'Title');
    expect(title).toMatchObject({ kind: 'text', value: 'Ett utkast', raw: 'Ett utkast' });
    expect(title).not.toHaveProperty('metadata');
    expect(props.editor).toMatchObject({
      site: 'car-store-se',
      locale: 'sv-SE',
      path: PATH,
      pictures: ['/-/jssmedia/a.avif'],
      drafts: [{ item: heroOf(), name: 'Title', editor: 'Eva', change: expect.any(Number) }],
      elsewhere: 0,
      editor: 'Eva',
    });
    expect(marksIn(JSON.stringify(props.blocks))).toContain(title?.id);
    expect(props.texts).toHaveProperty(['editing.publish']);
    expect(Object.fromEntries(Object.entries(context.res.getHeaders()))).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    await opened.content.discard({ site: 'car-store-se', locale: 'sv-SE', itemIds: [heroOf()] });
  });

  it('A-16 names its fields in the page’s language, and marks those that other pages show, too', async () => {
    const props = await propsOf(getEditProps(visit(PATH, editorCookie)));
    if (props.view !== 'editor') throw new Error(`The page is for a ${props.view}.`);
    const { fields, blocks } = props.editor;
    expect(fields.find(({ item, name }) => item === heroOf() && name === 'Title')).toMatchObject({
      label: 'Rubrik',
      pages: 1,
    });
    const footer = fields[(blocks.find(({ name }) => name === 'Sidfot')?.fields[0] ?? 0) - 1];
    expect(footer?.pages).toBeGreaterThan(50);
    expect(fields.find(({ name }) => name === 'metaDescription')).toMatchObject({
      label: 'Beskrivning i sökresultat',
      help: expect.stringMatching(/155 tecken/),
      pages: 1,
    });
    expect(fields.filter(({ name, label }) => name === label && /[a-z][A-Z]/.test(name))).toEqual([]);
  });

  it('A-16 shows a block of a feature to visitors, and to editors with its fields', async () => {
    const path = '/dack-och-biltillbehor/dackhotell';
    const props = await propsOf(getEditProps(visit(path, editorCookie)));
    if (props.view !== 'editor') throw new Error(`The page is for a ${props.view}.`);
    expect(JSON.stringify(props.blocks)).not.toContain('"missing"');
    expect(props.editor.blocks.find(({ name }) => name === 'Däckhotell')?.fields).not.toEqual([]);
    const visitors = await propsOf(Promise.resolve(getSiteProps(visitOf('car-store-se', path))));
    expect(JSON.stringify(visitors.blocks)).toContain('"block":"TireHotel"');
  });

  it('A-16 requests the platform again for every page, as an editor', async () => {
    for (const _ of [1, 2]) await propsOf(getEditProps(visit(PATH, editorCookie)));
    const pages = requests.filter(({ operation }) => operation === 'Page');
    expect(pages).toHaveLength(2);
    expect(Object.fromEntries(pages[0]?.headers ?? [])).toMatchObject({
      sc_editmode: 'true',
      sc_layoutkind: 'final',
      sc_site: 'car-store-se',
    });
  });

  it('A-16 can change the head of the page, and the content of header and footer', async () => {
    const props = await propsOf(getEditProps(visit(PATH, editorCookie)));
    if (props.view !== 'editor') throw new Error(`The page is for a ${props.view}.`);
    const { blocks, fields } = props.editor;
    const names = (uid: (id: string) => boolean) =>
      blocks
        .filter((block) => uid(block.uid))
        .flatMap((block) => block.fields.map((id) => fields.find((field) => field.id === id)?.name));
    expect(names((uid) => uid === '')).toEqual(
      expect.arrayContaining(['metaTitle', 'navTitle', 'metaDescription', 'ogImage']),
    );
    expect(blocks.map(({ name }) => name)).toEqual(expect.arrayContaining(['Toppbild', 'Sidfot']));
  });

  it('A-16 offers the values that the block of a field accepts, and for items those that exist', async () => {
    const fieldsOf = async (path: string) => {
      const props = await propsOf(getEditProps(visit(path, editorCookie)));
      if (props.view !== 'editor') throw new Error(`The page is for a ${props.view}.`);
      return props.editor;
    };
    const { fields } = await fieldsOf(PATH);
    const choicesOf = (name: string) =>
      fields.find((field) => field.item === heroOf() && field.name === name)?.choices?.map(({ path }) => path);
    expect([choicesOf('TextColor'), choicesOf('TitleTag'), choicesOf('Title')]).toEqual([
      ['Black', 'White'],
      ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'],
      undefined,
    ]);
    const story = await fieldsOf('/livet-med-bil/2026/rost-pa-varen');
    const tags = story.fields.find(({ name }) => name === 'tags');
    expect(tags).toMatchObject({
      kind: 'many',
      item: idOf('/livet-med-bil/2026/rost-pa-varen'),
      value: ['Data/Tags/verkstad', 'Data/Tags/vinter'],
    });
    expect(tags?.choices?.length).toBeGreaterThan(3);
    expect(story.blocks.find(({ uid }) => uid === '')?.fields).toContain(tags?.id);
    expect(story.fields.find(({ name }) => name === 'date')).toMatchObject({ kind: 'day', value: '2026-05-06' });
  });

  it.each<[what: string, path: string, head: boolean]>([
    ['the list of cars', '/kop-bil/alla-bilar-i-lager', true],
    ['a car', '/kop-bil/10001/volvo-v60', false],
  ])('A-16 of %s is the page of its visitors, with the editor’s data around it', async (_what, path, head) => {
    const context = visit(path, editorCookie);
    const props = await propsOf(getEditProps(context));
    if (props.view !== 'editor') throw new Error(`The page is for a ${props.view}.`);
    expect([props.cars, props.blocks, context.res.getHeader('cache-control')]).toEqual([
      expect.arrayContaining([{ title: 'Alla bilar i lager', path: '/kop-bil/alla-bilar-i-lager' }]),
      [],
      'private, no-store',
    ]);
    expect(Object.keys(props.texts)).toEqual(expect.arrayContaining(['list.title', 'editing.publish']));
    expect(marksIn(JSON.stringify([props.header, props.footer])).length).toBeGreaterThan(10);
    const own = props.editor.blocks.find(({ uid }) => uid === '');
    // A car's head is made of the car.
    expect(
      own?.fields.map((id) => props.editor.fields.find((field) => field.id === id)?.name).includes('metaTitle') ??
        false,
    ).toBe(head);
    expect(own?.item ?? null).toBe(head ? idOf(path) : null);
    const aliases = props.editor.fields.find(({ name }) => name === 'Aliases');
    expect(own?.fields.includes(aliases?.id ?? 0) ?? false).toBe(head);
    expect([aliases?.label, props.editor.unfound]).toEqual(
      head ? ['Sökord med egen betydelse', [{ word: 'gnyffel', times: 7, days: 3 }]] : [undefined, undefined],
    );
  });

  it('A-16 of content is no page of cars', async () => {
    expect(await propsOf(getEditProps(visit(PATH, editorCookie)))).toMatchObject({ cars: null });
  });

  it('A-16 sends a car without its name on, as for visitors', async () => {
    const context = visit('/kop-bil/10001', editorCookie);
    const result = await getEditProps(context);
    expect('props' in result || 'redirect' in result).toBe(true);
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
  });

  it('A-16 offers for fields of a list’s items the values that the items accept', async () => {
    expect(choicesOf(blocks.BlurbCloud.schema)('TitleTag').map(({ path }) => path)).toEqual([
      'H1',
      'H2',
      'H3',
      'H4',
      'H5',
      'H6',
    ]);
    expect([choicesOf(blocks.BlurbCloud.schema)('Title'), choicesOf(blocks.Spacer.schema)('Stranger')]).toEqual([
      [],
      [],
    ]);
  });

  it('A-16 shows the site’s own 404 with its status for what is no page', async () => {
    const context = visit('/finns-inte', editorCookie);
    const props = await propsOf(getEditProps(context));
    expect([props.view, context.res.statusCode]).toEqual(['editor', 404]);
  });

  it.each<[what: string, cookie: string]>([
    ['a forged pass', 'editing=forged.pass'],
    ['an old canvas', 'editing_canvas=old'],
    ['no pass', ''],
  ])('A-16 gives way to the visitor’s page for %s, and takes the passes away', async (_what, cookie) => {
    for (const given of [getEditProps, getCanvasProps]) {
      const context = visit(`${PATH}?q=1`, cookie);
      expect(await given(context)).toEqual({ redirect: { destination: `${PATH}?q=1`, permanent: false } });
      expect(String(context.res.getHeader('set-cookie'))).toContain('editing=; Path=/; Max-Age=0; HttpOnly');
    }
  });

  it('A-16 is not available on an unknown host', async () => {
    const context = visit(PATH, editorCookie);
    context.params = { site: '-', locale: '-', path: ['om-nordvik'] };
    expect(await getEditProps(context)).toEqual({ notFound: true });
  });
});

describe('the vendor’s canvas', () => {
  it('A-16 is the page by its item, live, with the vendor’s text for each field and its marks around everything', async () => {
    const context = visit(PATH, await view());
    const props = await propsOf(getCanvasProps(context));
    const request = requests.find(({ operation }) => operation === 'EditingQuery');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      sc_editmode: 'true',
      sc_previewmode: 'false',
      sc_layoutkind: 'final',
      sc_site: 'car-store-se',
      sc_variant: 'default',
    });
    const title = props.canvas.find(({ item, name }) => item === heroOf() && name === 'Title');
    expect(title?.metadata).toMatchObject({
      title: 'Title',
      fieldType: 'single-line text',
      datasource: { language: 'sv-SE', version: 1 },
    });
    const [first, second] = props.blocks;
    expect([first, second]).toMatchObject([
      { chrome: { type: 'placeholder', kind: 'open', id: 'headless-main_00000000-0000-0000-0000-000000000000' } },
      { chrome: { type: 'rendering', kind: 'open', id: expect.stringMatching(/^[\da-f-]{36}$/) } },
    ]);
    expect(props.blocks.at(-1)).toMatchObject({ chrome: { type: 'placeholder', kind: 'close' } });
    const hero = props.blocks.find((block) => block.block === 'HeroBanner');
    expect(canvasMarkup(`<h1>${hero?.block === 'HeroBanner' ? hero.fields.Title : ''}</h1>`, props)).toMatch(
      /^<h1><code type="text\/sitecore" chrometype="field" class="scpm" kind="open">\{.*"title":"Title".*\}<\/code>[^<]+<code [^>]*kind="close"><\/code><\/h1>$/,
    );
    expect(String(context.res.getHeader('content-security-policy'))).toContain(
      "frame-ancestors 'self' https://pages.sitecorecloud.io",
    );
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
  });

  it('A-16 preserves version, language, layout kind, variant and time of the request', async () => {
    await propsOf(
      getCanvasProps(visit(PATH, await view({ layoutKind: 'shared', variant: 'v1', time: '2026-12-01T00:00:00Z' }))),
    );
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      sc_layoutkind: 'shared',
      sc_variant: 'v1',
      sc_previewtime: '2026-12-01T00:00:00Z',
    });
    const props = await propsOf(getCanvasProps(visit(PATH, await view({ version: '1' }))));
    expect(props.canvas.length).toBeGreaterThan(0);
  });

  it('A-16 shows its one page alone', async () => {
    expect(await getCanvasProps(visit('/kontakt', await view()))).toMatchObject({
      redirect: { destination: '/kontakt' },
    });
    expect(await getCanvasProps(visit(PATH, await view({ mode: 'preview' })))).toMatchObject({
      redirect: { destination: PATH },
    });
  });

  it('A-16 is 404 for an item that is not there', async () => {
    expect(await getCanvasProps(visit(PATH, await view({ item: '9'.repeat(32) })))).toEqual({ notFound: true });
  });
});

describe('the vendor’s previews', () => {
  it('A-16 show drafts without any mark, on this page and the next', async () => {
    await saveTitle('Ett utkast');
    const cookie = await view({ mode: 'preview' });
    const here = await propsOf(getEditProps(visit(PATH, cookie)));
    expect(here.view).toBe('preview');
    expect(JSON.stringify(here.blocks)).toContain('Ett utkast');
    expect(marksIn(JSON.stringify(here))).toEqual([]);
    const next = await propsOf(getEditProps(visit('/kop-bil', cookie)));
    expect([next.view, next.frame.pageName]).toEqual(['preview', 'kop-bil']);
    await opened.content.discard({ site: 'car-store-se', locale: 'sv-SE', itemIds: [heroOf()] });
  });

  it('A-16 shows one component of the library alone', async () => {
    const page = opened.content.contentTrees.tree('car-store-se', 'sv-SE', 'published')?.byRoute.get(PATH);
    const uid = Object.values(page?.areas ?? {})
      .flat()
      .find(({ componentName }) => componentName === 'HeroBanner')?.uid;
    const props = await propsOf(getEditProps(visit(PATH, await view({ mode: 'library', uid: String(uid) }))));
    expect(props).toMatchObject({
      view: 'component',
      header: [],
      footer: [],
      blocks: [{ block: 'HeroBanner' }],
      origins: expect.arrayContaining(['https://pages.sitecorecloud.io']),
    });
    expect(await getEditProps(visit(PATH, await view({ mode: 'library', uid: 'nobody' })))).toEqual({ notFound: true });
  });

  it('A-16 shows a component as its editor in the library changes it, and stores nothing of it', async () => {
    const page = opened.content.contentTrees.tree('car-store-se', 'sv-SE', 'published')?.byRoute.get(PATH);
    const uid = String(
      Object.values(page?.areas ?? {})
        .flat()
        .find(({ componentName }) => componentName === 'HeroBanner')?.uid,
    );
    const library = async () => visit(PATH, await view({ mode: 'library', uid }));
    const stored = await propsOf(getEditProps(await library()));
    const update = async (body: string) => {
      const context = await library();
      const req = Object.assign(Readable.from([body]), {
        method: 'POST',
        headers: context.req.headers,
        url: context.req.url,
        cookies: {},
      });
      return propsOf(getEditProps({ ...context, req: req as unknown as typeof context.req }));
    };
    const message = (details: object) => JSON.stringify({ name: 'component:update', details });
    const changed = await update(
      message({ uid: uid.toUpperCase(), fields: { Title: { value: 'Live <b>nu</b>' } }, params: {} }),
    );
    expect(changed.blocks).toMatchObject([{ block: 'HeroBanner', fields: { Title: 'Live <b>nu</b>' } }]);
    for (const nothing of [
      '{',
      '[]',
      message({ uid: 'another', fields: { Title: { value: 'x' } } }),
      message({ fields: {} }),
      JSON.stringify({ name: 'other', details: { uid } }),
      ' '.repeat(600_000),
    ]) {
      expect((await update(nothing)).blocks).toEqual(stored.blocks);
    }
    expect((await propsOf(getEditProps(await library()))).blocks).toEqual(stored.blocks);
  });
});
