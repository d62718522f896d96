import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Env } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { SITE_SHARE_PICTURE } from '@/domain/content/sharePicture';
import type { Site } from '@/sites/site.types';
import type { MapTiles } from '@/domain/sites/mapTiles';
import { CSP_REPORTS, responseHeaders, type Hsts } from '@/domain/sites/securityHeaders';
import { isObject } from '@/lib/guards';
import { VEHICLE_FEED } from './cars/vehicleFeed.routes';
import { isUnavailable } from './database/unavailable';
import type { EditingService } from './content/editing/editing.service';
import type { ContentSource } from './contentSource.types';
import { brandRoutes } from './brand/brand.routes';
import type { DemoTools } from './http/clientAddress';
import { clientAddress } from './http/network';
import { withClient } from './http/currentClient';
import { busyResponse, errorResponse, newReference } from './http/errorResponse';
import { bridge } from './http/bridge';
import type { App, AppBindings, AppEnv } from './http/app.types';
import { sameOriginOnly } from './http/guards';
import type { RespondHealth } from './http/health';
import { healthRoutes } from './http/health.routes';
import { defaultLimits, rateLimit, type LimitTable } from './http/limits';
import { Busy } from './http/fairQueue';
import { oncePerTick } from './http/oncePerTick';
import { handleUnmatched } from './http/methods';
import type { Metrics } from './http/metrics';
import type { RequestCounts } from './http/requestCounts.store';
import { metricsRoutes } from './http/metrics.routes';
import type { Outbox } from './messages/outbox.store';
import type { PageCache } from './pages/pageCache';
import { observeRequests, routePattern, eventStreams } from './http/observe';
import { landingPagesInStock } from './http/landingPages';
import type { ListedPage } from './http/siteMap';
import { siteFileRoutes } from './http/siteFiles.routes';
import { cspReportRoutes } from './http/cspReports.routes';
import { errorReportRoutes } from './http/errorReport.routes';
import type { SearchService } from './search/search.service';
import type { PageSearch } from './search/searchRequests';
import { platformRoutes, type PlatformHosts } from './platform/platform.routes';
import { storiesRoutes } from './stories/stories.routes';
import type { StoriesServiceRef } from './stories/stories.service';
import type { Focus } from '@/domain/content/focus';
import type { Blurs } from './media/blurs';

/**
 * The type parameters are inferred: an area may or may not use the bindings of the app (logger, request id,
 * `revalidate`).
 */
export interface AppServices<
  Search extends Env = Env,
  Stock extends Env = Env,
  Media extends Env = Env,
  Content extends Env = Env,
  Analytics extends Env = Env,
> {
  mode: 'demo' | 'live';
  /** The server's own, in links of demo mode. */
  port?: number;
  log: Logger;
  metrics: Metrics;
  /** True once every service is open; until then `/healthz` responds 503. */
  ready: () => boolean;
  /** Whether the database responds; for `/readyz`. */
  reachable?: () => Promise<boolean>;
  /** Proxies of our own that append to X-Forwarded-For. */
  trustedProxies: number;
  /** Opens `/api/metrics` to those who have it as a bearer token; for others the path is 404. */
  metricsKey: string | undefined;
  /** Who needs no key for it in demo mode; absent: this machine alone. */
  demoTools?: DemoTools;
  /** Absent: on in live mode. */
  hsts?: Hsts;
  limits?: Partial<LimitTable>;
  /** Counts for all processes of the installation; absent: each counts alone. */
  requestCounts?: RequestCounts;
  /** Pages of facilities and cars, for sitemaps. */
  listings?: ((site: Site) => Promise<readonly ListedPage[]>) | undefined;
  /** The same as long as a site's pages are; absent: site maps are built for each request. */
  stamp?: ((site: Site) => string) | undefined;
  /** The stories service, set later; without it `/api/stories` responds 503. */
  stories?: StoriesServiceRef;
  /** Hosts of another content platform and media store; absent: they are served here. */
  platform?: PlatformHosts;
  /**
   * The areas' own routes, each relative to its path (/api/search, /api/stock, /api/cars, /-/jssmedia, /api/analytics,
   * /api/mechmate, /api/tirehotel, /api/places, /api/codeweaver, /api/forms, /api/search-alerts, /api/jotform, /api/uploads, /api/pictures, /api/messages,
   * /api/inbox, /api/staff, /api/privacy, /api/backup, /api/editors) and with its own limit of the body; content has whole paths.
   */
  routes: {
    search: Hono<Search>;
    stock: Hono<Stock>;
    cars?: Hono;
    /** Of whole paths. */
    vehicleFeed?: Hono;
    media: Hono<Media>;
    content: Hono<Content>;
    analytics: Hono<Analytics>;
    workshop?: Hono<AppEnv>;
    tireHotel?: Hono<AppEnv>;
    places?: Hono<AppEnv>;
    finance?: Hono<AppEnv>;
    forms?: Hono<AppEnv>;
    uploads?: Hono<AppEnv>;
    feedPictures?: Hono;
    jotform?: Hono<AppEnv>;
    searchAlerts?: Hono<AppEnv>;
    messages?: Hono<AppEnv>;
    /** Absent: another service has the submissions. */
    inbox?: Hono<AppEnv>;
    staff?: Hono<AppEnv>;
    privacy?: Hono<AppEnv>;
    backup?: Hono<AppEnv>;
    editors?: Hono<AppEnv>;
    facilities?: Hono<Stock>;
  };
}

/** After a failure that passes: a database that is restarted, a service elsewhere. */
const RETRY_AFTER_S = '5';
const MEDIA = '/-/jssmedia';
/** The media path in content of Experience Edge. */
const CONTENT_MEDIA = '/-/media';
/** Documents, with a policy of their own. */
const OWN_POLICY = [
  '/api/editing/',
  '/feaas-render',
  '/feaas/render',
  '/api/forms/plain/',
  '/api/search-alerts/',
  '/api/tirehotel/reminder/end',
];
const isEmbeddable = (path: string): boolean => path.startsWith(`${MEDIA}/`) || path === SITE_SHARE_PICTURE;
/** Paths that book or release a slot. */
const BOOKING = [
  '/api/mechmate/book',
  '/api/mechmate/holds',
  '/api/mechmate/bookings/*',
  '/api/tirehotel/booking/create',
  '/api/tirehotel/booking/holds',
  '/api/tirehotel/review/*',
  '/api/tirehotel/reminder',
];
/** Paths that request a link of the inbox, and use one. */
const SIGN_IN = ['/api/inbox/links', '/api/inbox/session'];
/** Paths that log in to the tire hotel, each with a limit of its own. */
const TIRE_HOTEL = {
  tireSearch: '/api/tirehotel/authorization/search',
  tireCodes: '/api/tirehotel/authorization/login',
  tireCodesOfDay: '/api/tirehotel/authorization/login',
  tireTries: '/api/tirehotel/authorization/validate',
} as const;
/** Paths whose requests cost the processor milliseconds. */
const COSTLY = [
  '/api/search/*',
  '/:file{sitemap(?:-\\d+)?\\.xml}',
  '/api/cars/*',
  '/api/facilities/*',
  '/api/stories/*',
];
/** Those that may wait for another service as well. */
const COSTLY_ELSEWHERE = ['/api/mechmate/*'];
/** They wait for it together. */
const AT_ONCE_ELSEWHERE = 32;

/** Paths of the content platform, under one rate limit. */
const CONTENT = [
  '/api/graphql/*',
  '/sitecore/api/*',
  '/sitecore/service/*',
  '/v1/content/*',
  '/layout/component',
  '/api/content/*',
  '/api/editing/*',
  '/feaas-render',
  '/feaas/render',
];

/**
 * The back end as one fetch handler. Browsers call it over HTTP through `pages/api`, pages in process by `app.request`.
 * It also serves paths outside /api: /healthz, /robots.txt, sitemaps, vehicle feeds, icons, /-/jssmedia.
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
  const guard = (area: keyof LimitTable) => rateLimit(area, limits[area], parts.requestCounts);

  app.use(requestId({ limitLength: 64 }));
  app.use(observeRequests(log, metrics));
  app.use((c, next) => {
    const peer = c.env?.peer;
    if (!peer) return next();
    const client = clientAddress(peer, c.req.header('x-forwarded-for'), trustedProxies);
    c.set('client', client);
    return withClient(client, next);
  });
  app.use(async (c, next) => {
    await next();
    const own = OWN_POLICY.some((path) => c.req.path.startsWith(path)) ? c.res.headers : null;
    for (const [name, value] of responseHeaders({
      hsts: parts.hsts ?? (live ? 'on' : 'off'),
      embeddable: isEmbeddable(c.req.path),
    }))
      if (!own?.has(name)) c.header(name, value);
    c.header('X-Request-Id', c.get('requestId'));
    if (c.res.status === 503 && !c.res.headers.has('Retry-After')) c.header('Retry-After', RETRY_AFTER_S);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(eventStreams(metrics));
  app.use(sameOriginOnly);

  app.use('/api/search/*', guard('search'));
  app.use('/api/cars/*', guard('search'));
  app.use(VEHICLE_FEED, guard('vehicleFeed'));
  app.use('/:file{sitemap(?:-\\d+)?\\.xml}', guard('siteMaps'));
  app.use('/api/stock/*', guard('stock'));
  app.use('/api/facilities/*', guard('stock'));
  const media = guard('media');
  for (const path of ['/-/*', '/api/pictures']) app.use(path, media);
  app.use('/api/error-reports', guard('errorReports'));
  app.use(CSP_REPORTS, guard('cspReports'));
  app.use('/api/analytics/*', guard('analytics'));
  app.use('/api/stories', guard('stories'));
  app.use('/api/mechmate/*', guard('workshop'));
  const booking = guard('booking');
  for (const path of BOOKING) app.use(path, booking);
  app.use('/api/tirehotel/*', guard('tireHotel'));
  for (const area of ['tireSearch', 'tireCodes', 'tireCodesOfDay', 'tireTries'] as const)
    app.use(TIRE_HOTEL[area], guard(area));
  app.use('/api/places/*', guard('places'));
  app.use('/api/codeweaver/*', guard('finance'));
  app.use('/api/forms/*', guard('forms'));
  const alerts = guard('searchAlerts');
  for (const path of ['/api/search-alerts', '/api/search-alerts/states', '/api/search-alerts/confirm/*'])
    app.use(path, alerts);
  app.use('/api/search-alerts/end/*', guard('alertEnds'));
  app.use('/api/uploads/*', guard('uploads'));
  // Of a day those that are sent alone: staff look at many.
  app.on('POST', '/api/uploads/*', guard('uploadsOfDay'));
  app.use('/api/jotform', guard('forms'));
  app.use('/api/messages/*', guard('messages'));
  const operators = guard('staff');
  for (const path of ['/api/staff/*', '/api/privacy/*', '/api/backup', '/api/editors/*']) app.use(path, operators);
  app.use('/api/inbox/*', guard('inbox'));
  const signIn = guard('signIn');
  for (const path of SIGN_IN) app.on('POST', path, signIn);
  const content = guard('content');
  for (const path of CONTENT) app.use(path, content);

  const inTicks = oncePerTick();
  for (const path of COSTLY) app.use(path, inTicks);
  const inTicksElsewhere = oncePerTick({ atOnce: AT_ONCE_ELSEWHERE });
  for (const path of COSTLY_ELSEWHERE) app.use(path, inTicksElsewhere);

  app.route('/api/search', routes.search);
  app.route('/api/stock', routes.stock);
  if (routes.cars) app.route('/api/cars', routes.cars);
  if (routes.vehicleFeed) app.route('/', routes.vehicleFeed);
  if (routes.facilities) app.route('/api/facilities', routes.facilities);
  if (parts.platform) app.route('/', platformRoutes(parts.platform));
  for (const mediaPath of [MEDIA, CONTENT_MEDIA]) app.route(mediaPath, routes.media);
  app.route('/api/analytics', routes.analytics);
  app.route('/api/stories', storiesRoutes(parts.stories ?? { service: null }));
  if (routes.workshop) app.route('/api/mechmate', routes.workshop);
  if (routes.tireHotel) app.route('/api/tirehotel', routes.tireHotel);
  if (routes.places) app.route('/api/places', routes.places);
  if (routes.finance) app.route('/api/codeweaver', routes.finance);
  if (routes.forms) app.route('/api/forms', routes.forms);
  if (routes.searchAlerts) app.route('/api/search-alerts', routes.searchAlerts);
  if (routes.jotform) app.route('/api/jotform', routes.jotform);
  if (routes.inbox) app.route('/api/inbox', routes.inbox);
  if (routes.staff) app.route('/api/staff', routes.staff);
  if (routes.privacy) app.route('/api/privacy', routes.privacy);
  if (routes.editors) app.route('/api/editors', routes.editors);
  if (routes.backup) app.route('/api/backup', routes.backup);
  if (routes.feedPictures) app.route('/api/pictures', routes.feedPictures);
  if (routes.uploads) app.route('/api/uploads', routes.uploads);
  if (routes.messages) app.route('/api/messages', routes.messages);
  app.route('/', routes.content);
  app.route('/', healthRoutes(parts.ready, parts.reachable ?? (() => Promise.resolve(true))));
  app.route('/', metricsRoutes(metrics, { open: live ? null : (parts.demoTools ?? 'local'), key: parts.metricsKey }));
  app.route('/', errorReportRoutes());
  app.route('/', cspReportRoutes(metrics));
  app.route('/', brandRoutes({ live }));
  app.route(
    '/',
    siteFileRoutes({
      live,
      port: parts.port,
      listings: parts.listings,
      stamp: parts.stamp,
      landings: (site) =>
        landingPagesInStock(site, async (request) =>
          routes.search.request('/', { method: 'POST', body: JSON.stringify(request) }),
        ),
    }),
  );

  app.notFound((c) => handleUnmatched(app, c));
  app.onError((error, c) => {
    if (isClientAbort(c.req.raw.signal, error)) {
      c.get('log').debug({ route: routePattern(c) }, 'client disconnected');
      return new Response(null, { status: 499 });
    }
    if (error instanceof Busy) return busyResponse(Number(RETRY_AFTER_S));
    if (isUnavailable(error)) {
      c.get('log').error({ route: routePattern(c), err: error }, 'unavailable');
      return errorResponse('UNAVAILABLE', { headers: { 'Retry-After': RETRY_AFTER_S } });
    }
    const reference = newReference();
    c.get('log').error({ reference, route: routePattern(c), err: error }, 'failed');
    return errorResponse('UNEXPECTED', { params: { reference } });
  });
  return app;
}

/** True when a request failed because the client disconnected. */
const isClientAbort = (signal: AbortSignal, error: Error): boolean =>
  signal.aborted || ('code' in error && error.code === 'ECONNRESET');

/** Key on globalThis of the services of this process: Next loads modules more than once. */
export const SERVICES_KEY = Symbol.for('forecourt.services');

/** The part of the open services that this module needs. */
export interface OpenServices {
  app: App;
  /** The app for the production server, without the framework. */
  handle?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** For the production server, before all else. */
  health?: RespondHealth;
  log: Logger;
  contentSource: ContentSource;
  /** Vocabulary of the stock; without it every word is accepted. */
  search?: Pick<SearchService, 'vocabulary'>;
  /** The searches of pages. */
  pageSearch: PageSearch;
  /** Origin of a site, without a slash at the end. */
  origin: (site: Site) => string;
  /** Tile server of the maps; absent or null: maps show our own outlines. */
  mapTiles?: MapTiles | null;
  /** Forms without fields of their own come from a provider. */
  hasFormProvider?: boolean;
  /** Set by the pages' content client, for `/api/stories`. */
  stories?: StoriesServiceRef;
  /** The number of the newest change of content that pages are made of; null or absent on another platform. */
  contentRevision?: () => number | null;
  /** Visitors' pages in front of the framework; the development server has none. */
  pages?: PageCache;
  /** Called after a publication, before pages are revalidated. */
  contentListeners: Set<() => void>;
  /** Placeholders of pictures that are loading. */
  blurs?: Blurs;
  /** Where the subject of a picture of the media store is, by its address. */
  focusOf?: (address: string) => Promise<Focus | undefined>;
  /** Pictures come from another media store, which has no format for sharing. */
  mediaElsewhere?: boolean;
  /** Demo mode only: messages to visitors, and who sees them. */
  outbox?: Outbox & {
    /** Whether who sent a request may see it, by its peer and headers. */
    isOpenTo(peer: string, headers: IncomingHttpHeaders): boolean;
  };
  /** Whether staff reads submissions here; another service may have them. */
  hasInbox?: boolean;
  /** Editing of pages; absent where it is not configured. */
  editing?: EditingService;
}

const isOpen = (value: unknown): value is OpenServices => isObject(value) && 'app' in value;

/** The services of this process, or null while they open. */
export function services(): OpenServices | null {
  const open: unknown = Reflect.get(globalThis, SERVICES_KEY);
  return isOpen(open) ? open : null;
}

/** Logs a failed page: where, what, and the reference that the visitor saw. No personal data. */
export function logErrorReport(errorReport: { where: string; message: string; reference?: string }): void {
  services()?.log.error(errorReport, 'page error');
}

/** Handles one request of Node's HTTP server; responds 503 until the services are open. Never rejects. */
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
