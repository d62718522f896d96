import type { GetServerSidePropsContext } from 'next';

export type ServerResponse = GetServerSidePropsContext['res'];

const ROUTE_PARAMETERS = new Set(['site', 'locale', 'path']);

/** The visitor's query, without the parameters added by the proxy's rewrite. */
export function queryOf(query: GetServerSidePropsContext['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (ROUTE_PARAMETERS.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) parameters.append(name, one);
  }
  return parameters.toString();
}

/** A failed page must not be cached. */
export function sendUnavailable(res: ServerResponse): void {
  res.statusCode = 503;
  res.setHeader('Cache-Control', 'no-store');
}
