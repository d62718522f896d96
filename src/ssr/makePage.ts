import { randomUUID } from 'node:crypto';
import type { GetStaticPropsContext } from 'next';
import type { Feature } from '@/effects/feature';
import type { Saga } from '@/effects/typed';
import { pickTexts } from '@/i18n/pickTexts';
import type { Namespace } from '@/i18n/text';
import { logTrouble, openDoor } from '@/server/app';
import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { contextGiven, selectPaths, type ContextState } from '@/store/context';
import { createServerPorts } from '@/store/serverPorts';
import { makeStore, serializeState, type StoreHost } from '@/store/store';
import type { PageFrame, PageProps } from './page.types';
import { standardShell } from './shell';

export interface PagePlace {
  site: Site;
  language: SiteLanguage;
  /** Without the language prefix; '/' for the home page. */
  path: string;
}

/** Site, language and path of a page file's parameters; the proxy wrote them. @throws Error for a site or locale that is none. */
export function placeOf(params: GetStaticPropsContext['params']): PagePlace {
  const site = siteByName(String(params?.site));
  const language = site.languages.find(({ locale }) => locale === params?.locale);
  if (!language) throw new Error(`The site ${site.name} does not speak ${String(params?.locale)}.`);
  const segments = Array.isArray(params?.path) ? params.path : [];
  return { site, language, path: `/${segments.join('/')}` };
}

const contextOf = ({ site, language, path }: PagePlace, query: string): ContextState => {
  const shown = (bare: string): string => publicPath(language, bare);
  return {
    site: site.name,
    locale: language.locale,
    language: language.language,
    currency: site.currency,
    odometer: site.odometer,
    now: new Date().toISOString(),
    path: query ? `${shown(path)}?${query}` : shown(path),
    paths: { home: shown('/'), carList: shown(site.paths.carList), carBase: shown(site.paths.carBase), facilities: shown(site.paths.facilities) },
    carIndex: site.cars?.index ?? null,
  };
};

/** The back end's door, in process. @throws Error before the services are open. */
function door() {
  const open = openDoor();
  if (!open) throw new Error('The services are not open yet.');
  return open;
}

/** A store that knows where it is, with the features of the page. One for each request. */
export function openPage(place: PagePlace, query: string, features: readonly Feature[]): StoreHost {
  const host = makeStore({
    side: 'server',
    ports: createServerPorts({
      fetch: async (path, init) => door().request(path, init),
      report: logTrouble,
    }),
  });
  host.store.dispatch(contextGiven(contextOf(place, query)));
  features.forEach((feature) => host.inject(feature));
  return host;
}

const frameOf = (site: Site, language: SiteLanguage): PageFrame => ({
  lang: language.locale,
  language: language.language,
  theme: site.theme,
  site: {
    name: site.name, title: site.title, theme: site.theme, languages: site.languages, paths: site.paths, features: site.features,
    ...(site.cars ? { cars: true as const } : {}),
  },
  siteLanguage: language,
  gtmId: site.tagManager ?? null,
  pageName: null,
});

/** Runs the page's loader alone and gives the props of the page, and what the loader found. */
export async function pageProps<T>(host: StoreHost, { site, language }: PagePlace, namespaces: readonly Namespace[], loader: () => Saga<T>): Promise<{ props: PageProps; found: T }> {
  const found = await host.runLoader(loader);
  return {
    props: {
      frame: frameOf(site, language),
      ...standardShell(site, language, selectPaths(host.store.getState())),
      texts: pickTexts(language.language, ['frame', 'consent', 'error', ...namespaces]),
      stateId: randomUUID(),
      state: serializeState(host),
    },
    found,
  };
}
