import type { Saga } from '@/effects/typed';
import { services } from '@/server/app';
import { contentFor } from './content';
import { contentPage, type ContentProps } from './contentPage';
import { openPage, pageProps } from './makePage';
import type { PageRoute } from './routeParams';
import { shellOf } from './pageContent';

function* nothing(): Saga {
  // A page of texts alone: it has no data to wait for.
}

/** As much of an unknown path as the log takes. */
const LONGEST_PATH = 200;

/** The site's own 404: as content has it, else of our own words; branded, in its language, with ways on. */
export async function makeNotFound(place: PageRoute, query: string): Promise<ContentProps> {
  services()?.log.info({ site: place.site.name, path: place.path.slice(0, LONGEST_PATH) }, 'page not found');
  const found = await contentFor(place).notFoundPage({ site: place.site.name, locale: place.language.locale });
  if (found.ok && found.value) {
    const { props } = await contentPage(found.value, place, { query, noIndex: true });
    if (props.blocks.length > 0) return props;
  }
  const content = await shellOf(place, '/');
  const { props } = await pageProps({
    host: openPage(place, query, []),
    place,
    content,
    namespaces: [],
    loader: nothing,
    head: () => ({ layout: null, trail: [], languages: [], noIndex: true }),
  });
  return { ...props, blocks: [] };
}
