import type { Saga } from '@/effects/typed';
import { openPage, pageProps, type PagePlace } from './makePage';
import type { PageProps } from './page.types';

function* nothing(): Saga {
  // A page of texts alone: it has no data to wait for.
}

/** The site's own 404: branded, in its language, with ways on. */
export const makeNotFound = async (place: PagePlace, search: string): Promise<PageProps> =>
  (await pageProps(openPage(place, search, []), place, [], nothing)).props;
