import type { Layout } from '@/domain/content/layout';
import type { Crumb, RouteLanguage } from '@/ports/content.port';
import { publicPath } from '@/sites/resolver';
import { areasOf, type PageAreas } from './areas';
import { loadBlockProps } from './blockProps';
import { contentFor } from './content';
import { limitToOneBooking } from './limitToOneBooking';
import { withPictures } from './pictures';
import type { PageRoute } from './routeParams';
import { standardFrame } from './standardFrame';
import type { StoryPageData } from './storyPageData';

/** A page's content. */
export interface PageContent {
  /** null: nothing. */
  layout: Layout | null;
  areas: PageAreas;
  trail: readonly Crumb[];
  languages: readonly RouteLanguage[];
  /** The page's own list of stories. */
  storyList?: StoryPageData['list'];
}

interface CheckedAreas {
  /** What the areas were made of. */
  parts: readonly unknown[];
  areas: PageAreas;
}

/** Checking a menu of a hundred entries on every request would cost more than rendering it. */
const checkedAreas = new WeakMap<Layout, CheckedAreas>();

/** A layout's blocks with what they show from elsewhere. */
export async function contentOf(layout: Layout, route: PageRoute): Promise<PageContent> {
  const props = await loadBlockProps(layout, route);
  const parts = [route.site, route.language, props.navigation, props.trail, props.choices, props.stories];
  const known = checkedAreas.get(layout);
  const fits = known?.parts.every((part, index) => part === parts[index]) === true;
  const areas =
    known && fits
      ? known.areas
      : limitToOneBooking(
          areasOf(await withPictures(layout), {
            site: route.site,
            language: route.language,
            props,
            showMissing: route.draft !== undefined,
            showUnknown: process.env.FORECOURT_MODE !== 'live',
            collector: route.draft?.collector,
          }),
        );
  checkedAreas.set(layout, { parts, areas });
  return { layout, areas, trail: props.trail, languages: props.languages, storyList: props.stories?.list ?? null };
}

/**
 * Header and footer of a page whose main area is a view of its own (the list of cars, a car): those of `path`, else of
 * the home page.
 */
export async function frameContentOf(route: PageRoute, path: string): Promise<PageContent> {
  for (const candidate of [path, '/']) {
    const found = await contentFor(route).page({
      site: route.site.name,
      locale: route.language.locale,
      path: candidate,
    });
    if (!found.ok) break;
    if (found.value && candidate === route.path)
      route.draft?.collector?.page(found.value.displayName || found.value.name, found.value.itemId, found.value.fields);
    if (found.value) return contentOf(found.value, { ...route, path: candidate });
  }
  return noContent(route);
}

/** Fallback while the platform does not respond: header and footer from the site's own data. */
function noContent({ site, language }: PageRoute): PageContent {
  const shown = (bare: string): string => publicPath(language, bare);
  const paths = {
    home: shown('/'),
    carList: shown(site.paths.carList),
    carBase: shown(site.paths.carBase),
    facilities: shown(site.paths.facilities),
    makes: shown(site.paths.makes),
    kinds: shown(site.paths.kinds),
  };
  return { layout: null, areas: { ...standardFrame(site, language, paths), main: [] }, trail: [], languages: [] };
}
