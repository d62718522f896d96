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

/** What content says of a page. */
export interface PageContent {
  /** null: nothing. */
  layout: Layout | null;
  areas: PageAreas;
  trail: readonly Crumb[];
  languages: readonly RouteLanguage[];
  /** The page's own list of stories. */
  storyList?: StoryPageData['list'];
}

interface Drawn {
  /** What the areas were made of. */
  parts: readonly unknown[];
  areas: PageAreas;
}

/** Checking a menu of a hundred entries on every request would cost more than rendering it. */
const drawn = new WeakMap<Layout, Drawn>();

/** A layout's blocks with what they show from elsewhere. */
export async function contentOf(layout: Layout, place: PageRoute): Promise<PageContent> {
  const props = await loadBlockProps(layout, place);
  const parts = [place.site, place.language, props.navigation, props.trail, props.languages, props.stories];
  const known = drawn.get(layout);
  const fits = known?.parts.every((part, at) => part === parts[at]) === true;
  const areas =
    known && fits
      ? known.areas
      : limitToOneBooking(
          areasOf(await withPictures(layout), {
            site: place.site,
            language: place.language,
            props,
            hints: place.draft !== undefined || process.env.FORECOURT_MODE !== 'live',
            notes: place.draft?.notes,
          }),
        );
  drawn.set(layout, { parts, areas });
  return { layout, areas, trail: props.trail, languages: props.languages, storyList: props.stories?.list ?? null };
}

/** Header and footer of a page whose main area is a view of its own (the list of cars, a car): those of `path`, else of the home page. */
export async function shellOf(place: PageRoute, path: string): Promise<PageContent> {
  for (const candidate of [path, '/']) {
    const found = await contentFor(place).page({
      site: place.site.name,
      locale: place.language.locale,
      path: candidate,
    });
    if (!found.ok) break;
    if (found.value && candidate === place.path)
      place.draft?.notes?.page(found.value.displayName || found.value.name, found.value.itemId, found.value.fields);
    if (found.value) return contentOf(found.value, { ...place, path: candidate });
  }
  return noContent(place);
}

/** The page stands while the platform is silent: with header and footer of the site's own data. */
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
