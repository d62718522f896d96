import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { isSecure } from '../content/editing/vendor.routes';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { SESSION_HOURS, type SignIn, type StaffSession } from './signIn.service';

/** Sent to the API of the inbox only: pages are the same for everybody. */
const PATH = '/api/inbox';
const cookieName = (secure: boolean): string => (secure ? '__Secure-inbox' : 'inbox');
const TOKEN = /^[\w-]{43}$/;

export const isToken = (text: string): boolean => TOKEN.test(text);

/** `token` null removes the cookie. */
export function writeSessionCookie(c: Context<AppEnv>, live: boolean, token: string | null): void {
  const secure = isSecure(c, live);
  setCookie(c, cookieName(secure), token ?? '', {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: token === null ? 0 : SESSION_HOURS * 3600,
  });
}

const SAFE = new Set(['GET', 'HEAD']);

/**
 * Changes need the origin of the request, as browsers name it: a request without one is none of the inbox's pages,
 * whatever cookie it has.
 */
export const fromOwnPage = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const origin = c.req.header('origin') ?? '';
  const isOwn = URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host;
  const hasBody = c.req.method === 'DELETE' || (c.req.header('content-type') ?? '').startsWith('application/json');
  return isOwn && hasBody ? next() : errorResponse('FORBIDDEN');
});

export const sessionOf = async (
  c: Context<AppEnv>,
  signIn: Pick<SignIn, 'session'>,
  live: boolean,
): Promise<StaffSession | null> => {
  const token = getCookie(c, cookieName(isSecure(c, live))) ?? '';
  return isToken(token) ? signIn.session(token) : null;
};

/** Only with a running session; it is `staff` of the context. */
export const signedInOnly = (signIn: Pick<SignIn, 'session'>, live: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const session = await sessionOf(c, signIn, live);
    if (!session) return errorResponse('SIGN_IN_REQUIRED');
    c.set('staff', session);
    return next();
  });

/** After `signedInOnly`. */
export function staffOf(c: Context<AppEnv>): StaffSession {
  const session = c.get('staff');
  if (!session) throw new Error('A route of the inbox is open to everybody.');
  return session;
}
