import type { CookiePort } from '@/ports/storage.port';

const SECONDS_A_DAY = 86_400;

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie of other code in another encoding.
    return null;
  }
};

const pairsOf = (cookie: string): string[] => cookie.split('; ').filter(Boolean);

/** The host and its parent domains that a cookie may have been set for: 'www.example.com', 'example.com'. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
};

/** Cookies of the host, for all paths; `Secure` if the page was loaded over TLS. */
export const createCookies = (
  document: Pick<Document, 'cookie'>,
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>,
): CookiePort => ({
  read: (name) => {
    const start = `${encodeURIComponent(name)}=`;
    const found = pairsOf(document.cookie).find((pair) => pair.startsWith(start));
    return found === undefined ? null : decoded(found.slice(start.length));
  },
  write: (name, value, days) => {
    document.cookie = [
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      'Path=/',
      `Max-Age=${Math.round(days * SECONDS_A_DAY)}`,
      'SameSite=Lax',
      ...(protocol === 'https:' ? ['Secure'] : []),
    ].join('; ');
  },
  names: () => pairsOf(document.cookie).flatMap((pair) => decoded(pair.split('=')[0] ?? '') ?? []),
  remove: (name) => {
    const gone = `${encodeURIComponent(name)}=; Path=/; Max-Age=0`;
    for (const attribute of ['', ...domainsOf(hostname).map((domain) => `; Domain=${domain}`)])
      document.cookie = gone + attribute;
  },
});
