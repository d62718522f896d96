import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { object, string, type InferType } from 'yup';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY, type ChosenSlot } from '@/domain/workshop/booking';
import { bookingSchema, holdSchema, slotSchema } from '@/domain/workshop/booking.schema';
import { normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import type { UnableWorkshop, Workshop } from '@/domain/workshop/workshops';
import { failed, ok, type Result } from '@/errors/result';
import { resolveSite } from '@/sites/resolver';
import type { Locale, Site } from '@/sites/site.types';
import { isDevice } from '../http/network';
import { errorResponse } from '../http/errorResponse';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { refuseUnreadable } from '../http/unreadable';
import type { Allowance } from '../http/limits';
import { createLiveHolds } from './liveHolds';
import { createOpenStreams } from './openStreams';
import {
  brandOf,
  dayOf,
  departmentOf,
  extentOf,
  facilityOf,
  mileageOf,
  nearOf,
  numberOf,
  offeringsOf,
  workshopsOf,
} from './requestParams';
import { createPlatesOfAddresses, PLATES_PER_ADDRESS, type PlateAllowance } from './platesOfAddresses';
import { eventStreamOf, type StreamTimes } from './stream';
import { resultResponse, workshopErrorResponse } from './responses';
import { createVisitsOfAddresses, uncounted } from './visitsOfAddresses';
import type { Visitor, WorkshopService } from './workshop.service';

/** A booking is a dozen short texts. */
const BODY_BYTES = 16_384;
/** Recognises a visitor's own holds; contains no other data and ends with the browser session. */
export const VISITOR_COOKIE = 'workshop-visitor';
const VISITOR = /^[\w-]{16,64}$/;

/**
 * Cars found and visits booked per registration number and address, against guessing; visits booked or moved
 * from an address: an office or a car fleet books a few a day; and those that begin on one day at one workshop, which
 * takes in about ten: a family. A program must not fill a calendar. The API limits requests besides.
 */
const successLimits: Record<'lookup' | 'book' | 'address' | 'day', Allowance> = {
  lookup: { requests: 30, seconds: 60 },
  book: { requests: 5, seconds: 86_400 },
  address: { requests: 20, seconds: 86_400 },
  day: { requests: 3, seconds: 86_400 },
};

/** Of what a workshop takes in on a day: whoever has a block of addresses leaves others the rest. */
const NEIGHBOURS_SHARE = 0.5;

/** A family and its guests; beyond it a visitor books without a hold. */
const HOLDS_PER_ADDRESS = 3;

/** Open at the same moment, of a second or two each: an office. */
const STREAMS_PER_ADDRESS = 20;

export interface WorkshopRoutesOptions {
  times?: StreamTimes;
  limits?: Partial<typeof successLimits>;
  platesPerAddress?: PlateAllowance;
  /** Share of a workshop's day that neighbouring addresses may book. */
  neighbours?: number;
  /** Visitors of one address who may hold a time at the same moment. */
  holdsPerAddress?: number;
  now?: () => number;
}

const tokenSchema = object({ token: string().strict().required('required').max(100, 'tooLong') }).noUnknown('unknown');
const timesSchema = object({
  token: string().strict().required('required').max(100, 'tooLong'),
  from: string().strict().required('required').max(10, 'tooLong'),
}).noUnknown('unknown');
const moveSchema = object({
  token: string().strict().required('required').max(100, 'tooLong'),
  to: slotSchema.required('required'),
}).noUnknown('unknown');

const visitorOf = (c: Context): Visitor => {
  const given = getCookie(c, VISITOR_COOKIE);
  return given !== undefined && VISITOR.test(given) ? given : null;
};

/** The visitor id of the cookie; the first hold sets it. */
function knownVisitor(c: Context): string {
  const known = visitorOf(c);
  if (known !== null) return known;
  const made = randomBytes(18).toString('base64url');
  const secure = new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
  setCookie(c, VISITOR_COOKIE, made, { path: '/api/mechmate', httpOnly: true, sameSite: 'Strict', secure });
  return made;
}

async function bodyOf<Body>(c: Context, schema: { validateSync(value: unknown): Body }): Promise<Body> {
  return schema.validateSync(jsonBody(await c.req.text()));
}

const siteOf = (c: Context) => resolveSite(new URL(c.req.url).host);

/** A language of the site other than its own; null for all others. */
const otherLocaleOf = (site: Site | null, wanted: string | undefined): Locale | null =>
  site?.languages.slice(1).find(({ locale }) => locale === wanted)?.locale ?? null;

/** Counts what succeeded: what was refused cannot use up the allowance of a registration number or an address. */
interface SuccessLimit {
  /** Seconds to wait; 0 within the limit, and for what was counted before under this `once`. */
  wait(key: string, once?: string): Promise<number>;
  /** @param once counted once, however often it succeeds */
  count(key: string, once?: string): Promise<void>;
}

function limitSuccesses({ requests, seconds }: Allowance): SuccessLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  const counted = new RateLimiterMemory({ keyPrefix: 'counted', points: 1, duration: seconds });
  const isCounted = async (once: string | undefined): Promise<boolean> =>
    once !== undefined && (await counted.get(once)) !== null;
  return {
    async wait(key, once) {
      const state = (await isCounted(once)) ? null : await limiter.get(key);
      return state && state.consumedPoints >= requests ? Math.max(1, Math.ceil(state.msBeforeNext / 1000)) : 0;
    },
    async count(key, once) {
      if (await isCounted(once)) return;
      // Requests that succeed at the same time may exceed the limit by their number.
      await limiter.penalty(key);
      if (once !== undefined) await counted.penalty(once);
    },
  };
}

/**
 * Routes of the workshop API, relative to /api/mechmate (specification 3 section 7). Refusals carry both the
 * specification's 'Error Result' and our code; a malformed request is 400 with a sentence. Responses are not cached.
 */
export function workshopRoutes(
  service: WorkshopService,
  {
    times: streamTimes,
    limits = {},
    platesPerAddress = PLATES_PER_ADDRESS,
    neighbours = NEIGHBOURS_SHARE,
    holdsPerAddress = HOLDS_PER_ADDRESS,
    now = Date.now,
  }: WorkshopRoutesOptions = {},
) {
  const lookups = limitSuccesses(limits.lookup ?? successLimits.lookup);
  const plates = createPlatesOfAddresses(platesPerAddress, now);
  /** Asks about a car, unless the address has asked about too many within the hour. */
  const aboutCar = async <T>(
    c: Context<AppEnv>,
    number: string,
    request: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const client = c.get('client');
    if (!isDevice(client)) return request();
    const plate = normalizeRegistrationNumber(number);
    const retryAfter = plates.wait(client, plate);
    if (retryAfter > 0) return failed('TOO_MANY_REQUESTS', { retryAfter });
    const result = await request();
    const isUnknown = !result.ok && result.error.code === 'VEHICLE_NOT_FOUND';
    if (result.ok || isUnknown) plates.count(client, plate, !isUnknown);
    return result;
  };
  const bookings = limitSuccesses(limits.book ?? successLimits.book);
  const visits = createVisitsOfAddresses({
    address: limits.address ?? successLimits.address,
    day: limits.day ?? successLimits.day,
    neighbours,
    now,
  });
  const beginVisit = async (
    client: string | undefined,
    { departmentId, timeSlot }: ChosenSlot,
    visit: { token: string } | { key: string },
  ) => {
    if (!isDevice(client)) return uncounted;
    const date = timeSlot.slice(0, 10);
    const places = (await service.capacityOn?.(departmentId, date)) ?? null;
    return visits.begin(client, { workshop: departmentId, day: date }, places, visit);
  };
  const streams = createOpenStreams(STREAMS_PER_ADDRESS);
  const holds = createLiveHolds(now, holdsPerAddress);
  const small = limitBody(BODY_BYTES);
  const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;
  const routes = new Hono<AppEnv>();

  routes.onError(refuseUnreadable('The question cannot be answered'));

  routes.get('/car/:registrationNumber', async (c) => {
    const number = numberOf(c.req.param('registrationNumber'));
    // By address: others who ask for a number do not keep its owner from it.
    const lookup = `${c.get('client') ?? ''} ${normalizeRegistrationNumber(number)}`;
    const wait = await lookups.wait(lookup);
    if (wait > 0) return workshopErrorResponse(failed('TOO_MANY_REQUESTS', { retryAfter: wait }).error);
    const result = await aboutCar(c, number, () => service.car(number));
    if (result.ok) await lookups.count(lookup);
    return resultResponse(c, result);
  });
  routes.get('/services/:registrationNumber', async (c) => {
    const number = numberOf(c.req.param('registrationNumber'));
    const near = nearOf(queryOf(c));
    const found = await aboutCar(c, number, () => service.services(number, near));
    return resultResponse(c, found, (serviceOfferingCategories) => ({ serviceOfferingCategories }));
  });
  routes.get('/addons/:registrationNumber', async (c) => {
    const number = numberOf(c.req.param('registrationNumber'));
    const [near, codes] = [nearOf(queryOf(c)), offeringsOf(queryOf(c))];
    const found = await aboutCar(c, number, () => service.addons(number, near, codes));
    return resultResponse(c, found, (serviceOfferingCategories) => ({ serviceOfferingCategories }));
  });

  routes.get('/prices/:registrationNumber/:mileage/:departmentId', async (c) => {
    const { registrationNumber, mileage, departmentId } = c.req.param();
    const request = {
      registrationNumber: numberOf(registrationNumber),
      mileage: mileageOf(mileage),
      departmentId: departmentOf(departmentId),
      codes: offeringsOf(queryOf(c)),
    };
    const prices = await aboutCar(c, request.registrationNumber, () => service.prices(request));
    return resultResponse(c, prices, (offers) => ({ offers }));
  });
  const times = '/timeslots/from/:registrationNumber/:departmentId/:date';
  // The specification's path ends with a slash.
  routes.on('GET', [times, `${times}/`], async (c) => {
    const { registrationNumber = '', departmentId = '', date = '' } = c.req.param();
    const request = {
      registrationNumber: numberOf(registrationNumber),
      departmentId: departmentOf(departmentId),
      from: dayOf(date),
      codes: offeringsOf(queryOf(c)),
      ...extentOf(queryOf(c)),
    };
    const visitor = visitorOf(c);
    return resultResponse(c, await aboutCar(c, request.registrationNumber, () => service.timeSlots(request, visitor)));
  });
  routes.get('/authorized-workshop/:brand', async (c) =>
    resultResponse(c, await service.hasBrand(brandOf(c.req.param('brand'))), (hasBrand) => ({ hasBrand })),
  );

  routes.get('/departments/firstTime/:siteId', async (c) =>
    resultResponse(
      c,
      (await service.firstTime?.(facilityOf(c.req.param('siteId')))) ?? { ok: true, value: null },
      (firstTimeSlot) => ({ firstTimeSlot }),
    ),
  );

  routes.get('/departments/closestAvailable', async (c) => {
    const request = workshopsOf(queryOf(c));
    const visitor = visitorOf(c);
    const gone = c.req.raw.signal;
    // What the stream says of the car comes later: here it counts as known.
    if (request.registrationNumber !== '') {
      const allowed = await aboutCar(c, request.registrationNumber, async () => ok(null));
      if (!allowed.ok) return workshopErrorResponse(allowed.error);
    }
    const closest = streams.counted(c.get('client'), gone, (signal) => service.closest(request, visitor, signal));
    if (!closest) return workshopErrorResponse(failed('TOO_MANY_REQUESTS', { retryAfter: 1 }).error);
    if (!c.req.header('accept')?.includes('application/json')) {
      return c.body(eventStreamOf(closest, gone, streamTimes), 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
      });
    }
    const workshops: Workshop[] = [];
    const unable: UnableWorkshop[] = [];
    for await (const news of closest(gone)) {
      if (news.kind === 'workshop') workshops.push(news.workshop);
      if (news.kind === 'unable') unable.push(news.workshop);
      if (news.kind === 'error') return workshopErrorResponse(failed('WORKSHOPS_FAILED').error);
      if (news.kind === 'done') return c.json({ workshops, unable, cursor: news.cursor, more: news.more });
    }
    return workshopErrorResponse(failed('WORKSHOPS_FAILED').error);
  });

  routes.post('/book', small, async (c) => {
    const { locale: wanted, ...request } = await bodyOf(c, bookingSchema);
    const key = c.req.header(IDEMPOTENCY_HEADER) ?? '';
    if (!IDEMPOTENCY_KEY.test(key))
      return errorResponse('BAD_REQUEST', {
        message: `The header ${IDEMPOTENCY_HEADER} must hold 8 to 100 letters, digits, - or _.`,
      });
    const client = c.get('client');
    // Others' bookings for a number do not keep its owner from booking.
    const car = `${client ?? ''} ${normalizeRegistrationNumber(request.registrationNumber)}`;
    const wait = await bookings.wait(car, key);
    const visit = wait > 0 ? wait : await beginVisit(client, request, { key });
    if (typeof visit === 'number')
      return workshopErrorResponse(failed('TOO_MANY_REQUESTS', { retryAfter: visit }).error);
    const visitor = visitorOf(c);
    const site = siteOf(c);
    const locale = otherLocaleOf(site, wanted);
    const result = await visit.during(
      () =>
        aboutCar(c, request.registrationNumber, () =>
          service.book({ request, key, site: site?.name ?? null, locale }, visitor, client),
        ),
      // Without a link the visit cannot be moved.
      ({ manageToken }) => manageToken || key,
    );
    if (result.ok) {
      await bookings.count(car, key);
      if (visitor !== null) holds.ended(client ?? '', visitor);
    }
    return resultResponse(c, result);
  });

  routes.post('/holds', small, async (c) => {
    const request = await bodyOf(c, holdSchema);
    const visitor = knownVisitor(c);
    const client = c.get('client');
    // Like a service without holds: the booking alone decides (decision 15b). So an office behind one address can book.
    if (client !== undefined && !holds.begin(client, visitor)) return c.body(null, 204);
    const hold = () => service.hold(request, visitor, client);
    const result = request.work ? await aboutCar(c, request.work.registrationNumber, hold) : await hold();
    if (client !== undefined)
      holds.settle(client, visitor, result.ok && result.value !== null ? Date.parse(result.value.expiresAt) : null);
    if (!result.ok || result.value !== null) return resultResponse(c, result);
    // An earlier hold of the visitor was released for this one.
    if (client !== undefined) holds.ended(client, visitor);
    return c.body(null, 204);
  });
  routes.delete('/holds', small, async (c) => {
    const slot = await bodyOf(c, slotSchema);
    const visitor = visitorOf(c);
    const result = visitor === null ? null : await service.release(slot, visitor);
    if (visitor !== null && result?.ok) holds.ended(c.get('client') ?? '', visitor);
    return !result || result.ok ? c.body(null, 204) : resultResponse(c, result);
  });

  routes.post('/bookings/see', small, async (c) =>
    resultResponse(c, await service.see((await bodyOf(c, tokenSchema)).token)),
  );
  routes.post('/bookings/times', small, async (c) => {
    const { token, from }: InferType<typeof timesSchema> = await bodyOf(c, timesSchema);
    return resultResponse(c, await service.timesFor({ token, from: dayOf(`${from}T00:00:00`) }, visitorOf(c)));
  });
  routes.post('/bookings/move', small, async (c) => {
    const { token, to }: InferType<typeof moveSchema> = await bodyOf(c, moveSchema);
    const client = c.get('client');
    const visit = await beginVisit(client, to, { token });
    if (typeof visit === 'number')
      return workshopErrorResponse(failed('TOO_MANY_REQUESTS', { retryAfter: visit }).error);
    return resultResponse(
      c,
      await visit.during(
        () => service.move(token, to, visitorOf(c)),
        () => token,
      ),
    );
  });
  routes.post('/bookings/cancel', small, async (c) => {
    const { token } = await bodyOf(c, tokenSchema);
    const result = await service.cancel(token);
    if (result.ok) visits.cancelled(token);
    return resultResponse(c, result);
  });
  return routes;
}
