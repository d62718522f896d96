import { createHash } from 'node:crypto';
import { compileRedirects } from '@/domain/sites/redirects';
import { storeSiteRoutes, routeKey, siteRoutes } from '@/sites/routeTable';
import type { Locale, Site } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { contentPort, openedServices } from './content';

/** Between two fetches of the platform's addresses; a publication fetches them at once. */
const RENEW_MS = 60_000;
/** While a site's addresses are not known yet. */
const RETRY_MS = 5_000;

/**
 * Fetches the addresses of a site in all its languages. False where the platform failed to respond: the previous table
 * is kept.
 */
export async function refreshSite(site: Site): Promise<boolean> {
  const content = contentPort();
  const about = await content.site(site.name);
  if (!about.ok) return false;
  const pages = new Map<Locale, ReadonlyMap<string, string>>();
  const noIndex = new Map<Locale, ReadonlySet<string>>();
  const changed = new Map<Locale, ReadonlyMap<string, string>>();
  const redirects = new Map<Locale, ReturnType<typeof compileRedirects>>();
  const source: unknown[] = [about.value];
  const { log } = openedServices();
  for (const { locale } of site.languages) {
    const routes = await content.routes({ site: site.name, locale });
    if (!routes.ok) return false;
    source.push(routes.value);
    pages.set(locale, new Map(routes.value.map(({ path, id }) => [routeKey(path), id])));
    noIndex.set(locale, new Set(routes.value.filter((route) => route.noIndex).map(({ path }) => routeKey(path))));
    changed.set(
      locale,
      new Map(routes.value.flatMap(({ path, date }) => (date === '' ? [] : [[routeKey(path), date] as const]))),
    );
    const rules = (about.value?.redirects ?? []).filter(
      (rule) => rule.locale === '' || rule.locale.toLowerCase() === locale.toLowerCase(),
    );
    const compiled = compileRedirects(rules, { siteLanguage: site.languages[0].locale });
    // Patterns of another platform have no examples; loops and invalid expressions are left out and logged.
    for (const problem of compiled.problems)
      if (!problem.endsWith('has no example to check it with')) log.warn({ site: site.name, problem }, 'redirects');
    redirects.set(locale, compiled);
  }
  const revision = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
  storeSiteRoutes(site.name, { pages, noIndex, changed, redirects, robots: about.value?.robots ?? null, revision });
  return true;
}

const refreshAll = async (): Promise<boolean> => (await Promise.all(allSites.map(refreshSite))).every(Boolean);

/**
 * Loads the addresses of all sites and refreshes them. Resolves after the first response; a platform that does not
 * respond is retried in the background, and its pages are rendered live meanwhile.
 */
export async function followRoutes(): Promise<void> {
  const { contentListeners, log } = openedServices();
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const complete = await refreshAll().catch((error: unknown) => {
      log.error({ err: error }, 'routes');
      return false;
    });
    clearTimeout(timer);
    timer = setTimeout(
      () => void look(),
      complete && allSites.every(({ name }) => siteRoutes(name)) ? RENEW_MS : RETRY_MS,
    );
    timer.unref();
  };
  await look();
  contentListeners.add(() => void look());
}
