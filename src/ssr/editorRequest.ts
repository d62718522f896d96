import type { GetServerSidePropsContext, Redirect } from 'next';
import { CANVAS_COOKIE, EDITOR_COOKIE, PREVIEW_COOKIE } from '@/domain/content/editing';
import type { Layout } from '@/domain/content/layout';
import { mediaOrigins } from '@/domain/content/mediaOrigins';
import { plainPath } from '@/domain/sites/routes';
import { contentSecurityPolicy } from '@/domain/sites/securityHeaders';
import type { Result } from '@/errors/result';
import { allowedOrigins } from '@/sites/origins';
import { publicPath, resolvePath } from '@/sites/resolver';
import { siteByName } from '@/sites/sites';
import { editorsContent } from '@/store/serverContent';
import { contentOptions, type openedServices } from './content';
import type { EditDataCollector } from './editDataCollector';
import { parseRouteParams, type PageRoute } from './routeParams';

/* The request of an editor's page: the session's page and content, the headers of its response, and the way out. */

export type EditingService = NonNullable<ReturnType<typeof openedServices>['editing']>;
export type View = NonNullable<Awaited<ReturnType<EditingService['editorSessions']['readViewSession']>>>;
export type Context = GetServerSidePropsContext;

export const contentOptionsFor = (view: View) => draftOptions(headersOf(view));

/** The process's options with the headers of an editor. */
export function draftOptions(headers: Readonly<Record<string, string>>) {
  const options = contentOptions();
  return { ...options, headers: { ...options.headers, ...headers } };
}

/** Headers of the vendor's clients for what to show. */
export const headersOf = ({ mode, site, layoutKind, variant, time }: View): Record<string, string> => ({
  sc_editMode: String(mode === 'edit'),
  sc_previewMode: String(mode !== 'edit'),
  sc_layoutKind: layoutKind,
  sc_site: site,
  sc_variant: variant ?? 'default',
  ...(time ? { sc_previewTime: time } : {}),
});

/** The page that an editor's session names, whatever host the request came to. */
export function viewed(view: View, collector?: EditDataCollector): PageRoute {
  const site = siteByName(view.site);
  const language = site.languages.find(({ locale }) => locale === view.language) ?? site.languages[0];
  return {
    site,
    language,
    path: resolvePath(site, routeOf(view)).path,
    draft: { content: editorsContent(contentOptionsFor(view)), ...(collector ? { collector } : {}) },
  };
}

export const routeOf = ({ route }: View): string => plainPath(route).replace(/(?<=.)\/+$/, '');

/** The requested path. */
export function pathOf({ params }: Context): string {
  const segments = Array.isArray(params?.path) ? params.path : [];
  if (params?.site === '-') return `/${segments.join('/')}`;
  const { language, path } = parseRouteParams(params);
  return publicPath(language, path);
}

export function layoutIn(found: Result<Layout | null>, res: Context['res']): Layout | null {
  if (!found.ok) throw new Error(`The content platform failed for an editor's page (${found.error.code}).`);
  if (!found.value) res.statusCode = 404;
  return found.value;
}

export function setPrivate(res: Context['res']): void {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
}

/** The editor's origins may frame this page, and in its canvas run what the platform names. */
export function framed(
  res: Context['res'],
  { site }: PageRoute,
  origins: readonly string[],
  scripts: readonly string[] = [],
): void {
  const own = allowedOrigins(site, null, mediaOrigins(process.env));
  res.setHeader(
    'Content-Security-Policy',
    contentSecurityPolicy({
      frameAncestors: origins,
      development: process.env.NODE_ENV === 'development',
      origins:
        scripts.length === 0
          ? own
          : { ...own, script: [...(own.script ?? []), ...scripts], connect: [...(own.connect ?? []), ...scripts] },
    }),
  );
}

/** The origin of a script, where it is an editor's. */
export function originOf(address: string, origins: readonly string[]): string[] {
  if (!URL.canParse(address)) return [];
  const { origin } = new URL(address);
  return origins.includes(origin) ? [origin] : [];
}

/** No session, or none for this page: removes the cookies and redirects to the visitors' page. */
export function leave(context: Context): { notFound: true } | { redirect: Redirect } {
  const { req, res, params } = context;
  const secure = req.headers['x-forwarded-proto'] === 'https' || process.env.FORECOURT_MODE === 'live';
  res.setHeader(
    'Set-Cookie',
    [EDITOR_COOKIE, CANVAS_COOKIE, PREVIEW_COOKIE].flatMap((name) => [
      `${name}=; Path=/; Max-Age=0; HttpOnly${secure ? '; Secure' : ''}`,
      ...(secure ? [`${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=None; Secure; Partitioned`] : []),
    ]),
  );
  if (params?.site === '-') return { notFound: true };
  const { searchParams } = new URL(context.resolvedUrl, 'http://host');
  const query = searchParams.toString();
  return { redirect: { destination: `${encodeURI(pathOf(context))}${query ? `?${query}` : ''}`, permanent: false } };
}
