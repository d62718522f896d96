import { Hono } from 'hono';
import { SITE_SHARE_PICTURE } from '@/domain/content/sharePicture';
import { resolveSite } from '@/sites/resolver';
import type { ThemeName } from '@/sites/site.types';
import { icoFile, iconSvg, sharedMark, touchIcon } from './brandPictures';

const CACHE = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800';
/** Of the site directory on bare localhost, in demo mode. */
const GROUP: ThemeName = 'nordvik';

type Body = string | Uint8Array<ArrayBuffer>;

const files: Readonly<Record<string, { type: string; make: (theme: ThemeName) => Promise<Body> }>> = {
  '/favicon.svg': { type: 'image/svg+xml', make: async (theme) => iconSvg(theme) },
  '/favicon.ico': { type: 'image/x-icon', make: async (theme) => new Uint8Array(await icoFile(theme)) },
  '/apple-touch-icon.png': { type: 'image/png', make: async (theme) => new Uint8Array(await touchIcon(theme)) },
  [SITE_SHARE_PICTURE]: { type: 'image/jpeg', make: async (theme) => new Uint8Array(await sharedMark(theme)) },
};

/**
 * Icons and the share picture of the site of the request's host, in the colours of its theme; each is drawn once. An
 * unknown host gets 404 in live mode.
 */
export function brandRoutes({ live }: { live: boolean }) {
  const routes = new Hono();
  for (const [path, { type, make }] of Object.entries(files)) {
    const made = new Map<ThemeName, Promise<Body>>();
    routes.get(path, async (c) => {
      const theme = resolveSite(new URL(c.req.url).host)?.theme ?? (live ? null : GROUP);
      if (theme === null) return c.notFound();
      const body = made.get(theme) ?? make(theme);
      made.set(theme, body);
      return c.body(await body, 200, { 'Content-Type': type, 'Cache-Control': CACHE });
    });
  }
  return routes;
}
