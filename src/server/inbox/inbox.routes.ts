import { Hono, type Context } from 'hono';
import { boolean, number, object, string, ValidationError, type ObjectSchema } from 'yup';
import {
  REPLY_LENGTH,
  isDay,
  SUBMISSION_STATES,
  type Assignment,
  type InboxFilter,
  type InboxSubmission,
} from '@/domain/inbox/inbox';
import type { AppError, Result } from '@/errors/result';
import { NIL_UUID, UUID } from '@/lib/uuid';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { checkedValues, jsonBody } from '../http/jsonBody';
import type { InboxService } from './inbox.service';
import { signInRoutes, siteOf, type SignInRoutesParts } from './signIn.routes';
import { fromOwnPage, signedInOnly, staffOf } from './staffSession';

const BODY_BYTES = 32_768;

const day = () =>
  string()
    .default('')
    .test('day', 'is no day', (value) => value === '' || isDay(value));
const filterSchema: ObjectSchema<InboxFilter> = object({
  site: string().max(60).default(''),
  form: string().max(60).default(''),
  state: string()
    .oneOf([...SUBMISSION_STATES, 'todo', ''] as const)
    .default(''),
  from: day(),
  to: day(),
  reference: string().trim().max(20).default(''),
  page: number().integer().min(1).max(4_000).default(1),
}).noUnknown();
const handledSchema = object({ handled: boolean().strict().required() }).noUnknown();
const replySchema = object({
  id: string().strict().required().matches(UUID),
  body: string().strict().trim().required().max(REPLY_LENGTH),
}).noUnknown();
const assignmentSchema: ObjectSchema<Assignment> = object({
  site: string().strict().required().max(60),
  facility: string().strict().max(100).defined(),
}).noUnknown();

const codes = ['SUBMISSION_NOT_FOUND', 'SUBMISSION_CHANGED', 'SUBMISSION_UNDELIVERABLE', 'INBOX_FORBIDDEN'] as const;
const failureOf = ({ code }: AppError): Response =>
  code === 'BAD_REQUEST'
    ? errorResponse('BAD_REQUEST')
    : errorResponse(codes.find((known) => known === code) ?? 'INBOX_FAILED');

const respond = (result: Result<InboxSubmission | null>): Response =>
  result.ok ? Response.json({ submission: result.value }) : failureOf(result.error);

/**
 * The inbox of staff, below /api/inbox: sign-in, GET `/submissions` (filters in the query), GET `/submissions/:id`, POST
 * `/handled`, `/replies`, `/assignment`, `/release`, `/drop` below it, GET `/targets?site=`, GET `/figures`. Never
 * cached, never listed by search engines.
 */
export function inboxRoutes({ service, ...parts }: Omit<SignInRoutesParts, 'service'> & { service: InboxService }) {
  const routes = new Hono<AppEnv>();
  routes.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
  });
  routes.use(fromOwnPage);
  routes.use(limitBody(BODY_BYTES));
  routes.onError((error) => {
    if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
    throw error;
  });
  routes.route('/', signInRoutes({ ...parts, service }));
  routes.use(signedInOnly(parts.signIn, parts.live));

  /** What is no id is no submission either. */
  const idOf = (c: Context<AppEnv>): string => {
    const id = c.req.param('id') ?? '';
    return UUID.test(id) ? id : NIL_UUID;
  };
  const memberOf = (c: Context<AppEnv>) => staffOf(c).member;

  routes.get('/submissions', async (c) =>
    c.json(
      await service.page(memberOf(c), filterSchema.validateSync(checkedValues(c.req.query())), siteOf(c).timeZone),
    ),
  );
  routes.get('/submissions/:id', async (c) => respond(await service.open(memberOf(c), idOf(c))));
  routes.post('/submissions/:id/handled', async (c) => {
    const { handled } = handledSchema.validateSync(jsonBody(await c.req.text()));
    return respond(await service.handle(memberOf(c), idOf(c), handled));
  });
  routes.post('/submissions/:id/replies', async (c) =>
    respond(await service.reply(memberOf(c), idOf(c), replySchema.validateSync(jsonBody(await c.req.text())))),
  );
  routes.post('/submissions/:id/assignment', async (c) =>
    respond(await service.reassign(memberOf(c), idOf(c), assignmentSchema.validateSync(jsonBody(await c.req.text())))),
  );
  routes.post('/submissions/:id/release', async (c) => respond(await service.release(memberOf(c), idOf(c))));
  routes.post('/submissions/:id/drop', async (c) => respond(await service.drop(memberOf(c), idOf(c))));
  routes.get('/targets', async (c) => c.json(await service.targets(c.req.query('site') ?? '')));
  routes.get('/figures', async (c) => c.json({ figures: await service.figures(memberOf(c)) }));
  return routes;
}
