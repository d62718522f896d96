import { Hono, type Context } from 'hono';
import { object, string } from 'yup';
import { emailField } from '@/domain/forms/fields.schema';
import { UUID } from '@/lib/uuid';
import type { Site } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { jsonBody } from '../http/jsonBody';
import { siteOfRequest } from '../forms/formRequest';
import type { InboxService } from './inbox.service';
import type { SignIn } from './signIn.service';
import { isToken, sessionOf, signedInOnly, staffOf, writeSessionCookie } from './staffSession';

const linkSchema = object({ email: emailField() }).noUnknown('unknown');
const tokenSchema = object({ token: string().strict().required('required').max(100, 'tooLong') }).noUnknown('unknown');

/** Of requests to a host that is no site's. */
const DEFAULT_SITE = 'car-store-se';
export const siteOf = (c: Context<AppEnv>): Site => siteOfRequest(c) ?? siteByName(DEFAULT_SITE);

export interface SignInRoutesParts {
  signIn: SignIn;
  service: Pick<InboxService, 'member'>;
  live: boolean;
}

/**
 * POST `/links` mails a link and responds 202 whether the address is known or not; POST `/session` with the link's token
 * opens a session, GET returns its member or null, DELETE ends it. GET `/sessions` lists those of the member, DELETE ends all,
 * DELETE `/sessions/:id` one.
 */
export function signInRoutes({ signIn, service, live }: SignInRoutesParts) {
  const routes = new Hono<AppEnv>();

  routes.post('/links', async (c) => {
    const { email } = linkSchema.validateSync(jsonBody(await c.req.text()));
    signIn.requestLink(email, siteOf(c));
    return c.json({}, 202);
  });

  routes.post('/session', async (c) => {
    const { token } = tokenSchema.validateSync(jsonBody(await c.req.text()));
    // Never continues a session that the browser brings along: its token may be another's.
    const earlier = await sessionOf(c, signIn, live);
    const opened = isToken(token) ? await signIn.open(token) : null;
    if (opened === null) return errorResponse('SIGN_IN_LINK_INVALID');
    if (earlier) await signIn.end(earlier, earlier.id);
    writeSessionCookie(c, live, opened);
    const session = await signIn.session(opened);
    return session ? c.json({ member: service.member(session.member) }) : errorResponse('SIGN_IN_LINK_INVALID');
  });

  const signedIn = signedInOnly(signIn, live);
  // Not an error of the page: it asks whether there is a session.
  routes.get('/session', async (c) => {
    const session = await sessionOf(c, signIn, live);
    return c.json({ member: session && service.member(session.member) });
  });
  routes.delete('/session', async (c) => {
    const session = await sessionOf(c, signIn, live);
    if (session) await signIn.end(session, session.id);
    writeSessionCookie(c, live, null);
    return c.body(null, 204);
  });
  routes.get('/sessions', signedIn, async (c) => c.json({ sessions: await signIn.sessions(staffOf(c)) }));
  routes.delete('/sessions', signedIn, async (c) => {
    await signIn.endAll(staffOf(c));
    writeSessionCookie(c, live, null);
    return c.body(null, 204);
  });
  routes.delete('/sessions/:id', signedIn, async (c) => {
    const id = c.req.param('id');
    return UUID.test(id) && (await signIn.end(staffOf(c), id)) ? c.body(null, 204) : errorResponse('NOT_FOUND');
  });
  return routes;
}
