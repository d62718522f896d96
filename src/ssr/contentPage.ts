import type { Loaded } from '@/blocks/blockLoader';
import type { PageBlock } from '@/blocks/blocks.types';
import type { Layout } from '@/domain/content/layout';
import type { Saga } from '@/effects/sagaEffects';
import { loadStories, storiesFeature } from '@/features/stories/stories.feature';
import { formatFor } from '@/i18n/format';
import { translate } from '@/i18n/text';
import { pickTexts } from '@/i18n/pickTexts';
import { siteEntries } from '@/i18n/siteTexts';
import { selectNow } from '@/store/context';
import { namesIn, textsFor } from './blockProps';
import { facilityHead, namedAs } from './facilityHead';
import { replaceBrokenBlocks } from './replaceBrokenBlocks';
import { withHeadline } from './headline';
import { openPage, pageProps } from './makePage';
import type { PageRoute } from './routeParams';
import type { PageProps } from './page.types';
import { creditWarningWhereOffered } from './creditWarning';
import { contentOf, type PageContent } from './pageContent';
import type { HeadData } from './pageHead';
import { allBlocks, loadsFor } from './pageLoads';

export interface ContentProps extends PageProps {
  blocks: PageBlock[];
}

export interface ContentPage {
  props: ContentProps;
  broken: boolean;
  /** null: no facility has the page's slug. Absent: the page is none of a facility. */
  facility?: Loaded['facility'];
}

/** The start page of a site with cars has the number of cars in its description, unless content sets one. */
function description({ site, language, path }: PageRoute, total = 0): Pick<HeadData, 'description'> {
  if (path !== '/' || !site.cars || total === 0) return {};
  const texts = pickTexts(language.language, ['home'], siteEntries(site, language.language));
  return {
    description: translate(texts, language.locale, 'home.metaDescription', {
      count: formatFor(language.locale).number(total),
      pluralBy: total,
    }),
  };
}

/** Options of a page's rendering. */
interface PageRequest {
  query?: string;
  noIndex?: boolean;
}

/** A page with its loaded data; each block has been rendered once. */
export interface ComposedPage {
  props: PageProps;
  main: PageBlock[];
  /** One of the main area's blocks brings the heading of the first level. */
  hasHeadline: boolean;
  found: Loaded;
}

/** From a page's checked blocks to its props: loads their data and renders each once on its own. */
export async function composedPage(
  content: PageContent,
  names: ReadonlySet<string>,
  route: PageRoute,
  { query = '', noIndex = false }: PageRequest = {},
): Promise<ComposedPage> {
  const list = content.storyList;
  const loads = loadsFor([...allBlocks(Object.values(content.areas).flat())], route, query);
  const host = openPage(route, query, [...loads.features, ...(list ? [storiesFeature] : [])]);
  function* loader(): Saga<Loaded> {
    const loaded = yield* loads.loader();
    const error = list ? yield* loadStories(list.index, list.tags, query) : null;
    return { ...loaded, error: loaded.error ?? error };
  }
  const { props, found } = await pageProps({
    host,
    route,
    content,
    namespaces: textsFor(names),
    loader,
    head: ({ total, facility }) => ({
      noIndex,
      ...description(route, total),
      ...(facility?.ok && facility.value
        ? facilityHead(facility.value, selectNow(host.store.getState()).slice(0, 10), route, content)
        : {}),
    }),
  });
  const { facility } = found;
  const name = facility?.ok ? facility.value?.site_official_name : undefined;
  let hasHeadline = false;
  const main = replaceBrokenBlocks(
    name === undefined ? content.areas.main : namedAs(content.areas.main, name),
    props,
    (markup) => {
      hasHeadline ||= /<h1[\s>]/.test(markup);
    },
  );
  return {
    props: {
      ...props,
      header: replaceBrokenBlocks(props.header, props),
      footer: replaceBrokenBlocks(props.footer, props),
    },
    main,
    hasHeadline,
    found,
  };
}

/**
 * A page as an editor composed it.
 * @returns the page's props, whether a part of it is missing and will be back soon, and of a facility's page what was
 * found by its slug
 */
export async function contentPage(layout: Layout, route: PageRoute, request: PageRequest = {}): Promise<ContentPage> {
  const content = await contentOf(layout, route);
  const {
    props,
    main,
    hasHeadline,
    found: { error, facility },
    // Editors see all that the page could show.
  } = await composedPage(route.draft ? content : creditWarningWhereOffered(content), namesIn(layout), route, request);
  return {
    props: { ...props, blocks: hasHeadline ? main : withHeadline(main, layout) },
    broken: error !== null,
    ...(facility ? { facility } : {}),
  };
}
