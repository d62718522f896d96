/**
 * The session at another service is its own cookies. Ours has them as one text, so that no other server needs to know
 * the session.
 */

/** Of the response that opened it; null: it set none. */
export function sessionOf(response: Response): string | null {
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]?.trim() ?? '')
    .filter((cookie) => /^[^=\s]+=[^\s]+$/.test(cookie));
  return cookies.length > 0 ? Buffer.from(cookies.join('; ')).toString('base64url') : null;
}

/** The header `Cookie` of a request in the session; '' for a text that is none of ours. */
export function cookiesOf(session: string): string {
  const text = Buffer.from(session, 'base64url').toString('latin1');
  return /^[\x21-\x7e]+=[\x21-\x7e]+(; [\x21-\x7e]+=[\x21-\x7e]+)*$/.test(text) ? text : '';
}
