import type { SiteName } from './site.types';

/** Public path (language prefix included) to public path or absolute address. All are permanent (specification 1, 2.7). */
export type RedirectTable = ReadonlyMap<string, string>;

/** No site has moved a page yet; rows arrive with the content platform (`siteInfo.redirects`). */
const tables: Partial<Record<SiteName, RedirectTable>> = {};

/** Where a public path has moved to, or `null`. The caller keeps the query. */
export function movedTo(site: SiteName, path: string, rows: Partial<Record<SiteName, RedirectTable>> = tables): string | null {
  return rows[site]?.get(path) ?? null;
}
