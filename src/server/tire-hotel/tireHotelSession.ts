import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSecure } from '../content/editing/vendor.routes';
import type { AppEnv } from '../http/app.types';
import { SESSION_SECONDS } from './sessions.store';

/** Sent to the API of the tire hotel only: pages are the same for everybody. */
const PATH = '/api/tirehotel';
const cookieName = (secure: boolean): string => (secure ? '__Secure-tire-hotel' : 'tire-hotel');
/** Of ours, or cookies of another service. */
const TOKEN = /^[\w-]{20,2000}$/;

/** What the cookie has; null: nothing, or nothing of ours. */
export function sessionTokenOf(c: Context<AppEnv>, live: boolean): string | null {
  const token = getCookie(c, cookieName(isSecure(c, live))) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** `token` null removes the cookie. */
export function writeSessionCookie(c: Context<AppEnv>, live: boolean, token: string | null): void {
  const secure = isSecure(c, live);
  setCookie(c, cookieName(secure), token ?? '', {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: token === null ? 0 : SESSION_SECONDS,
  });
}
