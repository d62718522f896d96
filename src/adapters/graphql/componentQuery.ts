import { readLayout, type Layout } from '@/domain/content/layout';
import { failed, ok, type Result } from '@/errors/result';
import type { ContentPortOptions } from './contentPort';

/** One block alone, as the design library of the vendor's editor names it. */
export interface ComponentParams {
  site: string;
  locale: string;
  /** Of the page it stands on. */
  item: string;
  uid: string;
  dataSource?: string | undefined;
  version?: string | undefined;
  rendering?: string | undefined;
}

const LIMIT_MS = 10_000;

/** Asks the platform's REST service beside its GraphQL endpoint (`/layout/component`), with the headers of an editor; null for no such block. */
export async function fetchComponent(
  { endpoint, headers, fetch, report }: Pick<ContentPortOptions, 'endpoint' | 'headers' | 'fetch' | 'report'>,
  { site, locale, item, uid, dataSource, version, rendering }: ComponentParams,
): Promise<Result<Layout | null>> {
  const address = new URL('/layout/component', endpoint);
  // A context id may stand in the address.
  address.search = new URL(endpoint).search;
  const asked = {
    item,
    uid,
    sc_site: site,
    sc_lang: locale,
    dataSourceId: dataSource,
    version,
    renderingItemId: rendering,
  };
  for (const [name, value] of Object.entries(asked)) if (value) address.searchParams.set(name, value);
  try {
    const answer = await fetch(address.href, {
      headers: { ...headers, accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.status === 404) return ok(null);
    if (answer.ok) return ok(readLayout(await answer.json()));
    report(`The content platform gave no component: status ${answer.status}.`);
  } catch (error) {
    report(`The content platform gave no component: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return failed('CONTENT_FAILED');
}
