import { searchAliasesPath } from '@/domain/content/contentIds';
import { Aliases } from '@/domain/search/query/aliases';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { isRecord } from '@/lib/guards';
import type { Locale, Site } from '@/sites/site.types';

const QUERY = `query ($path: String!, $language: String!) {
  item(path: $path, language: $language) { field(name: "Aliases") { value } }
}`;
/** How long aliases of a platform that doesn't announce its publications are used. */
const RENEW_MS = 60_000;
/** After a failed fetch. */
const RETRY_MS = 5_000;
/** A search doesn't wait longer for aliases. */
const WAIT_MS = 1_000;

export interface SearchAliases {
  /** The published aliases for searches in an index; none while the platform doesn't respond for the first time. */
  of(index: string, language: QueryLanguage): Promise<Aliases>;
  /** Called after a publication: the next search fetches them again. */
  expire(): void;
}

interface Cached {
  aliases: Aliases;
  /** When it is fetched again in the background. */
  renewAt: number;
}

interface SearchAliasesParts {
  /** Sends a GraphQL request to the content platform, ours or another. */
  query: (body: object) => Promise<Response>;
  /** The site of an index; null for an index of no site. */
  siteOf: (index: string) => Site | null;
  now: () => number;
  report: (error: unknown) => void;
}

/** The aliases that editors publish: pairs of a typed word and what it means, by site and language. */
export function createSearchAliases({ query, siteOf, now, report }: SearchAliasesParts): SearchAliases {
  let publications = 0;
  let cached = new Map<string, Cached>();
  const running = new Map<string, Promise<Aliases>>();
  /** What was known before a publication, for while the platform fails. */
  const last = new Map<string, Aliases>();

  async function fetched(site: Site, locale: Locale): Promise<Aliases> {
    const response = await query({ query: QUERY, variables: { path: searchAliasesPath(site.name), language: locale } });
    if (!response.ok) throw new Error(`The content platform responded ${response.status}.`);
    const body: unknown = await response.json();
    if (!isRecord(body) || !isRecord(body.data)) throw new Error('The content platform responded without data.');
    const { item } = body.data;
    const value = isRecord(item) && isRecord(item.field) ? item.field.value : '';
    return new Aliases([...new URLSearchParams(typeof value === 'string' ? value : '')]);
  }

  function load(key: string, site: Site, locale: Locale): Promise<Aliases> {
    const known = running.get(key);
    if (known) return known;
    const begun = publications;
    const run = fetched(site, locale)
      .then((aliases) => {
        last.set(key, aliases);
        return { aliases, renewAt: now() + RENEW_MS };
      })
      .catch((error: unknown) => {
        report(error);
        return { aliases: last.get(key) ?? Aliases.none, renewAt: now() + RETRY_MS };
      })
      .then((found) => {
        running.delete(key);
        // Published meanwhile: the next search fetches again.
        if (begun === publications) cached.set(key, found);
        return found.aliases;
      });
    running.set(key, run);
    return run;
  }

  return {
    async of(index, language) {
      const site = siteOf(index);
      const locale = site?.languages.find((one) => one.language === language)?.locale;
      if (!site || !locale) return Aliases.none;
      const key = `${site.name}/${locale}`;
      const known = cached.get(key);
      if (known) {
        if (known.renewAt <= now()) void load(key, site, locale);
        return known.aliases;
      }
      let timer: NodeJS.Timeout | undefined;
      const timeOver = new Promise<Aliases>((resolve) => {
        timer = setTimeout(() => resolve(last.get(key) ?? Aliases.none), WAIT_MS);
      });
      try {
        return await Promise.race([load(key, site, locale), timeOver]);
      } finally {
        clearTimeout(timer);
      }
    },
    expire() {
      publications += 1;
      cached = new Map();
      running.clear();
    },
  };
}
