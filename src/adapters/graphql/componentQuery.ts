import { readLayout, type Layout } from '@/domain/content/layout';
import { failed, ok, type Result } from '@/errors/result';
import type { ContentPortOptions } from './contentPort';

/** One block, as identified by the design library of the vendor's editor. */
export interface ComponentParams {
  site: string;
  locale: string;
  /** The item of its page. */
  item: string;
  uid: string;
  dataSource?: string | undefined;
  version?: string | undefined;
  rendering?: string | undefined;
}

const LIMIT_MS = 10_000;

/**
 * Fetches from the platform's REST service next to its GraphQL endpoint (`/layout/component`), with the headers of an
 * editor; null for an unknown block.
 */
export async function fetchComponent(
  { endpoint, headers, fetch, report }: Pick<ContentPortOptions, 'endpoint' | 'headers' | 'fetch' | 'report'>,
  { site, locale, item, uid, dataSource, version, rendering }: ComponentParams,
): Promise<Result<Layout | null>> {
  const address = new URL('/layout/component', endpoint);
  // The address may contain a context id.
  address.search = new URL(endpoint).search;
  const params = {
    item,
    uid,
    sc_site: site,
    sc_lang: locale,
    dataSourceId: dataSource,
    version,
    renderingItemId: rendering,
  };
  for (const [name, value] of Object.entries(params)) if (value) address.searchParams.set(name, value);
  try {
    const response = await fetch(address.href, {
      headers: { ...headers, accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.status === 404) return ok(null);
    if (response.ok) return ok(readLayout(await response.json()));
    report(`The content platform returned no component: status ${response.status}.`);
  } catch (error) {
    report(`The content platform returned no component: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return failed('CONTENT_FAILED');
}
