import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isDevice, neighbourhood } from './network';
import { errorResponse } from './errorResponse';
import type { AppEnv } from './app.types';
import type { RequestCounts } from './requestCounts.store';

/** Requests that one address may make in a number of seconds. */
export interface Allowance {
  requests: number;
  seconds: number;
}

export type LimitedArea =
  | 'search'
  | 'stock'
  | 'vehicleFeed'
  | 'siteMaps'
  | 'media'
  | 'content'
  | 'stories'
  | 'errorReports'
  | 'cspReports'
  | 'analytics'
  | 'workshop'
  | 'booking'
  | 'forms'
  | 'searchAlerts'
  | 'alertEnds'
  | 'uploads'
  | 'uploadsOfDay'
  | 'places'
  | 'finance'
  | 'messages'
  | 'staff'
  | 'inbox'
  | 'signIn'
  | 'tireHotel'
  | 'tireSearch'
  | 'tireCodes'
  | 'tireCodesOfDay'
  | 'tireTries';
export type LimitTable = Record<LimitedArea, Allowance>;

/**
 * Search, media: two facet toggles a second, 48 pictures on a list page, and offices share an address.
 * Stock needs a key; the limit slows down guessing. Content is for servers: 80 a second, as on the real product.
 * Vehicle feeds: each request reads all cars; merchants fetch those of all sites some times a day. Site maps: crawlers.
 * Error reports: one log line each, so that a flood cannot hide the others.
 * Workshop: about thirty requests a visit. Booking (also holds and the pages of a booking's link): a few.
 * Messages needs a key, as stock does.
 * Forms: an office of people who write, with three tries each.
 * Ends of alerts: a mail provider sends those of all its users from few addresses; each needs a signed link.
 * Staff needs a key, as messages does. Inbox: an office of people who click. Sign-in: links and tries of an office.
 * Tire hotel: about thirty requests a visit. Its searches, codes and tries: an office; numbers have limits of their own.
 * Uploads: eight photographs a form, from an office; of a day so many that one address does not fill the store.
 * Places: one request per pause in typing.
 * Finance: two requests per pause of a slider.
 * Analytics: one view a page; another installation's server reports many visitors from one address.
 */
export const defaultLimits: LimitTable = {
  search: { requests: 600, seconds: 60 },
  stock: { requests: 120, seconds: 60 },
  vehicleFeed: { requests: 60, seconds: 600 },
  siteMaps: { requests: 120, seconds: 60 },
  media: { requests: 6000, seconds: 60 },
  content: { requests: 4800, seconds: 60 },
  stories: { requests: 300, seconds: 60 },
  errorReports: { requests: 60, seconds: 60 },
  cspReports: { requests: 60, seconds: 60 },
  analytics: { requests: 600, seconds: 60 },
  workshop: { requests: 150, seconds: 60 },
  booking: { requests: 60, seconds: 60 },
  forms: { requests: 60, seconds: 600 },
  searchAlerts: { requests: 60, seconds: 600 },
  alertEnds: { requests: 3000, seconds: 600 },
  uploads: { requests: 120, seconds: 600 },
  uploadsOfDay: { requests: 400, seconds: 86_400 },
  places: { requests: 300, seconds: 60 },
  finance: { requests: 240, seconds: 60 },
  messages: { requests: 60, seconds: 60 },
  staff: { requests: 60, seconds: 60 },
  inbox: { requests: 600, seconds: 60 },
  signIn: { requests: 20, seconds: 600 },
  tireHotel: { requests: 300, seconds: 60 },
  tireSearch: { requests: 120, seconds: 600 },
  tireCodes: { requests: 30, seconds: 600 },
  tireCodesOfDay: { requests: 150, seconds: 86_400 },
  tireTries: { requests: 60, seconds: 600 },
};

/** Limits that make guessing a secret hopeless: they count in the database, for all processes together. */
const SHARED_AREAS: ReadonlySet<LimitedArea> = new Set<LimitedArea>([
  'signIn',
  'tireSearch',
  'tireCodes',
  'tireCodesOfDay',
  'tireTries',
]);

/** Neighbouring addresses together have so many times as much: a block of addresses may be one program's. */
const OF_NEIGHBOURS = 8;

/** Of a limit so long, a proxy of this machine that no setting names would leave nothing to all visitors together. */
const DAY_SECONDS = 86_400;

interface Used {
  requests: number;
  msLeft: number;
}

/**
 * Counts by `client` of the context: in this process, and for some areas by `shared` as well, which a client that is
 * over the limit here does not reach. In-process calls have no client and are not counted; limits of a day count no
 * address of this machine.
 */
export function rateLimit(area: LimitedArea, { requests, seconds }: Allowance, shared?: RequestCounts) {
  const limiter = new RateLimiterMemory({ keyPrefix: area, points: requests, duration: seconds });
  const ofNeighbours = new RateLimiterMemory({
    keyPrefix: `${area} neighbours`,
    points: OF_NEIGHBOURS * requests,
    duration: seconds,
  });
  const policy = `"${area}";q=${requests};w=${seconds}`;
  const counts = SHARED_AREAS.has(area) ? shared : undefined;
  /** What the client used, or more than it may where its neighbours used theirs. */
  async function withNeighbours(client: string, used: Used): Promise<Used> {
    if (!isDevice(client)) return used;
    const { consumedPoints, msBeforeNext } = await ofNeighbours.penalty(neighbourhood(client));
    return consumedPoints <= OF_NEIGHBOURS * requests ? used : { requests: requests + 1, msLeft: msBeforeNext };
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    const client = c.get('client');
    if (client === undefined || (seconds >= DAY_SECONDS && !isDevice(client))) return next();
    const { consumedPoints, msBeforeNext } = await limiter.penalty(client);
    const own = { requests: consumedPoints, msLeft: msBeforeNext };
    const ofClient = counts && consumedPoints <= requests ? await counts.count(area, client, seconds) : own;
    const used = ofClient.requests <= requests ? await withNeighbours(client, ofClient) : ofClient;
    const wait = Math.max(1, Math.ceil(used.msLeft / 1000));
    const remaining = Math.max(0, requests - used.requests);
    const headers = { 'RateLimit-Policy': policy, RateLimit: `"${area}";r=${remaining};t=${wait}` };
    if (used.requests > requests)
      return errorResponse('TOO_MANY_REQUESTS', {
        headers: { ...headers, 'Retry-After': String(wait) },
        params: { retryAfter: wait },
      });
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
}
