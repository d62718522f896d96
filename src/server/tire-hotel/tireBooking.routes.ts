import { Hono, type Context } from 'hono';
import { ValidationError } from 'yup';
import {
  addReviewSchema,
  reminderChoiceSchema,
  tireBookingSchema,
  tireHoldSchema,
  tireSlotSchema,
  tireTimesSchema,
} from '@/domain/tire-hotel/tireBooking.schema';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@/domain/workshop/booking';
import type { Result } from '@/errors/result';
import { siteOfRequest } from '../forms/formRequest';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { refuseUnreadable } from '../http/unreadable';
import type { TireBookingService, TireBookingVisit } from './tireBooking.service';
import { sessionTokenOf } from './tireHotelSession';
import { tireErrorResponse, tireResponse } from './tireResponses';

/** A booking is a dozen short texts. */
const BODY_BYTES = 16_384;

/** The department of a call: of its query as in the specification, or of its body. */
function departmentOf(c: Context, name: string, inBody: string | undefined): string {
  const given = inBody ?? c.req.query(name) ?? '';
  if (!/^\S{1,40}$/.test(given)) throw new ValidationError('required', given, name);
  return given;
}

/**
 * The booking half of the tire hotel's API, relative to /api/tirehotel (specification 3 section 7). Every call needs a
 * customer's session, and is about their own cars.
 */
export function tireBookingRoutes(service: TireBookingService, { live }: { live: boolean }) {
  const routes = new Hono<AppEnv>();
  routes.use(limitBody(BODY_BYTES));
  routes.onError(refuseUnreadable('The request cannot be answered'));

  /** Reads the body, and runs with the visit, or responds 401. */
  const post = <Body, T>(
    path: string,
    schema: { validateSync(value: unknown): Body },
    run: (body: Body, visit: TireBookingVisit, c: Context<AppEnv>) => Promise<Result<T>>,
    method: 'POST' | 'DELETE' = 'POST',
  ): void => {
    routes.on(method, path, async (c) => {
      const session = sessionTokenOf(c, live);
      if (session === null) return tireErrorResponse(c, { code: 'TIRE_SESSION_ENDED', params: {} });
      const body = schema.validateSync(jsonBody(await c.req.text()));
      return tireResponse(c, await run(body, { session, client: c.get('client') }, c));
    });
  };

  post('/booking/GetTimeslotDays', tireTimesSchema, ({ workshopIdentifier, ...range }, visit, c) =>
    service.days({ ...range, erpId: departmentOf(c, 'workshopIdentifier', workshopIdentifier) }, visit),
  );
  post('/booking/GetTimeslots', tireTimesSchema, ({ workshopIdentifier, ...range }, visit, c) =>
    service.times({ ...range, erpId: departmentOf(c, 'workshopIdentifier', workshopIdentifier) }, visit),
  );
  post('/booking/holds', tireHoldSchema, ({ departmentIdentifier, ...slot }, visit) =>
    service.hold({ ...slot, erpId: departmentIdentifier }, visit),
  );
  post(
    '/booking/holds',
    tireSlotSchema,
    ({ departmentIdentifier, ...slot }, visit) => service.release({ ...slot, erpId: departmentIdentifier }, visit),
    'DELETE',
  );
  post('/booking/create', tireBookingSchema, ({ departmentIdentifier, locale: wanted, ...request }, visit, c) => {
    const key = c.req.header(IDEMPOTENCY_HEADER) ?? '';
    if (!IDEMPOTENCY_KEY.test(key)) throw new ValidationError('is no key', key, IDEMPOTENCY_HEADER);
    const erpId = departmentOf(c, 'departmentIdentifier', departmentIdentifier);
    const site = siteOfRequest(c);
    const locale = site?.languages.slice(1).find((one) => one.locale === wanted)?.locale ?? null;
    return service.book({ request, erpId, key, site: site?.name ?? null, locale }, visit);
  });
  post('/review/addReview', addReviewSchema, (review, visit) => service.review(review, visit));
  post('/reminder', reminderChoiceSchema, (choice, visit) => service.wantReminder(choice, visit));
  return routes;
}
