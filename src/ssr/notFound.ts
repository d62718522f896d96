import { scrubText } from '@/domain/analytics/personalText';
import type { Saga } from '@/effects/sagaEffects';
import { services } from '@/server/app';
import { contentFor } from './content';
import { withoutCreditWarning } from './creditWarning';
import { contentPage, type ContentProps } from './contentPage';
import { openPage, pageProps } from './makePage';
import type { PageRoute } from './routeParams';
import { frameContentOf } from './pageContent';

function* nothing(): Saga {
  // A page of texts alone: it has no data to wait for.
}

/** Maximum length of an unknown path in the log. */
const LONGEST_PATH = 200;

/** The site's own 404 page: from content, else built in; in its theme and language, with links. */
export async function makeNotFound(route: PageRoute, query: string): Promise<ContentProps> {
  services()?.log.info({ site: route.site.name, path: scrubText(route.path.slice(0, LONGEST_PATH)) }, 'page not found');
  const found = await contentFor(route).notFoundPage({ site: route.site.name, locale: route.language.locale });
  if (found.ok && found.value) {
    const { props } = await contentPage(found.value, route, { query, noIndex: true });
    if (props.blocks.length > 0) return props;
  }
  const content = withoutCreditWarning(await frameContentOf(route, '/'));
  const { props } = await pageProps({
    host: openPage(route, query, []),
    route,
    content,
    namespaces: [],
    loader: nothing,
    head: () => ({ layout: null, trail: [], languages: [], noIndex: true }),
  });
  return { ...props, blocks: [] };
}
