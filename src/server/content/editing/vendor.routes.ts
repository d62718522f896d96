import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { contentSecurityPolicy } from '@/domain/sites/securityHeaders';
import { isLocalPath } from '@/lib/localPath';
import { isEditorOrigin } from '@/domain/content/editorOrigin';
import type { Site } from '@/sites/site.types';
import type { AppEnv } from '../../http/app.types';
import type { EditorSessions, ViewMode } from './editorSessions';
import { RETRY_SECONDS, type WrongSecrets } from '../../http/wrongSecrets';

export interface VendorRoutesOptions {
  /** Whether a text is the editing secret, under either of its names. */
  isSecret(given: string): boolean;
  wrongSecrets: WrongSecrets;
  editorSessions: EditorSessions;
  /** Origins of the editor. */
  origins: readonly string[];
  /** Names of the blocks that this site renders. */
  components: readonly string[];
  /** Package versions. */
  packages: Readonly<Record<string, string>>;
  site(name: string): Site | null;
  /** Live mode is always behind TLS, also when the connection to this process is not. */
  live: boolean;
}

/** The target of the vendor's front-end service, whose components this site does not use. */
const NO_FRONT_END_COMPONENTS = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>No component to show</title></head>
<body><main><h1>No component to show</h1><p>This site has no components of the front-end service. Its blocks are in the component library of the page editor.</p></main></body>
</html>
`;

const MODES: Readonly<Record<string, ViewMode>> = {
  edit: 'edit',
  preview: 'preview',
  library: 'library',
  'library-metadata': 'library',
};
const REQUIRED = ['sc_site', 'sc_itemid', 'sc_lang'] as const;
/** Query parameters of a protected deployment, passed on in redirects. */
const BYPASS = ['x-vercel-protection-bypass', 'x-vercel-set-bypass-cookie'] as const;
const METHODS = 'GET, OPTIONS';

/** Over TLS here or at a proxy. */
export const isSecure = (c: Context<AppEnv>, live: boolean): boolean =>
  live || new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';

/** Refuses requests that are not of a known editor with the secret, and answers preflights. */
function vendorOnly({
  isSecret,
  wrongSecrets,
  origins,
}: Pick<VendorRoutesOptions, 'isSecret' | 'wrongSecrets' | 'origins'>): MiddlewareHandler<AppEnv> {
  const frames = contentSecurityPolicy({ frameAncestors: origins });
  return async (c, next) => {
    const origin = c.req.header('origin');
    const known = isEditorOrigin(origin, origins);
    if (known && origin !== undefined) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Allow-Methods', METHODS);
      c.header('Access-Control-Allow-Headers', 'Content-Type, Authorization');
    }
    c.header('Vary', 'Origin');
    c.header('Content-Security-Policy', frames);
    if (c.req.method !== 'GET' && c.req.method !== 'OPTIONS')
      return c.json({ message: `Method ${c.req.method} is not allowed.` }, 405, { Allow: METHODS });
    if (!known) return c.json({ message: 'Invalid origin.' }, 401);
    // CORS preflight, sent without the secret.
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: METHODS });
    switch (await wrongSecrets.check(c, c.req.query('secret') ?? '', isSecret)) {
      case 'right':
        return next();
      case 'wrong':
        return c.json({ message: 'Missing or invalid secret.' }, 401);
      case 'limited':
        return c.json({ message: 'Too many wrong secrets.' }, 429, { 'Retry-After': RETRY_SECONDS });
    }
  };
}

const FEAAS_PAGE = '/feaas/render';

const toFeaasPage = (c: Context<AppEnv>): Response => {
  const { feaasSrc } = c.req.query();
  const target = `${FEAAS_PAGE}${feaasSrc === undefined ? '' : `?feaasSrc=${encodeURIComponent(feaasSrc)}`}`;
  return c.redirect(withBypass(target, c.req.query()), 307);
};

/** The vendor's paths at the root of a site: those of its front-end service. */
export function feaasRoutes(options: Pick<VendorRoutesOptions, 'isSecret' | 'wrongSecrets' | 'origins'>) {
  return (
    new Hono<AppEnv>()
      .all('/feaas-render', vendorOnly(options), toFeaasPage)
      // Needs no secret: it shows nothing of the request.
      .get(FEAAS_PAGE, (c) => {
        c.header('Content-Security-Policy', contentSecurityPolicy({ frameAncestors: options.origins }));
        c.header('X-Robots-Tag', 'noindex');
        return c.html(NO_FRONT_END_COMPONENTS);
      })
  );
}

/**
 * The vendor's editing API: `GET /config`, `GET /render` and `GET /feaas/render`, each with `secret`. A view is
 * passed on as a short-lived signed cookie and a redirect to its page, which is rendered live from the platform.
 */
export function vendorRoutes(options: VendorRoutesOptions) {
  const { editorSessions, components, packages, site, live } = options;
  const routes = new Hono<AppEnv>();
  for (const path of ['/config', '/render', '/feaas/render']) routes.use(path, vendorOnly(options));

  routes.get('/config', (c) => c.json({ components, packages, editMode: 'metadata' }));

  routes.get('/render', async (c) => {
    const query = c.req.query();
    const mode = MODES[query.mode ?? ''];
    const isContentTrees = mode === 'library';
    const missing = ['mode', ...REQUIRED, isContentTrees ? 'sc_uid' : 'route'].filter((name) => !query[name]);
    if (missing.length > 0)
      return c.json({ message: `Missing required query parameters: ${missing.join(', ')}.` }, 400);
    if (!mode) return c.json({ message: `mode must be one of ${Object.keys(MODES).join(', ')}.` }, 400);
    const {
      sc_site: siteName = '',
      sc_itemid: item = '',
      sc_lang: locale = '',
      route = '/',
      sc_layoutKind: layoutKind = 'final',
    } = query;
    const known = site(siteName);
    const language = known?.languages.find((one) => one.locale.toLowerCase() === locale.toLowerCase());
    if (!known || !language)
      return c.json(
        { message: known ? `${known.name} has no language of this name.` : 'There is no site of this name.' },
        400,
      );
    if (!isLocalPath(route)) return c.json({ message: 'route must be a path of this site.' }, 400);
    if (layoutKind !== 'final' && layoutKind !== 'shared')
      return c.json({ message: 'sc_layoutKind must be final or shared.' }, 400);
    const optional = {
      version: query.sc_version,
      variant: query.sc_variant,
      time: query.sc_previewTime,
      uid: query.sc_uid,
      dataSource: query.dataSourceId,
      rendering: query.sc_renderingId,
    };
    const sessionCookie = await editorSessions.viewCookie(
      {
        mode,
        site: known.name,
        language: language.locale,
        item,
        route: pathOf(route),
        layoutKind,
        ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text)),
      },
      { secure: isSecure(c, live) },
    );
    c.header('Set-Cookie', sessionCookie);
    return c.redirect(withBypass(route, query), 307);
  });

  routes.get('/feaas/render', toFeaasPage);
  return routes;
}

const pathOf = (route: string): string => new URL(route, 'http://host').pathname;

function withBypass(target: string, query: Readonly<Record<string, string>>): string {
  const given = BYPASS.flatMap((name) =>
    query[name] === undefined ? [] : [`${name}=${encodeURIComponent(query[name])}`],
  );
  return given.length === 0 ? target : `${target}${target.includes('?') ? '&' : '?'}${given.join('&')}`;
}
