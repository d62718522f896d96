import { randomUUID } from 'node:crypto';
import { vatPercent } from '@/domain/cars/vat';
import { fieldText, type Layout } from '@/domain/content/layout';
import type { Landing } from '@/domain/sites/routes';
import type { Feature } from '@/effects/feature';
import type { Saga } from '@/effects/sagaEffects';
import { textsValue, type TextsValue } from '@/i18n/textsValue';
import { pickTexts } from '@/i18n/pickTexts';
import { siteEntries } from '@/i18n/siteTexts';
import type { TextChoice } from '@/i18n/text';
import { logErrorReport, services } from '@/server/app';
import { publicPath } from '@/sites/resolver';
import { contextGiven, type ContextState } from '@/store/context';
import { createServerPorts } from '@/store/serverPorts';
import { makeStore, serializeState, type StoreHost } from '@/store/store';
import { contentFor, openedServices } from './content';
import { headOf, type HeadData } from './pageHead';
import type { PageFrame, PageProps } from './page.types';
import type { PageContent } from './pageContent';
import type { PageRoute } from './routeParams';
import { stockTermsOf } from './stockTerms';
import { themeOf } from './theme';

const contextOf = ({ site, language, path }: PageRoute, query: string, landing?: Landing): ContextState => {
  const tiles = services()?.mapTiles;
  const sellCar = site.carBuying?.pages[language.locale];
  const auction = site.cars?.auction;
  const promises = site.cars?.usedCarPromises;
  const promisesPage = promises?.page[language.locale];
  const shown = (bare: string): string => publicPath(language, bare);
  return {
    site: site.name,
    locale: language.locale,
    language: language.language,
    currency: site.currency,
    odometer: site.odometer,
    timeZone: site.timeZone,
    vatPercent: vatPercent(site.cars?.stock ?? site.facilities?.stock ?? '', new Date().toISOString().slice(0, 10)),
    now: new Date().toISOString(),
    path: query ? `${shown(path)}?${query}` : shown(path),
    paths: {
      home: shown('/'),
      carList: shown(site.paths.carList),
      carBase: shown(site.paths.carBase),
      facilities: shown(site.paths.facilities),
      makes: shown(site.paths.makes),
      kinds: shown(site.paths.kinds),
      ...(site.cars ? { saved: shown(site.paths.saved) } : {}),
      ...(sellCar === undefined ? {} : { sellCar: shown(sellCar) }),
      ...(landing ? { landing } : {}),
    },
    carIndex: site.cars?.index ?? null,
    ...(auction && {
      auction: {
        rules: shown(auction.rules),
        guide: shown(auction.guide),
        feesPage: shown(auction.feesPage),
        steps: auction.steps,
        fees: auction.fees,
      },
    }),
    ...(promises && promisesPage !== undefined && { usedCarPromises: { ...promises, page: shown(promisesPage) } }),
    ...(site.facilities && { facilityIndex: site.facilities.index }),
    ...(site.facilities?.forTrucks ? { facilitiesForTrucks: true as const } : {}),
    ...(tiles && site.facilities ? { mapTiles: tiles } : {}),
    ...(site.carBuying?.hasRegistry ? { hasCarRegistry: true as const } : {}),
    ...(services()?.hasFormProvider ? { hasFormProvider: true as const } : {}),
  };
};

/** A store with the page's context and features. One for each request. `landing`: the landing page of the path. */
export function openPage(route: PageRoute, query: string, features: readonly Feature[], landing?: Landing): StoreHost {
  const { app, pageSearch } = openedServices();
  const host = makeStore({
    side: 'server',
    ports: createServerPorts({
      stories: contentFor(route),
      fetch: async (path, init) => app.request(path, init),
      search: pageSearch,
      report: logErrorReport,
    }),
  });
  host.store.dispatch(contextGiven(contextOf(route, query, landing)));
  host.inject(features);
  return host;
}

/** A booking's page attaches none: its address has the token (`proxy.ts` refuses it there, too). */
const tagManagerOf = ({ site, path }: PageRoute, layout: Layout | null): string | null =>
  path === site.features.myBooking ? null : (layout && fieldText(layout.fields, 'gtmID')) || (site.tagManager ?? null);

const frameOf = (route: PageRoute, layout: Layout | null, name: string | null): PageFrame => {
  const { site, language } = route;
  return {
    lang: language.locale,
    language: language.language,
    theme: themeOf(site, layout),
    site: {
      name: site.name,
      title: site.title,
      theme: site.theme,
      languages: site.languages,
      paths: site.paths,
      features: site.features,
      ...(site.customerService ? { customerService: site.customerService } : {}),
      ...(site.cars ? { cars: true as const } : {}),
    },
    siteLanguage: language,
    gtmId: tagManagerOf(route, layout),
    pageName: name,
  };
};

export interface PageParts<T> {
  host: StoreHost;
  route: PageRoute;
  content: PageContent;
  /** In addition to those of every page. */
  namespaces: readonly TextChoice[];
  /** The page's code brings its lazy texts. */
  isLazy?: true;
  loader: () => Saga<T>;
  /** Head data in addition to content's; `texts` are the page's. */
  head?: (found: T, texts: TextsValue) => Partial<HeadData>;
}

/** Runs the page's loader alone; returns the props of the page and the loader's result. */
export async function pageProps<T>({
  host,
  route,
  content,
  namespaces,
  isLazy,
  loader,
  head = () => ({}),
}: PageParts<T>): Promise<{ props: PageProps; found: T }> {
  const { site, language } = route;
  const [found, dictionary] = await Promise.all([
    host.runLoader(loader),
    contentFor(route).dictionary({ site: site.name, locale: language.locale }),
  ]);
  const terms = stockTermsOf(route, namespaces);
  const texts = pickTexts(
    language.language,
    ['frame', 'consent', 'error', ...namespaces],
    siteEntries(site, language.language, dictionary.ok ? dictionary.value : undefined),
    isLazy ? 'replaced' : 'whole',
  );
  const headData = { ...content, ...head(found, textsValue({ texts, terms, ...language })) };
  return {
    props: {
      frame: frameOf(route, content.layout, headData.pageName ?? headData.layout?.name ?? null),
      head: headOf(route, headData),
      header: content.areas.header,
      footer: content.areas.footer,
      texts,
      ...(isLazy && { isLazy }),
      ...(terms ? { terms } : {}),
      stateId: randomUUID(),
      state: serializeState(host),
    },
    found,
  };
}
