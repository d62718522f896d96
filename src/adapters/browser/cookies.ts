import type { CookiePort } from '@/ports/storage.port';

const SECONDS_A_DAY = 86_400;

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Written by somebody else in another encoding: not ours to read.
    return null;
  }
};

/** Cookies for the whole host; `Secure` wherever the page came with TLS. */
export const createCookies = (document: Pick<Document, 'cookie'>, secure: boolean): CookiePort => ({
  read: (name) => {
    const start = `${encodeURIComponent(name)}=`;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
    return found === undefined ? null : decoded(found.slice(start.length));
  },
  write: (name, value, days) => {
    document.cookie = [
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      'Path=/',
      `Max-Age=${Math.round(days * SECONDS_A_DAY)}`,
      'SameSite=Lax',
      ...(secure ? ['Secure'] : []),
    ].join('; ');
  },
});
