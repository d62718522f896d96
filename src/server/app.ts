import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Env } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Site } from '@/sites/site.types';
import type { MapTiles } from '@/domain/sites/mapTiles';
import { responseHeaders } from '@/domain/sites/securityHeaders';
import type { EditingService } from './content/editing/editing.service';
import type { ContentSource } from './contentSource.types';
import { errorResponse, newReference } from './http/errorResponse';
import { bridge } from './http/bridge';
import type { App, AppBindings, AppEnv } from './http/app.types';
import { sameOriginOnly } from './http/guards';
import { healthRoutes } from './http/health.routes';
import { defaultLimits, rateLimit, type LimitTable } from './http/limits';
import { handleUnmatched } from './http/methods';
import type { Metrics } from './http/metrics';
import { metricsRoutes } from './http/metrics.routes';
import type { Outbox } from './messages/outbox.store';
import { observeRequests, routePattern, eventStreams } from './http/observe';
import { landingPagesInStock } from './http/landingPages';
import { siteFileRoutes } from './http/siteFiles.routes';
import { errorReportRoutes } from './http/errorReport.routes';
import type { SearchService } from './search/search.service';
import { platformRoutes, type PlatformHosts } from './platform/platform.routes';
import { storiesRoutes } from './stories/stories.routes';
import type { StoriesServiceRef } from './stories/stories.service';
import type { Blurs } from './media/blurs';

/** `Search`, `Stock`, `Media`, `Content` and `Analytics` are inferred: an area may or may not use what the door gives (logger, request id, `revalidate`). */
export interface AppServices<
  Search extends Env = Env,
  Stock extends Env = Env,
  Media extends Env = Env,
  Content extends Env = Env,
  Analytics extends Env = Env,
> {
  mode: 'demo' | 'live';
  log: Logger;
  metrics: Metrics;
  /** True once every service is open; until then `/healthz` answers 503. */
  ready: () => boolean;
  /** Proxies of our own that append to X-Forwarded-For. */
  trustedProxies: number;
  /** Opens `/api/metrics` in live mode, as a bearer token; without it the path is 404 there. */
  metricsKey: string | undefined;
  limits?: Partial<LimitTable>;
  /** Where the stories door finds whom to ask; without it, it has no answer. */
  stories?: StoriesServiceRef;
  /** Absent: we are the content platform and the media store. */
  platform?: PlatformHosts;
  /** The areas' own routes, each relative to its path (/api/search, /api/stock, /-/jssmedia, /api/analytics, /api/mechmate, /api/places) and with its own limit of the body; content has whole paths. */
  routes: {
    search: Hono<Search>;
    stock: Hono<Stock>;
    media: Hono<Media>;
    content: Hono<Content>;
    analytics: Hono<Analytics>;
    workshop?: Hono<AppEnv>;
    places?: Hono<AppEnv>;
  };
}

const MEDIA = '/-/jssmedia';
/** The name that pictures have in content before a site asks for them (edge-compatible addresses). */
const CONTENT_MEDIA = '/-/media';
const EDITING = ['/api/editing/', '/feaas-render'];
/** What takes a place at a workshop or gives it back. */
const BOOKING = ['/api/mechmate/book', '/api/mechmate/holds', '/api/mechmate/bookings/*'];
/** Everything that the content platform answers, counted as one. */
const CONTENT = [
  '/api/graphql/*',
  '/sitecore/api/*',
  '/sitecore/service/*',
  '/v1/content/*',
  '/layout/component',
  '/api/content/*',
  '/api/editing/*',
  '/feaas-render',
];

/**
 * The back end as one fetch handler. Browsers reach it over HTTP through `pages/api`, pages in process by `door.request`.
 * It also answers the addresses that are the site's rather than the API's: /healthz, /robots.txt, /sitemap.xml, /-/jssmedia.
 */
export function createApp<
  Search extends Env,
  Stock extends Env,
  Media extends Env,
  Content extends Env,
  Analytics extends Env,
>(parts: AppServices<Search, Stock, Media, Content, Analytics>): App {
  const { mode, log, metrics, trustedProxies, routes } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const live = mode === 'live';
  const app = new Hono<AppEnv>();
  const guard = (area: keyof LimitTable) => rateLimit(area, limits[area], trustedProxies);

  app.use(requestId({ limitLength: 64 }));
  app.use(observeRequests(log, metrics));
  app.use(async (c, next) => {
    await next();
    // Documents of the editor's doors have a policy of their own.
    const own = EDITING.some((path) => c.req.path.startsWith(path)) ? c.res.headers : null;
    for (const [name, value] of responseHeaders({ live, embeddable: c.req.path.startsWith(`${MEDIA}/`) }))
      if (!own?.has(name)) c.header(name, value);
    c.header('X-Request-Id', c.get('requestId'));
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(eventStreams(metrics));
  app.use(sameOriginOnly);

  app.use('/api/search/*', guard('search'));
  app.use('/api/stock/*', guard('stock'));
  app.use('/-/*', guard('media'));
  app.use('/api/error-reports', guard('errorReports'));
  app.use('/api/analytics/*', guard('analytics'));
  app.use('/api/stories', guard('stories'));
  app.use('/api/mechmate/*', guard('workshop'));
  const booking = guard('booking');
  for (const path of BOOKING) app.use(path, booking);
  app.use('/api/places/*', guard('places'));
  const content = guard('content');
  for (const path of CONTENT) app.use(path, content);

  app.route('/api/search', routes.search);
  app.route('/api/stock', routes.stock);
  if (parts.platform) app.route('/', platformRoutes(parts.platform));
  for (const mediaPath of [MEDIA, CONTENT_MEDIA]) app.route(mediaPath, routes.media);
  app.route('/api/analytics', routes.analytics);
  app.route('/api/stories', storiesRoutes(parts.stories ?? { service: null }));
  if (routes.workshop) app.route('/api/mechmate', routes.workshop);
  if (routes.places) app.route('/api/places', routes.places);
  app.route('/', routes.content);
  app.route('/', healthRoutes(parts.ready));
  app.route('/', metricsRoutes(metrics, { open: !live, key: parts.metricsKey }));
  app.route('/', errorReportRoutes());
  app.route(
    '/',
    siteFileRoutes({
      live,
      landings: (site) =>
        landingPagesInStock(site, async (request) =>
          routes.search.request('/', { method: 'POST', body: JSON.stringify(request) }),
        ),
    }),
  );

  app.notFound((c) => handleUnmatched(app, c));
  app.onError((error, c) => {
    if (isClientAbort(c.req.raw.signal, error)) {
      c.get('log').debug({ route: routePattern(c) }, 'left');
      return new Response(null, { status: 499 });
    }
    const reference = newReference();
    c.get('log').error({ reference, route: routePattern(c), err: error }, 'failed');
    return errorResponse('UNEXPECTED', { params: { reference } });
  });
  return app;
}

/** What a request breaks with because its visitor went away is no failure of ours. */
const isClientAbort = (signal: AbortSignal, error: Error): boolean =>
  signal.aborted || ('code' in error && error.code === 'ECONNRESET');

/** Under this key on globalThis the wiring keeps what is open once per process: Next loads modules more than once. */
export const SERVICES_KEY = Symbol.for('forecourt.services');

/** The part of the open services that this module needs. */
export interface OpenServices {
  app: App;
  log: Logger;
  contentSource: ContentSource;
  /** Knows the words of the stock; absent: nobody does, and every word may be one. */
  search?: Pick<SearchService, 'vocabulary'>;
  /** Where visitors find a site, without a slash at the end. */
  origin: (site: Site) => string;
  /** The tile server of the maps; absent or null: they stand on outlines of our own. */
  mapTiles?: MapTiles | null;
  /** Takes the pages' client of the content platform, for the door that answers with stories. */
  stories?: StoriesServiceRef;
  /** Called when something was published, before its pages are rendered anew. */
  contentListeners: Set<() => void>;
  /** What stands in place of pictures that are on their way; absent: nothing. */
  blurs?: Blurs;
  /** Demo mode alone: what was written to visitors. */
  outbox?: Outbox;
  /** Whom pages are opened for that are being edited; absent where nothing can be edited. */
  editing?: EditingService;
}

const isOpen = (value: unknown): value is OpenServices => typeof value === 'object' && value !== null && 'app' in value;

/** What is open in this process, or null while it is still opening. */
export function services(): OpenServices | null {
  const open: unknown = Reflect.get(globalThis, SERVICES_KEY);
  return isOpen(open) ? open : null;
}

/** Logs a failed page: where, what, and the reference that the visitor saw. No personal data. */
export function logErrorReport(errorReport: { where: string; message: string; reference?: string }): void {
  services()?.log.error(errorReport, 'page error');
}

/** Hands one request of Node's HTTP server to the running door; answers 503 before there is one. Never rejects. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  revalidate?: AppBindings['revalidate'],
): Promise<void> {
  const app = services()?.app;
  await bridge(
    (incoming, bindings) =>
      app ? app.fetch(incoming, bindings) : errorResponse('UNAVAILABLE', { headers: { 'Retry-After': '2' } }),
    request,
    response,
    revalidate,
  );
}
