import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Env } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Site } from '@/sites/site.types';
import type { MapTiles } from '@/domain/sites/mapTiles';
import { answerHeaders } from '@/domain/sites/securityHeaders';
import type { EditingDesk } from './content/editing/desk';
import type { ContentSource } from './contentSource.types';
import { errorResponse, newReference } from './http/answers';
import { bridge } from './http/bridge';
import type { Door, DoorBindings, DoorEnv } from './http/door.types';
import { sameOriginOnly } from './http/guards';
import { healthRoutes } from './http/health.routes';
import { defaultLimits, rateLimit, type LimitTable } from './http/limits';
import { unanswered } from './http/methods';
import type { Metrics } from './http/metrics';
import { metricsRoutes } from './http/metrics.routes';
import type { Outbox } from './messages/outbox.store';
import { observe, routePattern, streams } from './http/observe';
import { landingsInStock } from './http/landingPages';
import { siteFileRoutes } from './http/siteFiles.routes';
import { troubleRoutes } from './http/errorReport.routes';
import type { SearchService } from './search/search.service';
import { platformRoutes, type PlatformHosts } from './platform/platform.routes';
import { storiesRoutes } from './stories/stories.routes';
import type { StoriesSlot } from './stories/stories.service';
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
  stories?: StoriesSlot;
  /** Absent: we are the content platform and the media store. */
  platform?: PlatformHosts;
  /** The areas' own routes, each relative to its path (/api/search, /api/stock, /-/jssmedia, /api/analytics, /api/mechmate, /api/places) and with its own limit of the body; content has whole paths. */
  routes: {
    search: Hono<Search>;
    stock: Hono<Stock>;
    media: Hono<Media>;
    content: Hono<Content>;
    analytics: Hono<Analytics>;
    workshop?: Hono<DoorEnv>;
    places?: Hono<DoorEnv>;
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
>(parts: AppServices<Search, Stock, Media, Content, Analytics>): Door {
  const { mode, log, metrics, trustedProxies, routes } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const live = mode === 'live';
  const door = new Hono<DoorEnv>();
  const guard = (area: keyof LimitTable) => rateLimit(area, limits[area], trustedProxies);

  door.use(requestId({ limitLength: 64 }));
  door.use(observe(log, metrics));
  door.use(async (c, next) => {
    await next();
    // Documents of the editor's doors have a policy of their own.
    const own = EDITING.some((path) => c.req.path.startsWith(path)) ? c.res.headers : null;
    for (const [name, value] of answerHeaders({ live, embeddable: c.req.path.startsWith(`${MEDIA}/`) }))
      if (!own?.has(name)) c.header(name, value);
    c.header('X-Request-Id', c.get('requestId'));
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  door.use(streams(metrics));
  door.use(sameOriginOnly);

  door.use('/api/search/*', guard('search'));
  door.use('/api/stock/*', guard('stock'));
  door.use('/-/*', guard('media'));
  door.use('/api/trouble', guard('trouble'));
  door.use('/api/analytics/*', guard('analytics'));
  door.use('/api/stories', guard('stories'));
  door.use('/api/mechmate/*', guard('workshop'));
  const booking = guard('booking');
  for (const path of BOOKING) door.use(path, booking);
  door.use('/api/places/*', guard('places'));
  const content = guard('content');
  for (const path of CONTENT) door.use(path, content);

  door.route('/api/search', routes.search);
  door.route('/api/stock', routes.stock);
  if (parts.platform) door.route('/', platformRoutes(parts.platform));
  for (const place of [MEDIA, CONTENT_MEDIA]) door.route(place, routes.media);
  door.route('/api/analytics', routes.analytics);
  door.route('/api/stories', storiesRoutes(parts.stories ?? { service: null }));
  if (routes.workshop) door.route('/api/mechmate', routes.workshop);
  if (routes.places) door.route('/api/places', routes.places);
  door.route('/', routes.content);
  door.route('/', healthRoutes(parts.ready));
  door.route('/', metricsRoutes(metrics, { open: !live, key: parts.metricsKey }));
  door.route('/', troubleRoutes());
  door.route(
    '/',
    siteFileRoutes({
      live,
      landings: (site) =>
        landingsInStock(site, async (request) =>
          routes.search.request('/', { method: 'POST', body: JSON.stringify(request) }),
        ),
    }),
  );

  door.notFound((c) => unanswered(door, c));
  door.onError((error, c) => {
    if (hasLeft(c.req.raw.signal, error)) {
      c.get('log').debug({ route: routePattern(c) }, 'left');
      return new Response(null, { status: 499 });
    }
    const reference = newReference();
    c.get('log').error({ reference, route: routePattern(c), err: error }, 'failed');
    return errorResponse('UNEXPECTED', { facts: { reference } });
  });
  return door;
}

/** What a request breaks with because its visitor went away is no failure of ours. */
const hasLeft = (signal: AbortSignal, error: Error): boolean =>
  signal.aborted || ('code' in error && error.code === 'ECONNRESET');

/** Under this key on globalThis the wiring keeps what is open once per process: Next loads modules more than once. */
export const SERVICES_KEY = Symbol.for('forecourt.services');

/** The part of the open services that this module needs. */
export interface OpenServices {
  door: Door;
  log: Logger;
  contentSource: ContentSource;
  /** Knows the words of the stock; absent: nobody does, and every word may be one. */
  search?: Pick<SearchService, 'vocabulary'>;
  /** Where visitors find a site, without a slash at the end. */
  origin: (site: Site) => string;
  /** The tile server of the maps; absent or null: they stand on outlines of our own. */
  mapTiles?: MapTiles | null;
  /** Takes the pages' client of the content platform, for the door that answers with stories. */
  stories?: StoriesSlot;
  /** Called when something was published, before its pages are rendered anew. */
  contentListeners: Set<() => void>;
  /** What stands in place of pictures that are on their way; absent: nothing. */
  blurs?: Blurs;
  /** Demo mode alone: what was written to visitors. */
  outbox?: Outbox;
  /** Whom pages are opened for that are being edited; absent where nothing can be edited. */
  editing?: EditingDesk;
}

const isOpen = (value: unknown): value is OpenServices =>
  typeof value === 'object' && value !== null && 'door' in value;

/** What is open in this process, or null while it is still opening. */
export function services(): OpenServices | null {
  const open: unknown = Reflect.get(globalThis, SERVICES_KEY);
  return isOpen(open) ? open : null;
}

/** Tells the log of a page's trouble: where, what, and the reference that the visitor saw. No personal data. */
export function logErrorReport(trouble: { where: string; message: string; reference?: string }): void {
  services()?.log.error(trouble, 'page trouble');
}

/** Hands one request of Node's HTTP server to the running door; answers 503 before there is one. Never rejects. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  revalidate?: DoorBindings['revalidate'],
): Promise<void> {
  const door = services()?.door;
  await bridge(
    (incoming, bindings) =>
      door ? door.fetch(incoming, bindings) : errorResponse('UNAVAILABLE', { headers: { 'Retry-After': '2' } }),
    request,
    response,
    revalidate,
  );
}
