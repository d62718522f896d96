import type { GetServerSideProps, Redirect } from 'next';
import type { PageBlock } from '@/blocks/blocks.types';
import { LONGEST_UPDATE, readUpdate, updated, type ComponentUpdate } from '@/domain/content/componentUpdate';
import type { DraftChange } from '@/domain/content/changes';
import { isLinkContent } from '@/domain/content/contentValues';
import type { TrailStep } from '@/domain/search/breadcrumbs';
import type { EditData, EditorData, EditReference, FieldInfo, SearchTerms } from '@/domain/content/editing';
import type { Layout } from '@/domain/content/layout';
import { blockNameIn } from '@/i18n/blockName';
import { pickTexts } from '@/i18n/pickTexts';
import { publicPath, resolvePath } from '@/sites/resolver';
import { routed } from '@/sites/routing';
import { siteByName } from '@/sites/sites';
import { editorsContent, listedComponent } from '@/store/serverContent';
import { carsPage } from './cars';
import { contentFor, openedServices } from './content';
import { contentPage } from './contentPage';
import { EditDataCollector } from './editDataCollector';
import {
  contentOptionsFor,
  draftOptions,
  framed,
  headersOf,
  layoutIn,
  leave,
  originOf,
  pathOf,
  routeOf,
  setPrivate,
  viewed,
  type Context,
  type EditingService,
  type View,
} from './editorRequest';
import { queryOf } from './liveResponse';
import { makeNotFound } from './notFound';
import type { PageProps } from './page.types';
import { parseRouteParams, type PageRoute } from './routeParams';

export type EditProps = PageProps & { blocks: PageBlock[] } &
  /** `cars`: the way to the list of cars or a car, whose main area is a view of its own; null for a page of content. */
  (
    | { view: 'editor'; editor: EditorData; cars: TrailStep[] | null }
    | { view: 'preview' }
    /** `origins`: whose messages change the component. */
    | { view: 'component'; origins: readonly string[] }
  );

export type CanvasProps = PageProps & {
  blocks: PageBlock[];
  /** The fields whose marks become the vendor's. */
  canvas: EditData['fields'];
  /** What the vendor's editor runs in it. */
  client: NonNullable<Layout['client']>;
};

type PageResult<Props> = Awaited<ReturnType<GetServerSideProps<Props & Record<string, unknown>>>>;

/** The area of a component in the vendor's component library. */
const ALONE = 'editing-componentmode-placeholder';

/** Pages for our own editor, and the vendor's previews. Never cached, and never from cached responses. */
export const getEditProps: GetServerSideProps<EditProps> = async (context) => {
  const { editing } = openedServices();
  setPrivate(context.res);
  const view = await editing?.editorSessions.readViewSession(context.req.headers.cookie);
  if (editing && view && view.mode !== 'edit') return vendorPage(context, editing, view);
  const session = editing?.ownEditor
    ? await editing.editorSessions.readEditorSession(context.req.headers.cookie)
    : null;
  if (!session || context.params?.site === '-') return leave(context);
  const route = parseRouteParams(context.params);
  // A session is one of a site.
  return session.site === route.site.name ? ownPage(context, route) : leave(context);
};

/** The vendor's canvas: one page with marks around everything that can be edited. */
export const getCanvasProps: GetServerSideProps<CanvasProps> = async (context) => {
  const { editing } = openedServices();
  setPrivate(context.res);
  const view = await editing?.editorSessions.readViewSession(context.req.headers.cookie);
  if (!editing || view?.mode !== 'edit' || pathOf(context) !== routeOf(view)) return leave(context);
  const collector = new EditDataCollector({ canvas: true });
  const route = viewed(view, collector);
  const found = await editorsContent(draftOptions(headersOf(view))).edited({
    item: view.item,
    locale: view.language,
    version: view.version,
  });
  const layout = layoutIn(found, context.res);
  if (!layout) return { notFound: true };
  framed(
    context.res,
    route,
    editing.origins,
    layout.client?.scripts.flatMap((address) => originOf(address, editing.origins)) ?? [],
  );
  const { props } = await contentPage(layout, route, { noIndex: true });
  const scripts = (layout.client?.scripts ?? []).filter((address) => originOf(address, editing.origins).length > 0);
  return { props: { ...props, canvas: collector.data().fields, client: { scripts, data: layout.client?.data ?? {} } } };
};

async function vendorPage(context: Context, { origins }: EditingService, view: View): Promise<PageResult<EditProps>> {
  const path = pathOf(context);
  const isViewed = path === routeOf(view);
  const route: PageRoute = isViewed
    ? viewed(view)
    : { ...viewed(view), path: resolvePath(siteByName(view.site), path).path };
  const own = contentOptionsFor(view);
  if (view.mode === 'library') {
    if (!isViewed) return leave(context);
    const layout = layoutIn(
      await listedComponent(own, {
        site: view.site,
        locale: view.language,
        item: view.item,
        uid: view.uid ?? '',
        dataSource: view.dataSource,
        version: view.version,
        rendering: view.rendering,
      }),
      context.res,
    );
    if (!layout) return { notFound: true };
    framed(context.res, route, origins);
    const alone = layout.placeholders[ALONE] ?? [];
    const update = await updateIn(context.req);
    const { props } = await contentPage(
      { ...layout, placeholders: { 'headless-main': update ? updated(alone, update) : alone } },
      route,
      { noIndex: true },
    );
    return { props: { ...props, header: [], footer: [], view: 'component', origins } };
  }
  framed(context.res, route, origins);
  const client = editorsContent(own);
  const found = isViewed
    ? await client.edited({ item: view.item, locale: view.language, version: view.version })
    : await client.page({ site: view.site, locale: view.language, path: route.path });
  const layout = layoutIn(found, context.res);
  if (!layout) return { props: { ...(await makeNotFound(route, '')), view: 'preview' } };
  const { props } = await contentPage(layout, route, { noIndex: true });
  return { props: { ...props, view: 'preview' } };
}

/** The change of a component in the request's body; null without a valid one. */
async function updateIn(request: Context['req']): Promise<ComponentUpdate | null> {
  if (request.method !== 'POST') return null;
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > LONGEST_UPDATE) return null;
  }
  try {
    return readUpdate(JSON.parse(body));
  } catch {
    // The request may contain anything: the component is shown as stored.
    return null;
  }
}

async function ownPage(context: Context, route: PageRoute): Promise<PageResult<EditProps>> {
  const { site, language, path } = route;
  const collector = new EditDataCollector({ canvas: false });
  const headers = { sc_editMode: 'true', sc_layoutKind: 'final', sc_site: site.name };
  const client = editorsContent(draftOptions(headers));
  const draftRoute: PageRoute = { ...route, draft: { content: client, collector } };
  const own = await carsOrContent(context, draftRoute, collector);
  if (!('props' in own)) return own;
  const { props, cars } = own;
  const { cookie } = context.req.headers;
  const here = { site: site.name, language: language.locale };
  const ofSite = new URLSearchParams(here).toString();
  const searchTerms = cars && path === site.paths.carList ? await searchTermsOf(ofSite, cookie) : null;
  if (searchTerms) collector.searchAliases(searchTerms);
  const items = new Set(collector.data().fields.map(({ item }) => item));
  const ofItems = new URLSearchParams({ ...here, items: [...items].join() }).toString();
  const [{ drafts: all, editor }, { pictures }, { references }, { fields: infos }] = await Promise.all([
    fetchContent<{ drafts: DraftChange[]; editor: string }>(`drafts?${ofSite}`, cookie),
    fetchContent<{ pictures: string[] }>('pictures', cookie),
    fetchContent<{ references: EditReference[] }>(`references?${ofItems}`, cookie),
    fetchContent<{ fields: FieldInfo[] }>(`fields?${ofItems}`, cookie),
  ]);
  collector.named(references);
  const data = collector.data();
  const drafts = all.filter(({ item }) => items.has(item));
  const info = new Map(infos.map((one) => [`${one.item} ${one.name}`.toLowerCase(), one]));
  return {
    props: {
      ...props,
      view: 'editor',
      cars,
      texts: { ...props.texts, ...pickTexts(language.language, ['editing']) },
      editor: {
        ...data,
        blocks: data.blocks.map((block) => ({ ...block, name: blockNameIn(language.language, block.name) })),
        site: site.name,
        locale: language.locale,
        path: publicPath(language, path),
        drafts: drafts.map(({ item, name, editor: by, change }) => ({ item, name, editor: by, change })),
        elsewhere: all.length - drafts.length,
        editor,
        pictures,
        ...(searchTerms && { unfound: searchTerms.terms }),
        fields: data.fields.map((field) => {
          const { label, help, pages } = info.get(`${field.item} ${field.name}`.toLowerCase()) ?? field;
          return {
            ...field,
            label,
            help,
            pages,
            ...(isLinkContent(field.value) &&
              field.value.href.startsWith('/') && { shown: publicPath(language, field.value.href) }),
          };
        }),
      },
    },
  };
}

/**
 * The page itself, as its visitors see it: one of content, or the list of cars and a car between header and footer of
 * content.
 */
async function carsOrContent(
  context: Context,
  route: PageRoute,
  collector: EditDataCollector,
): Promise<
  { props: PageProps & { blocks: PageBlock[] }; cars: TrailStep[] | null } | { redirect: Redirect } | { notFound: true }
> {
  const { site, language, path } = route;
  if (routed(site, publicPath(language, path)).area === '_cars') {
    const page = await carsPage(route, queryOf(context.query), context.res);
    setPrivate(context.res);
    return 'props' in page ? { props: { ...page.props, blocks: [] }, cars: page.props.trail } : page;
  }
  const layout = layoutIn(
    await contentFor(route).page({ site: site.name, locale: language.locale, path }),
    context.res,
  );
  if (!layout) return { props: await makeNotFound(route, ''), cars: null };
  collector.page(layout.displayName || layout.name, layout.itemId, layout.fields);
  return { props: (await contentPage(layout, route, { noIndex: true })).props, cars: null };
}

/** Null where they can't be had: the page can be edited without them. */
async function searchTermsOf(ofSite: string, cookie = ''): Promise<SearchTerms | null> {
  const response = await openedServices().app.request(`/api/content/search-terms?${ofSite}`, { headers: { cookie } });
  return response.ok ? response.json() : null;
}

/** Through the editing API, with the session of the page's request. */
async function fetchContent<T>(what: string, cookie = ''): Promise<T> {
  const response = await openedServices().app.request(`/api/content/${what}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`The editing API failed for ${what.split('?')[0]}: status ${response.status}.`);
  return response.json();
}
