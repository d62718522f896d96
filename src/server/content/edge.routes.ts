import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { errorResponse } from '../http/errorResponse';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { createSecretCheck } from '../http/secrets';
import { RETRY_SECONDS, type WrongSecrets } from '../http/wrongSecrets';
import { modeOf } from './graphql/context';
import type { Endpoint } from './graphql/endpoint';
import { defaultQueryLimits } from './graphql/limits';
import { plainGuid } from './guid';
import { componentOf, layoutOf, placeholderOf } from './layout';
import type { ContentTrees } from './contentTrees';
import type { ContentItem, SiteTree } from './model/content.types';

/** Paths of delivery by key, of preview and local instances, and of delivery by context id. */
const EDGE_PATHS = ['/api/graphql/v1', '/sitecore/api/graph/edge', '/v1/content/api/graphql/v1'] as const;
const COMPONENT_PATH = '/layout/component';

/** The key in any of the vendor's three forms: header `sc_apikey`, header `x-sitecore-contextid`, query parameter. */
const requireApiKey = (key: string, wrongKeys: WrongSecrets) => {
  const isKey = createSecretCheck([key]);
  return createMiddleware<AppEnv>(async (c, next) => {
    const given =
      c.req.header('sc_apikey') ??
      c.req.header('x-sitecore-contextid') ??
      c.req.query('sitecoreContextId') ??
      c.req.query('sc_apikey') ??
      '';
    const verdict = await wrongKeys.check(c, given, isKey);
    if (verdict === 'limited') return errorResponse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': RETRY_SECONDS } });
    return verdict === 'right' ? next() : errorResponse('UNAUTHORIZED');
  });
};

export interface EdgeParts {
  contentTrees: ContentTrees;
  endpoint: Endpoint;
  key: string;
  wrongKeys: WrongSecrets;
}

/**
 * Experience Edge for the vendor's clients: GraphQL on its three paths, the REST layout services and single components.
 */
export function edgeRoutes({ contentTrees, endpoint, key, wrongKeys }: EdgeParts) {
  const routes = new Hono<AppEnv>();
  const guarded = requireApiKey(key, wrongKeys);
  for (const path of EDGE_PATHS)
    routes.post(path, guarded, limitBody(defaultQueryLimits.body), (c) => endpoint(c.req.raw));

  const treeOf = (site = '', locale = ''): SiteTree | null => {
    const known = contentTrees.site(site);
    return known ? contentTrees.tree(site, locale || known.languages[0].locale, 'published') : null;
  };
  const pageOf = (tree: SiteTree | null, item = '/'): ContentItem | null => {
    const id = plainGuid(item);
    const page = id ? tree?.byId.get(id) : tree?.byRoute.get(item.toLowerCase().replace(/\/+$/, '') || '/');
    return page?.areas ? page : null;
  };

  routes.get('/sitecore/api/layout/render/jss', guarded, (c) => {
    const { item, sc_site: site, sc_lang: locale } = c.req.query();
    const tree = treeOf(site, locale);
    const page = pageOf(tree, item);
    if (tree && page) return c.json(layoutOf(page, tree));
    return c.json(
      {
        sitecore: { context: { pageEditing: false, language: locale ?? '', site: { name: site ?? '' } }, route: null },
      },
      404,
    );
  });

  routes.get('/sitecore/api/layout/placeholder/jss', guarded, (c) => {
    const { item, placeholderName = '', sc_site: site, sc_lang: locale } = c.req.query();
    const tree = treeOf(site, locale);
    const page = pageOf(tree, item);
    const elements = tree && page ? placeholderOf(page, tree, placeholderName) : null;
    return elements ? c.json({ name: placeholderName, path: placeholderName, elements }) : errorResponse('NOT_FOUND');
  });

  routes.get('/sitecore/api/jss/dictionary/:site/:locale', guarded, (c) => {
    const { site, locale } = c.req.param();
    const tree = treeOf(site, locale);
    return tree
      ? c.json({ lang: tree.locale, app: tree.site, phrases: Object.fromEntries(tree.dictionary) })
      : errorResponse('NOT_FOUND');
  });

  routes.get(COMPONENT_PATH, guarded, (c) => {
    const { item, uid = '', dataSourceId, sc_site: site = '', sc_lang: locale = '' } = c.req.query();
    const { mode, view } = modeOf((name) => c.req.header(name) ?? null);
    const tree = contentTrees.tree(site, locale, view);
    const page = pageOf(tree, item);
    const data = dataSourceId ? tree?.byId.get(plainGuid(dataSourceId) ?? '') : undefined;
    const rendered = tree && page ? componentOf(page, tree, plainGuid(uid) ?? uid, { mode, data }) : null;
    return rendered
      ? c.json(rendered)
      : c.json({ sitecore: { context: { pageEditing: false, language: locale }, route: null } }, 404);
  });
  return routes;
}
