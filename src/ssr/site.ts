import type { GetStaticProps } from 'next';
import { contentPage, type ContentProps } from './contentPage';
import { contentPort } from './content';
import { parseRouteParams } from './routeParams';

/** Seconds after which a cached page is made anew; publishing does it at once. */
const RENEW_S = 300;
/** A page without its stock is renewed soon. */
const RENEW_BROKEN_S = 5;

/**
 * Content pages, the same for everybody. The proxy sends only addresses here that the platform knows.
 * @throws Error while the platform gives no answer: a cached page then stays as it is.
 */
export const getSiteProps: GetStaticProps<ContentProps> = async ({ params }) => {
  const place = parseRouteParams(params);
  const found = await contentPort().page({ site: place.site.name, locale: place.language.locale, path: place.path });
  if (!found.ok)
    throw new Error(`The content platform has no answer for ${place.site.name} ${place.path} (${found.error.code}).`);
  if (!found.value) return { notFound: true, revalidate: RENEW_BROKEN_S };
  const { props, broken, facility } = await contentPage(found.value, place);
  if (facility?.ok && facility.value === null) return { notFound: true, revalidate: RENEW_BROKEN_S };
  return { props, revalidate: broken ? RENEW_BROKEN_S : RENEW_S };
};
