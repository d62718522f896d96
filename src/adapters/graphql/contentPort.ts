import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ClientError, GraphQLClient, type Variables } from 'graphql-request';
import { homeItemPath, templateIds } from '@/domain/content/contentIds';
import { readLayout, type Layout } from '@/domain/content/layout';
import type { NavigationItem } from '@/domain/content/menu';
import { failed, ok, type Result } from '@/errors/result';
import type { ContentPort, Crumb, KnownRoute, RouteLanguage, SiteInfo } from '@/ports/content.port';
import {
  dictionaryDocument,
  editedDocument,
  homePathDocument,
  languagesDocument,
  navigationDocument,
  notFoundDocument,
  pageDocument,
  routesDocument,
  siteDocument,
  trailDocument,
} from './documents';
import { dayOf, navigationEntries, present, redirectRules, trailTo } from './platformNodes';
import { createResponseCache, type CacheRules } from './responseCache';
import { createStoryQueries } from './storyQueries';

export interface ContentPortOptions {
  /** Address of the GraphQL endpoint, with its query parameters. */
  endpoint: string;
  /** The credential. */
  headers: Readonly<Record<string, string>>;
  /** The global one, or the back end's own handler. */
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Called with every failure, as one sentence. */
  report: (what: string) => void;
  /** Waits between two attempts, in milliseconds. */
  wait?: (ms: number) => Promise<void>;
  cache?: Omit<CacheRules, 'report'>;
}

export interface CachedContentPort extends ContentPort {
  /** Marks all cached responses as stale, after a publication. */
  expire(): void;
  /** A page by its item, as identified by the vendor's editor; never cached. */
  edited(version: { item: string; locale: string; version?: string | undefined }): Promise<Result<Layout | null>>;
}

const TRIES = 3;
const TRY_LIMIT_MS = 4_000;
const FIRST_WAIT_MS = 250;
/** Status codes of temporary failures. */
const TEMPORARY = new Set([429, 502, 503, 504, 520, 521, 522, 523, 524]);
const MAX_WAIT_S = 3;

/** Entries of one level of the navigation. */
const MAX_ENTRIES = 20;
const MAX_DICTIONARY_ENTRIES = 1_000;
const MAX_ROUTES = 1_000;
/** Guards against a platform that never reports the last page. */
const MAX_PAGES = 50;

const NAVIGATION_TEMPLATES: readonly string[] = [templateIds.page, templateIds.storyIndex, templateIds.navigationLink];

type Found<T extends object> = { found: T | null };

/**
 * The site's client of the content platform: any endpoint compatible with Experience Edge. Retries temporary failures
 * and caches responses (`responseCache.ts`). A response with `errors` is a failure even if it contains data.
 */
export function createContentPort({
  endpoint,
  headers,
  fetch,
  report,
  wait = pause,
  cache,
}: ContentPortOptions): CachedContentPort {
  const client = new GraphQLClient(endpoint, {
    headers,
    // Called only with an address and plain options.
    fetch: (input, init) => fetch(String(input), init ?? {}),
  });
  const responses = createResponseCache({ ...cache, report });

  async function once<T, V extends Variables>(document: TypedDocumentNode<T, V>, variables: V): Promise<T> {
    return client.request<T, Variables>({ document, variables, signal: AbortSignal.timeout(TRY_LIMIT_MS) });
  }

  async function query<T, V extends Variables>(document: TypedDocumentNode<T, V>, variables: V): Promise<Result<T>> {
    for (let count = 1; ; count += 1) {
      try {
        const data = await once(document, variables);
        if (data !== null) return ok(data);
        report(`The content platform returned no data for ${JSON.stringify(variables)}.`);
        return failed('CONTENT_FAILED');
      } catch (error) {
        if (isCursorRefusal(error, variables)) return failed('BAD_REQUEST');
        const seconds = count < TRIES ? waitAfter(error, count) : null;
        if (seconds === null) {
          report(`The content platform did not respond to ${JSON.stringify(variables)}: ${reason(error)}.`);
          return failed('CONTENT_FAILED');
        }
        await wait(seconds * 1000);
      }
    }
  }

  const key = (...parts: string[]): string => parts.join(' ');
  const pages = responses.namespace<Found<Layout>>('page');
  const notFound = responses.namespace<Found<Layout>>('not-found page');
  const navigation = responses.namespace<readonly NavigationItem[]>('navigation');
  const languages = responses.namespace<readonly RouteLanguage[]>('languages');
  const trails = responses.namespace<readonly Crumb[]>('trail');
  const dictionaries = responses.namespace<Readonly<Record<string, string>>>('dictionary');
  const routes = responses.namespace<readonly KnownRoute[]>('routes');
  const sites = responses.namespace<Found<SiteInfo>>('site');

  return {
    ...createStoryQueries({ query, responses }),
    expire: responses.expire,
    edited: async ({ item, locale, version }) =>
      mapResult(await query(editedDocument, { itemId: item, language: locale, version }), (data) =>
        readLayout(data.item?.rendered),
      ),
    page: async ({ site, locale, path }) =>
      unwrapped(
        await pages(key(site, locale, path), async () =>
          mapResult(await query(pageDocument, { site, path, language: locale }), ({ layout }) => ({
            found: readLayout(layout?.item?.rendered),
          })),
        ),
      ),
    notFoundPage: async ({ site, locale }) =>
      unwrapped(
        await notFound(key(site, locale), async () =>
          mapResult(await query(notFoundDocument, { site, language: locale }), (data) => ({
            found: readLayout(data.site?.siteInfo?.errorHandling?.notFoundPage?.rendered),
          })),
        ),
      ),
    navigation: ({ site, locale }) =>
      navigation(key(site, locale), async () => {
        const home = await query(homePathDocument, { site, path: '/', language: locale });
        if (!home.ok) return home;
        const datasource = home.value.layout?.item?.path ?? homeItemPath(site);
        return mapResult(
          await query(navigationDocument, {
            datasource,
            language: locale,
            templates: NAVIGATION_TEMPLATES,
            first: MAX_ENTRIES,
          }),
          ({ item }) => navigationEntries(item?.children),
        );
      }),
    languages: ({ site, locale, path }) =>
      languages(key(site, locale, path), async () =>
        mapResult(await query(languagesDocument, { site, path, language: locale }), ({ layout }) =>
          present(layout?.item?.languages).map(({ displayName, url, language }) => ({
            name: language?.name ?? '',
            displayName: language?.displayName ?? displayName ?? '',
            englishName: language?.englishName ?? '',
            nativeName: language?.nativeName ?? '',
            path: url?.path ?? '/',
          })),
        ),
      ),
    trail: ({ site, locale, path }) =>
      trails(key(site, locale, path), async () =>
        mapResult(await query(trailDocument, { site, path, language: locale, hasLayout: true }), ({ layout }) => {
          const item = layout?.item;
          return item ? trailTo(item, path) : [];
        }),
      ),
    dictionary: ({ site, locale }) =>
      dictionaries(key(site, locale), async () => {
        const all: Record<string, string> = {};
        const result = await throughPages(async (after) => {
          const page = await query(dictionaryDocument, {
            site,
            language: locale,
            first: MAX_DICTIONARY_ENTRIES,
            after,
          });
          if (!page.ok) return page;
          const dictionary = page.value.site?.siteInfo?.dictionary;
          for (const entry of present(dictionary?.results))
            if (entry.key !== undefined && entry.value !== undefined) all[entry.key] = entry.value;
          return ok(dictionary?.pageInfo);
        });
        return result.ok ? ok(all) : result;
      }),
    routes: ({ site, locale }) =>
      routes(key(site, locale), async () => {
        const all: KnownRoute[] = [];
        const result = await throughPages(async (after) => {
          const page = await query(routesDocument, { site, language: locale, first: MAX_ROUTES, after });
          if (!page.ok) return page;
          const routePage = page.value.site?.siteInfo?.routes;
          for (const { routePath, route } of present(routePage?.results))
            if (routePath !== undefined)
              all.push({
                path: routePath,
                id: (route?.id ?? '').replace(/[^0-9a-f]/gi, '').toUpperCase(),
                noIndex: route?.noIndex?.value === '1',
                date: dayOf(route?.date?.formattedDateValue),
              });
          return ok(routePage?.pageInfo);
        });
        return result.ok ? ok(all) : result;
      }),
    site: async (name) =>
      unwrapped(
        await sites(name, async () =>
          mapResult(await query(siteDocument, { site: name }), ({ site }) => {
            const info = site?.siteInfo;
            return {
              found: info
                ? { robots: info.robots ?? null, redirects: present(info.redirects).flatMap(redirectRules) }
                : null,
            };
          }),
        ),
      ),
  };
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const mapResult = <T, R>(result: Result<T>, to: (value: T) => R): Result<R> =>
  result.ok ? ok(to(result.value)) : result;
const unwrapped = <T extends object>(result: Result<Found<T>>): Result<T | null> =>
  mapResult(result, ({ found }) => found);

/** Whether the platform answered that it cannot go on from this cursor, which the visitor's request had: no outage. */
const isCursorRefusal = (error: unknown, { after }: { after?: unknown }): boolean =>
  error instanceof ClientError &&
  typeof after === 'string' &&
  after !== '' &&
  (error.response.errors ?? []).some(({ message }) => /\bcursor\b|\bafter\b/i.test(message));

/** Seconds until the next attempt; null if another attempt would fail as well. */
function waitAfter(error: unknown, count: number): number | null {
  const usual = (FIRST_WAIT_MS / 1000) * 2 ** (count - 1);
  if (!(error instanceof ClientError)) return usual;
  if (!TEMPORARY.has(error.response.status)) return null;
  const retryAfter = Number(new Headers(error.response.headers).get('retry-after') ?? Number.NaN);
  return Number.isFinite(retryAfter) ? Math.min(Math.max(retryAfter, usual), MAX_WAIT_S) : usual;
}

/** Status and the platform's error messages, without the query and the key that the client's message contains. */
function reason(error: unknown): string {
  if (error instanceof ClientError)
    return [
      `status ${error.response.status}`,
      ...(error.response.errors ?? []).slice(0, 3).map(({ message }) => message),
    ].join(', ');
  return error instanceof Error ? error.message : String(error);
}

async function throughPages(
  next: (after: string) => Promise<Result<{ endCursor?: string | null; hasNext?: boolean } | undefined>>,
): Promise<Result<null>> {
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await next(after);
    if (!result.ok) return result;
    if (result.value?.hasNext !== true || !result.value.endCursor || result.value.endCursor === after) break;
    after = result.value.endCursor;
  }
  return ok(null);
}
